/* The page's end of the border: carries out the operations of game/ui/diff.py on the mount #game,
   lets cards travel, keeps the focus, tells texts to those who listen, and hands every press to one
   callback. It knows no rule of the game. A classic script, so that it runs in every frame.

     schafkopf.patch.apply(json)      one frame's operations as one JSON string
     schafkopf.patch.onEvent(callback)  callback("act:<data-act>") or callback("key:skip")
*/
(function () {
  "use strict";

  const TAGS = new Set(
    (
      "a button caption dd div dl dt em footer h1 h2 h3 header li main nav ol p section span strong " +
      "table tbody td th thead tr ul"
    ).split(" ")
  );
  const ATTRIBUTES = new Set("class dir href inert lang rel role scope tabindex target title type".split(" "));
  const LOCAL_ADDRESS = /^(?:[\w-][\w./-]*)?(?:#[\w-]*)?$/; // no scheme, no other host
  const MIRRORED = new Set(["lang", "dir", "data-theme", "data-deck", "data-cloth"]);
  const MOVE_MS = { slow: 520, normal: 340, wait: 340, fast: 180, instant: 0 };
  const DEAL_STEP_MS = 35; // between cards that come from the same place in one frame
  const POLITE_GAP_MS = 300; // texts that follow closer are told as one
  const POLITE_KEPT = 8;
  const URGENT_DELAY_MS = 30;
  const EASING = "cubic-bezier(.2, .7, .2, 1)";

  const elements = new Map(); // key → element
  const keys = new WeakMap(); // element → key
  const rovingIndex = new WeakMap(); // list → index of its item in the order of tabs
  const flying = new Set(); // animations of cards on their way
  const stillMotion = window.matchMedia ? window.matchMedia("(prefers-reduced-motion: reduce)") : null;
  let root = null;
  let callback = null;

  // ---------------------------------------------------------------- operations

  function apply(json) {
    const ops = JSON.parse(json);
    const isFirst = root === null;
    if (isFirst) mount();
    const moveMs = isFirst ? 0 : moveDuration(ops);
    const before = moveMs ? cardBoxes() : null;
    const focused = isFirst ? null : focusedPlace();
    const frame = { stale: [], dropped: [], said: { polite: [], assertive: [] }, focus: null };
    for (const op of ops) carryOut(op, frame);
    for (const element of frame.stale) forget(element, frame);
    if (isFirst) show();
    updateRoving();
    restoreFocus(focused);
    if (frame.focus !== null) frame.focus.focus({ preventScroll: true });
    if (moveMs) moveCards(before, frame.dropped, moveMs);
    for (const manner of ["polite", "assertive"]) {
      if (frame.said[manner].length) tell(manner, frame.said[manner].join(" "));
    }
  }

  function carryOut(op, frame) {
    const [name, key] = op;
    switch (name) {
      case "new": {
        if (elements.has(key)) frame.stale.push(elements.get(key));
        const element = create(op[2]);
        for (let index = 0; index < op[3].length; index += 2) {
          if (op[3][index + 1] !== null) setAttribute(element, op[3][index], op[3][index + 1]);
        }
        if (op[4] !== "") element.textContent = op[4];
        known(op[5]).insertBefore(element, op[6] === null ? null : known(op[6]));
        elements.set(key, element);
        keys.set(element, key);
        break;
      }
      case "put":
        known(op[2]).insertBefore(known(key), op[3] === null ? null : known(op[3]));
        break;
      case "set":
        setAttribute(known(key), op[2], op[3]);
        break;
      case "unset":
        known(key).removeAttribute(op[2]);
        break;
      case "text":
        known(key).textContent = op[2];
        break;
      case "drop":
        forget(known(key), frame);
        break;
      case "say":
        frame.said[key].push(op[2]);
        break;
      case "focus":
        frame.focus = known(key);
        break;
      default:
        throw new Error("patch.js: unknown operation " + name);
    }
  }

  function known(key) {
    const element = elements.get(key);
    if (element === undefined) throw new Error("patch.js: no element " + key);
    return element;
  }

  function create(tag) {
    if (!TAGS.has(tag)) throw new Error("patch.js: tag not allowed: " + tag);
    return document.createElement(tag);
  }

  function setAttribute(element, name, value) {
    const isAllowed = ATTRIBUTES.has(name) || name.startsWith("data-") || name.startsWith("aria-");
    if (!isAllowed) throw new Error("patch.js: attribute not allowed: " + name);
    if (name === "href" && !LOCAL_ADDRESS.test(value)) throw new Error("patch.js: address not allowed: " + value);
    element.setAttribute(name, value);
    if (element !== root) return;
    if (MIRRORED.has(name)) document.documentElement.setAttribute(name, value);
    if (name === "data-title") document.title = value;
  }

  function forget(element, frame) {
    for (const inside of [element, ...element.querySelectorAll("*")]) {
      const key = keys.get(inside);
      if (elements.get(key) === inside) elements.delete(key);
      if (inside.classList.contains("card")) frame.dropped.push(inside);
    }
    element.remove();
  }

  // ---------------------------------------------------------------- the page

  function mount() {
    root = document.getElementById("game");
    if (root === null) throw new Error("patch.js: the page has no #game");
    elements.set("root", root);
    keys.set(root, "root");
    root.addEventListener("click", onClick);
    root.addEventListener("focusin", onFocusIn);
    root.addEventListener("contextmenu", onContextMenu);
    document.addEventListener("keydown", onKeyDown);
  }

  function show() {
    const boot = document.getElementById("boot");
    if (boot !== null) boot.remove();
    root.hidden = false;
  }

  function emit(event) {
    if (callback !== null) callback(event);
  }

  // ---------------------------------------------------------------- presses and keys

  function onClick(event) {
    const target = event.target.closest("[data-act], a[href], .panel, .backdrop");
    if (target === null) emit("key:skip");
    else if (target.hasAttribute("data-act")) emit("act:" + target.getAttribute("data-act"));
  }

  function onContextMenu(event) {
    // A thumb that rests on a card must not open the menu for pictures.
    if (event.target.closest(".card") !== null) event.preventDefault();
  }

  function onKeyDown(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) return;
    const button = event.target.closest ? event.target.closest("button, a[href]") : null;
    if (event.key === "Enter" || event.key === " ") {
      if (button !== null) {
        if (event.repeat) event.preventDefault(); // a key held down presses once
        return;
      }
      if (event.target.closest && event.target.closest(".panel") !== null) return; // it scrolls
      event.preventDefault();
      if (!event.repeat && openPanel() === null) emit("key:skip");
      return;
    }
    if (event.key === "Escape") return pressKeyOf("Escape", event);
    if (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) return onArrow(event);
    if (event.key.length === 1 && root.getAttribute("data-keys") === "on") onSingleKey(event);
  }

  function onSingleKey(event) {
    if (/^[1-9]$/.test(event.key)) {
      const cards = root.querySelectorAll(".hand .card");
      const card = cards[Number(event.key) - 1];
      if (card !== undefined && openPanel() === null) {
        card.focus();
        event.preventDefault();
      }
      return;
    }
    if (pressKeyOf(event.key.toLowerCase(), event)) return;
    // The same key on a keyboard with other letters.
    if (/^Key[A-Z]$/.test(event.code)) pressKeyOf(event.code[3].toLowerCase(), event);
  }

  function pressKeyOf(name, event) {
    const scope = openPanel() || root;
    const button = scope.querySelector('[aria-keyshortcuts="' + CSS.escape(name) + '"]');
    if (button === null) return false;
    event.preventDefault();
    if (!event.repeat) emit("act:" + button.getAttribute("data-act"));
    return true;
  }

  function openPanel() {
    return root.querySelector("[aria-modal=true]");
  }

  // ---------------------------------------------------------------- focus

  /* A list marked data-roving is one stop in the order of tabs; arrows, Home and End go through it. */

  function itemsOf(list) {
    return [...list.querySelectorAll("button")];
  }

  function updateRoving() {
    for (const list of root.querySelectorAll("[data-roving]")) {
      const items = itemsOf(list);
      if (!items.length) continue;
      let current = items.findIndex((item) => item.getAttribute("aria-checked") === "true");
      if (current < 0) current = items.findIndex((item) => item.getAttribute("tabindex") === "0");
      if (current < 0) current = Math.min(rovingIndex.get(list) || 0, items.length - 1);
      setCurrent(list, items, current);
    }
  }

  function setCurrent(list, items, current) {
    rovingIndex.set(list, current);
    items.forEach((item, index) => {
      const value = index === current ? "0" : "-1";
      if (item.getAttribute("tabindex") !== value) item.setAttribute("tabindex", value);
    });
  }

  function onFocusIn(event) {
    const list = event.target.closest("[data-roving]");
    if (list === null) return;
    const items = itemsOf(list);
    const current = items.indexOf(event.target);
    if (current >= 0) setCurrent(list, items, current);
  }

  function focusList(list) {
    const item = list === null ? null : list.querySelector('button[tabindex="0"]');
    if (item !== null) item.focus();
    return item !== null;
  }

  function onArrow(event) {
    const active = document.activeElement;
    const list = active ? active.closest("[data-roving]") : null;
    if (list === null) {
      // From nowhere the arrows lead to the hand, or up to the answers.
      if (openPanel() !== null || (active !== document.body && root.contains(active))) return;
      const first = event.key === "ArrowUp" ? ".choices" : ".hand";
      if (focusList(root.querySelector(first)) || focusList(root.querySelector(".hand"))) event.preventDefault();
      return;
    }
    const isRadio = list.getAttribute("role") === "radiogroup";
    const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    event.preventDefault();
    if (isVertical && !isRadio) {
      if (event.key === "ArrowUp" && list.matches(".hand")) focusList(root.querySelector(".choices"));
      if (event.key === "ArrowDown" && list.matches(".choices")) focusList(root.querySelector(".hand"));
      return;
    }
    const items = itemsOf(list);
    const from = items.indexOf(active);
    let to = event.key === "ArrowLeft" || event.key === "ArrowUp" ? from - 1 : from + 1;
    if (event.key === "Home") to = 0;
    if (event.key === "End") to = items.length - 1;
    to = isRadio ? (to + items.length) % items.length : Math.max(0, Math.min(items.length - 1, to));
    if (to === from) return;
    items[to].focus();
    if (isRadio) emit("act:" + items[to].getAttribute("data-act"));
  }

  function focusedPlace() {
    const active = document.activeElement;
    if (active === null || active === document.body || !root.contains(active)) return null;
    const list = active.closest("[data-roving]");
    return {
      key: keys.get(active),
      list: list === null ? null : keys.get(list),
      index: list === null ? 0 : itemsOf(list).indexOf(active),
    };
  }

  function restoreFocus(place) {
    if (place === null) return;
    const element = elements.get(place.key);
    if (element !== undefined && isFocusable(element)) {
      if (document.activeElement !== element) element.focus({ preventScroll: true });
      return;
    }
    const list = elements.get(place.list);
    const items = list === undefined ? [] : itemsOf(list);
    if (items.length) items[Math.max(0, Math.min(place.index, items.length - 1))].focus({ preventScroll: true });
    else focusList(root.querySelector(".choices")) || focusList(root.querySelector(".hand"));
  }

  function isFocusable(element) {
    return element.matches("button, a[href], [tabindex]") && element.closest("[inert]") === null;
  }

  // ---------------------------------------------------------------- cards that travel

  /* First and last box of each card are compared, and the way between them is played backwards by
     `translate` and `scale`, which leave `transform` to the style sheets. */

  function moveDuration(ops) {
    if (stillMotion !== null && stillMotion.matches) return 0;
    const pace = MOVE_MS[root.getAttribute("data-pace")];
    const isMoving = ops.some((op) => op[0] === "new" || op[0] === "put" || op[0] === "drop");
    return isMoving && pace !== undefined && "animate" in root ? pace : 0;
  }

  function cardBoxes() {
    const boxes = new Map();
    for (const card of root.querySelectorAll(".card")) {
      const key = keys.get(card);
      if (key !== undefined) boxes.set(key, card.getBoundingClientRect());
    }
    return boxes;
  }

  function moveCards(before, dropped, duration) {
    // Cards still on their way set out anew from where they are.
    for (const flight of flying) flight.cancel();
    flying.clear();
    const after = cardBoxes();
    const coming = new Map(); // place they come from → how many so far
    for (const [key, box] of after) {
      const card = elements.get(key);
      const old = before.get(key);
      if (old !== undefined) {
        fly(card, old, box, { duration });
        continue;
      }
      const from = boxOf(card.getAttribute("data-from"));
      if (from === null) continue;
      const order = coming.get(from.key) || 0;
      coming.set(from.key, order + 1);
      fly(card, from.box, box, { duration, delay: order * DEAL_STEP_MS, fill: "backwards" });
    }
    for (const card of dropped) {
      const key = keys.get(card);
      const to = boxOf(card.getAttribute("data-leave"));
      if (to !== null && before.has(key) && !after.has(key)) leave(card, before.get(key), to.box, duration);
    }
  }

  function boxOf(key) {
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

  function leave(card, from, to, duration) {
    const ghost = card.cloneNode(false);
    ghost.style.cssText = "position:fixed;margin:0;pointer-events:none";
    ghost.style.left = from.left + "px";
    ghost.style.top = from.top + "px";
    ghost.style.width = from.width + "px";
    ghost.style.height = from.height + "px";
    ghost.removeAttribute("aria-label");
    ghost.removeAttribute("role");
    flights().append(ghost);
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

  function flights() {
    let layer = root.querySelector(":scope > .flights");
    if (layer === null) {
      layer = document.createElement("div");
      layer.className = "flights";
      layer.setAttribute("aria-hidden", "true");
      root.append(layer);
    }
    return layer;
  }

  // ---------------------------------------------------------------- telling

  const live = { polite: null, assertive: null };
  let politeWaiting = [];
  let politeTimer = null;
  let urgentWaiting = [];

  function region(manner) {
    if (live[manner] === null) {
      let element = document.getElementById("live-" + manner);
      if (element === null) {
        element = document.createElement("div");
        element.id = "live-" + manner;
        element.className = "live";
        element.setAttribute("role", manner === "polite" ? "log" : "alert");
        element.setAttribute("aria-live", manner);
        root.after(element);
      }
      live[manner] = element;
    }
    return live[manner];
  }

  function tell(manner, text) {
    if (manner === "assertive") {
      // Emptied first: the same text again has to be told again.
      region(manner).textContent = "";
      if (!urgentWaiting.length) window.setTimeout(tellUrgent, URGENT_DELAY_MS);
      urgentWaiting.push(text);
      return;
    }
    politeWaiting.push(text);
    if (politeTimer === null) tellPolite();
  }

  function tellUrgent() {
    region("assertive").textContent = urgentWaiting.join(" ");
    urgentWaiting = [];
  }

  function tellPolite() {
    politeTimer = null;
    if (!politeWaiting.length) return;
    const log = region("polite");
    const line = document.createElement("p");
    line.textContent = politeWaiting.join(" ");
    politeWaiting = [];
    log.append(line);
    while (log.children.length > POLITE_KEPT) log.firstElementChild.remove();
    politeTimer = window.setTimeout(tellPolite, POLITE_GAP_MS);
  }

  window.schafkopf = window.schafkopf || {};
  window.schafkopf.patch = {
    apply,
    onEvent(listener) {
      callback = listener;
    },
  };
})();
