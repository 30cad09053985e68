/* Texts for those who listen, in two live regions: a polite log whose texts are told together when
   they follow closely, and an assertive one.

     schafkopf.telling.tell("polite" | "assertive", text)
*/
(function () {
  "use strict";

  const POLITE_GAP_MS = 300; // texts that follow closer are told as one
  const POLITE_KEPT = 8;
  const URGENT_DELAY_MS = 30;

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
        document.getElementById("game").after(element);
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
  window.schafkopf.telling = { tell };
})();
