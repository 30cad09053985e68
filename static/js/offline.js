/* Keeping the page for times without a line (sw.js), and telling of newer versions.

   Nothing happens before the first hand can be played, in frames, where the browser keeps nothing
   for a page, or on this machine's own addresses, unless the page's address says sw=1.

     schafkopf.offline.begin(listener)  listener("page:kept"): kept whole for the first time;
                                        listener("page:renewable"): a newer version waits, or
                                        another tab has gone over to it
     schafkopf.offline.renew()          loads the page anew, in the version that waits
     schafkopf.offline.keepStrong()     keeps what the strong bots need as well
*/
(function () {
  "use strict";
  const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
  const LOOK_AGAIN_MS = 60 * 60 * 1000;
  let registration = null;
  let hear = null; // the listener, once there is one
  let isChanged = false; // another tab has gone over to a newer version

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

  // The very first version goes on to be active by itself; a later one waits for the player.
  function watch(worker, listener) {
    const isFirst = registration.active === null;
    worker.addEventListener("statechange", () => {
      if (isFirst && worker.state === "activated") listener("page:kept");
      if (!isFirst && worker.state === "installed") listener("page:renewable");
    });
  }

  async function begin(listener) {
    if (!isWanted()) return;
    hear = listener;
    if (isChanged) listener("page:renewable");
    try {
      registration = await container().register("sw.js", { updateViaCache: "none" });
    } catch (refusal) {
      console.info("This browser keeps nothing for times without a line: " + refusal);
      return;
    }
    if (registration.waiting !== null && registration.active !== null) listener("page:renewable");
    else if (registration.installing !== null) watch(registration.installing, listener);
    registration.addEventListener("updatefound", () => {
      if (registration.installing !== null) watch(registration.installing, listener);
    });
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN_MS) return;
      looked = Date.now();
      registration.update().catch(() => {}); // no line: another time
    });
  }

  // From the start on: the change may come before anybody listens.
  if (container() !== null) {
    container().addEventListener("controllerchange", () => {
      isChanged = true;
      if (hear !== null) hear("page:renewable");
    });
  }

  // As soon as there is a version to keep it with; where none is wanted, never.
  async function keepStrong() {
    if (!isWanted()) return;
    const ready = await container().ready;
    ready.active.postMessage("keep strong");
  }

  window.schafkopf.offline = {
    begin,
    keepStrong,
    renew() {
      const waiting = registration === null ? null : registration.waiting;
      if (waiting === null) return location.reload();
      waiting.addEventListener("statechange", () => {
        if (waiting.state === "activated") location.reload();
      });
      waiting.postMessage("take over");
    },
  };
})();
