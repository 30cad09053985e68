"""PyScript's own package, as far as the page's Python asks for it."""

from typing import Any

# Proxies of JavaScript objects: what they hold is known to the browser alone.
document: Any
window: Any

config: dict[str, Any]
"""The worker's own configuration, as static/js/mind.js wrote it."""
