/* Taps that were meant for what lay under the finger a moment before. A finger is on its way when the
   table changes: a tap that was to hurry a trick must not play the card that has just become legal
   there. So a tap is late if what it presses has come, or means something else, since shortly before
   the finger touched the screen. A mouse shows where it is and a key where the focus is: their
   presses are never late.

     schafkopf.taps.look(root)        what each press means now; called when the document has changed
     schafkopf.taps.listen(root)      watches for fingers
     schafkopf.taps.isLate(click)     whether a click on the root is a tap that came too late
     schafkopf.taps.isSettled(element)  whether a tap on it would count now */
(function () {
  "use strict";

  const LATE_MS = 250; // from seeing to pressing takes longer

  const meanings = new WeakMap(); // element → { text, since }
  let touched = null; // when a finger came down last; null: it was no finger

  function look(root) {
    const now = performance.now();
    for (const element of root.querySelectorAll("[data-act]")) {
      const text = meaning(element);
      const known = meanings.get(element);
      if (known === undefined || known.text !== text) meanings.set(element, { text, since: now });
    }
  }

  /* Act and words, whether it is allowed, and for a card its place: the others close up when one goes. */
  function meaning(element) {
    const states = ["data-act", "data-legal", "aria-disabled"].map((name) => element.getAttribute(name));
    const hand = element.closest(".hand");
    const place = hand === null ? [] : [[...hand.children].indexOf(element.parentElement), hand.children.length];
    return [...states, element.textContent, ...place].join("|");
  }

  function listen(root) {
    root.addEventListener(
      "pointerdown",
      (event) => {
        touched = event.pointerType === "mouse" ? null : performance.now();
      },
      { capture: true, passive: true }
    );
  }

  function isLate(click) {
    // Without a pointer (detail 0) a key or an assistive program has pressed.
    if (click.detail === 0 || touched === null) return false;
    const known = meanings.get(click.target.closest("[data-act]"));
    return known !== undefined && touched - known.since < LATE_MS;
  }

  function isSettled(element) {
    const known = meanings.get(element);
    return known === undefined || performance.now() - known.since >= LATE_MS;
  }

  window.schafkopf = window.schafkopf || {};
  window.schafkopf.taps = { look, listen, isLate, isSettled };
})();
