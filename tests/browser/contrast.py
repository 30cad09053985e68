"""How well each text stands out from what is painted behind it, measured on the screen itself.

axe gives up where a gradient or a picture lies behind a text. Here the screen is photographed with
all texts unseen, and each text's colour is compared with the pixels that lie where it stands.
"""

from playwright.sync_api import Page

LEAST, LEAST_LARGE = 4.5, 3.0
"""WCAG's least contrast for text, and for text of 24 px, or 18.66 px and bold."""

# Unseen texts; and whatever is painted on top is found there, also where it lets presses through.
# It is so on the screen as well, two frames later.
HIDE = """
async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    -webkit-text-fill-color: transparent !important; pointer-events: auto !important }`);
  document.adoptedStyleSheets.push(sheet);
  for (const _ of "12") await new Promise((done) => { requestAnimationFrame(done); });
}
"""
SHOW = "() => { document.adoptedStyleSheets.pop(); }"
# Every text on the screen with less contrast than it needs, as [text, contrast].
MEASURE = """
async ([picture, least, leastLarge]) => {
  const text = atob(picture);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const { data, width, height } = brush.getImageData(0, 0, image.width, image.height);

  const linear = (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (one, two) => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parts = (colour) => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    return dot.getImageData(0, 0, 1, 1).data;
  };

  // Whether nothing else lies over a box, in whole or in part.
  const points = [[0.5, 0.5], [0.05, 0.1], [0.95, 0.1], [0.05, 0.9], [0.95, 0.9]];
  const isOpen = (element, box) => points.every(
    ([across, down]) => {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      return top !== null && (top === element || top.contains(element) || element.contains(top));
    });
  const groundOf = (box) => {
    const pixels = [];
    for (let row = Math.ceil(box.top); row < Math.min(box.bottom, height); row += 2) {
      for (let column = Math.ceil(box.left); column < Math.min(box.right, width); column += 2) {
        const at = (row * width + column) * 4;
        if (row >= 0 && column >= 0) pixels.push([data[at], data[at + 1], data[at + 2]]);
      }
    }
    return pixels;
  };

  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!text.textContent.trim() || !isSeen || element.closest(".live, [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => isOpen(element, box));
    const ground = boxes.flatMap(groundOf);
    if (!ground.length) continue;
    const style = getComputedStyle(element);
    const [r, g, b, alpha] = parts(style.color);
    const ratios = ground.map((under) => {
      const mix = (part, index) => (part * alpha + under[index] * (255 - alpha)) / 255;
      const over = [r, g, b].map(mix);
      return ratio(light(...over), light(...under));
    });
    // Nine tenths of the ground must do: the line of an edge may run through the text's box.
    ratios.sort((one, two) => one - two);
    const measured = ratios[Math.floor(ratios.length / 10)];
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (measured >= (isLarge ? leastLarge : least)) continue;
    found.push(`${element.className}: ${text.textContent.trim()}: ${measured.toFixed(2)}`);
  }
  return found;
}
"""


def faint_texts(page: Page) -> list[str]:
    """The texts on the screen that stand out too little, each with its contrast."""
    page.evaluate(HIDE)
    picture = photographed(page)
    found: list[str] = page.evaluate(MEASURE, [picture, LEAST, LEAST_LARGE])
    page.evaluate(SHOW)
    return found


def photographed(page: Page) -> str:
    """The screen as PNG in base64; a large file, but there in a third of the usual time."""
    browser = page.context.new_cdp_session(page)
    wish = {"format": "png", "optimizeForSpeed": True}
    picture: str = browser.send("Page.captureScreenshot", wish)["data"]
    browser.detach()
    return picture
