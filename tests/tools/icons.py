"""Draw the icons that want a raster from static/icons/schafkopf.svg, with Chromium.

    python -m tests.tools.icons

Only needed when the drawing has changed; the pictures are kept beside it.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.tools.chromium import find

ICONS = Path(__file__).parents[2] / "static" / "icons"
SOURCE = ICONS / "schafkopf.svg"
CLOTH = "#1f5b3a"
# name: pixels, and the share of them that the drawing takes. Hosts of maskable icons cut up to a
# tenth from each side, in any shape; a telephone's home screen rounds the corners itself.
PICTURES = {
    "schafkopf-180.png": (180, 1.0),
    "schafkopf-192.png": (192, 1.0),
    "schafkopf-512.png": (512, 1.0),
    "schafkopf-512-maskable.png": (512, 0.8),
}


def main() -> None:
    """Write every picture."""
    drawing = SOURCE.read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find())
        for name, (size, share) in PICTURES.items():
            is_whole = share == 1.0
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}body{{display:grid;place-items:center;height:100vh;"
                f"background:{'transparent' if is_whole else CLOTH}}}"
                f"svg{{width:{share * 100}vw;height:{share * 100}vh}}</style>{drawing}"
            )
            page.screenshot(path=ICONS / name, omit_background=is_whole)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
