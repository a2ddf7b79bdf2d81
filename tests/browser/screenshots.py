"""Pictures of the pages, to be looked at: `python tests/browser/screenshots.py FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from player import DESKTOP, PHONE, Player
from playwright.sync_api import Browser, sync_playwright
from serving import ARGS, chromium, serving

from keydom.games import games

SIZES = {"desktop": DESKTOP, "phone": PHONE}
MOVES = 12


def take(browser: Browser, address: str, name: str, size: dict[str, object], folder: Path) -> None:
    """All pages at one size."""

    def keep(what: str, whole: bool = False) -> None:
        me.page.wait_for_timeout(400)
        me.page.screenshot(path=folder / f"{what}-{name}.png", full_page=whole)

    me = Player(browser, address, size)
    me.open("/")
    me.page.wait_for_load_state("networkidle")
    keep("lobby")
    for game in games():
        me.start(game, "bot", "bot")
        for _ in range(MOVES):
            if me.wait():
                me.decide()
        me.wait()
        me.page.evaluate("scrollTo(0, 0)")
        keep(f"{game}-table")
        me.page.locator("[data-step=back]").click()
        keep(f"{game}-replay")
        me.open(f"/games/{game}/rules")
        keep(f"{game}-rules")
        if me.open(f"/games/{game}/gallery"):
            keep(f"{game}-gallery")
    me.start("keyflower", "bot")
    me.leave_it_to_a_bot()
    me.page.locator(".course svg").wait_for()
    keep("keyflower-end", whole=True)
    me.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        for name, size in SIZES.items():
            take(browser, address, name, size, folder)
            take(browser, address, f"{name}-dark", {**size, "color_scheme": "dark"}, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
