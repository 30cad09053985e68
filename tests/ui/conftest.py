"""Fixtures of the tests of screens: the catalogues, and words made of them."""

import json
from pathlib import Path

import pytest

from game.ui.choices import GERMAN
from game.ui.words import Words

CATALOGUES = Path(__file__).resolve().parents[2] / "static" / "i18n"


def catalogue(language: str) -> dict[str, str]:
    """A language's catalogue as it stands in its file."""
    result = json.loads((CATALOGUES / f"{language}.json").read_text(encoding="utf-8"))
    assert isinstance(result, dict)
    return result


def words_of(language: str, faces: str = GERMAN) -> Words:
    """Words of a language with the plain plural rule that all of them share: one, or other."""
    return Words(language, catalogue(language), lambda n: "one" if n == 1 else "other", str, faces)


@pytest.fixture(scope="session")
def words() -> Words:
    """The German words."""
    return words_of("de")
