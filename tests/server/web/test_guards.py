"""What keeps strangers out: headers, cookies, limits, escaping, and an interface that no request breaks."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from ..hosting import Party, Server, client_of, fetch
from ..inline import Host, together

SCRIPT = "<script>alert(1)</script>"
WISH = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}], "as_seated": True}
PAGES = ("/", "/games/keyflower/rules", "/games/keyflower/gallery", "/t/nowhere")


class Tags(HTMLParser):
    """Every tag of a page with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def scripts(html: str) -> list[dict[str, str | None]]:
    return [attrs for tag, attrs in Tags(html).found if tag == "script"]


# Headers.


@pytest.mark.parametrize("path", [*PAGES, "/api/games", "/api/tables/nowhere", "/static/table/table.js"])
def test_the_policy_allows_no_inline_script(server: Server, path: str) -> None:
    policy = server.browser().get(path).headers["content-security-policy"]
    allowed = next(part.split()[1:] for part in policy.split(";") if part.split()[0] == "script-src")
    assert allowed == ["'self'"]


@pytest.mark.parametrize("path", [*PAGES, "table"])
def test_no_page_has_an_inline_script(server: Server, path: str) -> None:
    page = server.browser().get(f"/t/{Party(server, 'keyflower').id}" if path == "table" else path).text
    assert [tag for tag in scripts(page) if "src" not in tag and tag.get("type") != "application/json"] == []


@pytest.mark.parametrize("path", [*PAGES, "table"])
def test_no_page_has_a_handler_in_an_attribute(server: Server, path: str) -> None:
    page = server.browser().get(f"/t/{Party(server, 'keyflower').id}" if path == "table" else path).text
    assert [name for _, attrs in Tags(page).found for name in attrs if name.startswith("on")] == []


@pytest.mark.parametrize("path", [*PAGES, "table"])
def test_no_page_loads_anything_from_elsewhere(server: Server, path: str) -> None:
    page = server.browser().get(f"/t/{Party(server, 'keyflower').id}" if path == "table" else path).text
    loaded = [attrs.get("src") or "" for _, attrs in Tags(page).found]
    assert [link for link in loaded if "//" in link] == []


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/api/games", "/api/tables/nowhere", "/schema/openapi.json"])
def test_what_is_for_one_reader_is_not_stored(server: Server, path: str) -> None:
    assert server.browser().get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/games/pebbles/picture.svg", "/games/keyper/place.svg?light=night", "/landscape.svg"]
)
def test_pictures_of_the_lobby_may_be_stored(server: Server, path: str) -> None:
    assert "public, max-age" in server.browser().get(path).headers["cache-control"]


def test_the_picture_of_a_table_may_be_stored_by_its_reader_alone(server: Server) -> None:
    answer = server.browser().get(f"/t/{Party(server, 'keyflower').id}/picture.svg")
    assert (answer.status_code, "private" in answer.headers["cache-control"]) == (200, True)


def test_a_link_to_a_seat_is_not_told_to_other_sites(server: Server) -> None:
    assert server.browser().get("/").headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("cookie", ['x="' + "\\" * 28_000 + '"', 'x="' + "\\101" * 7_000 + '"', "x=1;" * 7_000])
def test_whatever_cookies_a_browser_has_are_read_in_no_time(server: Server, cookie: str) -> None:
    begun = process_time()
    code = server.browser(cookie=cookie).get("/").status_code
    assert (code, process_time() - begun < 2) == (200, True)


# What is too long.


@pytest.mark.parametrize("line", ["\n", "\r", "\x0b", "\u0085", "\u2028"])
def test_a_record_of_more_lines_than_any_game_is_refused_unread(server: Server, line: str) -> None:
    answer = server.browser().post("/api/records", json={"text": "keydom 1\n" + line * 20_001})
    assert (answer.status_code, "more than 20000 lines" in answer.json()["detail"]) == (400, True)


@pytest.mark.parametrize("game", ["x" * 900_000, "x" * 2_000])
def test_what_is_refused_is_not_sent_back_whole(server: Server, game: str) -> None:
    answer = server.browser().post("/api/tables", json={**WISH, "game": game})
    assert (answer.status_code, len(answer.content) < 1_500) == (400, True)


# Cookies and requests from other sites.


