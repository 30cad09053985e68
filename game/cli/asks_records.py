"""What the referee answers about a record: the state after its log, a bot's choice in a view."""

from game.core.errors import BAD_REQUEST, CONTRADICTION, OUT_OF_TURN, BadText, Contradiction
from game.core.record import Record, record_from_json, replay, replay_view
from game.core.table import KONTRA, RE
from game.core.view import View

from .members import Request, needed, read_seat, read_whole_number
from .players import LEVELS, level_player
from .states import Json, state_of_round, state_of_view
from .table_play import Chooser

ASKINGS = (KONTRA, RE)


def ask_record(request: Request) -> Json:
    """The state after the log of a record, or of a view."""
    record = _read_record(request)
    if record.viewer is None:
        return state_of_round(replay(record))
    return state_of_view(replay_view(record))


def ask_choose(request: Request) -> Json:
    """What a bot does in a view: an action, or whether it says Kontra or Re."""
    level = needed(request, "level")
    if not isinstance(level, str) or level not in LEVELS:
        raise BadText(BAD_REQUEST, f"level must be one of {' '.join(LEVELS)}")
    seat = read_seat(request, "seat")
    seed = read_whole_number(request, "seed") if "seed" in request else 0
    asking = _asking(request)
    worlds, milliseconds = _budget(request)
    view = replay_view(_read_record(needed(request, "view")))
    if view.seat != seat:
        raise Contradiction(CONTRADICTION, f"the view is seat {view.seat}'s, not seat {seat}'s")
    player = level_player(level, worlds, milliseconds)
    if asking is not None:
        return {"action": _said(view, asking, player, seed)}
    if view.table.turn is None:
        raise BadText(OUT_OF_TURN, "the deal is over, there is nothing to choose")
    if not view.is_my_turn:
        raise BadText(OUT_OF_TURN, f"it is seat {view.table.turn}'s turn, not seat {seat}'s")
    return {"action": _chosen(view, player, seed)}


def _read_record(value: object) -> Record:
    """The record of a JSON value, whatever its ``meta`` is: the referee doesn't look at it."""
    if isinstance(value, dict):
        value = {name: member for name, member in value.items() if name != "meta"}
    return record_from_json(value)


def _chosen(view: View, player: Chooser, seed: int) -> str:
    action = player.choose(view, seed)
    reason = view.why_illegal(action)
    if reason is not None or action not in view.legal():
        raise RuntimeError(f"the level chose {action!r}, which is not legal")
    return action


def _said(view: View, asking: str, player: Chooser, seed: int) -> "str | None":
    """The word, or None; also None where the seat may not say it."""
    if not (view.kontra_open if asking == KONTRA else view.re_open):
        return None
    word = player.answer(view, asking, seed)
    if word not in (asking, None):
        raise RuntimeError(f"the level answered {word!r} when asked for {asking}")
    return word


def _asking(request: Request) -> "str | None":
    asking = request.get("asking")
    if asking is not None and asking not in ASKINGS:
        raise BadText(BAD_REQUEST, f"asking must be {KONTRA}, {RE} or null")
    return asking if isinstance(asking, str) else None


def _budget(request: Request) -> "tuple[int | None, int | None]":
    """``worlds`` or ``budget_ms``: they bound a search; levels that follow rules need neither."""
    given = {
        name: read_whole_number(request, name)
        for name in ("worlds", "budget_ms")
        if request.get(name) is not None
    }
    if len(given) == 2:
        raise BadText(BAD_REQUEST, "worlds and budget_ms exclude each other")
    for name, number in given.items():
        if number < 1:
            raise BadText(BAD_REQUEST, f"{name} must be 1 or more")
    return given.get("worlds"), given.get("budget_ms")
