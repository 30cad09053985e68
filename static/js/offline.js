/* Keeping the page for times without a line (sw.js), and telling of newer versions.

   Nothing happens before the first hand can be played, in frames, where the browser keeps nothing
   for a page, or on this machine's own addresses, unless the page's address says sw=1.

     schafkopf.offline.begin(tell)   tell("ready"): kept whole for the first time; tell("update"): a
                                     newer version waits; tell("changed"): another tab has taken it
     schafkopf.offline.takeOver()    use the version that waits; the page loads anew
*/
(function () {
  "use strict";
  const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
  const LOOK_AGAIN_MS = 60 * 60 * 1000;
  let registration = null;
  let isAsked = false;

  // The browser's side of it, or null: a frame may deny even the look at it.
  function container() {
    try {
      return navigator.serviceWorker || null;
    } catch (refusal) {
      return null;
    }
  }

  function isWanted() {
    const wish = new URLSearchParams(location.search).get("sw");
    if (wish === "0" || window.top !== window || container() === null) return false;
    return wish === "1" || (location.protocol === "https:" && !LOCAL.test(location.hostname));
  }

  function watch(worker, tell) {
    worker.addEventListener("statechange", () => {
      // The first one goes on to be active by itself; a later one waits for the player.
      if (worker.state === "activated" && !isAsked) tell("ready");
      if (worker.state === "installed" && registration.active !== null) tell("update");
    });
  }

  function onChange(tell) {
    if (isAsked) location.reload();
    else tell("changed");
  }

  async function begin(tell) {
    if (!isWanted()) return;
    const hadController = container().controller !== null;
    if (hadController) container().addEventListener("controllerchange", () => onChange(tell));
    try {
      registration = await container().register("sw.js", { updateViaCache: "none" });
    } catch (refusal) {
      console.info("This browser keeps nothing for times without a line: " + refusal);
      return;
    }
    if (registration.waiting !== null && registration.active !== null) tell("update");
    else if (registration.installing !== null) watch(registration.installing, tell);
    registration.addEventListener("updatefound", () => {
      if (registration.installing !== null) watch(registration.installing, tell);
    });
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN_MS) return;
      looked = Date.now();
      registration.update().catch(() => {}); // no line: another time
    });
  }

  window.schafkopf.offline = {
    begin,
    takeOver() {
      if (registration === null || registration.waiting === null) return false;
      isAsked = true;
      registration.waiting.postMessage("take over");
      return true;
    },
  };
})();
