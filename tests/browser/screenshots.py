"""Pictures of the pages, to be looked at: `python -m tests.browser.screenshots FOLDER`.

Every scene in six windows, light and dark. Names such as `1440x900-dark` behind the folder leave out the others.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from keydom.games import games

from .player import Player, Window
from .scenes import asking, crowd, finished, midway
from .serving import ARGS, chromium, serving
from .sight import KINDS, MOST

SIZES = {
    f"{wide}x{high}": {**made, "viewport": {"width": wide, "height": high}}
    for made, sizes in KINDS.values()
    for wide, high in sizes
}
SCHEMES = {"": "light", "-dark": "dark"}
# What is seen while something is laid or folded: what the first of three is asked.
DOING = {
    "keyflower": {"laying": "Site", "carrying": "Haul"},
    "keyper": {"laying": "Site", "folding": "Fold"},
    "keythedral": {"laying": "FenceSite", "planning": "Plan"},
}


class Camera:
    """Somebody who goes through the pages at one size and keeps what is seen."""

    def __init__(self, browser: Browser, address: str, name: str, size: dict[str, object], folder: Path) -> None:
        self.me = Player(Window(browser, address, size))
        self.name = name
        self.folder = folder

    def keep(self, what: str, whole: bool = False) -> None:
        self.me.page.wait_for_load_state("networkidle")
        self.me.page.locator("body:not(.busy)").wait_for()
        self.me.page.screenshot(path=self.folder / f"{what}-{self.name}.png", full_page=whole)

    def pages(self, game: str) -> None:
        self.me.open(f"/games/{game}/rules")
        self.keep(f"{game}-rules")
        if self.me.open(f"/games/{game}/gallery"):
            self.keep(f"{game}-gallery")

    def table(self, game: str) -> None:
        """In the middle of a game: the curtain, the table, a hint, back in time, half-way through a choice."""
        me, page = self.me, self.me.page
        me.bring(midway(game))
        self.keep(f"{game}-curtain")
        me.take_over()
        me.wait()
        self.keep(f"{game}-table")
        me.press(page.locator("[data-act=hint]:visible"))
        me.press(page.locator("#hints [data-hint]").first)
        self.keep(f"{game}-hint")
        page.keyboard.press("Escape")
        me.look_back("back")
        page.locator("body.past").wait_for()
        self.keep(f"{game}-replay")
        page.locator("[data-step=now]").click()
        page.locator("body:not(.past)").wait_for()
        page.locator("[data-close-replay]").click()
        lit = [thing for thing in page.locator(".scene .board .lit").all() if thing.is_visible()]
        if lit:  # last, for it may be a whole move; mostly the card opens
            lit[0].dispatch_event("click")
            self.keep(f"{game}-choosing")

    def doing(self, game: str) -> None:
        """While something is laid, carried or folded."""
        for what, frame in DOING.get(game, {}).items():
            self.me.midway(asking(game, frame))
            self.keep(f"{game}-{what}")

    def crowded(self, game: str) -> None:
        """At the largest table, with all that belongs to it."""
        seats, options = MOST[game]
        self.me.midway(crowd(game, seats, **options))
        self.keep(f"{game}-{seats}")

    def lesson(self, game: str) -> None:
        if self.me.open(f"/games/{game}/learn") and self.me.page.locator("[data-begin]").count():
            self.me.press(self.me.page.locator("[data-begin]").first)
            self.me.arrive()
            self.keep(f"{game}-lesson")

    def end(self, game: str) -> None:
        self.me.bring(finished(game))
        self.me.page.locator(".result").first.wait_for()
        self.keep(f"{game}-end")

    def lobby(self) -> None:
        """For a newcomer, for who asks for a table, and for who has some."""
        page = self.me.page
        self.me.open("/")
        self.keep("lobby-first", whole=True)
        page.locator("[data-open=new-keyflower]").click()
        page.locator("#new-keyflower summary").first.click()
        self.keep("lobby-new")

    def preferences(self) -> None:
        """As they are, and with larger letters and more contrast for a moment."""
        page = self.me.page
        self.me.open("/preferences")
        self.keep("preferences", whole=True)
        for what in ("[name=contrast]", "[value=larger]"):
            page.locator(f"#preferences {what}").check()
        self.keep("preferences-bold", whole=True)
        page.evaluate("localStorage.clear()")

    def seats(self) -> None:
        """Somebody is missing: who has come, and a seat as a code for another device."""
        self.me.sit("keyflower", "link", "bot")
        self.me.press(self.me.page.locator(".absent [data-act-seats]"))
        self.me.press(self.me.page.locator("#seats p [data-link]"))
        self.me.page.locator("#seats .code").wait_for()
        self.keep("seats")

    def all(self) -> None:
        self.lobby()
        self.preferences()
        self.seats()
        for game in games():
            self.pages(game)
            self.table(game)
            self.doing(game)
            self.crowded(game)
            self.end(game)
            self.lesson(game)
        self.me.open("/")
        self.keep("lobby")
        self.me.window.close()


def main(folder: Path, *only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        for name, size in SIZES.items():
            for suffix, scheme in SCHEMES.items():
                if not only or name + suffix in only:
                    Camera(browser, address, name + suffix, {**size, "color_scheme": scheme}, folder).all()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
