"""The worker's JavaScript globals, as far as its Python asks for them."""

from typing import Any

# Proxies of JavaScript objects: what they hold is known to the browser alone.
Int32Array: Any
WebAssembly: Any
console: Any
fetch: Any
performance: Any
