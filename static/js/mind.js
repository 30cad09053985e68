/* The strong bots' worker: Pyodide in a thread beside the page, made when somebody plays strong.

     schafkopf.mind.begin(hear)  makes the worker. Then hear(what, text) is told:
                                   "fetched", nothing: its files are there
                                   "ready", what the worker says of itself: it can be asked
                                   "reply", its answer to a question
                                   "lost", why: it won't answer any more
     schafkopf.mind.ask(text)    asks it; one question at a time
     schafkopf.mind.end()        does away with it: nothing more is heard of it

   Only texts cross, and the worker keeps nothing: it may be ended at any moment. All of it comes
   from our own host; PyScript asks for the worker's files by the names given here.
*/
(function () {
  "use strict";
  const ENTRY = "game/worker.py";
  const SOLVER = "static/data/solver.wasm";
  const PYSCRIPT = "static/vendor/pyscript/core.js";
  const PYODIDE = "static/vendor/pyodide/pyodide.mjs";
  // generated: worker files (by `make lists`)
  const FILES = [
    "game/__init__.py",
    "game/bots/auction.py",
    "game/bots/bot.py",
    "game/bots/chances.py",
    "game/bots/doubling.py",
    "game/bots/easy.py",
    "game/bots/endgame.py",
    "game/bots/features.py",
    "game/bots/judging.py",
    "game/bots/leading.py",
    "game/bots/memory.py",
    "game/bots/normal.py",
    "game/bots/proof.py",
    "game/bots/sides.py",
    "game/bots/thrift.py",
    "game/bots/tout.py",
    "game/bots/touts.py",
    "game/bots/valuation.py",
    "game/bots/weights.py",
    "game/bots/worlds.py",
    "game/bots/worth.py",
    "game/core/actions.py",
    "game/core/auction.py",
    "game/core/cards.py",
    "game/core/chance.py",
    "game/core/duties.py",
    "game/core/errors.py",
    "game/core/games.py",
    "game/core/hindsight.py",
    "game/core/knowledge.py",
    "game/core/quoting.py",
    "game/core/reasons.py",
    "game/core/record.py",
    "game/core/round.py",
    "game/core/rulesets.py",
    "game/core/settle.py",
    "game/core/strict_json.py",
    "game/core/table.py",
    "game/core/view.py",
    "game/mind/announcing.py",
    "game/mind/appraisal.py",
    "game/mind/bidding.py",
    "game/mind/compiled.py",
    "game/mind/conduct.py",
    "game/mind/exact.py",
    "game/mind/forecast.py",
    "game/mind/habits_long.py",
    "game/mind/habits_short.py",
    "game/mind/leanings.py",
    "game/mind/offsets.py",
    "game/mind/playouts.py",
    "game/mind/plays.py",
    "game/mind/position.py",
    "game/mind/pricing.py",
    "game/mind/question.py",
    "game/mind/readable.py",
    "game/mind/rounds.py",
    "game/mind/sampling.py",
    "game/mind/search.py",
    "game/mind/serving.py",
    "game/mind/shapes.py",
    "game/mind/strong.py",
    "game/mind/thinking.py",
    "game/mind/worlds.py",
  ];
  const RUNTIME = [
    ["static/vendor/pyodide/pyodide-lock.json", "5dc2fc119108bc148c7457dc86e7675b"],
    ["static/vendor/pyodide/pyodide.asm.mjs", "f7cdc8ece80678ceb712f8e65ebe6d3a"],
    ["static/vendor/pyodide/pyodide.asm.wasm", "cc36e3cab04fdfc9a63ff13eb52eae2b"],
    ["static/vendor/pyodide/pyodide.mjs", "6f1d60f7bf529beb300f0f47983c921d"],
    ["static/vendor/pyodide/python_stdlib.zip", "fa1957e5777068fc4f7437f96d860ae2"],
  ];
  // end
  const HASH_BYTES = 16; // of a SHA-256, in the list above
  // Milliseconds to wait before what did not come is asked for again.
  const PAUSES = [1000, 3000, 9000];
  let desk = null; // the worker at work, or being made: {worker, hear}; another one each time
  const making = []; // desks whose workers PyScript is about to make, in its order
  let isWatching = false;

  // The worker lives at an address of its own: a relative one would lead nowhere from there.
  function address(path) {
    return new URL(path, document.baseURI).href;
  }

  class Damaged extends Error {}

  // Whether bytes have this hash. Where the browser computes none (an address without encryption) the
  // large module alone is looked at: a browser takes its time to compile it, but not the page's.
  async function isWhole(path, bytes, hash) {
    if (crypto.subtle === undefined) {
      return !path.endsWith(".wasm") || WebAssembly.compile(bytes).then(() => true, () => false);
    }
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, HASH_BYTES);
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
  }

  // Has the browser fetch a file and keep it. ``hash`` is undefined for what Python reads: it says itself
  // what is wrong with that.
  async function bring(path, hash, cache) {
    const reply = await fetch(path, { priority: "low", cache });
    if (!reply.ok) throw new Error(path + ": " + reply.status);
    const bytes = await reply.arrayBuffer();
    if (hash !== undefined && !(await isWhole(path, bytes, hash))) throw new Damaged(path);
  }

  // Fetches every file once, so that the worker finds them all in the browser's store. A slow line
  // may take its time here, and what is missing or damaged is known at once: PyScript would wait for
  // ever. What is damaged may be so in the browser's store alone, so it is fetched past that, once.
  async function bringAll(mine) {
    const waiting = new Map([ENTRY, ...FILES].map((path) => [path, undefined]).concat(RUNTIME));
    let cache = "default";
    for (let attempt = 0; mine === desk; attempt += 1) {
      const tries = Array.from(waiting, ([path, hash]) => bring(path, hash, cache).then(() => waiting.delete(path)));
      const failed = (await Promise.allSettled(tries)).filter((each) => each.status === "rejected");
      if (!failed.length) return;
      const damaged = failed.find((each) => each.reason instanceof Damaged);
      if (damaged !== undefined && cache === "reload") throw damaged.reason;
      if (damaged !== undefined) cache = "reload";
      if (attempt === PAUSES.length) throw failed[0].reason;
      await new Promise((done) => setTimeout(done, PAUSES[attempt]));
    }
  }

  function tell(mine, what, text) {
    if (mine === desk) mine.hear(what, text);
  }

  // PyScript hands out a worker only when it is up; one that never gets up must be ended as well.
  function watch(hooks) {
    if (isWatching) return;
    isWatching = true;
    hooks.main.onWorker.add((_, worker) => {
      const mine = making.shift();
      mine.worker = worker;
      worker.onerror = ({ error }) => tell(mine, "lost", String(error));
      worker.addEventListener("error", (event) => tell(mine, "lost", String(event.message)));
      if (mine !== desk) worker.terminate();
    });
  }

  async function make(mine) {
    await bringAll(mine);
    tell(mine, "fetched", "");
    if (mine !== desk) return;
    const { PyWorker, hooks } = await import(address(PYSCRIPT));
    if (mine !== desk) return;
    watch(hooks);
    making.push(mine);
    const worker = await PyWorker(ENTRY, {
      async: true,
      version: address(PYODIDE), // else PyScript would look for Pyodide elsewhere
      config: {
        files: Object.fromEntries(FILES.map((path) => [path, path])),
        solver: address(SOLVER),
        sync_main_only: true, // no shared memory: plain hosts don't send its headers
      },
    });
    tell(mine, "ready", String(await worker.sync.hello()));
    window.schafkopf.offline.keepStrong();
  }

  window.schafkopf.mind = {
    begin(hear) {
      const mine = (desk = { worker: null, hear });
      make(mine).catch((error) => {
        // Where the browser refuses workers none has been handed out.
        if (making.includes(mine)) making.splice(making.indexOf(mine), 1);
        tell(mine, "lost", String(error));
      });
    },

    ask(text) {
      const mine = desk;
      mine.worker.sync.choose(text).then(
        (reply) => tell(mine, "reply", String(reply)),
        (error) => tell(mine, "lost", String(error)),
      );
    },

    end() {
      if (desk !== null && desk.worker !== null) desk.worker.terminate();
      desk = null;
    },
  };
})();
