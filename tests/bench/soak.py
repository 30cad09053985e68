"""What a deal takes after many others in one page, against the first ones."""

from playwright.sync_api import Browser

from tests.soak.page import soak

DEALS = 100
TENTH = DEALS // 10


def measure_soak(browser: Browser, site: str) -> str:
    """Return the time per deal of the last tenth against the first, as a line of a table."""
    page = browser.new_page()
    seconds = [each for _, _, each in soak(page, site, DEALS, TENTH)]
    page.close()
    return soak_table(seconds)


def soak_table(seconds: list[float]) -> str:
    """Return the table: `seconds` of a deal, for each tenth of the deals."""
    first, last = seconds[0] * 1000, seconds[-1] * 1000
    return (
        f"| {DEALS} deals in one page | first tenth | last tenth | last to first |\n"
        "|---|---|---|---|\n"
        f"| time per deal | {first:.0f} ms | {last:.0f} ms | {last / first:.2f} |\n"
    )
