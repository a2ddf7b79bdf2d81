"""What one address may have at once, and in a while; and how long what nobody plays is kept."""

from __future__ import annotations

import shutil
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from keydom.core.errors import BadOption
from keydom.server.access.addresses import Proxies
from keydom.server.settings import Settings, read_settings

from ..hosting import GUARD_HEADER, MANY, PATIENCE, TLS, Nursery, Party, Server, client_of, until
from ..inline import Clock, Host, memory_folder

WISH = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}]}


def told_when(answer: httpx.Response) -> tuple[int, bool]:
    """Its status, and whether it says when to come back."""
    return answer.status_code, int(answer.headers.get("retry-after", "0")) > 0


def test_one_address_has_so_many_streams_and_no_more(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", streams=3)
    table, client = Party(server, "pebbles"), client_of(server.address)
    with ExitStack() as open:
        streams = [open.enter_context(client.stream("GET", f"{table.path}/stream")).iter_bytes() for _ in range(3)]
        for stream in streams:
            next(stream)
        refused = open.enter_context(client.stream("GET", f"{table.path}/stream"))
        answer = told_when(refused)
    server.stop()
    assert answer == (429, True)


def test_a_stream_that_is_closed_makes_room_for_another(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", streams=1)
    table, client = Party(server, "pebbles"), client_of(server.address)
    codes = []

    def opened() -> bool:
        with client.stream("GET", f"{table.path}/stream") as stream:
            codes.append(stream.status_code)
            if stream.is_success:
                next(stream.iter_bytes())
        return codes[-1] == 200

    opened()
    until(opened)
    server.stop()
    assert codes[0] == 200


def test_one_address_makes_so_many_tables_an_hour(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", tables_per_hour=3)
    browser = server.browser()
    answers = [browser.post("/api/tables", json=WISH) for _ in range(4)]
    server.stop()
    assert [told_when(answer) for answer in answers] == [(201, False)] * 3 + [(429, True)]


def test_a_record_that_is_none_counts_as_a_table(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", tables_per_hour=3)
    browser = server.browser()
    answers = [browser.post("/api/records", json={"text": "keydom 1\nno record"}) for _ in range(4)]
    server.stop()
    assert [told_when(answer) for answer in answers] == [(400, False)] * 3 + [(429, True)]


def test_another_address_makes_its_own(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", tables_per_hour=1)
    heads = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(3)]
    codes = {server.browser(**head).post("/api/tables", json=WISH).status_code for head in heads}
    server.stop()
    assert codes == {201}


def test_a_refusal_says_why_in_words(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", tables_per_hour=1)
    browser = server.browser(**{"accept-language": "nl"})
    said = [browser.post("/api/tables", json=WISH).json() for _ in range(2)][1]
    server.stop()
    assert (said["status"], "Te veel" in said["error"]) == (429, True)


# By which address a visitor is counted.

NEAR, AWAY, FAR = "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [(NEAR, AWAY, 429), (NEAR, FAR, 201), ("192.0.2.1", "::ffff:192.0.2.1", 429), ("192.0.2.1", "192.0.2.2", 201)],
)
def test_a_household_is_one_address(host: Host, tmp_path: Path, first: str, second: str, code: int) -> None:
    server = host.server(tmp_path / "k.db", tables_per_hour=1)
    codes = [server.browser(**{"x-forwarded-for": by}).post("/api/tables", json=WISH) for by in (first, second)]
    server.stop()
    assert [answer.status_code for answer in codes] == [201, code]


@pytest.mark.parametrize("path", ["/health", "/metrics", "/schema/openapi.json", "/"])
def test_all_requests_but_those_for_files_are_counted(host: Host, tmp_path: Path, path: str) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=2)
    codes = [server.browser().get(path).status_code for _ in range(3)]
    server.stop()
    assert (codes[2], 429 in codes[:2]) == (429, False)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/nowhere"),
        ("GET", "/api/nowhere"),
        ("GET", "/api/tables/nowhere"),
        ("DELETE", "/api/games"),
        ("OPTIONS", "/api/tables"),
        ("GET", "/static/nowhere.js"),
        ("POST", "/static/table/table.js"),
    ],
)
def test_requests_that_come_to_nothing_are_counted(host: Host, tmp_path: Path, method: str, path: str) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=2)
    browser = server.browser()
    refused = [browser.request(method, path).status_code for _ in range(2)]
    codes = [browser.request(method, path).status_code, browser.get("/").status_code]
    server.stop()
    assert (429 in refused, codes) == (False, [429, 429])


