// Runs Python in MicroPython or Pyodide under Node: the two interpreters of the page and its worker.
//
//   node run.mjs <micropython.mjs | pyodide.mjs>   with a job as JSON on standard input:
//   {"files": {"path/in/the/interpreter.py": "text", …}, "code": "the program"}
//
// The interpreter's working directory holds the files; what the program prints goes to standard
// output as it is. An exception in the program ends Node with status 1 and the traceback.

import { readFileSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const HEAP_BYTES = 64 * 1024 * 1024;
const HOME = "/suite";

async function start(module) {
  const write = (line) => writeSync(1, line + "\n");
  if (module.loadMicroPython) {
    const python = await module.loadMicroPython({ heapsize: HEAP_BYTES, stdout: write, linebuffer: true });
    return { fs: python.FS, run: (code) => python.runPython(code) };
  }
  const python = await module.loadPyodide({ stdout: write });
  return { fs: python.FS, run: (code) => python.runPython(code) };
}

function putFile(fs, path, text) {
  const parts = (HOME + "/" + path).split("/");
  for (let depth = 2; depth < parts.length; depth += 1) {
    const folder = parts.slice(0, depth).join("/");
    if (!fs.analyzePath(folder).exists) fs.mkdir(folder);
  }
  fs.writeFile(parts.join("/"), text);
}

try {
  const job = JSON.parse(readFileSync(0, "utf8"));
  const module = await import(pathToFileURL(resolve(process.argv[2])).href);
  const python = await start(module);
  for (const [path, text] of Object.entries(job.files)) putFile(python.fs, path, text);
  python.run(`import os, sys\nos.chdir("${HOME}")\nsys.path.insert(0, "${HOME}")`);
  python.run(job.code);
} catch (error) {
  writeSync(2, String(error.message || error) + "\n");
  process.exit(1);
}
