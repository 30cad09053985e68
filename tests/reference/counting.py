"""How many ways a deal can go on: leaves of the tree of legal actions, counted one by one."""

from tests.reference.deal import OpenDeal


def entries_open(deal: OpenDeal, *, with_doubles: bool) -> list[str]:
    """Every log entry that the rules allow next, Kontra and Re last and only when asked for."""
    seat = deal.turn()
    entries = [f"{seat} {action}" for action in deal.legal()]
    if with_doubles:
        entries = entries + [f"{seat} kontra" for seat in deal.kontra_open()]
        entries = entries + [f"{seat} re" for seat in deal.re_open()]
    return entries


def count_leaves(deal: OpenDeal, depth: int, *, with_doubles: bool) -> int:
    """The number of different continuations of `depth` entries (or fewer, if the deal ends)."""
    entries = entries_open(deal, with_doubles=with_doubles)
    if depth == 0 or not entries:
        return 1
    total = 0
    for entry in entries:
        total += count_leaves(deal.after(entry), depth - 1, with_doubles=with_doubles)
    return total


def split_by_first_entry(deal: OpenDeal, depth: int, *, with_doubles: bool) -> dict[str, int]:
    """The leaves below each possible next entry: what to compare when a count is wrong."""
    return {
        entry: count_leaves(deal.after(entry), depth - 1, with_doubles=with_doubles)
        for entry in entries_open(deal, with_doubles=with_doubles)
    }
