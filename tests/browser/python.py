"""Running Python of a test's own inside the page, in the interpreter that runs the game."""

import json

from playwright.sync_api import Page

# Runs in the page: lays the files beside the game's, runs the code, leaves what it prints.
PROGRAM = """
import io, json, os, sys
from pyscript import window

def lay(path, text):
    folder = ""
    for part in path.split("/")[:-1]:
        folder += part
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it is there already
        folder += "/"
    with open(path, "w") as file:
        file.write(text)

lines = []
def show(*values):
    lines.append(" ".join([str(value) for value in values]) + "\\n")

failure = None
try:
    job = json.loads(window.testJob)
    for path in job["files"]:
        lay(path, job["files"][path])
    exec(job["code"], {"print": show, "__name__": "in_page"})
except BaseException as error:
    trace = io.StringIO()
    sys.print_exception(error, trace)
    failure = trace.getvalue()
window.testPrinted = "".join(lines)
window.testFailure = failure or ""
window.testDone = True
"""
START = """
([job, program]) => {
  window.testJob = job;
  window.testDone = false;
  const script = document.createElement("script");
  script.type = "mpy";
  script.textContent = program;
  document.head.append(script);
}
"""


def run_in_page(page: Page, files: dict[str, str], code: str, timeout: float = 120) -> str:
    """Run `code` with `files` (path → text) in the page's interpreter; return what it prints.

    The game's own modules are those that the page has loaded. Raises RuntimeError with the
    interpreter's traceback when the code fails.
    """
    # Not escaped: MicroPython's reader doesn't join the halves of a pair of surrogates.
    job = json.dumps({"files": files, "code": code}, ensure_ascii=False)
    page.evaluate(START, [job, PROGRAM])
    page.wait_for_function("() => window.testDone", timeout=timeout * 1000)
    failure = page.evaluate("() => window.testFailure")
    if failure:
        raise RuntimeError(f"the code failed in the page:\n{failure}")
    printed: str = page.evaluate("() => window.testPrinted")
    return printed
