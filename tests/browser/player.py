"""Somebody at a browser: makes tables, presses what is lit or written, confirms, and sees what the page shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from .scenes import opening

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True}
EMPTY = "/static/shared/icon.svg"  # a page without scripts
# A test for both sizes of which one is run every time, the other in long runs.
DESK_FIRST = pytest.mark.parametrize(
    "size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desk", "phone"]
)
PHONE_FIRST = pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE], ids=["desk", "phone"]
)
SIZES = {"desk": DESKTOP, "phone": PHONE}
ALWAYS = {"keyflower": "desk", "keyper": "phone", "keythedral": "phone"}  # the size at which a game is tried every time
EVERY_GAME = pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, SIZES[name], id=f"{game}-{name}", marks=[] if name == always else pytest.mark.soak)
        for game, always in ALWAYS.items()
        for name in SIZES
    ],
)
PATIENCE = 60_000  # milliseconds that anything may take on a machine with much else to do
TURN = "body.my-turn:not(.busy):not(.past):not(.covered)"
ASKED = f"{TURN} .ask [data-action]"
ON_BOARD = (
    f"{TURN} :is(.board .lit, #plain button, #choosing .primary, #payment .primary, "
    "#asking[open] [data-action]):visible"
)
CARD = "#card:not([hidden]) [data-steps]:enabled"
OVER = "body.over:not(.busy) .result"
ENDING = ("buy", "acquire", "pass", "submit", "done", "enough", "stop", "decline", "fold", "spare", "idle", "withdraw")

# Whether the page has looked at the version that the server told it of last. Steps not yet told stand behind a plus.
UP_TO_DATE = """() => {
  const { heard, version } = document.getElementById('table').dataset;
  return parseInt(heard) === parseInt(version);
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# A point of some lit thing where a press reaches that thing and nothing that lies upon it.
SPOT = """chance => {
  for (const tab of document.querySelectorAll('.tabs [data-tab]'))  // where nothing is lit, the next one is looked at
    if (!document.querySelector('.board:not([hidden]) .lit:not(.chosen)')) tab.click();
  const lit = [...document.querySelectorAll('.board:not([hidden]) .lit:not(.chosen)')];
  for (let n = 0; n < lit.length; n++) {
    const thing = lit[(Math.floor(chance * lit.length) + n) % lit.length];
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const right of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const x = box.left + right * box.width, y = box.top + down * box.height;
      if (document.elementFromPoint(x, y)?.closest('.lit') === thing) return [x, y];
    }
  }
  return null;
}"""


class Window:
    """A browser window with cookies and storage of its own. What goes wrong in its page is kept in `faults`.

    Windows are used again, since to start the process of a new one takes longer than to show a table in it.
    """

    def __init__(self, browser: Browser, address: str, size: dict[str, Any]) -> None:
        self.address = address
        self.size = size
        self.context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en", **size})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            "localStorage.getItem('keydom-handing') ?? localStorage.setItem('keydom-handing', 'ask')"
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def clean(self) -> None:
        """As it was when it was new."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(self.address + EMPTY)  # what a page keeps as it is left is kept now
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        self.page.set_viewport_size(self.size["viewport"])
        self.page.emulate_media(
            media="null",
            color_scheme=self.size.get("color_scheme", "light"),
            reduced_motion=self.size.get("reduced_motion", "reduce"),
        )
        self.page.mouse.move(0, 0)
        self.faults.clear()

    def close(self) -> None:
        self.context.close()


class Windows:
    """The windows of a run: one that nobody uses any more is cleaned and handed out again."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._idle: dict[str, list[Window]] = {}

    def take(self, size: dict[str, Any]) -> Window:
        idle = self._idle.get(json.dumps(size, sort_keys=True), [])
        return idle.pop() if idle else Window(self._browser, self._address, size)

    def give_back(self, window: Window) -> None:
        window.clean()
        self._idle.setdefault(json.dumps(window.size, sort_keys=True), []).append(window)

    def close(self) -> None:
        for windows in self._idle.values():
            for window in windows:
                window.close()


class Player:
    """Somebody at a window."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        self.address = window.address
        self.touches = bool(window.size.get("has_touch"))
        self.context, self.page, self.faults = window.context, window.page, window.faults
        self.altered = False
        self.rng = Random(seed)
        self.tokens: dict[int, str] = {}  # of the seats of the table that was made here last
        self.decisions = 0
        self.presses = 0

    # What cannot be made undone: such a window is not used again.

    def stop_time(self, since: int | None = None) -> None:
        """From now on the time of the page is what the test makes of it by `page.clock`."""
        self.altered = True
        self.page.clock.install(time=since)

    def let_pass(self, hours: float) -> None:
        """Set the clock of the page ahead and stop it there. Its timers run on, and the server knows nothing of it."""
        self.altered = True
        self.page.clock.set_fixed_time(datetime.now() + timedelta(hours=hours))

    def run_first(self, script: str) -> None:
        """Have this run on every page before its own scripts."""
        self.altered = True
        self.page.add_init_script(script)

    # Coming to a table.

    def open(self, path: str) -> bool:
        """Go to a page; says whether there is one."""
        answer = self.page.goto(self.address + path)
        return answer is not None and answer.ok

    def start(self, game: str, *others: str) -> list[str]:
        """A new table of me and these: `bot`, `here` or `link`. Says the links that were shown for friends."""
        self.open("/")
        self.page.locator(f"[data-open=new-{game}]").click()
        form = self.page.locator(f"#new-{game}")
        while (seats := int(form.locator("output").inner_text())) != 1 + len(others):
            form.locator(f'[data-seats="{1 if seats <= len(others) else -1}"]').click()
        for seat, kind in enumerate(others, 1):
            form.locator("select").nth(seat).select_option("bot easy" if kind == "bot" else kind)
        form.locator("[name=draw]").uncheck()
        form.locator("[type=submit]").click()
        links: list[str] = []
        if "link" in others:
            fields = self.page.locator("#made .invitations input")
            fields.first.wait_for()
            links = [field.input_value() for field in fields.all()]
            self.page.locator("#made [data-go]").click()
        self.arrive()
        return links

    def sit(self, game: str, *others: str) -> list[str]:
        """As `start`, but not through the lobby, and dealt the same every time; I am the first to move."""
        return self.place(opening(game, 1 + len(others)), *others)

    def sit_anew(
        self, game: str, *others: str, limit: int | None = None, options: dict[str, str] | None = None
    ) -> list[str]:
        """As `sit`, but dealt anew: the log tells of the draws. Each may have so many seconds for a turn."""
        wish = {"game": game, "options": options or {}, "as_seated": True, "turn_limit": limit}
        return self._sit("/api/tables", wish, others)

    def place(self, position: str, *others: str) -> list[str]:
        """A table that begins with a position; I have its first seat."""
        return self._sit("/api/positions", {"text": position}, others)

    def _sit(self, path: str, wish: dict[str, Any], others: tuple[str, ...]) -> list[str]:
        seats = [{"kind": "mine" if kind == "here" else kind} for kind in ("mine", *others)]
        made = self._post(path, {**wish, "seats": seats})
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.open(made["watch"])
        self.arrive()
        return [self.address + made["links"][str(seat)] for seat, wish in enumerate(seats) if wish["kind"] == "link"]

    def bring(self, record: str) -> None:
        """A table from a record, all its seats mine; the curtain is lifted where there is one."""
        self.open(self.kept(record))
        self.arrive()

    def kept(self, record: str) -> str:
        """The address of a table from a record, all its seats mine."""
        watch: str = self._post("/api/records", {"text": record})["watch"]
        return watch

    def midway(self, record: str) -> None:
        """At a table from a record as the first seat, which is to move."""
        self.bring(record)
        self.take_over()
        self.wait()

    def come(self, link: str) -> None:
        """Sit down by a link."""
        self.page.goto(link)
        self.press(self.page.locator("#sit [type=submit]"))
        self.arrive()

    def arrive(self) -> None:
        self.page.locator("#curtain[open], #table[data-version]").first.wait_for()

    def take_over(self) -> None:
        """Lift the curtain."""
        self.press(self.page.locator("#curtain button"))
        self.page.locator("body:not(.covered)").wait_for()

    def let_play(self, seat: int, *actions: str) -> None:
        """Have somebody else at this table play a turn, without a browser."""
        table = self.page.url.replace("/t/", "/api/tables/").removeprefix(self.address)
        version = self.page.request.get(self.address + table).json()["version"]
        self._post(f"{table}/moves", {"seat": seat, "version": version, "actions": actions}, self.tokens[seat])

    def rename(self, seat: int, name: str) -> None:
        """Have somebody else at this table go by another name, without a browser, until this page says it."""
        table = self.page.url.replace("/t/", "/api/tables/").removeprefix(self.address)
        self._post(f"{table}/name", {"seat": seat, "name": name}, self.tokens.get(seat, ""))
        self.page.locator("#panel-players .name", has_text=name).wait_for(state="attached")

    def play_one(self, seat: int) -> None:
        """Play the first legal action of a seat that this browser holds, without the page."""
        table = self.page.url.replace("/t/", "/api/tables/").removeprefix(self.address)
        here = self.page.request.get(f"{self.address}{table}/legal?seat={seat}").json()
        self._post(f"{table}/moves", {"seat": seat, "version": here["version"], "action": here["legal"][0]["text"]})

    def _post(self, path: str, data: dict[str, Any], token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {"x-keydom": "1"}
        headers["connection"] = "close"  # one that is kept may just be closed by the server, and a POST is not repeated
        answer = self.page.request.post(self.address + path, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    # Playing.

    @property
    def version(self) -> str:
        return self.page.locator("#table").get_attribute("data-version") or ""

    @property
    def mover(self) -> int:
        """The seat that the table waits for; less than 0 when the game is over."""
        mover: int = self.page.request.get(self.page.url.replace("/t/", "/api/tables/")).json()["mover"]
        return mover

    def wait(self) -> bool:
        """Until it is my turn; says whether it ever will be."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(state="attached")
        return self.page.locator(OVER).count() == 0

    def settled(self, version: str) -> None:
        """Until the page shows a later version or another step of the turn, or the curtain before it."""
        later = f'body:not(.busy) #table:not([data-version="{version}"])'
        self.page.locator(f"{later}, #curtain[open]").first.wait_for(state="attached")

    def be_answered(self) -> None:
        """Until the server has answered all that was pressed: a press that asks for something is under way at once."""
        self.page.locator("body:not(.busy)").wait_for()

    def be_up_to_date(self) -> None:
        """Until no news is on its way that would close a card or move the view."""
        self.page.wait_for_function(UP_TO_DATE)
        self.page.evaluate(FRAMES)

    def point_at(self, thing: Locator, shown: Locator) -> None:
        """Rest the pointer on something until what it brings is shown."""
        self.be_up_to_date()
        thing.hover()
        shown.wait_for()

    def hold(self, thing: Locator) -> None:
        """Keep a finger on something."""
        thing.scroll_into_view_if_needed()
        self.be_up_to_date()
        thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})

    def press(self, thing: Locator) -> None:
        self.presses += 1
        if self.touches:
            thing.tap()
        else:
            thing.click()

    def press_at(self, x: float, y: float) -> None:
        self.presses += 1
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def confirm(self) -> None:
        """Say yes, where that is asked."""
        self.be_answered()
        yes = self.page.locator("#choosing .primary")
        if yes.count():
            self.press(yes)
        self.be_answered()

    def menu(self, what: str) -> Locator:
        """Something in the menu of the table, which is opened for it."""
        if self.page.locator("#menu").is_hidden():
            self.press(self.page.locator(".top [data-open-menu]"))
        return self.page.locator(f"#menu {what}")

    def drawer(self, leaf: str) -> Locator:
        """A leaf of the drawer beside the table: `log`, `chat`, `players` or `set`; it is opened for it."""
        if self.page.locator("#drawer").is_hidden():
            opener = self.page.locator(".top [data-open-drawer]")
            self.press(opener if opener.is_visible() else self.menu("[data-open-drawer]"))
        self.press(self.page.locator(f"#tab-{leaf}"))
        return self.page.locator(f"#panel-{leaf}")

    def take_back(self) -> None:
        """The last step, whether or not it waits to be handed on."""
        self.press(self.page.locator("[data-act=undo]:visible, #choosing button:not(.primary):visible").first)

    def look_back(self, step: str) -> None:
        """Press a button of the replay bar, which is opened for it."""
        if self.page.locator("#replay").is_hidden():
            self.press(self.menu("[data-open-replay]"))
        self.press(self.page.locator(f"[data-step={step}]"))

    def from_here(self, what: str) -> Locator:
        """What can be done from a moment of the past: `rewind`, `fork` or `hint`; the list of it is opened."""
        if self.page.locator("#replay details[open]").count() == 0:
            self.press(self.page.locator("#replay summary"))
        return self.page.locator(f"#replay [data-act={what}]")

    def close_drawer(self) -> None:
        if self.page.locator("#drawer").is_visible():
            self.press(self.page.locator("[data-close-drawer]"))

    def in_words(self, number: int = 0, text: str = "") -> Locator:
        """A choice as a button in words; the list is opened for it where it stands there."""
        which = self.page.locator(f'.ask [data-action="{text}"]' if text else ".ask [data-action]").nth(number)
        which.wait_for(state="attached")
        if not which.is_visible():
            self.press(self.page.locator("#asking summary"))
        return which

    def choose(self, thing: Locator) -> None:
        """Press something that settles a decision."""
        version = self.version
        self.press(thing)
        self.confirm()
        self.settled(version)

    def offered(self) -> list[str]:
        """The choices in the list, as a record writes them."""
        texts: list[str] = self.page.locator(".ask [data-action]").evaluate_all(
            "all => all.map(one => one.dataset.action)"
        )
        return texts

    def draft(self) -> list[str]:
        """The steps of the turn that is being put together, as this browser keeps them."""
        kept = "JSON.parse(Object.values(sessionStorage)[0]).groups.flat()"
        steps: list[str] = self.page.evaluate(kept)
        return steps

    def decide(self, hurry: bool = False) -> None:
        """One decision: from the list, every second time on the board. Who is in a hurry ends what can be ended."""
        self.decisions += 1
        offered = self.offered()
        ends = [place for word in ENDING for place, text in enumerate(offered) if text.split()[0] == word]
        if hurry and ends:
            place = ends[0]
        elif self.decisions % 2 and self.decide_on_the_board():
            return
        else:
            place = self.rng.randrange(len(offered))
        self.choose(self.in_words(place))

    def decide_on_the_board(self) -> bool:
        """One decision by pressing lit things until only words tell the rest apart; says whether anything was lit."""
        version, pressed = self.version, False
        while self.version == version and not self.page.locator("#curtain[open]").count():
            whole = self.page.locator(CARD)
            if whole.count():
                self.press(whole.nth(self.rng.randrange(whole.count())))
            elif (spot := self.page.evaluate(SPOT, self.rng.random())) is not None:
                self.press_at(*spot)
            else:
                break
            pressed = True
            self.confirm()
        if pressed and self.version == version and not self.page.locator("#curtain[open]").count():
            self.choose(self.in_words())
        return pressed

    def play_to_the_end(self, hurry: bool = False) -> None:
        while self.wait():
            self.decide(hurry)


Seat = Callable[..., Player]  # what the fixture `player` gives: it makes one, of a size and with a seed