def test_a_host_that_is_none_is_counted(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=2)
    codes = [server.browser(host="a b").get("/").status_code for _ in range(3)]
    server.stop()
    assert codes == [400, 400, 429]


@pytest.fixture
def on_ipv6(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server at the loopback address of IPv6, which believes no proxy."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError as error:
        pytest.skip(f"this machine has no ::1: {error}")
    server = nursery.server(tmp_path / "k.db", host="::1", tables_per_hour=1, proxies="192.0.2.7", inline=True)
    yield server
    server.stop()


def test_a_household_is_one_address_over_ipv6_too(on_ipv6: Server) -> None:
    codes = []
    for said in (NEAR, FAR):  # it is no proxy
        with httpx.Client(base_url=on_ipv6.address, headers={**GUARD_HEADER, "x-forwarded-for": said}) as browser:
            codes.append(browser.post("/api/tables", json=WISH).status_code)
    assert codes == [201, 429]


PROXY, VISITOR, OTHER = "127.0.0.9", "127.0.0.2", "127.0.0.3"  # all of this machine


def browser_at(address: str, server: Server, **headers: str) -> httpx.Client:
    """One that comes from this address."""
    by = httpx.HTTPTransport(local_address=address, verify=TLS)
    return httpx.Client(base_url=server.address, headers={**GUARD_HEADER, **headers}, transport=by, timeout=PATIENCE)


@pytest.fixture
def proxied(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server behind a proxy of another machine, at which an address may make one table."""
    server = nursery.server(tmp_path / "k.db", tables_per_hour=1, proxies=f"192.0.2.7, {PROXY}/32", inline=True)
    yield server
    server.stop()


@pytest.mark.parametrize(("by", "second"), [(PROXY, 201), (VISITOR, 429)], ids=["a proxy", "others"])
def test_only_a_proxy_is_believed_about_the_address_of_others(proxied: Server, by: str, second: int) -> None:
    codes = []
    for said in ("192.0.2.1", "192.0.2.2"):
        with browser_at(by, proxied, **{"x-forwarded-for": said}) as browser:
            codes.append(browser.post("/api/tables", json=WISH).status_code)
    assert codes == [201, second]


def test_what_a_visitor_puts_before_the_word_of_a_proxy_does_not_count(proxied: Server) -> None:
    codes = []
    for said in ("198.51.100.1, 192.0.2.1", "198.51.100.2, 192.0.2.1"):
        with browser_at(PROXY, proxied, **{"x-forwarded-for": said}) as browser:
            codes.append(browser.post("/api/tables", json=WISH).status_code)
    assert codes == [201, 429]


@pytest.mark.parametrize("text", ["proxy.example", "10.0.0.1/8", "10.0.0.0/33", "10.0.0.0/8 192.0.2.1"])
def test_proxies_that_are_no_addresses_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        Proxies(text)


# Connections.

HALF = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"


@pytest.fixture
def narrow(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server that can hold a hundred connections and gives five to one address."""
    server = nursery.server(tmp_path / "k.db", connections=5, header_timeout=10 * PATIENCE, handles=100, inline=True)
    yield server
    server.stop()


def half_sent(server: Server, address: str, count: int, open: ExitStack) -> list[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    lines = []
    for _ in range(count):
        line = socket.create_connection((host, int(port)), PATIENCE, source_address=(address, 0))
        lines.append(open.enter_context(line))
        with suppress(OSError):  # it may be closed already
            line.sendall(HALF)
    return lines


def test_who_opens_connections_without_end_locks_nobody_out(narrow: Server) -> None:
    with ExitStack() as open, browser_at(OTHER, narrow) as browser:
        half_sent(narrow, VISITOR, 200, open)
        assert browser.get("/api/games").status_code == 200


def test_a_connection_too_many_is_told_so(narrow: Server) -> None:
    with ExitStack() as open:
        half_sent(narrow, VISITOR, 5, open)
        host, port = narrow.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE, source_address=(VISITOR, 0)) as line:
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 429 ")


def test_a_connection_that_is_closed_makes_room_for_another(narrow: Server) -> None:
    with ExitStack() as open:
        half_sent(narrow, VISITOR, 5, open)

    def answered() -> bool:
        with browser_at(VISITOR, narrow) as browser, suppress(httpx.TransportError):
            return browser.get("/api/games").status_code == 200
        return False

    until(answered)


def test_a_proxy_has_as_many_connections_as_it_wants(narrow: Server) -> None:
    with ExitStack() as open, browser_at("127.0.0.1", narrow) as browser:
        half_sent(narrow, "127.0.0.1", 20, open)
        assert browser.get("/api/games").status_code == 200


# Half of a request.


def test_the_head_of_a_request_has_ten_seconds() -> None:
    assert Settings().header_timeout == 10.0


def answered(server: Server, sent: bytes) -> bytes:
    """What comes back when no more than this is sent, until the line is closed."""
    with connection_to(server) as line:
        line.sendall(sent)
        back = b""
        while chunk := line.recv(1 << 16):
            back += chunk
        return back


HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nhost: x\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nhost: x\r\nx-keydom: 1\r\ncontent-length: 1000\r\n\r\n{",
    "half a move": b"POST /api/tables/x/moves HTTP/1.1\r\nhost: x\r\nx-keydom: 1\r\ncontent-length: 90\r\n\r\n{",
}


@pytest.fixture(scope="module")
def impatient(nursery: Nursery) -> Iterator[Server]:
    """A server at a real socket, which does not wait for the rest of a request."""
    folder = memory_folder()
    server = nursery.server(folder / "k.db", header_timeout=0.2, request_timeout=0.2, inline=True, keep_alive=1)
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_a_request_that_does_not_come_whole_is_given_up(impatient: Server, half: bytes) -> None:
    assert b"HTTP/1.1 408" in answered(impatient, half)


ENDLESS = {
    "header lines": (b"GET /api/games HTTP/1.1\r\nhost: x\r\n", b"a: b\r\n" * 10_000),
    "a header": (b"GET /api/games HTTP/1.1\r\nhost: x\r\na: ", b"x" * 60_000),
    "a URL": (b"GET /", b"x" * 60_000),
    "a trailer": (b"POST /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\na: ", b"x" * 60_000),
}
MOST_SENT = 200  # of what is endless; what lies in the buffers of the system is far less


def sent_until_closed(line: socket.socket, endless: bytes) -> int:
    """How often it could be sent before the line was closed."""
    for count in range(MOST_SENT):
        try:
            line.sendall(endless)
        except OSError:
            return count
    return MOST_SENT


def connection_to(server: Server, address: str = "") -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, source_address=(address, 0))


@pytest.fixture(scope="module")
def patient(nursery: Nursery) -> Iterator[Server]:
    """A server at a real socket, which waits for the rest of a request longer than any test."""
    folder = memory_folder()
    server = nursery.server(
        folder / "k.db",
        header_timeout=10 * PATIENCE,
        request_timeout=10 * PATIENCE,
        inline=True,
        requests_per_minute=MANY,
    )
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.mark.parametrize(("begin", "endless"), ENDLESS.values(), ids=ENDLESS)
def test_a_head_without_end_is_cut_off(patient: Server, begin: bytes, endless: bytes) -> None:
    with connection_to(patient) as line:
        line.sendall(begin)
        assert sent_until_closed(line, endless) < MOST_SENT


def test_a_head_that_is_too_long_is_told_so(patient: Server) -> None:
    assert answered(patient, HALF + b"a: b\r\n" * 11_000).startswith(b"HTTP/1.1 431 ")


def test_a_head_may_have_thirty_thousand_bytes(patient: Server) -> None:
    assert answered(patient, HALF + b"a: b\r\n" * 5_000 + b"connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")


def test_a_body_is_no_head(patient: Server) -> None:
    body = b'{"text": "%s"}' % (b"x" * 200_000)
    head = b"POST /api/records HTTP/1.1\r\nhost: x\r\nx-keydom: 1\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
    assert answered(patient, head % len(body) + body).startswith(b"HTTP/1.1 400 ")


def opened_stream(server: Server, open: ExitStack) -> socket.socket:
    """A line on which a stream is open."""
    table = Party(server, "pebbles")
    line = open.enter_context(connection_to(server))
    line.sendall(b"GET %s/stream HTTP/1.1\r\nhost: x\r\n\r\n" % table.path.encode())
    assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
    return line


@pytest.mark.parametrize(("begin", "endless"), ENDLESS.values(), ids=ENDLESS)
def test_a_head_without_end_behind_a_stream_is_cut_off(patient: Server, begin: bytes, endless: bytes) -> None:
    with ExitStack() as open:
        line = opened_stream(patient, open)
        line.sendall(begin)
        line.settimeout(1)  # it may be left unread as well
        assert sent_until_closed(line, endless) < MOST_SENT


def test_requests_without_end_behind_a_stream_are_not_read(patient: Server) -> None:
    with ExitStack() as open:
        line = opened_stream(patient, open)
        line.settimeout(1)
        assert sent_until_closed(line, b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 2_000) < MOST_SENT


def test_half_a_head_behind_a_stream_is_given_up(impatient: Server) -> None:
    with ExitStack() as open:
        line = opened_stream(impatient, open)
        line.sendall(HALF)
        while line.recv(1 << 16):
            pass


def test_many_requests_at_once_are_all_answered(patient: Server) -> None:
    requests = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 2_000
    with connection_to(patient) as line, ThreadPoolExecutor(1) as sender:
        sent = sender.submit(
            line.sendall, requests + b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        )
        back = b"".join(iter(lambda: line.recv(1 << 16), b""))
        sent.result()
    assert back.count(b"HTTP/1.1 200 ") == 2_001


def test_half_a_request_after_a_whole_one_is_given_up_too(impatient: Server) -> None:
    said = answered(impatient, b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\nGET /api")
    assert said.startswith(b"HTTP/1.1 200")  # and then the line was closed


def test_a_stream_may_last_longer_than_a_request(impatient: Server) -> None:
    table = Party(impatient, "pebbles")
    with client_of(impatient.address).stream("GET", f"{table.path}/stream") as stream:
        news = stream.iter_lines()
        first = next(line for line in news if line.startswith("data"))
        answered(impatient, b"")  # a request that began later is given up meanwhile
        table.play("keep")
        heard = next(line for line in news if line.startswith("data") and line != first)
    assert int(heard.removeprefix("data: ")) > int(first.removeprefix("data: "))


# What is no request.

NONSENSE = {"nonsense": b"\x00\x01 nonsense\r\n\r\n", "a method": b"FOO / HTTP/1.1\r\nhost: x\r\n\r\n"}


@pytest.mark.parametrize("sent", NONSENSE.values(), ids=NONSENSE)
def test_what_is_no_request_is_counted_and_seldom_logged(nursery: Nursery, tmp_path: Path, sent: bytes) -> None:
    server = nursery.begin(tmp_path / "k.db", requests_per_minute=5, inline=True)
    until(lambda: connects(server))
    back = [answered(server, sent)[:13] for _ in range(10)]
    refused = answered(server, b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    server.stop()
    lines = server.out.read_text().count("Invalid HTTP request")
    assert (set(back[:5]), set(back[5:]), lines) == ({b"HTTP/1.1 400 "}, {b"HTTP/1.1 429 "}, 1)
    assert refused.startswith(b"HTTP/1.1 429 ")


def connects(server: Server) -> bool:
    with suppress(OSError), connection_to(server):
        return True
    return False


def test_nonsense_behind_a_stream_ends_it_without_a_word(patient: Server) -> None:
    with ExitStack() as open:
        line = opened_stream(patient, open)
        line.sendall(NONSENSE["nonsense"])
        assert b"400" not in b"".join(iter(lambda: line.recv(1 << 16), b""))


# Hints.


def test_one_address_has_so_many_hints_thought_about_in_a_minute(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", hints_per_minute=2)
    table = finished(server)
    answers = [server.browser().get(f"{table.path}/hint", params={"ply": ply}) for ply in decisions(table)[:3]]
    server.stop()
    assert [told_when(answer) for answer in answers] == [(200, False), (200, False), (429, True)]


def test_a_position_is_thought_about_once(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", hints_per_minute=1)
    table = finished(server)
    ply = decisions(table)[0]
    answers = [server.browser().get(f"{table.path}/hint", params={"ply": ply}) for _ in range(3)]
    server.stop()
    assert [answer.json() for answer in answers] == [answers[0].json()] * 3


def finished(server: Server) -> Party:
    table = Party(server, "pebbles")
    while not table.get()["over"]:
        table.play("keep")
    return table


def decisions(table: Party) -> list[int]:
    """The plies at which somebody is to decide."""
    return [ply for ply, line in enumerate(table.get("/view")["lines"]) if line["mover"] >= 0]


@pytest.mark.parametrize("best", [0, -5, 21, 100_000])
def test_no_more_hints_are_given_than_are_offered(server: Server, best: int) -> None:
    table = Party(server, "pebbles", 2, bots=1)
    seat = table.until_a_person_moves()
    answer = table.client.get(f"{table.path}/hint", params={"best": best}, headers=table.head(seat))
    assert answer.status_code == 400


# What nobody plays.

TERM, HOUR = 40.0, 3600.0  # seconds
DAYS = TERM / 24 / HOUR  # the same, as it is set
ROUND = TERM / 2  # in which a server looks at all tables at least once


def kept(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as db:
        return {id for (id,) in db.execute("select id from tables")}


def tables_of_three_kinds(server: Server) -> list[Party]:
    """Nobody has moved, somebody has, and one that is over."""
    unstarted, begun, over = (Party(server, "pebbles") for _ in range(3))
    begun.play("keep")
    while not over.get()["over"]:
        over.play("keep")
    return [unstarted, begun, over]


@pytest.mark.parametrize(("term", "gone"), [("unstarted_retention_days", 0), ("abandoned_retention_days", 1)])
def test_a_table_expires_and_the_others_stay(host: Host, tmp_path: Path, term: str, gone: int) -> None:
    terms, clock = {"unstarted_retention_days": 0.0, "abandoned_retention_days": 0.0, term: DAYS}, Clock(tmp_path)
    server = host.server(tmp_path / "k.db", clock=clock, **terms)
    tables = tables_of_three_kinds(server)
    host.pass_time(ROUND)
    before = kept(tmp_path / "k.db")
    clock.let_pass(TERM / HOUR)
    host.pass_time(ROUND)
    after = kept(tmp_path / "k.db")
    server.stop()
    assert (len(before), before - after) == (3, {tables[gone].id})


def test_a_table_that_has_expired_is_no_more(host: Host, tmp_path: Path) -> None:
    clock = Clock(tmp_path)
    server = host.server(tmp_path / "k.db", clock=clock, unstarted_retention_days=DAYS)
    table = Party(server, "pebbles", 2, bots=1)
    table.post("chat", 0, text="anybody?")
    clock.let_pass(TERM / HOUR)
    host.pass_time(ROUND)
    code = server.browser().get(table.path).status_code
    with closing(sqlite3.connect(tmp_path / "k.db")) as db:
        rows = [db.execute(f"select count(*) from {name}").fetchone()[0] for name in ("lines", "chat", "seats")]
    server.stop()
    assert (code, rows) == (404, [0, 0, 0])


def test_a_table_that_somebody_watches_does_not_expire(host: Host, tmp_path: Path) -> None:
    clock = Clock(tmp_path)
    server = host.server(tmp_path / "k.db", clock=clock, unstarted_retention_days=DAYS)
    watched, other = Party(server, "pebbles"), Party(server, "pebbles")
    with client_of(server.address).stream("GET", f"{watched.path}/stream") as stream:
        next(stream.iter_bytes())
        clock.let_pass(TERM / HOUR)
        host.pass_time(ROUND)
        left = kept(tmp_path / "k.db")
    server.stop()
    assert (watched.id in left, other.id in left) == (True, False)


# Settings.


def test_a_host_sets_limits() -> None:
    chosen: dict[str, Any] = read_settings(["streams=5", "abandoned_retention_days=0.5"])
    assert Settings(**chosen) == Settings(streams=5, abandoned_retention_days=0.5)


@pytest.mark.parametrize(
    "text", ["streams", "streams=", "streams=0", "streams=x", "request_timeout=nan", "host=1", "port=1"]
)
def test_a_setting_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_settings([text])
