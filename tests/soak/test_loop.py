"""How long a request keeps the event loop from everybody else: every route, on the longest game there is."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import re
import warnings
from asyncio.events import Handle
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any
from urllib.parse import urlencode

import pytest

import keydom
from keydom.core import compiled
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.study.puzzles.puzzle import packaged_puzzles
from keydom.words.lessons import lessons
from keydom.words.rules import contents
from tests.server.hosting import UNLIMITED

pytestmark = pytest.mark.soak

MOST = 0.02  # seconds of processor time that a request holds the loop for, once warm
GAME, SEATS, SEED = "keythedral", 5, 0
UNASKED = {"GET /schema/{path}"}  # what the framework answers there for any other path: that there is nothing
GUARD_HEADER = (b"x-keydom", b"1")
ADDRESS = ("127.0.0.1", 1)


@contextmanager
def stretches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The processor time of every step of the event loop, as long as it is entered."""
    found: list[float] = []
    run = Handle._run

    def timed(handle: Handle) -> None:
        began = thread_time()
        run(handle)
        found.append(thread_time() - began)

    with monkeypatch.context() as patch:
        patch.setattr(Handle, "_run", timed)
        yield found


class Browser:
    """Whoever asks the application something, without a socket."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""
        self.routes: set[str] = set()

    def another(self) -> Browser:
        """Another visitor's."""
        return Browser(self.app)

    async def ask(
        self, method: str, path: str, body: object = None, /, packed: bool = False, **query: Any
    ) -> tuple[int, bytes]:
        """What is answered, as it was sent."""
        sent = b"" if body is None else json.dumps(body).encode()
        status, chunks, asked = 0, list[bytes](), False
        gone = asyncio.Event()

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": sent, "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name.lower() == b"set-cookie" and value.startswith(b"keydom="):
                        self.cookie = value.partition(b";")[0]
            else:
                chunks.append(message.get("body", b""))
                if not message.get("more_body") or path.endswith("/stream"):
                    gone.set()

        accepts = b"gzip" if packed else b"identity"
        headers = [
            GUARD_HEADER,
            (b"accept-encoding", accepts),
            (b"content-type", b"application/json"),
            (b"host", b"test"),
        ]
        headers += [(b"cookie", self.cookie)] if self.cookie else []
        headers += [(b"content-length", b"%d" % len(sent))] if sent else []
        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": urlencode(query, True).encode(),
            "root_path": "", "headers": headers, "client": ADDRESS, "server": ADDRESS, "state": {},
        }  # fmt: skip
        await self.app(scope, receive, send)
        return status, b"".join(chunks)

    async def made(self, path: str, body: object) -> dict[str, Any]:
        """A new table."""
        status, answer = await self.ask("POST", path, body)
        assert status == 201, answer
        found: dict[str, Any] = json.loads(answer)
        return found


def longest() -> Record:
    """A game that nobody hurries: every seat does anything that it may."""
    rng = Random(SEED)
    match = Match(keydom.get_game(GAME), SEATS, rng=rng)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match.record()


@asynccontextmanager
async def served(database: Path) -> AsyncIterator[Browser]:
    from keydom.server.app import create_app
    from keydom.server.settings import Settings
    from keydom.server.web.gateway import Gateway

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        app: Any = create_app(Settings(database=f"sqlite:///{database}", **UNLIMITED))
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, told.get, says.put))
    told.put_nowait({"type": "lifespan.startup"})
    assert (await says.get())["type"] == "lifespan.startup.complete"
    try:
        browser = Browser(Gateway(app))
        methods = {(method, route.path) for route in app.routes for method in {"GET", "POST"} & {*route.methods}}
        browser.routes = {f"{method} {re.sub(':[a-z]+}', '}', path)}" for method, path in methods}
        yield browser
    finally:
        told.put_nowait({"type": "lifespan.shutdown"})
        await says.get()
        await life


