// What the page's Python asks of the browser, with every refusal caught here: a frame may deny
// storage, a disk may be full. Classic script, no globals but window.schafkopf.host.
(function () {
  "use strict";
  const schafkopf = (window.schafkopf = window.schafkopf || {});

  // Two games may share an origin: everything kept begins with the folder of this page.
  const prefix = location.pathname.replace(/[^/]*$/, "") + "schafkopf.";

  function storage() {
    try {
      return window.localStorage;
    } catch (refusal) {
      return null; // SecurityError: a frame without storage
    }
  }

  // The game's modules that the first hand need not wait for.
  // generated: late files (by `make lists`)
  const LATE = [
    "game/app/archiving.py",
    "game/app/checking.py",
    "game/app/copying.py",
    "game/app/data_presses.py",
    "game/app/embedding.py",
    "game/app/late_presses.py",
    "game/app/lesson.py",
    "game/app/messages.py",
    "game/app/past_presses.py",
    "game/app/replay_page.py",
    "game/app/replaying.py",
    "game/app/request_text.py",
    "game/app/rescue.py",
    "game/app/strong_bots.py",
    "game/bots/auction.py",
    "game/bots/bot.py",
    "game/bots/chances.py",
    "game/bots/doubling.py",
    "game/bots/easy.py",
    "game/bots/endgame.py",
    "game/bots/features.py",
    "game/bots/judging.py",
    "game/bots/leading.py",
    "game/bots/memory.py",
    "game/bots/normal.py",
    "game/bots/proof.py",
    "game/bots/sides.py",
    "game/bots/thrift.py",
    "game/bots/tout.py",
    "game/bots/touts.py",
    "game/bots/valuation.py",
    "game/bots/weights.py",
    "game/bots/worlds.py",
    "game/bots/worth.py",
    "game/browser/afterwards.py",
    "game/browser/archive.py",
    "game/browser/frame.py",
    "game/browser/mind.py",
    "game/browser/replay.py",
    "game/browser/warming.py",
    "game/core/decided.py",
    "game/ui/beside.py",
    "game/ui/coaching.py",
    "game/ui/lessons.py",
    "game/ui/notation.py",
    "game/ui/panels/about.py",
    "game/ui/panels/data.py",
    "game/ui/panels/frame.py",
    "game/ui/panels/help.py",
    "game/ui/panels/last_trick.py",
    "game/ui/panels/past.py",
    "game/ui/panels/past_sums.py",
    "game/ui/panels/preview.py",
    "game/ui/panels/reckoning.py",
    "game/ui/panels/review.py",
    "game/ui/panels/scores.py",
    "game/ui/panels/settings.py",
    "game/ui/replay.py",
    "game/ui/state.py",
    "game/ui/tips.py",
  ];
  // end
  // Scripts that only those modules need.
  const LATE_SCRIPTS = [
    "static/vendor/idb/umd.js",
    "static/js/deals.js",
    "static/js/archive.js",
    "static/js/mishaps.js",
  ];
  // The sheets that it need not wait for stand in their place among the layers, but disabled: a browser
  // fetches such a sheet only when it is enabled.
  const LATE_SHEETS = "link[rel=stylesheet][disabled]";
  // No kept text that can be read is longer (game/core/strict_json.py), in characters of one byte; more
  // would not fit into Python's memory, and then the page could never start again.
  const MOST_KEPT = 1000000;
  const ASIDE = ".unreadable.";
  const TOO_LONG = "too long to be read";
  const stuck = new Set(); // names of texts too long for which there is no other place: they stay
  // Milliseconds to wait before what did not come is asked for again.
  const PAUSES = [500, 1000, 2000, 4000, 8000];

  // The text at an address, or null.
  async function textAt(address, priority) {
    try {
      const reply = await fetch(address, { priority });
      return reply.ok ? await reply.text() : null;
    } catch (refusal) {
      return null; // no line, or broken off on the way
    }
  }

  // Python's texts end where a NUL stands. So it sees another control character and a digit in its place,
  // which no text that can be read holds either: written back, it is what it was.
  function toPython(text) {
    return text === null ? null : text.replace(/[\0\x01]/g, (char) => "\x01" + char.charCodeAt(0));
  }

  function fromPython(text) {
    return text.replace(/\x01([01])/g, (_, digit) => String.fromCharCode(digit));
  }

  // Gives a text another name, under which it stays as it is.
  function setAside(store, name, text) {
    let number = 1;
    while (store.getItem(prefix + name + ASIDE + number) !== null) number += 1;
    store.removeItem(prefix + name);
    store.setItem(prefix + name + ASIDE + number, text); // as long as before: there is room
  }

  // Bavarian counts like German; browsers that don't know it would take a language of their own.
  function known(language) {
    return [language, "de"];
  }

  // One object of a class of Intl for each language: making one costs about a millisecond.
  function cached(Class) {
    const made = new Map();
    return function (language) {
      if (!made.has(language)) made.set(language, new Class(known(language)));
      return made.get(language);
    };
  }

  const pluralRules = cached(Intl.PluralRules);
  const numberFormat = cached(Intl.NumberFormat);

  schafkopf.host = {
    // The text kept under a name, or null. Names and texts are here as Python has them.
    read(name) {
      const store = storage();
      try {
        return store ? store.getItem(prefix + fromPython(name)) : null;
      } catch (refusal) {
        return null;
      }
    },

    // The same for Python: what is far too long is set aside here, and something short comes in its
    // place, which nobody can read either.
    kept(name) {
      const text = schafkopf.host.read(name);
      if (text === null || text.length * 4 <= MOST_KEPT || new Blob([text]).size <= MOST_KEPT) return toPython(text);
      try {
        if (!name.includes(ASIDE)) setAside(storage(), name, text);
      } catch (refusal) {
        schafkopf.host.write(name, text);
        stuck.add(name);
      }
      return TOO_LONG;
    },

    // Keeps a text; false if it could not be kept.
    write(name, text) {
      const store = storage();
      try {
        if (!store || stuck.has(name)) return false;
        store.setItem(prefix + fromPython(name), fromPython(text));
        return true;
      } catch (refusal) {
        return false; // QuotaExceededError, or denied meanwhile
      }
    },

    // How many characters a kept text has; 0 if there is none.
    length(name) {
      const text = schafkopf.host.read(name);
      return text === null ? 0 : text.length;
    },

    // Gives a kept text another name, however long it is; false, and nothing has changed, if that can't be.
    rename(name, to) {
      const text = schafkopf.host.read(name);
      if (text === null) return false;
      schafkopf.host.remove(name); // first, so that there is room
      if (schafkopf.host.write(to, toPython(text))) return true;
      schafkopf.host.write(name, toPython(text));
      return false;
    },

    remove(name) {
      const store = storage();
      stuck.delete(name);
      try {
        if (store) store.removeItem(prefix + fromPython(name));
      } catch (refusal) {
        // What can't be removed can't have been kept either.
      }
    },

    // The names of all texts kept, as a JSON list.
    names() {
      const store = storage();
      const found = [];
      try {
        for (let index = 0; store && index < store.length; index += 1) {
          const name = store.key(index);
          if (name.startsWith(prefix)) found.push(toPython(name.slice(prefix.length)));
        }
      } catch (refusal) {
        return "[]"; // nothing can be read either
      }
      return JSON.stringify(found);
    },

    // Puts a text on the clipboard, without an element that shows it; false if that is refused.
    // Called in the very event of a press: frames that deny navigator.clipboard allow it there.
    copy(text) {
      const seat = document.createElement("span");
      seat.textContent = "\u00a0"; // some browsers copy only where something is selected
      seat.className = "live";
      document.body.append(seat);
      const selection = getSelection();
      selection.selectAllChildren(seat);
      let isTaken = false;
      function give(event) {
        event.clipboardData.setData("text/plain", text);
        event.preventDefault();
        event.stopImmediatePropagation();
        isTaken = true;
      }
      document.addEventListener("copy", give, true);
      const isDone = document.execCommand("copy");
      document.removeEventListener("copy", give, true);
      selection.removeAllRanges();
      seat.remove();
      return isDone && isTaken;
    },

    // A parameter of the page's address, or null.
    parameter(name) {
      return new URLSearchParams(location.search).get(name);
    },

    // 128 bits of real chance as four numbers, with blanks between them.
    seedWords() {
      return Array.from(crypto.getRandomValues(new Uint32Array(4))).join(" ");
    },

    plural(language, count) {
      return pluralRules(language).select(count);
    },

    // The first format of numbers takes a browser ten milliseconds, and the first hand needs but small
    // ones: our languages all write those as JavaScript does.
    number(language, value) {
      if (value >= 0 && value < 1000) return String(value);
      return numberFormat(language).format(value);
    },

    today() {
      const now = new Date();
      const two = (part) => String(part).padStart(2, "0");
      return now.getFullYear() + "-" + two(now.getMonth() + 1) + "-" + two(now.getDate());
    },

    // A narrow touch screen: there a card takes two taps unless the player chooses otherwise.
    isSmallTouch() {
      return matchMedia("(pointer: coarse) and (max-width: 600px)").matches;
    },

    // Calls done(text) with a catalogue, done(null) if it can't be had.
    catalogue(language, done) {
      textAt("static/i18n/" + language + ".json", "auto").then(done);
    },

    // Whether a worker with the large interpreter can be tried here. It never gets up in a frame that
    // has no origin of its own, or where the browser keeps nothing.
    takesWorkers() {
      try {
        return window.origin !== "null" && Boolean(window.indexedDB) && storage() !== null;
      } catch (refusal) {
        return false; // SecurityError: a frame may deny even the look at it
      }
    },

    // Runs one of our scripts that nobody has needed before. Calls done(true), or done(false) if it
    // can't be had.
    script(address, done) {
      const script = document.createElement("script");
      script.src = address;
      script.addEventListener("load", () => done(true));
      script.addEventListener("error", () => done(false));
      document.head.append(script);
    },

    // Whether a sheet came, and is one: a host's own page in its place has no rules.
    hasRules(sheet) {
      try {
        return sheet !== null && sheet.cssRules.length > 0;
      } catch (refusal) {
        return true; // a frame of no origin may not look inside
      }
    },

    // Has a late sheet fetched and put in force. Resolves when it is, or is known not to come this time:
    // then it is late as before.
    enable(link, priority) {
      const enabled = link.cloneNode(); // what a link that has failed does next is up to the browser
      enabled.disabled = false;
      enabled.fetchPriority = priority;
      return new Promise((resolve) => {
        function end(isThere) {
          enabled.disabled = !isThere;
          resolve();
        }

        enabled.addEventListener("load", () => end(schafkopf.host.hasRules(enabled.sheet)), { once: true });
        enabled.addEventListener("error", () => end(false), { once: true });
        link.replaceWith(enabled);
      });
    },

    // Whether the page began with every module of the game.
    isWhole: LATE.length === 0,

    // Fetches the modules, scripts and sheets that are to come late. Calls put(path, text) with each module,
    // then done(true); done(false) if one of them can't be had after several attempts. The first attempt
    // at the sheets is waited for, so that no panel opens without them. One that fails is asked for
    // again, but holds nobody up: the game can be played without it.
    late(put, done) {
      const waiting = new Set([...LATE, ...LATE_SCRIPTS]);
      let isTold = false;

      function run(path) {
        return new Promise((resolve) => {
          schafkopf.host.script(path, (isThere) => {
            if (isThere) waiting.delete(path);
            resolve();
          });
        });
      }

      async function bring(path) {
        if (path.endsWith(".js")) return run(path);
        const text = await textAt(path, "low");
        if (text === null || text.startsWith("<")) return; // or a host's own page in its place
        put(path, text);
        waiting.delete(path);
      }

      function lateSheets() {
        return Array.from(document.querySelectorAll(LATE_SHEETS));
      }

      function tell(isWhole) {
        if (isTold) return;
        isTold = true;
        done(isWhole);
      }

      async function attempt(number) {
        const sheets = lateSheets().map((link) => schafkopf.host.enable(link, "low"));
        try {
          await Promise.all([...Array.from(waiting, bring), ...sheets]);
        } catch (fault) {
          tell(false); // Python could not put a file where it belongs
          throw fault;
        }
        if (!waiting.size) tell(true);
        if (!waiting.size && !lateSheets().length) return;
        if (number === PAUSES.length) tell(false);
        else setTimeout(attempt, PAUSES[number], number + 1);
      }

      attempt(0);
    },
  };
})();
