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
  let isCopyLoose = false; // the last copy has gone there, not into the database
  let opened = null; // promise of the database
  let fault = "";
  let hasBeenOpen = false;
  let isGone = false; // deleted under the open page, and nobody has been told yet
  let isAsked = false;

  async function connect() {
    const database = await idb.openDB(NAME, VERSION, { // throws where a frame is denied it
      upgrade(made) {
        isGone = isGone || hasBeenOpen;
        made.createObjectStore("deals", { keyPath: "key" });
        made.createObjectStore("marks");
      },
      blocking(_version, _wanted, event) {
        event.target.close(); // a newer version wants to change it
        opened = null;
      },
      terminated() {
        opened = null; // storage has been cleared
      },
    });
    hasBeenOpen = true;
    return database;
  }

  function open() {
    if (opened === null) {
      opened = connect();
      opened.catch(() => (opened = null));
    }
    return opened;
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

  // Runs work(deals, marks) in one transaction, all or none. Resolves, once it is kept, with its result.
  async function transact(mode, work) {
    const transaction = await begun(mode);
    let result;
    try {
      result = await work(transaction.objectStore("deals"), transaction.objectStore("marks"));
    } catch (refusal) {
      await givenUp(transaction);
      throw transaction.error || refusal;
    }
    await transaction.done;
    if (mode === "readwrite") fault = "";
    return result;
  }

  // Takes back what a transaction has done so far. Resolves when it is over.
  async function givenUp(transaction) {
    try {
      transaction.abort();
    } catch (refusal) {
      if (refusal.name !== "InvalidStateError") throw refusal; // else the browser has done it already
    }
    await transaction.done.catch(() => {});
  }

  // Does something with each deal, some at a time.
  async function forSome(deals, work) {
    for (let at = 0; at < deals.length; at += SLICE) await Promise.all(deals.slice(at, at + SLICE).map(work));
  }

  // Adds the deals that aren't there, and notes which of them are a copy's: those of these keys.
  function put(deals, keysOfCopy) {
    return transact("readwrite", async (store, marks) => {
      const fresh = [];
      async function add(deal) {
        if ((await store.getKey(deal.key)) !== undefined) return;
        fresh.push(deal.key);
        await store.put(deal);
      }

      await forSome(deals, add);
      if (keysOfCopy !== null) await marks.put(fresh.filter((key) => keysOfCopy.has(key)), "copy");
    });
  }

  function failed(refusal) {
    fault = FAULTS[refusal.name] || "denied";
  }

  async function keep(deals) {
    for (const deal of deals) if (!loose.has(deal.key)) loose.set(deal.key, deal);
    await keepLoose();
    await askToLast();
  }

  // What had no room before may have it now.
  async function keepLoose() {
    const tried = [...loose.values()];
    if (tried.length === 0) return;
    const keysOfCopy = isCopyLoose ? new Set(looseCopy) : null;
    try {
      await put(tried, keysOfCopy);
    } catch (refusal) {
      failed(refusal);
      return;
    }
    for (const deal of tried) loose.delete(deal.key);
    if (keysOfCopy !== null) forgetLooseCopy(); // it is in the database now
  }

  function forgetLooseCopy() {
    looseCopy = [];
    isCopyLoose = false;
  }

  // Asks the browser once, when there is something to lose, not to make room at our cost. A frame of
  // another page doesn't ask.
  async function askToLast() {
    if (isAsked || window.self !== window.top || !navigator.storage || !navigator.storage.persist) return;
    const isInstalled = matchMedia("(display-mode: standalone)").matches;
    if (!isInstalled && (await look()).count < WORTH_KEEPING) return;
    isAsked = true;
    try {
      if (await navigator.storage.persisted()) return;
      navigator.storage.persist().catch(() => {}); // not waited for: the browser may ask the person
    } catch (refusal) {
      // It promises nothing; `look` tells so.
    }
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
        slice = await transact("readonly", (store) => store.getAll(range, SLICE));
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
      count = await transact("readonly", (store) => store.count());
    } catch (refusal) {
      failed(refusal);
    }
    return { count: count + loose.size, fault, lasting: await lasting() };
  }

  async function take(deals) {
    try {
      await put(deals, new Set(deals.map((deal) => deal.key)));
      forgetLooseCopy(); // it is no longer the last one
      await keepLoose();
      return true;
    } catch (refusal) {
      failed(refusal);
      if (fault === "full") return false;
    }
    looseCopy = [];
    isCopyLoose = true;
    for (const deal of deals) {
      if (loose.has(deal.key)) continue;
      loose.set(deal.key, deal);
      looseCopy.push(deal.key);
    }
    return true;
  }

  async function undo() {
    if (isCopyLoose) {
      for (const key of looseCopy) loose.delete(key);
      forgetLooseCopy();
      return; // what the database has noted is an earlier one
    }
    try {
      await transact("readwrite", async (store, marks) => {
        await forSome((await marks.get("copy")) || [], (key) => store.delete(key));
        await marks.delete("copy");
      });
    } catch (refusal) {
      failed(refusal);
      return;
    }
    await keepLoose();
  }

  async function clear() {
    loose.clear();
    forgetLooseCopy();
    try {
      await transact("readwrite", (store, marks) => Promise.all([store.clear(), marks.clear()]));
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
