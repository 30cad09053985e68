/* The page's end of the border: carries out the operations of game/ui/diff.py on the mount #game,
   keeps the focus, and hands every press to one callback. Cards travel by flights.js, telling.js tells
   and sounds, fields are kept by fields.js, all loaded before. It knows no rule of the game. Classic
   scripts, so that they run in every frame.

     schafkopf.patch.apply(json)      one frame's operations as one JSON string
     schafkopf.patch.onEvent(callback)  callback("act:<data-act>"), callback("key:skip") or callback("key:escape")
*/
(function () {
  "use strict";
  const { fields, flights, taps, telling } = window.schafkopf;

  const TAGS = new Set(
    (
      "a button caption dd div dl dt em footer h1 h2 h3 h4 header input label li main nav ol p section span " +
      "strong table tbody td textarea th thead tr ul"
    ).split(" ")
  );
  const ATTRIBUTES = new Set(
    (
      "autocapitalize autocomplete class dir enterkeyhint href inert lang maxlength placeholder readonly rel " +
      "role rows scope spellcheck tabindex target title type value"
    ).split(" ")
  );
  const LOCAL_ADDRESS = /^(?:[\w-][\w./-]*)?(?:#[\w-]*)?$/; // no scheme, no other host
  const MIRRORED = new Set(["lang", "dir", "data-theme", "data-deck"]);

  const elements = new Map(); // key → element
  const keys = new WeakMap(); // element → key
  const rovingIndex = new WeakMap(); // list → index of its item in the order of tabs
  let root = null;
  let callback = null;

  // ---------------------------------------------------------------- operations

  function apply(json) {
    const ops = JSON.parse(json);
    const isFirst = root === null;
    if (isFirst) mount();
    const duration = isFirst ? 0 : flights.duration(root, ops);
    const before = duration ? flights.boxes(root, keys) : null;
    const focused = isFirst ? null : focusedPlace();
    const was = isFirst ? null : { asking: root.getAttribute("data-asking"), isResting: root.hasAttribute("data-resting") };
    const frame = { stale: [], dropped: [], said: { polite: [], assertive: [], spoken: [] }, focus: null };
    for (const op of ops) carryOut(op, frame);
    for (const element of frame.stale) forget(element, frame);
    if (isFirst) show();
    taps.look(root);
    updateRoving();
    restoreFocus(focused);
    if (frame.focus !== null) frame.focus.focus({ preventScroll: true });
    if (duration) flights.start({ root, keys, elements, before, dropped: frame.dropped, duration });
    for (const manner of ["polite", "assertive", "spoken"]) {
      if (frame.said[manner].length) telling.tell(manner, frame.said[manner].join(" "));
    }
    if (was !== null) telling.sound(root, ops, was);
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
        if (op[2] === "value") fields.setValue(known(key), "");
        else known(key).removeAttribute(op[2]);
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
    if (name === "type" && value !== "text" && element.matches("input")) {
      throw new Error("patch.js: a field of text is no " + value);
    }
    if (name === "value") return fields.setValue(element, value);
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
    fields.listen(root, emit);
    taps.listen(root);
  }

  function show() {
    const boot = document.getElementById("boot");
    if (boot !== null) boot.remove();
    root.hidden = false;
  }

  function emit(event) {
    if (event === "key:skip") telling.hush();
    if (callback !== null) callback(event);
  }

  // ---------------------------------------------------------------- presses and keys

  function onClick(event) {
    const target = event.target.closest("[data-act], a[href], label, input, textarea, .panel, .backdrop");
    if (target !== null && target.matches("label, input, textarea")) return;
    if (target === null) emit("key:skip");
    else if (taps.isLate(event)) return;
    else if (target.hasAttribute("data-act")) emit("act:" + target.getAttribute("data-act"));
  }

  function onContextMenu(event) {
    // A thumb that rests on a card must not open the menu for pictures.
    if (event.target.closest(".card") !== null) event.preventDefault();
  }

  function onKeyDown(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) {
      if (event.key === "Escape" && !event.isComposing && root.contains(event.target)) leaveField(event);
      return;
    }
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
    if (event.key === "Escape") {
      if (!pressKeyOf("Escape", event)) emit("key:escape");
      return;
    }
    if (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) {
      return pressKeyOf(event.key, event) || onArrow(event);
    }
    if (event.key.length === 1 && root.getAttribute("data-keys") === "on") onSingleKey(event);
  }

  /* Escape in a field: what has been typed counts, and the panel closes. */
  function leaveField(event) {
    event.target.blur();
    pressKeyOf("Escape", event);
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
    if (button.matches("input")) button.focus();
    else if (!event.repeat) emit("act:" + button.getAttribute("data-act"));
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
    if (!items.length) return;
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
    else if (!focusList(root.querySelector(".choices")) && !focusList(root.querySelector(".hand"))) waitAtHand();
  }

  // Where there is nothing to press the focus waits at the empty hand: from the page's body a reader
  // would begin at the top.
  function waitAtHand() {
    const hand = root.querySelector(".hand");
    if (hand === null || hand === document.activeElement) return;
    hand.tabIndex = -1;
    hand.focus({ preventScroll: true });
  }

  function isFocusable(element) {
    const canHaveIt = element.matches("button, a[href], input, textarea, [tabindex]:not([data-roving])");
    return canHaveIt && element.closest("[inert]") === null;
  }

  window.schafkopf.patch = {
    apply,
    onEvent(listener) {
      callback = listener;
    },
  };
})();
