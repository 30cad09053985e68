"""The description by which other sites make a frame of a pasted address (oEmbed 1.0), as one file.

A static host computes nothing, so it can't answer for this or that address: one file describes the
game as a whole. And it can't be relative: whoever reads it stands on a page of its own, and takes
the frame's address as it is written. So the file is made for the upload alone, and only when its
place is named (`make dist SITE=https://club.example/schafkopf/`); the repository has none.
"""

import html
import json
import re
from urllib.parse import urlsplit

FILE = "oembed.json"
WIDTH, HEIGHT = 600, 640
ICON = "static/icons/schafkopf-512.png"
ICON_SIZE = 512


class SiteError(Exception):
    """What was named is no place for an upload; the message says why."""


def checked_site(site: str) -> str:
    """Return the address of an upload, with a slash at the end. SiteError if it is none."""
    parts = urlsplit(site)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise SiteError(f"SITE must be an address such as https://club.example/cards/, not {site}")
    if not re.fullmatch(r"[\w.:/~%-]+", site, re.ASCII):
        raise SiteError(f"SITE has a sign that doesn't belong into an address: {site}")
    return site.rstrip("/") + "/"


def oembed(site: str) -> str:
    """Return the file's text, for the folder at `site`."""
    frame = {
        "src": f"{site}?embed=1",
        "title": "Schafkopf",
        "width": str(WIDTH),
        "height": str(HEIGHT),
        "loading": "lazy",
        "sandbox": "allow-scripts allow-same-origin allow-popups allow-downloads",
        "style": "border: 0; max-width: 100%",
    }
    attributes = " ".join(f'{name}="{html.escape(value)}"' for name, value in frame.items())
    members = {
        "version": "1.0",
        "type": "rich",
        "title": "Schafkopf",
        "provider_name": "Schafkopf",
        "provider_url": site,
        "html": f"<iframe {attributes}></iframe>",
        "width": WIDTH,
        "height": HEIGHT,
        "thumbnail_url": site + ICON,
        "thumbnail_width": ICON_SIZE,
        "thumbnail_height": ICON_SIZE,
    }
    return json.dumps(members, indent=1) + "\n"


def with_link(page: str, site: str) -> str:
    """Return the page with the link to the file, last in its head: nothing waits for it."""
    link = (
        '<link rel="alternate" type="application/json+oembed" title="Schafkopf"'
        f' href="{html.escape(site + FILE)}">'
    )
    return page.replace("</head>", link + "\n</head>", 1)
