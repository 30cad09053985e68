/* The game open in several tabs at once: each has a number, kept as long as it is open and over a
   reload, and plays and saves under it. A tab without a number of its own would write over the deal
   of another. Frames of one page count as tabs. Where the browser has no locks (a frame without an
   origin, an old browser), every tab is the first.

     schafkopf.tabs.mine             promise of this tab's number, from 1
     schafkopf.tabs.begin(listener)  listener("page:joined") when another tab is there or has been opened
*/
(function () {
  "use strict";
  const MOST_KNOWN = 999; // what is remembered beyond that is no number of ours
  const PATIENCE_MS = 1000; // a page that loads anew may still hold its number for a moment
  const PLACE = location.pathname.replace(/[^/]*$/, "");
  const KEY = PLACE + "schafkopf.tab";
  const COME = "I have come";
  const HERE = "I am here";
  let isJoined = false;
  let listener = null;
  const REMEMBERED = KEY + framed(window) + (window.parent === window ? "" : "." + window.name);

  // Which frame of the tab this is (".0.2": the third one in the first), "" without any around it:
  // all frames of a tab share what a session keeps, and each wants its own deal back. Frames in an
  // element's shadow are counted nowhere: embed.js gives them names.
  function framed(frame) {
    const holder = frame.parent;
    if (holder === frame) return "";
    const beside = Array.from({ length: holder.length }, (_, index) => holder[index]);
    return framed(holder) + "." + beside.indexOf(frame);
  }

  function locks() {
    try {
      return navigator.locks || null;
    } catch (refusal) {
      return null;
    }
  }

  // Takes a number if it is free, for as long as the page lives.
  function take(number, options) {
    return new Promise((done) => {
      locks()
        .request(KEY + number, options, (lock) => {
          done(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        })
        .catch((refusal) => done(refusal.name === "SecurityError"));
    });
  }

  // The number that this tab had before it was loaded anew.
  function before() {
    try {
      const number = Number(sessionStorage.getItem(REMEMBERED));
      return Number.isInteger(number) && number >= 1 && number <= MOST_KNOWN ? number : 0;
    } catch (refusal) {
      return 0;
    }
  }

  function remember(number) {
    try {
      sessionStorage.setItem(REMEMBERED, String(number));
    } catch (refusal) {
      // Then a reload may give another number: nothing is written over.
    }
  }

  async function find() {
    if (locks() === null) return 1;
    const old = before();
    if (old && (await take(old, { signal: patience() }))) return old;
    let number = 1;
    while (!(await take(number, { ifAvailable: true }))) number += 1;
    return number;
  }

  function patience() {
    const control = new AbortController();
    setTimeout(() => control.abort(), PATIENCE_MS);
    return control.signal;
  }

  // Tells the others that this tab has come, and hears of those that are here or come later.
  function meet() {
    if (locks() === null || typeof BroadcastChannel !== "function") return;
    const channel = new BroadcastChannel(KEY);
    channel.onmessage = (message) => {
      if (message.data === COME) channel.postMessage(HERE);
      isJoined = true;
      if (listener !== null) listener("page:joined");
    };
    channel.postMessage(COME);
  }

  window.schafkopf.tabs = {
    mine: find().then((number) => {
      remember(number);
      meet();
      return number;
    }),

    begin(hear) {
      listener = hear;
      if (isJoined) listener("page:joined");
    },
  };
})();
