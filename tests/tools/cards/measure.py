"""Where the lines of a drawing run: points along every outline of a finished card file.

For what the tests ask: whether a corner is free, whether something leaves the card.
"""

from __future__ import annotations

import itertools
import math
import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET
    from collections.abc import Iterator

SVG = "{http://www.w3.org/2000/svg}"
STEPS = 8
_TOKEN = re.compile(r"[a-z]|-?\d*\.?\d+")
_TRANSFORM = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
_NEEDS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2}

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


class Spot(NamedTuple):
    """A point on an outline in the card's units, and how far the stroke reaches around it."""

    x: float
    y: float
    reach: float


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (
        *(a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s),
        *(a * t + c * u + e, b * t + d * u + f),
    )


def _matrix(text: str) -> Matrix:
    matrix = IDENTITY
    for kind, inner in _TRANSFORM.findall(text):
        numbers = [float(part) for part in inner.split()]
        if kind == "translate":
            step: Matrix = (1, 0, 0, 1, numbers[0], numbers[1])
        elif kind == "scale":
            step = (numbers[0], 0, 0, numbers[-1], 0, 0)
        else:
            cos, sin = math.cos(math.radians(numbers[0])), math.sin(math.radians(numbers[0]))
            step = (cos, sin, -sin, cos, 0, 0)
            if len(numbers) == 3:
                x, y = numbers[1:]
                step = _times(_times((1, 0, 0, 1, x, y), step), (1, 0, 0, 1, -x, -y))
        matrix = _times(matrix, step)
    return matrix


def _curve(points: list[Point]) -> Iterator[Point]:
    """Points on a Bezier curve of any order, by de Casteljau."""
    for i in range(1, STEPS + 1):
        part = i / STEPS
        row = points
        while len(row) > 1:
            row = [
                (ax + (bx - ax) * part, ay + (by - ay) * part)
                for (ax, ay), (bx, by) in itertools.pairwise(row)
            ]
        yield row[0]


def along(data: str) -> Iterator[Point]:
    """Points along a path as the tool writes it: relative commands, no arcs."""
    tokens = _TOKEN.findall(data)
    here = start = bend = (0.0, 0.0)
    kind, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            kind, at = tokens[at], at + 1
            if kind == "z":
                yield from _curve([here, start])
                here = bend = start
                continue
        numbers = [float(token) for token in tokens[at : at + _NEEDS[kind]]]
        at += _NEEDS[kind]
        if kind in "hv":
            numbers = [numbers[0], 0] if kind == "h" else [0, numbers[0]]
        hull = [(here[0] + x, here[1] + y) for x, y in zip(*[iter(numbers)] * 2, strict=True)]
        if kind in "st":
            hull.insert(0, (2 * here[0] - bend[0], 2 * here[1] - bend[1]))
        if kind == "m":
            start = hull[-1]
            yield start
            kind = "l"
        else:
            yield from _curve([here, *hull])
        bend = hull[-2] if len(hull) > 1 else hull[-1]
        here = hull[-1]


def _outline(element: ET.Element) -> list[Point]:
    def value(name: str) -> float:
        return float(element.get(name, "0"))

    tag = element.tag.removeprefix(SVG)
    if tag == "path":
        return list(along(element.get("d", "")))
    if tag in ("circle", "ellipse"):
        rx, ry = (value("r"), value("r")) if tag == "circle" else (value("rx"), value("ry"))
        return [
            (
                value("cx") + rx * math.cos(i * math.pi / 12),
                value("cy") + ry * math.sin(i * math.pi / 12),
            )
            for i in range(24)
        ]
    return []


def spots(root: ET.Element) -> Iterator[Spot]:
    """Every point of every shape below an svg element, copies by `use` included."""
    named = {element.get("id"): element for element in root.iter() if element.get("id")}

    def walk(element: ET.Element, matrix: Matrix, stroke: str, width: float) -> Iterator[Spot]:
        matrix = _times(matrix, _matrix(element.get("transform", "")))
        stroke = element.get("stroke", stroke)
        width = float(element.get("stroke-width", width))
        a, b, c, d, e, f = matrix
        reach = 0.0 if stroke == "none" else width / 2 * math.sqrt(abs(a * d - b * c))
        for x, y in _outline(element):
            yield Spot(a * x + c * y + e, b * x + d * y + f, reach)
        if element.tag == SVG + "use":
            shift = (1.0, 0.0, 0.0, 1.0, float(element.get("x", 0)), float(element.get("y", 0)))
            there = named[element.get("href", "")[1:]]
            yield from walk(there, _times(matrix, shift), stroke, width)
        for child in element:
            yield from walk(child, matrix, stroke, width)

    yield from walk(root, IDENTITY, "none", 1)
