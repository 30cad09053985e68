// From the page's first paint to the first hand: says how far the start has got, and turns whatever
// goes wrong into words with something to do. A classic script: from file:// and in opaque frames
// module scripts are blocked while this still runs.
//
//   schafkopf.catalogue     promise of the text of static/i18n/<language>.json
//   schafkopf.stage(name)   a stage of the start begins: interpreter, rules, table
//   schafkopf.fail(kind, detail)  the start has failed: file, browser, missing, damaged, blocked, python
//
// The start is over when patch.js takes #boot away.
(function () {
  "use strict";
  const schafkopf = window.schafkopf;
  const text = schafkopf.bootText;
  const boot = document.getElementById("boot");
  const SLOW_MS = Number(boot.dataset.slowMs);
  const STAGES = ["page", "interpreter", "rules", "table"];
  // What PyScript says on the window while it loads MicroPython (polyscript's progress events).
  const PROGRESS = { "Loading MicroPython": "interpreter", "Loading files": "rules", "Loaded MicroPython": "table" };
  const RUNTIME = "/static/vendor/";
  const PYSCRIPT = RUNTIME + "pyscript/";
  const RENEW_MS = 5000;
  const complaints = []; // what was written to console.error while starting: PyScript tells only there
  const consoleError = console.error;
  let isOver = false;
  let slowTimer = 0;

  schafkopf.stage = function (name) {
    if (isOver) return;
    boot.querySelector("progress").value = STAGES.indexOf(name) + 1;
    boot.querySelector(".boot-stage").textContent = text("boot.stage." + name);
  };

  schafkopf.fail = function (kind, detail) {
    if (isOver) return;
    end();
    document.documentElement.dataset.failed = kind;
    const parts = [
      make("h1", text("boot.fail.title")),
      make("p", text("boot.fail." + kind)),
      make("p", text("boot.fail." + kind + ".do")),
    ];
    if (kind === "blocked") parts.push(ownTab());
    else if (kind !== "file" && kind !== "browser") parts.push(reloadButton(startAgain));
    if (detail) parts.push(details(detail));
    const told = make("div", ""); // the page's main part keeps a role of its own
    told.className = "failure";
    told.setAttribute("role", "alert");
    told.append(...parts);
    boot.className = "";
    boot.replaceChildren(told);
  };

  function make(tag, content) {
    const element = document.createElement(tag);
    element.textContent = content;
    return element;
  }

  function reloadButton(onPress) {
    const button = make("button", text("boot.reload"));
    button.type = "button";
    button.className = "action";
    button.dataset.primary = "true";
    button.addEventListener("click", onPress);
    return button;
  }

  // Files of two versions, or half a file, may lie in the browser's own store: a reload would take them
  // from there again. So they are fetched past it first, as far as they come.
  async function startAgain(press) {
    press.target.disabled = true;
    const renewed = neededFiles().map(async (address) => (await fetch(address, { cache: "reload" })).arrayBuffer());
    await Promise.race([Promise.allSettled(renewed), new Promise((done) => setTimeout(done, RENEW_MS))]);
    location.reload();
  }

  function ownTab() {
    const link = make("a", text("boot.own-tab"));
    link.className = "action";
    link.href = location.href;
    link.target = "_blank";
    link.rel = "noopener";
    return link;
  }

  function details(detail) {
    const box = document.createElement("details");
    const lines = [detail.trim(), "", location.href, navigator.userAgent];
    box.append(make("summary", text("boot.details")), make("pre", lines.join("\n")));
    return box;
  }

  // ---------------------------------------------------------------- what went wrong

  // The files without which there is no game, as the page itself names them.
  function neededFiles() {
    const links = document.querySelectorAll("link[rel=modulepreload], link[rel=preload]");
    const scripts = document.querySelectorAll("script[src]");
    const addresses = Array.from(links, (link) => link.href).concat(Array.from(scripts, (script) => script.src));
    return addresses.concat(catalogueAddress());
  }

  // What is wrong with one file: [kind, detail], or null.
  async function fault(address) {
    let reply;
    try {
      reply = await fetch(address, { cache: "force-cache" });
    } catch (refusal) {
      return [window.origin === "null" ? "blocked" : "missing", address + "\n" + refusal];
    }
    if (!reply.ok) return ["missing", address + "\n" + reply.status + " " + reply.statusText];
    try {
      return (await isSound(address, reply)) ? null : ["damaged", address];
    } catch (incomplete) {
      return ["damaged", address + "\n" + incomplete]; // shorter than the server said, or no JSON
    }
  }

  // Whether a file can be what it should be. A host's sign-in page comes with a good word too, in the
  // place of any file; an empty one is no fault but in the runtime.
  async function isSound(address, reply) {
    if (address.endsWith(".wasm")) return WebAssembly.validate(await reply.arrayBuffer());
    const content = (await reply.text()).trimStart();
    if (address.endsWith(".json")) JSON.parse(content);
    return !content.startsWith("<") && (content !== "" || !address.includes(RUNTIME));
  }

  // Looks for a file that is missing or damaged; reports that, else what was complained about: as a
  // fault of the script that is suspected, if one is.
  async function diagnose(complaint, suspect) {
    const faults = (await Promise.all(neededFiles().map(fault))).filter((found) => found !== null);
    if (faults.length) schafkopf.fail(...faults[0]);
    else if (suspect) schafkopf.fail("damaged", suspect + "\n" + complaint);
    else if (complaint) schafkopf.fail("python", complaint);
  }

  // ---------------------------------------------------------------- watching

  function onProgress(event) {
    if (event.detail in PROGRESS) schafkopf.stage(PROGRESS[event.detail]);
  }

  // A script that isn't one, whoever asked for it: our own are, and Python's errors are none of these.
  function suspected(error, address) {
    return error instanceof SyntaxError ? address || RUNTIME : "";
  }

  // A file that can't be had, or is none that a browser runs, or an exception that nobody caught.
  function onError(event) {
    if (isRefusalToldOn(event)) return;
    if (event instanceof ErrorEvent) {
      diagnose(String(event.error || event.message), suspected(event.error, event.filename));
    } else if (event.target.rel !== "stylesheet") {
      diagnose("", event.target.src);
    }
  }

  // PyScript asks for storage first, and does without where a frame or the person allows none: it is
  // refused at once, or by an event.
  function isRefusedStorage(reason) {
    if (reason instanceof Event) return reason.target instanceof IDBRequest;
    return reason instanceof DOMException && reason.name === "SecurityError";
  }

  // That event PyScript tells on while it is being told.
  function isRefusalToldOn(event) {
    if (!(event.error instanceof DOMException) || event.error.name !== "InvalidStateError") return false;
    return event.filename.includes(PYSCRIPT);
  }

  function onRejection(event) {
    if (isRefusedStorage(event.reason)) return;
    const { reason } = event;
    diagnose(String((reason && reason.stack) || reason), suspected(reason));
  }

  // The page's Python has run to its end; if it complained, it won't get any further.
  function onPythonDone() {
    if (complaints.length) diagnose(complaints.join("\n"));
  }

  function onSlow() {
    boot.querySelector(".boot-slow").hidden = false;
    diagnose("");
  }

  // The table is up, and an exception has left it as it was: everything up to it is saved. mishaps.js
  // can do more than this, once it is there.
  function onLaterError(event) {
    if (event instanceof ErrorEvent && isRefusalToldOn(event)) return;
    const error = String(event.error || event.message);
    if (schafkopf.mishap && schafkopf.mishap.tell(error)) return;
    tellLater("boot.fail.later", error);
  }

  function tellLater(words, detail) {
    if (document.querySelector(".later-failure") !== null) return;
    const box = make("section", "");
    box.className = "failure later-failure";
    box.setAttribute("role", "alert");
    box.append(make("p", text(words)), reloadButton(() => location.reload()), details(detail));
    document.body.append(box);
  }

  // The looks of the first hand are asked for before anybody listens; when this script runs each of
  // them has come or failed. A hand can be played without, so it is told beside the table. Those that
  // were chosen have only just been asked for, and host.js sees to them.
  function lostSheets() {
    const links = Array.from(document.querySelectorAll("link[rel=stylesheet]:not([disabled], [data-for])"));
    return links.filter((link) => !schafkopf.host.hasRules(link.sheet)).map((link) => link.href);
  }

  // What a promise was waited for is called by the browser: an exception there is one like any other.
  function onLaterRejection(event) {
    if (!isRefusedStorage(event.reason)) onLaterError({ error: event.reason });
  }

  function begin() {
    window.addEventListener("mpy:progress", onProgress);
    window.addEventListener("error", onError, true); // errors of elements don't bubble
    window.addEventListener("unhandledrejection", onRejection);
    document.addEventListener("mpy:done", onPythonDone, true);
    console.error = function (...parts) {
      complaints.push(parts.join(" "));
      consoleError.apply(console, parts);
    };
    slowTimer = setTimeout(onSlow, SLOW_MS);
    const lost = lostSheets();
    new MutationObserver((_, observer) => {
      if (boot.isConnected) return;
      observer.disconnect();
      end();
      window.addEventListener("error", onLaterError);
      window.addEventListener("unhandledrejection", onLaterRejection);
      if (lost.length) tellLater("boot.fail.missing", lost.join("\n"));
    }).observe(boot.parentNode, { childList: true });
  }

  function end() {
    isOver = true;
    clearTimeout(slowTimer);
    console.error = consoleError;
    window.removeEventListener("mpy:progress", onProgress);
    window.removeEventListener("error", onError, true);
    window.removeEventListener("unhandledrejection", onRejection);
    document.removeEventListener("mpy:done", onPythonDone, true);
  }

  function catalogueAddress() {
    return new URL("static/i18n/" + schafkopf.language + ".json", document.baseURI).href;
  }

  async function fetchCatalogue() {
    const reply = await fetch(catalogueAddress());
    if (!reply.ok) throw new Error(catalogueAddress() + ": " + reply.status);
    schafkopf.tab = await schafkopf.tabs.mine; // known long before, but by a promise
    await schafkopf.looks; // or the first hand would be bare for a moment
    return reply.text();
  }

  if (location.protocol === "file:") {
    schafkopf.fail("file", "");
  } else if (!("noModule" in HTMLScriptElement.prototype) || typeof WebAssembly !== "object") {
    schafkopf.fail("browser", "");
  } else {
    begin();
    schafkopf.catalogue = fetchCatalogue();
  }
})();
