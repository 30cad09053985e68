// The compiled solver as the browser's worker has it: through WebAssembly, without a browser.
//
//   node solver.mjs <solver.wasm>   with a job as JSON on standard input:
//   {"questions": [[int, …], …], "answerInts": 20}
//
// Prints as JSON, for each question by itself, {"ms": processor time, "answer": [int, …]}.

import { readFileSync } from "node:fs";

const job = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, solve, input, output } = instance.exports;

function ask(question) {
  new Int32Array(memory.buffer, input(), question.length).set(question);
  solve(1);
  return Array.from(new Int32Array(memory.buffer, output(), job.answerInts));
}

function processorMs() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1000;
}

for (const question of job.questions.slice(0, 20)) ask(question);
const results = job.questions.map((question) => {
  const start = processorMs();
  const answer = ask(question);
  return { ms: processorMs() - start, answer };
});
process.stdout.write(JSON.stringify(results));
