"""Somebody at a browser: makes tables, chooses, confirms, and sees what the page shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Browser, Locator, Page

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
BY_HAND = 150  # decisions
PATIENCE = 180_000  # milliseconds that bots may take for the rest of a game
ASKED = "body.my-turn:not(.busy):not(.past) #asking:not([hidden]) #choices button"
OVER = "body.over:not(.busy) .result"


class Player:
    """One browser with its own cookies. What goes wrong in the page is kept in `faults`."""

    def __init__(self, browser: Browser, address: str, size: dict[str, object], seed: int = 1) -> None:
        self.address = address
        self.context = browser.new_context(**size, reduced_motion="reduce", locale="en")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.rng = Random(seed)

    def open(self, path: str) -> bool:
        """Go to a page; says whether there is one."""
        answer = self.page.goto(self.address + path)
        return answer is not None and answer.ok

    def start(self, game: str, *others: str) -> list[str]:
        """A new table of me and these: `bot`, `here` or `link`. Says the links that were shown for friends."""
        self.open("/")
        self.page.locator(f"[data-open=new-{game}]").click()
        form = self.page.locator(f"#new-{game}")
        while int(form.locator("output").inner_text()) != 1 + len(others):
            form.locator(
                f'[data-seats="{1 if int(form.locator("output").inner_text()) <= len(others) else -1}"]'
            ).click()
        for seat, kind in enumerate(others, 1):
            form.locator("select").nth(seat).select_option("bot easy" if kind == "bot" else kind)
        form.locator("[type=submit]").click()
        links: list[str] = []
        if "link" in others:
            fields = self.page.locator("#made .invitations input")
            fields.first.wait_for()
            links = [field.input_value() for field in fields.all()]
            self.page.locator("#made [data-go]").click()
        self.page.locator("#curtain[open], #table[data-version]").first.wait_for()
        return links

    @property
    def version(self) -> str:
        return self.page.locator("#table").get_attribute("data-version") or ""

    def wait(self) -> bool:
        """Until it is my turn; says whether it ever will be."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for()
        return self.page.locator(OVER).count() == 0

    def settled(self, version: str) -> None:
        """Until the page shows a later version."""
        self.page.locator(f'body:not(.busy) #table:not([data-version="{version}"])').wait_for()

    def choose(self, thing: Locator) -> None:
        """Press something that settles a decision, and confirm it where that is asked."""
        version = self.version
        thing.click()
        confirm = self.page.locator("#choosing .primary")
        if confirm.count():
            confirm.click()
        self.settled(version)

    def decide(self) -> None:
        """One decision, from the list."""
        choices = self.page.locator("#choices button")
        self.choose(choices.nth(self.rng.randrange(choices.count())))

    def decide_on_the_board(self) -> bool:
        """One decision by pressing lit things until only words tell the rest apart; says whether anything was lit."""
        version, pressed = self.version, False
        while self.version == version:
            lit = [thing for thing in self.page.locator(".board .lit:not(.chosen)").all() if thing.is_visible()]
            if not lit:
                break
            pressed = True
            self.rng.choice(lit).dispatch_event("click")
            confirm = self.page.locator("#choosing .primary")
            if confirm.count():
                confirm.click()
            self.page.locator("body:not(.busy)").wait_for()
        if pressed and self.version == version:
            self.decide()
        return pressed

    def play_to_the_end(self) -> None:
        """All decisions, every fourth on the board; in a game of very many a bot is asked to go on."""
        for count in range(BY_HAND):
            if not self.wait():
                return
            if count % 4 or not self.decide_on_the_board():
                self.decide()
        self.leave_it_to_a_bot()

    def leave_it_to_a_bot(self) -> None:
        """Let a bot play the rest of the game for me."""
        self.page.locator("#tab-set").click()
        self.page.locator("#panel-set [data-act=propose]").first.click()
        self.page.locator(OVER).wait_for(timeout=PATIENCE)

    def close(self) -> None:
        self.context.close()


Seat = Callable[..., Player]  # what the fixture `player` gives: it makes one, of a size and with a seed
