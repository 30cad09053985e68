"""Medians, percentiles, and tables for people."""

from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that `share` (0 to 1) of the values don't exceed; nearest rank."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def median(values: Sequence[float]) -> float:
    """Return the middle value, of two the mean."""
    ordered = sorted(values)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a title and rows in columns, the first to the left and the others to the right."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = [title]
    for row in (head, *rows):
        cells = [row[0].ljust(widths[0])]
        cells.extend(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        lines.append("  " + "   ".join(cells).rstrip())
    return "\n".join(lines)
