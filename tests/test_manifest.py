"""What a browser is told so that the page can be installed: manifest, icons, shortcuts."""

import json
import re
import struct
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest

from game.app.parameters import with_parameters
from game.ui.choices import first_settings
from tests.tools.generate import MANIFEST, ROOT

ADDRESS = "https://club.example/members/cards/"  # any folder of any host
TOLD: dict[str, Any] = json.loads((ROOT / MANIFEST).read_text("utf-8"))
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def seen_from_the_page(address: str) -> str:
    """Resolve an address of the manifest, with the folder taken off."""
    whole = urljoin(ADDRESS + MANIFEST, address)
    assert whole.startswith(ADDRESS), address
    return whole.removeprefix(ADDRESS)


def test_it_is_the_folder_that_is_installed() -> None:
    assert [seen_from_the_page(TOLD[name]) for name in ("id", "start_url", "scope")] == ["", "", ""]
    assert TOLD["display"] == "standalone"
    assert f'<link rel="manifest" href="{MANIFEST}"' in (ROOT / "index.html").read_text("utf-8")


@pytest.mark.parametrize("icon", TOLD["icons"], ids=lambda icon: icon["src"])
def test_an_icon_is_what_is_said_of_it(icon: dict[str, str]) -> None:
    data = (ROOT / seen_from_the_page(icon["src"])).read_bytes()
    if icon["type"] == "image/svg+xml":
        assert re.match(rb"<svg\b[^>]*\bviewBox=", data)
    else:
        assert data.startswith(SIGNATURE)
        width, height = struct.unpack(">II", data[16:24])  # the first thing in its header
        assert icon["sizes"] == f"{width}x{height}"


def test_there_are_the_sizes_that_browsers_ask_for() -> None:
    plain = {icon["sizes"] for icon in TOLD["icons"] if "purpose" not in icon}
    assert {"192x192", "512x512"} <= plain
    assert any(icon.get("purpose") == "maskable" for icon in TOLD["icons"])


@pytest.mark.parametrize("shortcut", TOLD["shortcuts"], ids=lambda shortcut: shortcut["name"])
def test_a_shortcut_says_something_that_the_game_understands(shortcut: dict[str, str]) -> None:
    parts = urlsplit(seen_from_the_page(shortcut["url"]))
    given = dict(parse_qsl(parts.query, strict_parsing=True))
    assert parts.path == ""
    assert given
    settings, unread = with_parameters(first_settings("de", is_touch=False), given.get)
    assert unread == ()
    assert settings.next_deck == given["deck"]
