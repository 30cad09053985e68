/* What is told to those who listen. Two live regions: a polite log whose texts are told together when
   they follow closely, and an assertive one. A voice for those who want to hear what is bid, and sounds
   (sound.js, fetched when first wanted); both are silent until somebody has touched the page, and in
   browsers that have none.

     schafkopf.telling.tell("polite" | "assertive" | "spoken", text)
     schafkopf.telling.hush()                 the voice breaks off
     schafkopf.telling.sound(root, ops, was)  what operations sound like; was: see sound.js
*/
(function () {
  "use strict";

  const POLITE_GAP_MS = 300; // texts that follow closer are told as one
  const POLITE_KEPT = 8;
  const URGENT_DELAY_MS = 30;
  const VOICES = { bar: "de" }; // no browser reads Bavarian
  const SOUND = "static/js/sound.js";

  const live = { polite: null, assertive: null };
  let politeWaiting = [];
  let politeTimer = null;
  let urgentWaiting = [];
  let isFetching = false;
  let hasSpoken = false; // where nobody wants a voice the browser's is never woken

  function region(manner) {
    if (live[manner] === null) {
      let element = document.getElementById("live-" + manner);
      if (element === null) {
        element = document.createElement("div");
        element.id = "live-" + manner;
        element.className = "live";
        element.setAttribute("role", manner === "polite" ? "log" : "alert");
        element.setAttribute("aria-live", manner);
        document.getElementById("game").after(element);
      }
      live[manner] = element;
    }
    return live[manner];
  }

  function tell(manner, text) {
    if (manner === "spoken") {
      speak(text);
      return;
    }
    if (manner === "assertive") {
      // Emptied first: the same text again has to be told again.
      region(manner).textContent = "";
      if (!urgentWaiting.length) window.setTimeout(tellUrgent, URGENT_DELAY_MS);
      urgentWaiting.push(text);
      return;
    }
    // What was asked before this has been answered: nobody shall find it there later.
    if (live.assertive !== null && !urgentWaiting.length) live.assertive.textContent = "";
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

  // Before that a browser refuses to play anything, and complains.
  function isTouched() {
    return navigator.userActivation === undefined || navigator.userActivation.hasBeenActive;
  }

  function speak(text) {
    if (!("speechSynthesis" in window) || !isTouched()) return;
    const speech = new SpeechSynthesisUtterance(text);
    const language = document.documentElement.lang;
    speech.lang = VOICES[language] || language;
    window.speechSynthesis.speak(speech);
    hasSpoken = true;
  }

  function hush() {
    if (hasSpoken) window.speechSynthesis.cancel();
  }

  function sound(root, ops, was) {
    if (root.getAttribute("data-sound") !== "on" || !isTouched()) return;
    if (window.schafkopf.sound !== undefined) {
      window.schafkopf.sound.hear(root, ops, was);
      return;
    }
    if (isFetching) return;
    isFetching = true;
    const script = document.createElement("script");
    script.src = SOUND;
    script.addEventListener("load", () => window.schafkopf.sound.hear(root, ops, was));
    document.head.append(script);
  }

  window.schafkopf = window.schafkopf || {};
  window.schafkopf.telling = { tell, hush, sound };
})();
