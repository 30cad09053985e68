"""The generated lists equal the tree, and the hand-written ones leave nothing out."""

import ast
import re
from pathlib import Path

import pytest

from game.ui.choices import FACES, change, first_settings, value_of
from tests.tools.generate import (
    ABOUT_KEYS,
    ABOUT_PAGES,
    ABOUT_TEXTS,
    BOOT_KEYS,
    BOOT_TEXTS,
    ENTRY,
    LANGUAGES,
    LATE_DOORS,
    SOLVER,
    WORKER,
    StaleMarkError,
    catalogue,
    generated,
    is_sign,
    kept_files,
    late_files,
    page_files,
    stale,
    strong_files,
    strong_paths,
    with_region,
    with_texts,
    worker_files,
)
from tests.tools.imports import needed
from tests.tools.vendor import LIST, parse_list

ROOT = Path(__file__).parents[1]
PAGES = ("index.html", *ABOUT_PAGES)
# A sheet's name, whether it is late, and the settings for which it is not.
SHEET = re.compile(
    r'<link rel="stylesheet" href="static/css/([\w-]+)\.css"( disabled)?(?: data-for="([^"]+)")?>'
)
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')
ADDRESS = re.compile(r"""(?:href|src)=["']([^"']*)["']""")


def text(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def test_no_generated_list_is_stale() -> None:
    assert list(stale(ROOT)) == [], "run `make lists`"


def test_nothing_is_asked_for_twice_at_the_start() -> None:
    # Firefox tells of a link to a module that a script element has asked for as of a failure.
    addresses = ADDRESS.findall(text("index.html").split("</head>")[0])
    assert len(addresses) > 50
    assert sorted(addresses) == sorted(set(addresses))


def test_every_file_to_write_is_looked_at() -> None:
    paths = {path for path, _ in generated(ROOT)}
    scripts = {BOOT_TEXTS, ABOUT_TEXTS, "static/js/host.js", "static/js/mind.js"}
    assert paths == {*PAGES, *scripts, "pyscript.toml", "sw.js"}


def test_an_edit_inside_a_region_is_found(tmp_path: Path) -> None:
    for name in ("index.html", "pyscript.toml", "game", "static", "sw.js", "LICENSE"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / LIST).parent.mkdir(parents=True)
    (tmp_path / LIST).symlink_to(ROOT / LIST)
    (tmp_path / "pyscript.toml").unlink()
    changed = text("pyscript.toml").replace('"game/core/cards.py" = "game/core/cards.py"\n', "")
    (tmp_path / "pyscript.toml").write_text(changed, "utf-8")
    assert list(stale(tmp_path)) == ["pyscript.toml"]  # sw.js means the right one already


def test_a_file_without_marks_is_refused() -> None:
    with pytest.raises(StaleMarkError, match="'files', found 0"):
        with_region("[files]\n", "files", [])


def test_texts_are_escaped() -> None:
    page = '<p class="x" data-text="a.b">old</p><p>kept</p>'
    assert (
        with_texts(page, {"a.b": "1 < 2 & 3"})
        == '<p class="x" data-text="a.b">1 &lt; 2 &amp; 3</p><p>kept</p>'
    )


def test_only_what_runs_is_needed(tmp_path: Path) -> None:
    files = {
        "game/__init__.py": "",
        "game/main.py": "from game import a\nif True:\n    from game.sub.b import x\n",
        "game/a.py": "def f():\n    from .late import y\n",
        "game/late.py": "import sys\n",
        "game/sub/__init__.py": "",
        "game/sub/b.py": (
            "from typing import TYPE_CHECKING\n"
            "if TYPE_CHECKING:\n    from game.types import T\nelse:\n    from ..other import T\n"
        ),
        "game/other.py": "T = int\n",
        "game/types.py": "",
        "game/unused.py": "",
    }
    for path, source in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(source, "utf-8")
    assert needed(tmp_path, "game/main.py") == [
        "game/__init__.py",
        "game/a.py",
        "game/late.py",
        "game/other.py",
        "game/sub/__init__.py",
        "game/sub/b.py",
    ]


def test_the_worker_imports_what_its_list_names() -> None:
    names = set(worker_files(ROOT))
    assert {"game/mind/strong.py", "game/core/record.py", "game/bots/bot.py"} <= names
    assert all(
        path.startswith(("game/core/", "game/bots/", "game/mind/"))
        for path in names - {"game/__init__.py"}
    )
    assert names | {WORKER} == {path for path in strong_paths(ROOT) if path.endswith(".py")}


def test_what_everybody_keeps_and_what_the_strong_bots_need_are_apart() -> None:
    everybody, strong = kept_files(ROOT), strong_files(ROOT)
    assert not set(everybody) & set(strong)
    assert set(strong_paths(ROOT)) <= set(everybody) | set(strong)
    assert {SOLVER, WORKER, "static/vendor/pyodide/pyodide.asm.wasm"} <= set(strong)
    assert not [path for path in everybody if "pyodide" in path]


def test_everything_that_the_page_fetches_is_kept() -> None:
    kept = set(kept_files(ROOT))
    (scripts,) = re.findall(r"const LATE_SCRIPTS = \[([^\]]+)\];", text("static/js/host.js"))
    late = {*late_files(ROOT), *re.findall(r'"([^"]+)"', scripts)}
    linked = re.findall(r'<(?:link|script)\b[^>]*(?:href|src)="([^"]+)"', text("index.html"))
    assert len(late) > 10
    assert len(linked) > 50
    assert late | set(linked) <= kept


def test_the_page_fetches_no_command() -> None:
    for path in [*page_files(ROOT), *late_files(ROOT)]:
        assert not path.startswith(("game/cli/", "game/mind/")), path
        assert path not in {"game/__main__.py", "game/worker.py"}


def test_first_and_late_files_are_all_that_is_needed() -> None:
    first, late = set(page_files(ROOT)), set(late_files(ROOT))
    assert not first & late
    signs = {path for path in needed(ROOT, ENTRY) if is_sign(ROOT / path)}
    assert (first | late) - {"static/py/typing.py"} == set(needed(ROOT, ENTRY)) - signs
    assert "game/__init__.py" in first  # it says the version
    assert {"game/bots/bot.py", "game/ui/panels/reckoning.py", "game/ui/state.py"} <= late
    # Saving must not wait, and whether an action is legal must not either.
    assert {"game/app/deal_text.py", "game/core/record.py", "game/core/actions.py"} <= first


def test_late_are_imports_in_functions_of_the_doors_alone(tmp_path: Path) -> None:
    files = {
        "game/main.py": "from game import a, door\n",
        "game/a.py": "def f():\n    from . import needed_soon\n",
        "game/door.py": (
            "import game.top\n"
            "class C:\n    from game import in_class\n"
            "    def f(self):\n        if True:\n            from game import late\n"
        ),
        "game/late.py": "import game.top, game.later\n",
    }
    names = ("__init__", "needed_soon", "top", "in_class", "later")
    for path, source in (files | {f"game/{name}.py": "" for name in names}).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(source, "utf-8")
    first = needed(tmp_path, "game/main.py", {"game/door.py"})
    expected = ("__init__", "a", "door", "in_class", "needed_soon", "top")
    assert first == [f"game/{name}.py" for name in expected]
    everything = needed(tmp_path, "game/main.py")
    assert set(everything) - set(first) == {"game/late.py", "game/later.py"}


def test_the_doors_are_files_of_the_game() -> None:
    assert set(LATE_DOORS) <= {ENTRY, *page_files(ROOT)}


def test_the_bots_are_warmed_up_one_module_at_a_time() -> None:
    tree = ast.parse(text("game/browser/warming.py"))
    modules = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "MODULES"
    )
    paths = [f"game/bots/{name}.py" for name in modules]
    assert sorted(paths) == [path for path in late_files(ROOT) if path.startswith("game/bots/")]
    for number, path in enumerate(paths):
        brought = {name for name in needed(ROOT, path) if name in paths}
        assert brought <= set(paths[:number]), path


