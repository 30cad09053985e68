"""How long decisions take where people play, kept for the strength log."""

from tests.bench.numbers import percentile
from tests.strength.sources import level_digest
from tests.strength.store import Store


def store_for(level: str) -> Store:
    """What was measured of a level as it stands now."""
    return Store(f"speed-{level}-{level_digest(level)}")


def keep(level: str, deck: str, milliseconds: list[float]) -> None:
    """Adds what so many decisions took."""
    store_for(level).add(
        {
            "deck": deck,
            "decisions": len(milliseconds),
            "p95": round(percentile(milliseconds, 0.95), 1),
            "worst": round(max(milliseconds), 1),
        }
    )
