"""Conversions between Python and JavaScript."""

from collections.abc import Callable
from typing import Any

def create_proxy(function: Callable[..., object]) -> Any:
    """Return a JavaScript function that calls `function` for the life of the page."""
