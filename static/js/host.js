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

  // Bavarian counts like German; browsers that don't know it would take a language of their own.
  function known(language) {
    return [language, "de"];
  }

  schafkopf.host = {
    // The text kept under a name, or null.
    read(name) {
      const store = storage();
      try {
        return store ? store.getItem(prefix + name) : null;
      } catch (refusal) {
        return null;
      }
    },

    // Keeps a text; false if it could not be kept.
    write(name, text) {
      const store = storage();
      try {
        if (!store) return false;
        store.setItem(prefix + name, text);
        return true;
      } catch (refusal) {
        return false; // QuotaExceededError, or denied meanwhile
      }
    },

    remove(name) {
      const store = storage();
      try {
        if (store) store.removeItem(prefix + name);
      } catch (refusal) {
        // What can't be removed can't have been kept either.
      }
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
      return new Intl.PluralRules(known(language)).select(count);
    },

    number(language, value) {
      return new Intl.NumberFormat(known(language)).format(value);
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
      fetch("static/i18n/" + language + ".json").then(
        (reply) => (reply.ok ? reply.text().then(done) : done(null)),
        () => done(null),
      );
    },
  };
})();
