/* For pages that hold the game, or show a deal: <schafkopf-game>, <schafkopf-replay>. A plain script
   without dependencies, for any page:

     <script src="https://…/static/js/embed.js"></script>
     <schafkopf-game lang="en" deck="short"></schafkopf-game>
     <schafkopf-replay lang="en" record='{"v": 1, …}'></schafkopf-replay>

   Attributes of the game: lang, theme, deck, level, pace, profile, record, tools, worker (as the page's
   own parameters); of the replay: lang, theme, record; of both: height (else it follows the width),
   sandbox (instead of the usual one). Events: ready, deal-start, deal-end, state, height, error (the
   replay has no deal-…), with the message as `detail`; they don't bubble. Methods: load, ask, of the
   game also deal, pause, resume. Both run in a frame of their own: nothing of the page around it
   reaches in, and nothing of it reaches out but these messages.
*/
(function () {
  "use strict";
  const TYPE = "schafkopf";
  const VERSION = 1;
  const HERE = document.currentScript.src;
  const GAME = new URL("../../index.html", HERE);
  const SHARED = ["lang", "theme", "record"];
  const OF_FRAME = ["height", "sandbox"];
  const AT_ONCE = { lang: "language", theme: "theme" }; // changed without loading anew
  const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-downloads";
  const EVENTS = new Set(["ready", "deal-start", "deal-end", "state", "height", "error"]);
  const FRAME = "display:block;width:100%;border:0;margin:0;padding:0;background:transparent;color-scheme:normal";

  // A sandbox has no origin, and that of an app's own pages ("capacitor://…") can't be sent to.
  function isNameable(origin) {
    return origin !== "null" && new URL(origin).origin === origin;
  }

  let made = 0;

  class SchafkopfFrame extends HTMLElement {
    static parameters = SHARED;
    static observedAttributes = [...SHARED, ...OF_FRAME];
    static isReplay = false;

    #frame = null;
    #isReady = false;
    // By its name the game knows which of several it is, and goes on with its own deal (tabs.js): in
    // the order in which the page makes them, which a reload repeats.
    #name = "schafkopf" + (made += 1);
    #onMessage = (event) => this.#hear(event);

    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: "open" });
      this.style.display = this.style.display || "block";
      window.addEventListener("message", this.#onMessage);
      this.#load();
    }

    disconnectedCallback() {
      window.removeEventListener("message", this.#onMessage);
      this.shadowRoot.replaceChildren();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, after) {
      if (this.#frame === null || before === after) return;
      if (name === "height") this.#size(Number(after));
      else if (name in AT_ONCE && this.#isReady && after !== null) this.send(AT_ONCE[name], after);
      else this.#load();
    }

    /** Goes on from a record (text or object), or shows it. */
    load(record) {
      this.send("load", record);
    }

    /** Has the state told, by the event of that name. */
    ask() {
      this.send("state");
    }

    /** Any command, as a plain frame takes it too. */
    send(command, value) {
      if (this.#frame === null || this.#frame.contentWindow === null) return;
      // A frame in a sandbox of its own has no origin that could be named.
      this.#frame.contentWindow.postMessage({ type: TYPE, v: VERSION, command, value }, "*");
    }

    #address() {
      const address = new URL(GAME);
      address.searchParams.set("embed", "1");
      if (isNameable(window.origin)) address.searchParams.set("origin", window.origin);
      if (this.constructor.isReplay) address.searchParams.set("replay", "1");
      for (const name of this.constructor.parameters) {
        if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      }
      return address.href;
    }

    #load() {
      const frame = document.createElement("iframe");
      frame.style.cssText = FRAME;
      frame.title = this.getAttribute("title") || "Schafkopf";
      frame.name = this.#name;
      frame.loading = "lazy";
      frame.referrerPolicy = "no-referrer";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox"));
      else if (window.origin !== GAME.origin) frame.setAttribute("sandbox", SANDBOX); // at home it would be none
      this.#isReady = false;
      this.#frame = frame;
      this.#size(Number(this.getAttribute("height")) || this.#firstHeight());
      frame.src = this.#address();
      this.shadowRoot.replaceChildren(frame);
    }

    // What the game will ask for, so that nothing jumps when it does.
    #firstHeight() {
      const width = this.clientWidth || 360;
      const ideal = width < 560 ? width * 1.7 : width * 0.64;
      return Math.round(Math.min(Math.max(ideal, 440), width < 560 ? 700 : 820));
    }

    #size(height) {
      if (height > 0) this.#frame.style.height = Math.min(height, 2000) + "px";
    }

    #hear(event) {
      const message = event.data;
      if (this.#frame === null || event.source !== this.#frame.contentWindow) return;
      if (event.origin !== GAME.origin && event.origin !== "null") return;
      if (message === null || typeof message !== "object") return;
      if (message.type !== TYPE || message.v !== VERSION || !EVENTS.has(message.event)) return;
      if (message.event === "ready") this.#isReady = true;
      if (message.event === "height" && !this.hasAttribute("height")) this.#size(Number(message.height));
      this.dispatchEvent(new CustomEvent(message.event, { detail: message }));
    }
  }

  class SchafkopfGame extends SchafkopfFrame {
    static parameters = [...SHARED, "deck", "level", "pace", "profile", "tools", "worker"];
    static observedAttributes = [...SchafkopfGame.parameters, ...OF_FRAME];

    /** The next deal, when one is over. */
    deal() {
      this.send("new");
    }

    pause() {
      this.send("pause", true);
    }

    resume() {
      this.send("pause", false);
    }
  }

  class SchafkopfReplay extends SchafkopfFrame {
    static isReplay = true;
  }

  for (const [name, element] of [
    ["schafkopf-game", SchafkopfGame],
    ["schafkopf-replay", SchafkopfReplay],
  ]) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
})();