@pytest.mark.parametrize("page", PAGES)
def test_addresses_are_relative_and_there(page: str) -> None:
    vendored = {f"static/vendor/{path}" for path in parse_list(text(str(LIST)))}
    addresses = ADDRESS.findall(text(page))
    assert addresses
    for address in addresses:
        assert not re.match(r"[a-z]+:|/", address), address
        file = (ROOT / page).parent.joinpath(address or Path(page).name)  # "": the page itself
        target = file.resolve().relative_to(ROOT).as_posix()
        assert target in vendored or (ROOT / target).is_file(), address


def test_every_sheet_is_linked_once_in_order_of_layers() -> None:
    linked = [name for name, _, _ in SHEET.findall(text("index.html"))]
    sheets = {path.stem for path in (ROOT / "static/css").glob("*.css")}
    # A deck's sheet is linked once that deck can be chosen.
    offered = {f"deck-{faces}" for faces in FACES}
    decks = {name for name in sheets if name.startswith("deck-")}
    assert sorted(linked) == sorted((sheets - decks) | offered)
    assert linked[0] == "tokens", "the first sheet fixes the order of the layers"


def test_late_sheets_name_settings_that_can_be_chosen() -> None:
    first = first_settings("de", is_touch=False)
    named = []
    for name, disabled, wishes in SHEET.findall(text("index.html")):
        assert disabled or not wishes, f"{name} is there in any case"
        for wish in wishes.split():
            setting, _, value = wish.partition("=")
            assert change(first, setting, value) is not None, wish
            assert value_of(first, setting) != value, f"{name} is needed at a first visit"
            named.append(name)
    faces = {f"deck-{faces}" for faces in FACES if faces != first.faces}
    assert faces | {"large", "learning", "theme"} == set(named)


