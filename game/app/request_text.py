"""The page's side of the talk with the strong bots' worker; `mind/serving.py` has the other side.

A request holds what one seat may see, and nothing else: the worker keeps nothing.
"""

from typing import TYPE_CHECKING

from ..core.errors import BAD_REQUEST, BadText
from ..core.record import record_of_view
from ..core.strict_json import read_json

if TYPE_CHECKING:
    from ..core.view import View

VERSION = 1


def request_text(
    view: "View", asking: "str | None", seed: int, milliseconds: int, number: int
) -> str:
    """What is asked: the seat's action, or whether it says the word ``asking``."""
    word = "null" if asking is None else f'"{asking}"'
    return (
        f'{{"v": {VERSION}, "number": {number}, "asking": {word}, "seed": {seed}'
        f', "milliseconds": {milliseconds}, "view": {record_of_view(view).to_text()}}}'
    )


def read_greeting(text: str) -> None:
    """BadText if this isn't what a worker of this version says when it is ready."""
    _members(text)


def read_reply(text: str) -> "tuple[int, str | None]":
    """The number of the request that is answered, and the answer. BadText if it is none."""
    members = _members(text)
    number, action = members.get("number"), members.get("action")
    if isinstance(number, bool) or not isinstance(number, int):
        raise BadText(BAD_REQUEST, "a reply has the number of its request")
    if action is not None and not isinstance(action, str):
        raise BadText(BAD_REQUEST, "an action is a text")
    return number, action


def _members(text: str) -> "dict[str, object]":
    members = read_json(text)
    if not isinstance(members, dict) or members.get("v") != VERSION:
        raise BadText(BAD_REQUEST, f"not from a worker of version {VERSION}")
    return members
