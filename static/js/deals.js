/* The finished deals, kept in IndexedDB under the folder of this page: each once, by what was dealt and
   done. Where the browser denies that, or has no room, they are held as long as the page lives.

     schafkopf.deals.keep(deals)   puts deals in that aren't there yet; resolves when that is over
     schafkopf.deals.all()         resolves with all of them, newest first
     schafkopf.deals.look()        resolves with {count, fault, lasting}
     schafkopf.deals.take(deals)   puts those of a copy in, all or none; resolves with whether it could
     schafkopf.deals.undo()        takes out what the last `take` has put in
     schafkopf.deals.clear()       takes everything out
     schafkopf.deals.isCleared()   whether they have been deleted from outside; true once each time

   A deal is {key, at, kind, won, score, record}; `fault` is why what goes in now won't outlive the page:
   "denied", "full", "newer" (a newer version of the game keeps them in another way), or nothing.
   `lasting` says whether the browser has promised to keep them: "yes", "no", or "unknown".
*/
(function () {
  "use strict";
  const NAME = location.pathname.replace(/[^/]*$/, "") + "schafkopf.archive";
  const VERSION = 1;
  const FAULTS = { QuotaExceededError: "full", VersionError: "newer" };
  const SLICE = 500; // deals read or written in one go: the page must not stutter
  const WORTH_KEEPING = 3; // so many, and the browser is asked to keep them for good

  const loose = new Map(); // key → deal that the browser doesn't keep
  let looseCopy = []; // keys of those among them that the last copy has brought
  let opened = null; // promise of the database
  let fault = "";
  let hasBeenOpen = false;
  let isGone = false; // deleted under the open page, and nobody has been told yet
  let isAsked = false;

  function open() {
    if (opened !== null) return opened;
    const opening = new Promise((resolve, reject) => {
      const request = window.indexedDB.open(NAME, VERSION); // throws where a frame is denied it
      request.onupgradeneeded = () => {
        isGone = isGone || hasBeenOpen;
        request.result.createObjectStore("deals", { keyPath: "key" });
        request.result.createObjectStore("marks");
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        hasBeenOpen = true;
        database.onclose = () => (opened = null); // storage has been cleared
        database.onversionchange = () => {
          database.close(); // a newer version wants to change it
          opened = null;
        };
        resolve(database);
      };
    });
    opened = opening;
    opening.catch(() => (opened = null));
    return opening;
  }

  async function begun(mode) {
    try {
      return (await open()).transaction(["deals", "marks"], mode);
    } catch (refusal) {
      if (refusal.name !== "InvalidStateError") throw refusal;
      opened = null; // it was closed meanwhile
      return (await open()).transaction(["deals", "marks"], mode);
    }
  }

  // Runs one transaction: work(deals, marks, give). Resolves, once it is kept, with what was given.
  async function transact(mode, work) {
    const transaction = await begun(mode);
    return new Promise((resolve, reject) => {
      let result;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error || new DOMException("", "AbortError"));
      work(transaction.objectStore("deals"), transaction.objectStore("marks"), (value) => (result = value));
    });
  }

  // Adds deals that aren't there; resolves with the keys of those that weren't. All or none.
  function put(deals, isCopy) {
    const fresh = [];
    return transact("readwrite", (store, marks, give) => {
      let at = 0;
      function next() {
        const end = Math.min(at + SLICE, deals.length);
        if (at === end && isCopy) marks.put(fresh, "copy");
        if (at === end) give(fresh);
        while (at < end) {
          const key = deals[at].key;
          const request = store.add(deals[at]);
          at += 1;
          const isLast = at === end;
          request.onsuccess = () => {
            fresh.push(key);
            if (isLast) next();
          };
          request.onerror = (event) => {
            if (request.error.name !== "ConstraintError") return; // which ends the transaction
            event.preventDefault(); // it is there already
            event.stopPropagation();
            if (isLast) next();
          };
        }
      }
      next();
    });
  }

  function failed(refusal) {
    fault = FAULTS[refusal.name] || "denied";
  }

  async function keep(deals) {
    for (const deal of deals) if (!loose.has(deal.key)) loose.set(deal.key, deal);
    const tried = [...loose.values()]; // what had no room before may have it now
    try {
      await put(tried, false);
      fault = "";
      for (const deal of tried) loose.delete(deal.key);
    } catch (refusal) {
      failed(refusal);
    }
    await askToLast();
  }

  // Asks the browser once, when there is something to lose, not to make room at our cost. A frame of
  // another page doesn't ask.
  async function askToLast() {
    if (isAsked || window.self !== window.top || !navigator.storage || !navigator.storage.persist) return;
    const isInstalled = matchMedia("(display-mode: standalone)").matches;
    if (!isInstalled && (await look()).count < WORTH_KEEPING) return;
    isAsked = true;
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  }

  async function lasting() {
    try {
      return (await navigator.storage.persisted()) ? "yes" : "no";
    } catch (refusal) {
      return "unknown"; // an old browser, or an address without encryption
    }
  }

  function later(one, other) {
    if (one.at !== other.at) return one.at < other.at ? 1 : -1;
    return one.key < other.key ? 1 : -1;
  }

  async function all() {
    const found = new Map(loose);
    try {
      for (let after = null, slice = null; slice === null || slice.length === SLICE; ) {
        const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
        slice = await transact("readonly", (store, _, give) => {
          const request = store.getAll(range, SLICE);
          request.onsuccess = () => give(request.result);
        });
        for (const deal of slice) found.set(deal.key, deal);
        after = slice.length ? slice[slice.length - 1].key : null;
      }
    } catch (refusal) {
      failed(refusal);
    }
    return [...found.values()].sort(later);
  }

  async function look() {
    let count = 0;
    try {
      count = await transact("readonly", (store, _, give) => {
        const request = store.count();
        request.onsuccess = () => give(request.result);
      });
    } catch (refusal) {
      failed(refusal);
    }
    return { count: count + loose.size, fault, lasting: await lasting() };
  }

  async function take(deals) {
    try {
      await put(deals, true);
      return true;
    } catch (refusal) {
      failed(refusal);
      if (fault === "full") return false;
    }
    looseCopy = [];
    for (const deal of deals) {
      if (loose.has(deal.key)) continue;
      loose.set(deal.key, deal);
      looseCopy.push(deal.key);
    }
    return true;
  }

  async function undo() {
    for (const key of looseCopy) loose.delete(key);
    looseCopy = [];
    try {
      await transact("readwrite", (store, marks) => {
        const request = marks.get("copy");
        request.onsuccess = () => {
          for (const key of request.result || []) store.delete(key);
          marks.delete("copy");
        };
      });
    } catch (refusal) {
      failed(refusal);
    }
  }

  async function clear() {
    loose.clear();
    looseCopy = [];
    try {
      await transact("readwrite", (store, marks) => {
        store.clear();
        marks.clear();
      });
    } catch (refusal) {
      failed(refusal);
    }
  }

  function isCleared() {
    const was = isGone;
    isGone = false;
    return was;
  }

  window.schafkopf.deals = { keep, all, look, take, undo, clear, isCleared };
})();
