"""A worker that loads no Pyodide, for what the page does about a worker and not what it thinks.

All of the page's side is its own: static/js/mind.js fetches and looks at every file, makes the
worker, asks it, hears its errors and ends it. Only PyScript's call that starts Python in a worker
is another one, with a real worker behind it.
"""

import json

from playwright.sync_api import Page

from tests.tools.generate import ROOT

MIND = "static/js/mind.js"
PYSCRIPT = '"static/vendor/pyscript/core.js"'
STARTER = "static/js/stand-in.js"
PATIENCE = 3
"""Its fault comes at this question. All others it answers with a pass: they must be bids."""

# Its two functions are called as PyScript's are: by name, each call with a promise of its answer.
FAULTLESS = 'const fault = (number) => JSON.stringify({v: 1, number, action: "pass"});'
WORKER = """
let calls = 0;
const hello = () => '{"v": 1, "solver": "compiled"}';
const choose = (text) => {
  calls += 1;
  const number = JSON.parse(text).number;
  return calls < PATIENCE ? JSON.stringify({v: 1, number, action: "pass"}) : fault(number);
};
onmessage = ({data: [id, name, text]}) => {
  try {
    postMessage([id, true, {hello, choose}[name](text)]);
  } catch (error) {
    postMessage([id, false, String(error)]);
  }
};
""".replace("PATIENCE", str(PATIENCE))
START = """
export const hooks = {main: {onWorker: new Set()}};
export async function PyWorker() {
  const worker = new Worker(URL.createObjectURL(new Blob([SOURCE])));
  const promised = [];
  worker.onmessage = ({data: [id, isAnswer, what]}) => promised[id][isAnswer ? 0 : 1](what);
  const call = (name) => (text) => new Promise((...both) => {
    worker.postMessage([promised.push(both) - 1, name, text]);
  });
  worker.sync = {hello: call("hello"), choose: call("choose")};
  for (const each of hooks.main.onWorker) each(null, worker);
  return worker;
}
"""


def stand_in(page: Page, fault: str = FAULTLESS) -> None:
    """Have the page make such a worker; `fault` is JavaScript, a function `fault(number)`."""
    mind = (ROOT / MIND).read_text("utf-8")
    assert mind.count(PYSCRIPT) == 1
    source = json.dumps(WORKER + fault)
    _serve(page, MIND, mind.replace(PYSCRIPT, f'"{STARTER}"'))
    _serve(page, STARTER, f"const SOURCE = {source};{START}")


def _serve(page: Page, path: str, body: str) -> None:
    page.route(f"**/{path}", lambda route: route.fulfill(body=body, content_type="text/javascript"))