def cookie_of(answer: httpx.Response) -> set[str]:
    return {part.strip().lower().split("=")[0] for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = server.browser().get("/")
    assert ({"httponly", "samesite"} <= cookie_of(answer), "secure" in cookie_of(answer)) == (True, False)


def test_the_cookie_stays_on_tls_behind_a_proxy_that_speaks_it(server: Server) -> None:
    answer = server.browser(**{"x-forwarded-proto": "https"}).get("/")
    assert "secure" in cookie_of(answer)


def test_a_browser_keeps_its_cookie(server: Server) -> None:
    browser = server.browser()
    browser.get("/")
    kept = browser.cookies["keydom"]
    browser.get("/")
    assert browser.cookies["keydom"] == kept


@pytest.mark.parametrize("path", ["/", "table"])
def test_the_cookie_of_who_comes_back_lasts_a_year_from_then(server: Server, path: str) -> None:
    """Whoever loses it has lost all seats."""
    browser = server.browser()
    id = browser.post("/api/tables", json=WISH).json()["id"]
    answer = browser.get(f"/t/{id}" if path == "table" else path)
    (cookie,) = answer.headers.get_list("set-cookie")
    assert (browser.cookies["keydom"] in cookie, "Max-Age=31536000" in cookie) == (True, True)


def test_a_request_of_another_sites_page_is_refused(server: Server) -> None:
    browser = server.browser()
    id = browser.post("/api/tables", json=WISH).json()["id"]
    del browser.headers["x-keydom"]
    move = {"seat": 0, "version": 1, "action": "keep"}
    assert browser.post(f"/api/tables/{id}/moves", json=move).status_code == 403


def test_another_sites_page_cannot_give_a_browser_a_new_cookie(server: Server) -> None:
    stranger = client_of(server.address)
    assert "set-cookie" not in stranger.post("/api/tables", json=WISH).headers


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/language/nl"])
def test_whatever_makes_something_asks_for_our_header_though_there_is_no_cookie_yet(server: Server, path: str) -> None:
    body = {"text": "keydom 1\ngame pebbles\nrules 1\nseats 2\n"} if path == "/api/records" else WISH
    assert client_of(server.address).post(path, json=body).status_code == 403


def test_another_sites_page_cannot_switch_the_language(server: Server) -> None:
    assert "set-cookie" not in client_of(server.address).post("/language/nl").headers


@pytest.mark.parametrize("value", ["", "a", "x" * 32, "x" * 5000, "../../etc", "é" * 8])
def test_a_cookie_that_we_did_not_give_out_is_replaced(server: Server, value: str) -> None:
    answer = client_of(server.address).get("/", headers={b"cookie": f"keydom={value}".encode()})
    assert (answer.cookies.get("keydom", value) != value, len(answer.cookies["keydom"])) == (True, 32)


def test_nobody_sits_down_by_a_cookie_that_we_did_not_give_out(server: Server) -> None:
    planted = {"cookie": f"keydom={'x' * 32}"}
    id = server.browser(**planted).post("/api/tables", json=WISH).json()["id"]
    assert server.browser(**planted).get(f"/api/tables/{id}").json()["mine"] == []


def test_a_browser_that_sits_somewhere_is_known_after_a_restart(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    browser = server.browser()
    id = browser.post("/api/tables", json=WISH).json()["id"]
    server.stop()
    server = host.server(tmp_path / "k.db")
    mine = server.browser(cookie=f"keydom={browser.cookies['keydom']}").get(f"/api/tables/{id}").json()["mine"]
    server.stop()
    assert mine == [0, 1]


@pytest.mark.parametrize("foreign", ["Basic dXNlcjpwYXNz", "Bearer ey.foreign.token", "Bearer", "Digest x", "nonsense"])
def test_what_a_proxy_is_authorized_by_is_none_of_ours(server: Server, foreign: str) -> None:
    browser = server.browser(authorization=foreign)
    id = browser.post("/api/tables", json=WISH).json()["id"]
    move = {"seat": 0, "version": 1, "action": "keep"}
    codes = browser.get(f"/t/{id}").status_code, browser.post(f"/api/tables/{id}/moves", json=move).status_code
    assert codes == (200, 200)


def test_a_token_needs_no_such_header(server: Server) -> None:
    table = Party(server, "pebbles")
    table.play("keep")
    assert table.get()["ply"] > 1


# Limits.


def test_too_many_requests_are_refused(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=20)
    codes = [fetch(f"{server.address}/api/games").status_code for _ in range(30)]
    server.stop()
    assert (codes[0], codes[-1]) == (200, 429)


def test_files_of_the_pages_are_not_counted(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=5)
    codes = {fetch(f"{server.address}/static/shared/icon.svg").status_code for _ in range(10)}
    server.stop()
    assert codes == {200}


def test_who_makes_too_many_requests_is_told_when_to_come_back(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=5)
    answers = [fetch(f"{server.address}/api/games") for _ in range(10)]
    server.stop()
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60


def test_a_forwarded_address_counts_apart(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", requests_per_minute=5)
    heads = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(10)]
    codes = {fetch(f"{server.address}/api/games", headers=head).status_code for head in heads}
    server.stop()
    assert codes == {200}


@pytest.mark.parametrize("name", ["%00", "a%00.js", "x" * 5000, "%ff", "..%00", "table.js%00.css"])
def test_a_file_that_there_cannot_be_is_not_found(server: Server, name: str) -> None:
    assert server.browser().get(f"/static/{name}").status_code == 404


def test_a_file_that_cannot_be_is_not_logged_as_a_mistake(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.browser().get("/static/a%00.js")
    assert [record.getMessage() for record in caplog.records] == []


# Escaping.


def test_a_script_in_a_name_is_text(server: Server) -> None:
    browser = server.browser()
    seats = [{"kind": "mine", "name": SCRIPT}, {"kind": "mine", "name": "\"'><img src=x>"}]
    pages = []
    for name in ("keyflower", "keythedral", "pebbles"):
        made = browser.post("/api/tables", json={"game": name, "seats": seats})
        if made.status_code == 201:
            page = browser.get(made.json()["watch"]).text
            regions = browser.get(f"{made.json()['watch']}/now", params={"as": 0}).json()["regions"]
            pages.append(page + "".join(regions.values()))
    found = [tag for page in pages for tag in Tags(page).found]
    bad = [tag for tag, attrs in found if (tag == "script" and not attrs) or attrs.get("src") == "x"]
    assert (bad, len(pages)) == ([], 3)


def test_a_script_in_a_name_is_text_at_the_end_and_in_the_lobby(server: Server) -> None:
    browser, rng = server.browser(), Random(1)
    seats = [{"kind": "mine", "name": SCRIPT}, {"kind": "mine", "name": SCRIPT}]
    id = browser.post("/api/tables", json={"game": "pebbles", "seats": seats}).json()["id"]
    while not (about := browser.get(f"/api/tables/{id}").json())["over"]:
        legal = browser.get(f"/api/tables/{id}/legal", params={"seat": about["mover"]}).json()["legal"]
        move = {"seat": about["mover"], "version": about["version"], "action": rng.choice(legal)["text"]}
        browser.post(f"/api/tables/{id}/moves", json=move)
    paths = (f"/t/{id}", "/", f"/t/{id}/score-curves", f"/t/{id}/share.svg")
    pages = [browser.get(path).text for path in paths]
    assert [page for page in pages if SCRIPT in page] == []


def test_a_script_in_the_chat_is_text(server: Server) -> None:
    table = Party(server, "pebbles")
    table.post("chat", 0, text=SCRIPT)
    page = table.client.get(f"/t/{table.id}").text
    assert (SCRIPT in page, "&lt;script&gt;" in page) == (False, True)


@pytest.mark.parametrize(
    "path", [f"/t/{SCRIPT}", f"/games/{SCRIPT}/rules", f"/help/pebbles?ref={SCRIPT}", f"/{SCRIPT}"]
)
def test_a_script_in_an_address_is_text(server: Server, path: str) -> None:
    answer = server.browser().get(path)
    html = "html" in answer.headers["content-type"]
    assert not (html and SCRIPT in answer.text)


@pytest.mark.parametrize(
    "path",
    [
        *("/help/pebbles", "/help/pebbles?ref=", "/help/pebbles?ref=a.b:c", "/help/pebbles?ref=page:waiting"),
        *(
            "/help/chess?ref=x",
            "/games/chess/gallery",
            "/games/chess/picture.svg",
            "/games/chess/place.svg",
            "/games/chess/rules",
        ),
        *("/t/nowhere/now", "/t/nowhere/score-curves", "/t/nowhere/join/x", "/t/nowhere?as=x", "/t/..%2f..%2fetc"),
        *("/static/..%2fapp.py", "/static/../app.py", "/schema/nothing", "/t/" + "x" * 5000),
    ],
)
def test_a_strange_address_is_refused_politely(server: Server, path: str) -> None:
    assert 200 <= server.browser().get(path).status_code < 500


@pytest.mark.parametrize("query", ["as=99", "as=-1", "ply=-1", "ply=99999999999999999999", "as=x", "have=%00", "log=x"])
def test_a_strange_question_about_a_table_is_refused_politely(server: Server, query: str) -> None:
    table = Party(server, "pebbles")
    codes = [server.browser().get(f"/t/{table.id}{tail}?{query}").status_code for tail in ("", "/now")]
    assert [code for code in codes if code >= 500] == []


# The interface for programs.


def test_every_address_of_the_interface_is_documented(server: Server) -> None:
    paths = server.browser().get("/schema/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{id}/moves", "/api/tables/{id}/view"} <= set(paths)


EXAMPLES, MANY_EXAMPLES = 5, 100  # for each operation


def operations(server: Server) -> list[tuple[str, str]]:
    paths = fetch(f"{server.address}/schema/openapi.json").json()["paths"]
    return [(path, method) for path, methods in paths.items() for method in methods if not path.endswith("/stream")]


def attack(server: Server, examples: int) -> None:
    """Ask all that the interface for programs offers, in so many ways each."""
    document = schemathesis.openapi.from_dict(fetch(f"{server.address}/schema/openapi.json").json())
    table = Party(server, "pebbles", 2, bots=1)  # alone against a bot there is advice
    table.until_a_person_moves()
    tried, advised, client = 0, 0, client_of(server.address)

    def attempt(case: schemathesis.Case[Any]) -> None:
        nonlocal tried, advised
        tried += 1
        if case.path.endswith("/hint"):
            advised += (case.query or {}).get("best") is not None
        if "id" in case.path_parameters and tried % 2:
            case.path_parameters["id"] = table.id
        asked = case.as_transport_kwargs(server.address, table.head(0) if tried % 3 else None)
        client.cookies.update(asked.pop("cookies", None))
        case.validate_response(client.request(content=asked.pop("data", None), **asked), checks=[not_a_server_error])

    for path, method in operations(server):
        strategy = document[path][method].as_strategy()
        settings(
            max_examples=examples,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )(given(case=strategy)(attempt))()
    assert tried >= 200
    assert advised > 0


def test_no_request_breaks_the_server(server: Server) -> None:
    attack(server, EXAMPLES)


@pytest.mark.soak
def test_no_request_of_many_breaks_the_server(server: Server) -> None:
    attack(server, MANY_EXAMPLES)


@pytest.mark.parametrize("order", [1, -1], ids=["in order", "overtaken"])
def test_two_first_requests_at_once_are_of_one_visitor(server: Server, order: int) -> None:
    browser = server.browser()
    made = together(*(browser.build_request("POST", "/api/tables", json=WISH) for _ in range(2)))
    for answer in made[::order]:
        browser.cookies.extract_cookies(answer)
    mine = [browser.get(f"/api/tables/{answer.json()['id']}").json()["mine"] for answer in made]
    assert mine == [[0, 1], [0, 1]]


def test_a_first_answer_that_comes_late_takes_nothing_away(server: Server) -> None:
    browser = server.browser()
    first, late = together(*(browser.build_request("GET", "/") for _ in range(2)))
    browser.cookies.extract_cookies(first)
    id = browser.post("/api/tables", json=WISH).json()["id"]
    browser.cookies.extract_cookies(late)
    assert browser.get(f"/api/tables/{id}").json()["mine"] == [0, 1]


def test_who_gave_out_links_in_a_first_request_may_give_out_others(server: Server) -> None:
    wish = {"game": "pebbles", "seats": [{"kind": "link"}, {"kind": "link"}]}
    browser = server.browser()
    made = together(*(browser.build_request("POST", "/api/tables", json=wish) for _ in range(2)))
    for answer in made:
        browser.cookies.extract_cookies(answer)
    asked = [browser.post(f"/api/tables/{answer.json()['id']}/links", json={"seat": 0}) for answer in made]
    assert [answer.status_code for answer in asked] == [201, 201]
