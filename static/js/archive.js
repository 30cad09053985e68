/* What the page's Python asks about finished deals, and the copy of everything as a file. deals.js keeps
   them; here they are searched, and go out and in.

     schafkopf.archive.listen(listener)         answers go to listener(number, head, body)
     schafkopf.archive.ask(number, what, text)  asks for one of the TASKS below

   `head` is a short JSON text, `body` a long text that stands for itself. Only texts cross.
*/
(function () {
  "use strict";
  // No copy that the game makes is longer, without its deals (game/app/copying.py).
  const MAX_REST = 300000;
  const MAX_BYTES = 64 * 1024 * 1024; // of a file, in and out
  const MAX_DEAL = 8000; // characters of a deal in it
  const SLICE = 250; // deals looked at in one go: the page must not stutter
  const CHECK_SLICE = 5; // deals of a copy looked at by Python in one go
  const CARD = /^[eghs][axkou987]$/;
  const CALL = /^\d call [EGHS]$/;
  const SEATS = [0, 1, 2, 3];
  const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

  let listener = null;
  let list = null; // all deals with what they are searched by, while the panel is open
  let changes = 0; // how often it has been forgotten
  let searching = Promise.resolve(); // the searches so far: they come one after the other
  let found = []; // what was searched for last
  let staged = []; // the deals of a copy that waits to be taken over
  let checked = 0; // so many of them, from the first on, have been looked at by Python
  let unread = 0; // what else the copy has called deals

  // ---------------------------------------------------------------- some at a time

  // Resolves when the page has had its turn. A timer would do, but browsers hold timers back.
  function turn() {
    return new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  }

  // Slices of a list, with a turn of the page after each.
  async function* slices(whole) {
    for (let at = 0; at < whole.length; at += SLICE) {
      yield whole.slice(at, at + SLICE);
      await turn();
    }
  }

  // ---------------------------------------------------------------- one deal

  function now() {
    const time = new Date();
    const two = (part) => String(part).padStart(2, "0");
    const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
    return date + " " + [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(":");
  }

  // What makes a deal the same as another one: all but who has written it down.
  function keyed(deal) {
    const { meta, ...played } = deal.record;
    const { at, kind, won, score, record } = deal;
    return { key: JSON.stringify(played), at, kind, won, score, record };
  }

  function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }

  // Whether a value has the form of a kept deal. That its record can be true is seen when it is read.
  function isDeal(value) {
    if (!isObject(value) || !isObject(value.record)) return false;
    const isNamed = value.kind === null || (typeof value.kind === "string" && value.kind.length <= 30);
    const isSettled = value.won === null || typeof value.won === "boolean";
    const isScore = Number.isSafeInteger(value.score) && Math.abs(value.score) <= 1e6;
    const isTimed = typeof value.at === "string" && MOMENT.test(value.at);
    return isNamed && isSettled && isScore && isTimed && JSON.stringify(value).length <= MAX_DEAL;
  }

  // ---------------------------------------------------------------- looking for deals

  // With what a deal is searched by: its text, and the cards that the person was dealt.
  function searchable(deal) {
    const { hands, meta } = deal.record;
    const hand = Array.isArray(hands) && isObject(meta) ? hands[meta.seat] : "";
    const cards = new Set(String(hand).toLowerCase().split(" "));
    const text = (deal.at + " " + deal.key + " " + JSON.stringify(meta)).toLowerCase();
    return { deal, cards, text, role: roleOf(deal, cards) };
  }

  // The person's role, as it stands in the record: who has bid the contract last plays it, and with whom
  // the called ace lay. Empty where nobody has played, or the record doesn't say.
  function roleOf({ kind, record }, cards) {
    const { log, meta } = record;
    if (kind === null || !Array.isArray(log) || !isObject(meta) || !SEATS.includes(meta.seat)) return "";
    const said = log.filter((entry) => typeof entry === "string");
    const bid = said.filter((entry) => entry.slice(2) === kind).pop();
    if (bid === undefined) return "";
    if (bid[0] === String(meta.seat)) return "declarer";
    const call = said.find((entry) => CALL.test(entry));
    return call !== undefined && cards.has(call.slice(-1).toLowerCase() + "a") ? "partner" : "opponent";
  }

  function forget() {
    list = null;
    changes += 1;
  }

  async function listed() {
    if (list !== null) return list;
    const before = changes;
    const rows = [];
    for await (const slice of slices(await schafkopf.deals.all())) rows.push(...slice.map(searchable));
    if (changes === before) list = rows; // else it is out of date by now
    return rows;
  }

  function fits(row, { kind, won, words }) {
    const { deal, cards, text } = row;
    if (kind !== "" && (deal.kind === null ? "none" : deal.kind) !== kind) return false;
    if (won !== "" && deal.won !== (won === "won")) return false;
    return words.every((word) => (CARD.test(word) ? cards.has(word) : text.includes(word)));
  }

  // Adds a deal to what all come to, by contract and the person's role: [kind, role, deals, won, score].
  // All contracts but these are one, whose name is empty: a copy may name any number of them.
  function sumUp(sums, { deal, role }, kinds) {
    const isKnown = deal.kind === null || kinds.includes(deal.kind);
    const name = isKnown ? [deal.kind, role] : ["", ""];
    const key = name.join(" ");
    if (!sums.has(key)) sums.set(key, [...name, 0, 0, 0]);
    const sum = sums.get(key);
    sum[2] += 1;
    sum[3] += deal.won === true ? 1 : 0;
    sum[4] += deal.score;
  }

  async function find(text) {
    const query = JSON.parse(text);
    query.words = query.words.toLowerCase().split(/\s+/).filter(Boolean);
    const all = await listed();
    const fitting = [];
    const sums = new Map();
    for await (const slice of slices(all)) {
      for (const row of slice) {
        if (!fits(row, query)) continue;
        fitting.push(row.deal);
        sumUp(sums, row, query.kinds);
      }
    }
    found = fitting;
    const rows = found
      .slice(query.from, query.from + query.most)
      .map(({ at, kind, won, score }) => [at, kind, won, score]);
    return [{ all: all.length, count: found.length, rows, sums: [...sums.values()] }];
  }

  // ---------------------------------------------------------------- out

  // Hands the person everything as a file: a copy without the deals, and those as its last member. The
  // newest come first: what is too much for a file is old.
  async function save(text) {
    const [name] = text.split("\n", 1);
    const copy = text.slice(name.length + 1);
    const parts = [copy.slice(0, copy.lastIndexOf("}")), ', "deals": [\n'];
    let room = MAX_BYTES - 4 * MAX_REST;
    let left = 0;
    for await (const slice of slices(await schafkopf.deals.all())) {
      for (const { key, ...deal } of slice) {
        const line = JSON.stringify(deal);
        room -= 3 * line.length; // bytes of a character, at most; a pair of halves has 4
        if (room < 0) left += 1;
        else parts.push(parts.length > 2 ? ",\n" : "", line);
      }
    }
    const link = document.createElement("a");
    link.download = name;
    link.href = URL.createObjectURL(new Blob([...parts, "\n]}\n"], { type: "application/json" }));
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000); // the browser reads it on its own time
    return [{ sure: window.self === window.top, left }];
  }

  // ---------------------------------------------------------------- in

  // The text of a file; null if it is no UTF-8, or has gone since it was chosen.
  async function contents(file) {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch (refusal) {
      return null;
    }
  }

  function chosen() {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json,text/plain";
    input.hidden = true;
    return new Promise((resolve) => {
      input.addEventListener("change", () => resolve(input.files[0] || null));
      input.addEventListener("cancel", () => resolve(null));
      document.body.append(input);
      input.click();
    }).finally(() => input.remove());
  }

  async function pick() {
    const file = await chosen();
    if (file === null) return [{ problem: "none" }];
    if (file.size > MAX_BYTES) return [{ problem: "long" }];
    const text = await contents(file);
    return text === null ? [{ problem: "unreadable" }] : stage(text);
  }

  // Takes a copy apart: its deals wait here, all else goes on to Python, which reads it strictly.
  async function stage(text) {
    staged = [];
    checked = unread = 0;
    let rest = text;
    if (text.includes("\0")) return [{ problem: "unreadable" }]; // Python would read no further
    try {
      const copy = JSON.parse(text);
      if (isObject(copy) && Array.isArray(copy.deals)) {
        const { deals, ...others } = copy;
        const read = [];
        for await (const slice of slices(deals.filter(isObject))) read.push(...slice.filter(isDeal).map(keyed));
        staged = read;
        unread = deals.length - staged.length;
        rest = JSON.stringify(others);
      }
    } catch (wrong) {
      // Then it is no copy: Python says what is wrong with it.
    }
    // Counted are characters, as Python has them, and only where that may matter.
    if (rest.length > 2 * MAX_REST || Array.from(rest).length > MAX_REST) return [{ problem: "long" }];
    return [{ problem: "", deals: staged.length, unread }, rest];
  }

  // ---------------------------------------------------------------- what can be asked

  const TASKS = {
    // A finished deal goes in: {kind, won, score, record}. {cleared}: those before have been deleted.
    async add(text) {
      await schafkopf.deals.keep([keyed({ at: now(), ...JSON.parse(text) })]);
      forget();
      return [{ cleared: schafkopf.deals.isCleared() }];
    },

    // How many there are, and how they are kept.
    async look() {
      return [await schafkopf.deals.look()];
    },

    // Some of those that fit {kind, won, words, from, most}, newest first: [at, kind, won, score]; and what
    // all that fit come to, by contract (those of `kinds`).
    find(text) {
      const own = searching.then(() => find(text));
      searching = own.catch(() => {}); // it is told of where it was asked
      return own;
    },

    // The record of one that was found, by its number from 0.
    async read(text) {
      return [{}, JSON.stringify(found[Number(text)].record)];
    },

    // The panel is closed: nothing of the list is needed any more.
    async close() {
      forget();
      found = [];
      return [{}];
    },

    // A file of this name (the first line) with this copy (all else) and the deals: {sure, left}, deals
    // that were too many.
    save,

    // A copy that the person chooses, or this text: {problem, deals, unread}, and what is no deal.
    pick,
    stage,

    // What Python has found of the deals that it was given last: what the list has to say of each, null
    // where it is none, true where only a newer version knows. Gives it the next ones: {deals, left,
    // unread}, and their records in lines.
    async check(text) {
      const verdicts = JSON.parse(text);
      const kept = [];
      for (const [index, verdict] of verdicts.entries()) {
        const deal = staged[checked + index];
        if (verdict === true) kept.push(deal);
        else if (verdict !== null) kept.push({ ...deal, kind: verdict[0], won: verdict[1], score: verdict[2] });
      }
      staged.splice(checked, verdicts.length, ...kept);
      checked += kept.length;
      unread += verdicts.length - kept.length;
      await turn(); // the page draws meanwhile
      const records = staged.slice(checked, checked + CHECK_SLICE).map((deal) => JSON.stringify(deal.record));
      return [{ deals: staged.length, left: staged.length - checked, unread }, records.join("\n")];
    },

    // The deals of the copy go in, all or none: {done}.
    async take() {
      const isDone = await schafkopf.deals.take(staged);
      staged = isDone ? [] : staged;
      forget();
      return [{ done: isDone }];
    },

    async undo() {
      await schafkopf.deals.undo();
      forget();
      return [{}];
    },

    async clear() {
      await schafkopf.deals.clear();
      forget();
      return [{}];
    },
  };

  window.schafkopf.archive = {
    listen(callback) {
      listener = callback;
    },

    ask(number, what, text) {
      TASKS[what](text)
        .then(([head, body = ""]) => listener(number, JSON.stringify(head), body))
        .catch(reportError); // the page tells of it
    },
  };
})();
