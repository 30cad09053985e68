/* Sounds of the table, made from noise and tones: there is no file to fetch. It is loaded when sound is
   wanted and somebody has touched the page, because only then a browser plays anything.

     schafkopf.sound.hear(root, ops, was)   plays what a frame's operations sound like; was: what the
                                            root said before them, {asking, isResting}
*/
(function () {
  "use strict";
  const LOUDNESS = 0.6;
  const NEXT_S = 0.12; // between two sounds of one moment
  const LATE_S = 1; // what would come later than that is left out

  /* Each sound is a row of strokes: [noise or the form of a tone, Hz at first, Hz at last, seconds from
     the beginning, seconds long, how loud]. The Hz of noise are what is let through of it. What
     belongs to one moment is heard in this order. */
  const KNOCK = [
    ["sine", 170, 80, 0, 0.1, 1],
    ["noise", 600, 250, 0, 0.03, 0.7],
  ];
  const SOUNDS = {
    card: [["noise", 2600, 900, 0, 0.08, 1]],
    deal: Array.from({ length: 8 }, (_, index) => ["noise", 3400, 1500, index * 0.05, 0.05, 0.4]),
    knock: KNOCK,
    double: [0, 0.14].flatMap((later) => KNOCK.map(([form, from, to, at, ...rest]) => [form, from * 1.2, to, at + later, ...rest])),
    trick: [["noise", 500, 2200, 0, 0.22, 1.2]],
    won: [523, 659, 784, 1047].map((tone, index) => ["triangle", tone, tone, index * 0.11, 0.26, 0.35]),
    lost: [392, 330, 262].map((tone, index) => ["triangle", tone, tone, index * 0.16, 0.3, 0.3]),
    turn: [
      ["triangle", 660, 660, 0, 0.14, 0.3],
      ["triangle", 880, 880, 0.1, 0.22, 0.3],
    ],
  };
  const SAID = { pass: "knock", kontra: "double", re: "double" };
  const CARD = /^c[EGHS][AXKOU987]$/;
  const HELD = /^h[EGHS][AXKOU987]$/;

  const Context = window.AudioContext || window.webkitAudioContext;
  let context = null;
  let output = null;
  let noise = null;
  let free = 0; // when the next sound may begin, on the context's clock

  // ---------------------------------------------------------------- what is heard

  function heard(root, ops, was) {
    const names = new Set();
    let dealt = 0;
    let isCounted = false;
    let isOther = false; // another language: the same table in other words
    for (const [name, key, ...rest] of ops) {
      const parent = name === "new" ? rest[3] : name === "put" ? rest[0] : null;
      if (parent !== null && CARD.test(key)) {
        if (/^slot-\d$/.test(parent)) names.add("card");
        else if (name === "new" && HELD.test(parent)) dealt += 1;
      } else if (name === "new" && /^p\d-said$/.test(key)) {
        names.add(SAID[rest[1][rest[1].indexOf("data-said") + 1]]);
      } else if (name === "new" && key === "panel-reckoning") {
        const isWon = rest[1][rest[1].indexOf("data-won") + 1];
        names.add({ true: "won", false: "lost" }[isWon]);
      } else if (name === "set" && rest[0] === "data-said") {
        names.add(SAID[rest[1]]);
      } else if (name === "set" && key === "root") {
        if (rest[0] === "lang") isOther = true;
        if (rest[0] === "data-sound" && rest[1] === "on") names.add("card"); // so this is how it sounds
      } else if (name === "text" && /^p\d-tricks$/.test(key)) {
        isCounted = true;
      }
    }
    if (isOther) return [];
    const isResting = root.hasAttribute("data-resting");
    if (!isResting && (was.isResting || isCounted)) names.add("trick");
    if (dealt > 1) names.add("deal");
    const asking = root.getAttribute("data-asking");
    const isIdle = (word) => word === "" || word === "next";
    if (isIdle(was.asking) && !isIdle(asking)) names.add("turn");
    return Object.keys(SOUNDS).filter((name) => names.has(name));
  }

  function hear(root, ops, was) {
    const names = heard(root, ops, was);
    if (!names.length || Context === undefined) return;
    if (context === null) open();
    if (context.state === "suspended") context.resume();
    for (const name of names) play(name);
  }

  // ---------------------------------------------------------------- how it sounds

  function open() {
    context = new Context();
    output = context.createGain();
    output.gain.value = LOUDNESS;
    output.connect(context.destination);
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }

  function play(name) {
    const now = context.currentTime;
    const at = Math.max(now, free);
    if (at - now > LATE_S) return;
    free = at + NEXT_S;
    for (const stroke of SOUNDS[name]) strike(at, stroke);
  }

  function strike(at, [form, from, to, later, seconds, loudness]) {
    const begin = at + later;
    const end = begin + seconds;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, begin);
    envelope.gain.exponentialRampToValueAtTime(loudness, begin + 0.005);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    envelope.connect(output);
    let source;
    let pitched;
    if (form === "noise") {
      source = context.createBufferSource();
      source.buffer = noise;
      pitched = context.createBiquadFilter();
      pitched.type = "bandpass";
      source.connect(pitched).connect(envelope);
    } else {
      source = pitched = context.createOscillator();
      source.type = form;
      source.connect(envelope);
    }
    pitched.frequency.setValueAtTime(from, begin);
    pitched.frequency.exponentialRampToValueAtTime(to, end);
    source.start(begin);
    source.stop(end + 0.02);
  }

  window.schafkopf.sound = { hear };
})();
