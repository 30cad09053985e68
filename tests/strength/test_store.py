"""What is kept of measurements, and which source it belongs to."""

from pathlib import Path

import pytest

from tests.strength import sources
from tests.strength.sources import closure, code_of, level_digest
from tests.strength.store import Store


def test_lines_come_back_in_order(tmp_path: Path) -> None:
    store = Store("sample", tmp_path / "new")
    assert store.lines() == []
    for number in range(3):
        store.add({"number": number})
    assert [line["number"] for line in Store("sample", tmp_path / "new").lines()] == [0, 1, 2]


def test_half_a_line_of_a_run_that_was_ended_is_lost_and_nothing_else(tmp_path: Path) -> None:
    store = Store("sample", tmp_path)
    store.add({"number": 1})
    with store.path.open("a", encoding="utf-8") as file:
        file.write('{"numb')
    assert [line["number"] for line in store.lines()] == [1]
    store.add({"number": 2})
    assert [line["number"] for line in store.lines()] == [1, 2]


def test_a_source_is_all_that_it_imports() -> None:
    normal = closure(("game/bots/bot.py",))
    assert {"game/bots/easy.py", "game/bots/weights.py", "game/core/table.py"} <= normal
    assert not any(path.startswith("game/mind/") for path in normal)
    assert {"game/mind/search.py", "game/bots/judging.py"} <= closure(("game/mind/strong.py",))


def test_comments_and_docstrings_are_no_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    texts = {
        "plain.py": "def f():\n    return 1\n",
        "spoken.py": '"""Says."""\n\n\ndef f():\n    """More."""\n    return 1  # why\n',
        "other.py": "def f():\n    return 2\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    plain, spoken, other = (code_of(name) for name in texts)
    assert plain == spoken != other


def test_levels_of_the_page_share_a_source_and_strong_has_its_own() -> None:
    assert level_digest("easy") == level_digest("normal") != level_digest("strong")
