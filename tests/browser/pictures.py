"""Pictures of the page that come out alike on every machine, and how much two of them differ.

Type is the same everywhere: the page gets the fonts of package.json, not the system's. What is
left of a machine's own (how it smooths edges and gradients) goes when a picture is made smaller.
"""

import base64
import io
from pathlib import Path

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import Page

FONTS = Path(__file__).parents[2] / "node_modules" / "@fontsource"
FAMILIES = {"sans": "pt-sans", "serif": "pt-serif"}
COLOURS = 256  # of a stored picture: a third of the size, and no difference that counts
NOTICED = 0.15  # from here on two pixels differ, as pixelmatch measures it (0 to 1)
MAX_TRIES = 20
LOAD = "() => Promise.all([...document.fonts].map(font => font.load()))"


def use_own_fonts(page: Page) -> None:
    """Set the page in the fonts of package.json; its context must bypass the content policy."""
    faces = "".join(
        f"@font-face {{ font-family: test-{family}; font-weight: {weight}; font-style: {style};"
        f" src: url(data:font/woff2;base64,{_font(folder, weight, style)}) }}"
        for family, folder in FAMILIES.items()
        for weight in (400, 700)
        for style in ("normal", "italic")
    )
    names = "".join(f"--{family}: test-{family};" for family in FAMILIES)
    page.add_style_tag(content=f"{faces} :root {{ {names} }}")
    page.evaluate(LOAD)


def _font(folder: str, weight: int, style: str) -> str:
    file = FONTS / folder / "files" / f"{folder}-latin-{weight}-{style}.woff2"
    return base64.b64encode(file.read_bytes()).decode()


def picture(page: Page, smaller: int) -> Image.Image:
    """The page as it looks when it has come to rest, that many times smaller."""
    page.wait_for_load_state("networkidle")
    last = b""
    for _ in range(MAX_TRIES):
        shot = page.screenshot(animations="disabled", caret="hide")
        if shot == last:
            return Image.open(io.BytesIO(shot)).convert("RGBA").reduce(smaller)
        last = shot
    raise AssertionError("the page doesn't come to rest")


def store(image: Image.Image, file: Path) -> None:
    """Write a picture to compare with, small."""
    file.parent.mkdir(parents=True, exist_ok=True)
    few = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def difference(image: Image.Image, file: Path, seen: Path) -> float:
    """The share of pixels that differ from a stored picture, 1 if the size does.

    What was seen and where it differs are written to the folder `seen`.
    """
    wanted = Image.open(file).convert("RGBA")
    seen.mkdir(parents=True, exist_ok=True)
    image.save(seen / file.name)
    if wanted.size != image.size:
        return 1.0
    marked = Image.new("RGBA", image.size)
    count = pixelmatch(wanted, image, marked, threshold=NOTICED)
    marked.save(seen / f"{file.stem}-differs.png")
    return count / (image.width * image.height)