def test_every_script_is_asked_for() -> None:
    scripts = {f"static/js/{path.name}" for path in (ROOT / "static/js").glob("*.js")}
    late = set(re.findall(r'const SOUND = "([^"]+)";', text("static/js/telling.js")))
    late |= set(re.findall(r'^MIND = "([^"]+)"', text("game/browser/mind.py"), re.MULTILINE))
    (brought,) = re.findall(r"const LATE_SCRIPTS = \[([^\]]+)\];", text("static/js/host.js"))
    late |= set(re.findall(r'"([^"]+)"', brought))
    assert len(late) == 6
    assert late - scripts == {"static/vendor/idb/umd.js"}
    for_others = {"static/js/embed.js"}  # for the pages that hold ours
    asked = {path for path in ADDRESS.findall(text("index.html")) if path in scripts}
    assert scripts == asked | late & scripts | for_others


@pytest.mark.parametrize("page", PAGES)
def test_no_inline_script_or_style(page: str) -> None:
    assert not re.search(r"<script(?![^>]*\bsrc=)", text(page))
    assert not re.search(r"<style|\sstyle=|\son\w+=", text(page))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_may_ask_nobody_else_and_run_nothing_that_stands_in_it(page: str) -> None:
    policy, before = POLICY.findall(text(page))[0], text(page).partition("<meta http-equiv")[0]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert not re.search(r"<(script|link|img)", before)  # it holds only for what comes after it
    assert (rules["default-src"], rules["base-uri"], rules["form-action"]) == ("'none'",) * 3
    # PyScript evaluates what it writes itself, and makes its worker from a text.
    exceptions = {"script-src": {"'unsafe-eval'"}, "worker-src": {"blob:"}}
    allowed = exceptions if page == "index.html" else {}
    for name, value in rules.items():
        assert set(value.split()) <= {"'none'", "'self'"} | allowed.get(name, set()), name


def test_without_scripts_every_language_says_what_to_do() -> None:
    page = text("index.html")
    region = page[page.index("<noscript>") : page.index("</noscript>")]
    for language in LANGUAGES:
        words = catalogue(ROOT, language)["boot.noscript"]
        assert f'<p lang="{language}">{words}</p>' in region


def test_without_sheets_every_language_has_a_link_to_a_tab() -> None:
    page = text("index.html")
    region = page[page.index('<div class="no-sheets">') : page.index("</main>")]
    for language in LANGUAGES:
        words = catalogue(ROOT, language)["boot.fail.blocked.do"]
        link = f'<a href="" target="_blank" rel="noopener">{words}</a>'
        assert f'<p lang="{language}">{link}</p>' in region


def test_boot_texts_have_the_same_keys_in_every_language() -> None:
    for wanted in (BOOT_KEYS, ABOUT_KEYS):
        keys = set(catalogue(ROOT, "de", wanted))
        for language in LANGUAGES:
            assert set(catalogue(ROOT, language, wanted)) == keys, language


def test_every_page_has_the_texts_that_it_names() -> None:
    for page, wanted in (("index.html", BOOT_KEYS), *((page, ABOUT_KEYS) for page in ABOUT_PAGES)):
        named = set(re.findall(r'data-text="([^"]+)"', text(page)))
        assert named <= set(catalogue(ROOT, "de", wanted)), page
    said = set(re.findall(r'"(embed\.[\w.-]+)"', text("static/about/snippet.js")))
    assert said <= set(catalogue(ROOT, "de", ABOUT_KEYS))
