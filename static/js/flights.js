/* Cards that travel: the first and the last box of each card are compared, and the way between them
   is played backwards by `translate` and `scale`, which leave `transform` to the style sheets. A
   card that comes flies from the element named by its data-from, one that goes to its data-leave.

     schafkopf.flights.duration(root, ops)   how long the cards take; 0: nothing moves
     schafkopf.flights.boxes(root, keys)     where each card is, by key
     schafkopf.flights.start({root, keys, elements, before, dropped, duration})
*/
(function () {
  "use strict";

  const MOVE_MS = { slow: 520, normal: 340, wait: 340, fast: 180, instant: 0 };
  const DEAL_STEP_MS = 35; // between cards that come from the same place in one frame
  const EASING = "cubic-bezier(.2, .7, .2, 1)";
  const stillMotion = window.matchMedia ? window.matchMedia("(prefers-reduced-motion: reduce)") : null;
  const flying = new Set(); // animations of cards on their way

  function duration(root, ops) {
    if (stillMotion !== null && stillMotion.matches) return 0;
    const pace = MOVE_MS[root.getAttribute("data-pace")];
    const isMoving = ops.some((op) => op[0] === "new" || op[0] === "put" || op[0] === "drop");
    return isMoving && pace !== undefined && "animate" in root ? pace : 0;
  }

  function boxes(root, keys) {
    const found = new Map();
    for (const card of root.querySelectorAll(".card")) {
      const key = keys.get(card);
      if (key !== undefined) found.set(key, card.getBoundingClientRect());
    }
    return found;
  }

  function start({ root, keys, elements, before, dropped, duration }) {
    // Cards still on their way set out anew from where they are.
    for (const flight of flying) flight.cancel();
    flying.clear();
    const after = boxes(root, keys);
    const coming = new Map(); // place they come from → how many so far
    for (const [key, box] of after) {
      const card = elements.get(key);
      const old = before.get(key);
      if (old !== undefined) {
        fly(card, old, box, { duration });
        continue;
      }
      const from = boxOf(elements, card.getAttribute("data-from"));
      if (from === null) continue;
      const order = coming.get(from.key) || 0;
      coming.set(from.key, order + 1);
      fly(card, from.box, box, { duration, delay: order * DEAL_STEP_MS, fill: "backwards" });
    }
    for (const card of dropped) {
      const key = keys.get(card);
      const to = boxOf(elements, card.getAttribute("data-leave"));
      if (to !== null && before.has(key) && !after.has(key)) leave(layer(root), card, before.get(key), to.box, duration);
    }
  }

  function boxOf(elements, key) {
    const element = key === null ? undefined : elements.get(key);
    return element === undefined ? null : { key, box: element.getBoundingClientRect() };
  }

  function fly(element, from, to, timing) {
    if (!to.width || !from.width) return;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = Math.min(from.width / to.width, from.height / to.height);
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return;
    const flight = element.animate(
      [
        { translate: x + "px " + y + "px", scale: String(scale) },
        { translate: "0px 0px", scale: "1" },
      ],
      { easing: EASING, ...timing }
    );
    flying.add(flight);
    flight.onfinish = () => flying.delete(flight);
  }

  function leave(sky, card, from, to, duration) {
    const ghost = card.cloneNode(false);
    ghost.style.cssText = "position:fixed;margin:0;pointer-events:none";
    ghost.style.left = from.left + "px";
    ghost.style.top = from.top + "px";
    ghost.style.width = from.width + "px";
    ghost.style.height = from.height + "px";
    ghost.removeAttribute("aria-label");
    ghost.removeAttribute("role");
    sky.append(ghost);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const flight = ghost.animate(
      [
        { translate: "0px 0px", scale: "1" },
        { translate: x + "px " + y + "px", scale: "0.3" },
      ],
      { duration, easing: "ease-in", fill: "forwards" }
    );
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  function layer(root) {
    let sky = root.querySelector(":scope > .flights");
    if (sky === null) {
      sky = document.createElement("div");
      sky.className = "flights";
      sky.setAttribute("aria-hidden", "true");
      root.append(sky);
    }
    return sky;
  }

  window.schafkopf = window.schafkopf || {};
  window.schafkopf.flights = { duration, boxes, start };
})();