class Ask:
    """One request: the route that it takes, its path, body and query."""

    def __init__(self, method: str, route: str, path: str, body: object = None, **query: Any) -> None:
        self.method, self.route, self.path, self.body, self.query = method, route, path, body, query

    def __str__(self) -> str:
        return f"{self.method} {self.route}{'?' if self.query else ''}{urlencode(self.query, True)[:40]}"


def of_finished(id: str, plies: int) -> list[Ask]:
    """All that is asked of the long game when it is over."""
    api, page = "/api/tables/{id}", "/t/{id}"

    def get(route: str, **query: Any) -> Ask:
        return Ask("GET", route, route.replace("{id}", id), **query)

    return [
        get(api), get(f"{api}/view", seat=0), get(f"{api}/view", seat=0, ply=plies // 2), get(f"{api}/scores"),
        get(f"{api}/record"), get(f"{api}/chat"), get(f"{api}/position", ply=plies // 2), get(f"{api}/stream"),
        get(f"{api}/notes"), get(f"{api}/analysis"), get(page), get(f"{page}/now", **{"as": 0}),
        get(f"{page}/now", **{"as": 0, "log": "all"}), get(f"{page}/now", **{"as": 0, "ply": plies // 2}),
        get(f"{page}/seats"), get(f"{page}/score-curves"), get(f"{page}/analysis"),
        Ask("POST", f"{api}/rematch", f"/api/tables/{id}/rematch"),
        Ask("POST", f"{api}/fork", f"/api/tables/{id}/fork", {"ply": plies - 9, "seats": [{"kind": "mine"}] * SEATS}),
    ]  # fmt: skip


def of_running(id: str, seat: int, version: int, plies: int, action: str, after: int) -> list[Ask]:
    """All that is asked of the long game before its end; `after` is who moves after this action."""
    api, page = "/api/tables/{id}", "/t/{id}"

    def get(route: str, **query: Any) -> Ask:
        return Ask("GET", route, route.replace("{id}", id), **query)

    def post(what: str, by: int, at: int, /, **body: Any) -> Ask:
        return Ask("POST", f"{api}/{what}", f"/api/tables/{id}/{what}", {"seat": by, "version": at, **body})

    mine = {"as": seat}
    others = [other for other in range(SEATS) if other != after]
    return [
        get(f"{api}/legal", seat=seat), get(f"{api}/why", seat=seat, ref="tile:b07"), get(f"{api}/hint", seat=seat),
        get(f"{api}/worth", seat=seat), get(f"{page}/gestures", **mine, step=action), get(f"{page}/now", **mine),
        get(f"{page}/now", **mine, draft=f"{plies};{action}"), get(f"{page}/now", **mine, log="all"),
        Ask("POST", f"{api}/chat", f"/api/tables/{id}/chat", {"seat": seat, "text": "well"}),
        get(f"{api}/open"), Ask("POST", f"{api}/others", f"/api/tables/{id}/others", {"seat": seat}),
        Ask("POST", f"{api}/name", f"/api/tables/{id}/name", {"seat": seat, "name": "Ann"}),
        post("moves", seat, version, action=action), post("undo", seat, version + 1), post("redo", seat, version + 2),
        post("proposals", after, version + 4, what=f"rewind {plies - 200}"),
        *(post("answers", other, version + 5 + place, agree=True) for place, other in enumerate(others)),
    ]  # fmt: skip


def of_games() -> list[Ask]:
    """Everything that is about no table."""

    def get(route: str, path: str = "", **query: Any) -> Ask:
        return Ask("GET", route, path or route.replace("{name}", GAME), **query)

    page, lesson = "/games/{name}", next(iter(lessons(keydom.get_game(GAME))))
    scenes = contents(keydom.get_game(GAME).home).scenes.items()
    drawn = [(shown.at or 0, section, number) for section, some in scenes for number, shown in enumerate(some)]
    _, section, number = max(drawn)  # the one that comes latest in a game
    puzzle = next(iter(packaged_puzzles(keydom.get_game(GAME))))
    return [
        get("/"), get("/next"), get("/api/games"), get("/position"), get("/preferences"), get("/health"),
        get("/metrics"), get("/schema"), get("/schema/openapi.json"),
        get(f"{page}/explore"), get(f"{page}/explore", source="own"),
        get(f"{page}/rules/{{section}}/{{number}}", f"/games/{GAME}/rules/{section}/{number}"),
        get(f"{page}/gallery"), get(f"{page}/picture.svg"), get("/landscape.svg"),
        get(f"{page}/place.svg"), get(f"{page}/rules"), get(f"{page}/rules/summary"),
        get(f"{page}/learn"), get(f"{page}/puzzles"), get("/help/{name}", ref="tile:b07"),
        get("/help/{name}/picture", ref="tile:b07"), get("/static/{file_path}", "/static/css/lobby.css"),
        Ask("POST", "/language/{language}", "/language/nl"),
        Ask("POST", "/api/games/{name}/lessons/{lesson}", f"/api/games/{GAME}/lessons/{lesson}"),
        Ask("POST", "/api/games/{name}/puzzles/{puzzle}", f"/api/games/{GAME}/puzzles/{puzzle}"),
        Ask("POST", "/api/tables", "/api/tables", {"game": GAME, "seats": [{"kind": "mine"}] * SEATS}),
    ]  # fmt: skip


class Measured:
    """Asks, and notes the longest step of the loop for every request: the last time that it was made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.longest: dict[str, float] = {}
        self.routes: set[str] = set()
        self._monkeypatch = monkeypatch

    async def ask(self, browser: Browser, ask: Ask) -> bytes:
        gc.collect()  # what others have left behind is not this one's work
        with stretches(self._monkeypatch) as steps:
            asked = asyncio.create_task(browser.ask(ask.method, ask.path, ask.body, packed=True, **ask.query))
            status, answer = await asked
        assert status < 400, f"{ask}: {status} {answer[:500]!r}"
        self.longest[str(ask)] = max(steps)
        self.routes.add(f"{ask.method} {ask.route}")
        return gzip.decompress(answer) if answer[:2] == b"\x1f\x8b" else answer

    async def at(self, browser: Browser, method: str, id: str, route: str, body: object = None) -> Any:
        """What a table answers, by a route of it that has no more in it than the table."""
        answer = await self.ask(browser, Ask(method, route, route.replace("{id}", id), body))
        return json.loads(answer) if answer[:1] == b"{" else answer


async def version(browser: Browser, id: str) -> int:
    found: int = json.loads((await browser.ask("GET", f"/api/tables/{id}"))[1])["version"]
    return found


async def note_written(browser: Browser, measured: Measured, id: str, ply: int) -> None:
    note = {"version": await version(browser, id), "ply": ply, "text": "> a note"}
    await measured.at(browser, "POST", id, "/api/tables/{id}/notes", note)


async def seats_taken(browser: Browser, measured: Measured, done: str, ply: int, mover: int) -> None:
    """What people do about their seats at a long game that goes on: this browser has all but one of them."""
    api, (left, lost) = "/api/tables/{id}", [seat for seat in range(SEATS) if seat != mover][:2]
    seats = [{"kind": "link" if seat == lost else "mine"} for seat in range(SEATS)]
    id = (await browser.made(f"/api/tables/{done}/fork", {"ply": ply, "seats": seats}))["id"]
    guest, other = browser.another(), browser.another()
    for one in (guest, other):
        await one.ask("GET", "/")
    link = (await measured.at(browser, "POST", id, f"{api}/links", {"seat": lost}))["link"]
    await measured.ask(guest, Ask("GET", "/t/{id}/join/{token}", link))
    token = {"token": link.rpartition("/")[2]}
    await measured.at(guest, "POST", id, f"{api}/sit", token)
    await measured.at(other, "POST", id, f"{api}/requests", {"seat": left})
    await measured.at(guest, "POST", id, f"{api}/requests/answers", {"seat": lost, "of": left, "agree": True})
    for what in ("leave", "return", "resign"):
        await measured.at(browser, "POST", id, f"{api}/{what}", {"seat": left, "version": await version(browser, id)})


async def shown_to_others(browser: Browser, measured: Measured, over: str, running: str) -> None:
    """Pictures of a long game that nobody has asked for before; and a browser that holds its seats no longer."""
    for text, pictures in ((over, ("share.svg", "share.png", "picture.svg")), (running, ("picture.svg",))):
        id = (await browser.made("/api/records", {"text": text}))["id"]
        for name in pictures:
            await measured.at(browser, "GET", id, f"/t/{{id}}/{name}")
        await measured.at(browser, "POST", id, "/api/tables/{id}/forget")


async def lesson_and_puzzle(browser: Browser, measured: Measured) -> None:
    """The way from one pause of a lesson to the next; a puzzle that was answered is judged, and begun again."""
    api = "/api/tables/{id}"
    lesson = next(one for one in lessons(keydom.get_game(GAME)).values() if not one.pauses[0].do)
    id = (await browser.made(f"/api/games/{GAME}/lessons/{lesson.name}", {}))["id"]
    told = {"seat": lesson.seat, "version": await version(browser, id)}
    await measured.at(browser, "POST", id, f"{api}/lesson", told)
    puzzle = next(iter(packaged_puzzles(keydom.get_game(GAME)).values()))
    id = (await browser.made(f"/api/games/{GAME}/puzzles/{puzzle.name}", {}))["id"]
    move = {"seat": puzzle.seat, "version": await version(browser, id), "actions": list(puzzle.best.steps)}
    status, answer = await browser.ask("POST", f"/api/tables/{id}/moves", move)
    assert status == 200, answer
    await measured.at(browser, "GET", id, "/t/{id}/verdict")
    again = {"seat": puzzle.seat, "version": await version(browser, id), "what": "again"}
    await measured.at(browser, "POST", id, f"{api}/puzzle", again)


async def kept_from_others(database: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The longest step of the loop for every request, the second time that it is made."""
    record = longest()
    begun = Record.parse(str(record))
    begun.moves, begun.results = record.moves[:-60], []
    text = str(begun)
    twin = Match.replay(keydom.get_game(GAME), begun)
    action = next(one for one in twin.legal() if not twin.state.frames[-1].reveals(twin.state, one))
    seat, plies = twin.mover, twin.ply
    twin.play(action)
    measured = Measured(monkeypatch)
    async with served(database) as browser:
        await browser.ask("GET", "/")
        done = (await browser.made("/api/records", {"text": str(record)}))["id"]
        position = {"text": keydom.get_game(GAME).text(twin.state)}
        asks = [*of_games(), *of_finished(done, len(record.moves))]
        asks += [
            Ask("POST", "/api/records", "/api/records", {"text": text}),
            Ask("POST", "/api/positions/look", "/api/positions/look", position),
            Ask("POST", "/api/positions", "/api/positions", {**position, "seats": [{"kind": "mine"}] * SEATS}),
        ]
        for _ in range(2):
            running = (await browser.made("/api/records", {"text": text}))["id"]
            for ask in [*asks, *of_running(running, seat, plies, plies, str(action), twin.mover)]:
                await measured.ask(browser, ask)
            await note_written(browser, measured, done, len(record.moves) - 1)
            await seats_taken(browser, measured, done, plies, seat)
            await shown_to_others(browser, measured, str(record), text)
            await lesson_and_puzzle(browser, measured)
        await measured.ask(browser, Ask("POST", "/api/tables/{id}/analysis", f"/api/tables/{done}/analysis"))
        assert browser.routes - measured.routes == UNASKED
    return measured.longest


@pytest.mark.skipif(not compiled(), reason="in pure Python a single move may take as long")
def test_no_request_holds_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = asyncio.run(kept_from_others(tmp_path / "k.db", monkeypatch))
    long = {name: round(1000 * seconds) for name, seconds in found.items() if seconds > MOST}
    assert long == {}
