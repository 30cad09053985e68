/* The game in the frame of another page (?embed=1): messages in and out, and how high it wants to
   be. Every message is {type: "schafkopf", v: 1, ...}: ours have an `event`, theirs a `command` and
   a `value`. Only the page right around ours is heard and spoken to; if the address names its origin
   (`origin=https://club.example`), only that one. The README lists events and commands.

     schafkopf.frame.isHeld        whether another page holds ours and wants to talk
     schafkopf.frame.post(json)    sends an event, given as JSON
     schafkopf.frame.begin(heard)  heard(command, value) for each command, also those that came before
*/
(function () {
  "use strict";
  const TYPE = "schafkopf";
  const VERSION = 1;
  const MAX_LENGTH = 100000;
  const MOST_WAITING = 20;
  const schafkopf = window.schafkopf;
  const isHeld = schafkopf.params.get("embed") === "1" && window.parent !== window;
  const target = originOf(schafkopf.params.get("origin"));
  let waiting = [];
  let heard = null;

  function originOf(named) {
    if (named === null) return "*";
    try {
      const { origin } = new URL(named);
      return origin === "null" ? null : origin; // of some schemes nothing can be named
    } catch (unreadable) {
      return null; // a wrong name is nobody's: nothing is told
    }
  }

  function send(event) {
    if (target !== null) window.parent.postMessage({ type: TYPE, v: VERSION, ...event }, target);
  }

  function refuse(code, message) {
    send({ event: "error", code, message });
  }

  // What was sent, as text; null if it has none: a ring, a bottomless pit, a number of another kind.
  function textOf(value) {
    if (value === undefined || value === null) return "";
    try {
      const text = typeof value === "object" ? JSON.stringify(value) : String(value);
      return text.length > MAX_LENGTH ? null : text;
    } catch (unwritable) {
      return null;
    }
  }

  function onMessage(event) {
    if (event.source !== window.parent || (target !== "*" && event.origin !== target)) return;
    const message = event.data;
    if (message === null || typeof message !== "object" || message.type !== TYPE) return;
    if (message.v !== VERSION) return refuse("unknown-version", "this page speaks version 1");
    const command = typeof message.command === "string" ? textOf(message.command) : null;
    const value = textOf(message.value);
    if (command === null) return refuse("unknown-command", "a command is a word");
    if (value === null) return refuse("bad-value", "the value is too long, or can't be written");
    if (heard !== null) heard(command, value);
    else if (waiting.length < MOST_WAITING) waiting.push([command, value]);
  }

  // As high as a hand, a table and the answers want to be in this width.
  function heightFor(width) {
    const ideal = width < 560 ? width * 1.7 : width * 0.64;
    return Math.round(Math.min(Math.max(ideal, 440), width < 560 ? 700 : 820));
  }

  function tellHeight() {
    let told = 0;
    new ResizeObserver(() => {
      const height = heightFor(document.documentElement.clientWidth);
      if (height !== told) send({ event: "height", height });
      told = height;
    }).observe(document.documentElement);
  }

  // A start that fails is told as well: the page around ours may have something to say to it.
  function tellFailure() {
    new MutationObserver(() => {
      const kind = document.documentElement.dataset.failed;
      if (kind !== undefined) refuse("failed-" + kind, "the game could not start");
    }).observe(document.documentElement, { attributeFilter: ["data-failed"] });
  }

  if (isHeld) {
    window.addEventListener("message", onMessage);
    tellHeight();
    tellFailure();
  }
  if (schafkopf.params.get("tools") === "0") document.documentElement.dataset.tools = "off";

  schafkopf.frame = {
    isHeld,
    post(json) {
      if (isHeld) send(JSON.parse(json));
    },
    begin(listener) {
      heard = listener;
      for (const [command, value] of waiting) heard(command, value);
      waiting = [];
    },
  };
})();
