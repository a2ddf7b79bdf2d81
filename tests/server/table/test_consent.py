"""Consent: nobody is replaced, rewound over or looked into without their yes or a time that was agreed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ..hosting import Party, Server, sit
from ..inline import Clock, Host, memory_folder

HOUR = 3600


class Place:
    """A server whose time can be let pass, and stopped and started again."""

    def __init__(self, host: Host, folder: Path) -> None:
        self._nursery = host
        self._folder = folder
        self.clock = Clock(folder)
        self.server = self._start()

    def _start(self) -> Server:
        return self._nursery.server(self._folder / "k.db", clock=self.clock)

    def again(self, *tables: Party) -> None:
        """The server is killed and another one goes on."""
        self.server.stop()
        self.server = self._start()
        for table in tables:
            table.at(self.server)


@pytest.fixture(scope="module")
def place(host: Host) -> Iterator[Place]:
    """One for all: each test has a table of its own, and lets time pass for all."""
    folder = memory_folder()
    place = Place(host, folder)
    yield place
    place.server.stop()
    shutil.rmtree(folder)


def act(table: Party, how: str, seat: int, **more: Any) -> int:
    """What is answered; where a bot was faster it is asked again."""
    while (code := table.post(how, seat, version=table.get()["version"], **more).status_code) == 409:
        continue
    return code


def propose(table: Party, seat: int, what: str) -> int:
    return act(table, "proposals", seat, what=what)


def answer(table: Party, seat: int, agree: bool, what: str | None = None) -> int:
    return act(table, "answers", seat, agree=agree, what=what)


def bot(table: Party, seat: int) -> str | None:
    level: str | None = table.get()["seats"][seat]["bot"]
    return level


def gone(table: Party, seat: int) -> str | None:
    facts: dict[str, Any] | None = table.get()["seats"][seat]["gone"]
    return facts["how"] if facts else None


def replaced(place: Place, seats: int = 2) -> Party:
    """A table where the last seat was asked in vain for a day, and a bot plays there."""
    table = Party(place.server, "pebbles", seats=seats)
    last = seats - 1
    assert propose(table, 0, f"bot {last}") == 200
    place.clock.let_pass(hours=25)
    assert answer(table, 0, True, f"bot {last}") == 200
    return table


def play_out(table: Party) -> None:
    """The people who still play, and the bots, go on to the end."""
    while not (now := table.get())["over"]:
        if now["seats"][now["mover"]]["bot"] is None:
            table.play()


@pytest.mark.parametrize("what", [" end", "end ", "rewind  0", " rewind 0", "bot  1"])
def test_a_proposal_with_spaces_of_its_own_is_none(place: Place, what: str) -> None:
    table = Party(place.server, "pebbles")
    table.play()
    assert propose(table, 0, what) == 422


# The attack: put a bot in the other's seat, read the hand at the end, go back alone and play on against it.


def test_nobody_is_replaced_because_another_wants_it(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    assert bot(table, 1) is None


def test_two_of_three_do_not_replace_the_third(place: Place) -> None:
    table = Party(place.server, "pebbles", seats=3)
    propose(table, 0, "bot 2")
    codes = [answer(table, seat, True, "bot 2") for seat in (0, 1)]
    assert (codes, bot(table, 2)) == ([422, 422], None)


def test_asking_again_does_not_make_it_sooner(place: Place) -> None:
    table = Party(place.server, "pebbles")
    for _ in range(3):
        propose(table, 0, "bot 1")
        place.clock.let_pass(hours=20)
    assert (answer(table, 0, True, "bot 1"), bot(table, 1)) == (422, None)


def test_a_finished_game_is_not_gone_back_into(place: Place) -> None:
    table = replaced(place)
    play_out(table)
    before = table.get()
    assert (propose(table, 0, "rewind 1"), table.get()) == (422, before)


def test_who_holds_all_seats_does_not_go_back_into_a_finished_game_either(place: Place) -> None:
    browser = place.server.browser()
    wish = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    path = f"/api/tables/{browser.post('/api/tables', json=wish).json()['id']}"
    while not (now := browser.get(path).json())["over"]:
        move = {"seat": now["mover"], "version": now["version"]}
        legal = browser.get(f"{path}/legal", params={"seat": now["mover"]}).json()["legal"]
        browser.post(f"{path}/moves", json={**move, "action": legal[0]["text"]})
    asked = {"seat": 0, "version": now["version"], "what": "rewind 1"}
    assert browser.post(f"{path}/proposals", json=asked).status_code == 422


def test_the_refusal_says_what_can_be_done_instead(place: Place) -> None:
    table = Party(place.server, "pebbles")
    table.finish(Random(1))
    said = table.post("proposals", 0, version=table.get()["version"], what="rewind 1").json()
    assert "forked" in said["detail"]


def test_what_was_open_at_the_end_stays_open(place: Place) -> None:
    table = Party(place.server, "pebbles")
    table.finish(Random(1))
    for what in ("rewind 1", "bot 1", "end"):
        propose(table, 0, what)
    assert place.server.browser().get(f"{table.path}/view", params={"seat": 1}).status_code == 200


# A day to refuse.


def test_before_a_day_is_over_nothing_happens(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    place.clock.let_pass(hours=23)
    assert (answer(table, 0, True, "bot 1"), bot(table, 1)) == (422, None)


def test_after_a_day_without_an_answer_it_takes_somebody_to_do_it(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    place.clock.let_pass(hours=25)
    before = bot(table, 1)
    assert (before, answer(table, 0, True, "bot 1"), bot(table, 1)) == (None, 200, "easy")


def test_a_day_is_counted_from_when_the_person_was_last_seen(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    place.clock.let_pass(hours=20)
    table.get("/view", 1)
    place.clock.let_pass(hours=20)
    assert (answer(table, 0, True, "bot 1"), bot(table, 1)) == (422, None)


def test_a_look_at_the_page_is_being_seen(place: Place) -> None:
    table, browser = Party(place.server, "pebbles"), place.server.browser()
    sit(browser, table.links["1"])
    propose(table, 0, "bot 1")
    place.clock.let_pass(hours=20)
    browser.get(f"/t/{table.id}/now")
    place.clock.let_pass(hours=20)
    assert answer(table, 0, True, "bot 1") == 422


def test_the_look_of_a_spectator_is_not(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    place.clock.let_pass(hours=20)
    place.server.browser().get(f"/t/{table.id}/now")
    place.clock.let_pass(hours=5)
    assert answer(table, 0, True, "bot 1") == 200


def test_who_was_away_before_it_was_proposed_still_has_a_day(place: Place) -> None:
    table = Party(place.server, "pebbles")
    place.clock.let_pass(hours=48)
    propose(table, 0, "bot 1")
    assert answer(table, 0, True, "bot 1") == 422


def test_when_somebody_was_last_seen_outlives_the_server(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    place.clock.let_pass(hours=20)
    table.get("/view", 1)
    place.again(table)
    place.clock.let_pass(hours=20)
    assert answer(table, 0, True, "bot 1") == 422


def test_a_proposal_outlives_the_server(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    place.again(table)
    place.clock.let_pass(hours=25)
    assert answer(table, 0, True, "bot 1") == 200


def test_a_refusal_ends_it(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    answer(table, 1, False)
    place.clock.let_pass(hours=48)
    assert (answer(table, 0, True, "bot 1"), bot(table, 1)) == (422, None)


def test_who_plays_is_there_and_needs_no_bot(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 1, "bot 0")
    table.play("keep")
    assert table.get()["replacing"] == []


def test_who_agrees_is_replaced_at_once(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    answer(table, 1, True)
    assert (bot(table, 1), gone(table, 1)) == ("easy", "left")


def test_who_proposed_it_may_withdraw_it(place: Place) -> None:
    table = Party(place.server, "pebbles")
    propose(table, 0, "bot 1")
    assert (answer(table, 0, False, "bot 1"), table.get()["replacing"]) == (200, [])


def test_a_third_one_does_not_refuse_for_another(place: Place) -> None:
    table = Party(place.server, "pebbles", seats=3)
    propose(table, 0, "bot 2")
    assert (answer(table, 1, False, "bot 2"), len(table.get()["replacing"])) == (422, 1)


def test_two_who_are_away_are_asked_at_the_same_time(place: Place) -> None:
    table = Party(place.server, "pebbles", seats=3)
    for seat in (1, 2):
        propose(table, 0, f"bot {seat}")
    place.clock.let_pass(hours=25)
    assert [answer(table, 0, True, f"bot {seat}") for seat in (1, 2)] == [200, 200]


def test_the_page_shows_who_is_asked_that_they_can_refuse(place: Place) -> None:
    table, browser = Party(place.server, "pebbles"), place.server.browser()
    sit(browser, table.links["1"])
    propose(table, 0, "bot 1")
    assert 'data-act="refuse"' in browser.get(f"/t/{table.id}/now", params={"as": 1}).json()["regions"]["status"]


def test_the_lobby_tells_who_is_asked(place: Place) -> None:
    table, browser = Party(place.server, "pebbles"), place.server.browser()
    sit(browser, table.links["1"])
    before = "You are asked something" in browser.get("/").text
    propose(table, 0, "bot 1")
    assert (before, "You are asked something" in browser.get("/").text) == (False, True)


# A time that was agreed when the table was made.


def test_after_the_time_agreed_a_bot_may_be_put_in_the_movers_seat(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    place.clock.let_pass(hours=1.1)
    assert (propose(table, 1, "bot 0"), bot(table, 0), gone(table, 0)) == (200, "easy", "replaced")


def test_before_that_nobody_may(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    place.clock.let_pass(hours=0.9)
    assert (propose(table, 1, "bot 0"), bot(table, 0)) == (422, None)


def test_whose_turn_it_is_not_is_not_late(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    place.clock.let_pass(hours=30)
    assert propose(table, 0, "bot 1") == 422


def test_each_turn_has_its_own_time(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    place.clock.let_pass(hours=0.9)
    table.play("keep")
    place.clock.let_pass(hours=0.9)
    assert propose(table, 0, "bot 1") == 422


def test_who_looks_on_and_does_not_play_is_late_all_the_same(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    place.clock.let_pass(hours=1.1)
    table.get("/view", 0)
    assert propose(table, 1, "bot 0") == 200


def test_taking_back_gains_no_time(place: Place) -> None:
    table = Party(place.server, "pebbles", seats=3, turn_limit=HOUR)
    place.clock.let_pass(hours=0.9)
    table.play("give")
    act(table, "undo", 0)
    place.clock.let_pass(hours=0.2)
    assert propose(table, 1, "bot 0") == 200


def test_who_dawdles_and_takes_back_leaves_the_next_one_their_time(place: Place) -> None:
    table = Party(place.server, "pebbles", seats=3, turn_limit=HOUR)
    table.play("give")
    act(table, "undo", 0)
    place.clock.let_pass(hours=5)
    table.play("keep")
    assert propose(table, 0, "bot 1") == 422


def test_the_time_agreed_outlives_the_server(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    table.play("keep")
    place.clock.let_pass(hours=0.9)
    place.again(table)
    early = propose(table, 0, "bot 1")
    place.clock.let_pass(hours=0.2)
    assert (early, propose(table, 0, "bot 1")) == (422, 200)


def test_who_comes_back_has_all_of_the_time_again(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    place.clock.let_pass(hours=1.1)
    table.play("keep")
    place.clock.let_pass(hours=1.1)
    propose(table, 0, "bot 1")
    table.until_a_person_moves()
    act(table, "return", 1)
    table.until_a_person_moves()
    assert propose(table, 0, "bot 1") == 422


@pytest.mark.parametrize("seconds", [0, -1, 59, 10**9, "soon", 90.5])
def test_a_time_that_makes_no_sense_is_refused(server: Server, seconds: object) -> None:
    wish = {"game": "pebbles", "seats": [{}, {}], "turn_limit": seconds}
    assert server.browser().post("/api/tables", json=wish).status_code == 400


def test_a_stand_in_of_no_level_is_refused(server: Server) -> None:
    wish = {"game": "pebbles", "seats": [{}, {}], "stand_in": "divine"}
    assert server.browser().post("/api/tables", json=wish).status_code == 422


def test_who_is_to_move_where_all_agreed_to_go_back_has_all_of_the_time(place: Place) -> None:
    table = Party(place.server, "pebbles", turn_limit=HOUR)
    table.play("keep")
    before = table.get()["ply"]
    table.play("keep")
    place.clock.let_pass(hours=1.1)
    propose(table, 0, f"rewind {before}")
    answer(table, 1, True)
    assert (table.get()["mover"], propose(table, 0, "bot 1")) == (1, 422)


# Whoever was replaced still counts.


def test_nobody_goes_back_without_who_was_replaced(place: Place) -> None:
    table = replaced(place)
    table.play("keep")
    before = table.get()["ply"]
    propose(table, 0, "rewind 1")
    assert table.get()["ply"] >= before


def test_two_of_three_do_not_go_back_without_the_third(place: Place) -> None:
    table = replaced(place, seats=3)
    propose(table, 0, "rewind 0")
    answer(table, 1, True)
    assert table.get()["proposal"]["asked"] == [0, 1, 2]


def test_who_was_replaced_may_agree_to_go_back(place: Place) -> None:
    table = replaced(place)
    table.play("keep")
    table.until_a_person_moves()
    act(table, "return", 1)
    propose(table, 0, "rewind 1")
    act(table, "leave", 1)
    assert (answer(table, 1, True), table.get()["proposal"]) == (200, None)


def test_nobody_is_advised_because_the_other_was_replaced(place: Place) -> None:
    table = replaced(place)
    table.until_a_person_moves()
    code = table.client.get(f"{table.path}/hint", headers=table.head(0)).status_code
    assert code == 422


def test_nobody_ends_the_game_without_who_was_replaced(place: Place) -> None:
    table = replaced(place)
    propose(table, 0, "end")
    assert (table.get()["over"], table.get()["proposal"]["asked"]) == (False, [0, 1])


def test_two_of_three_do_not_end_the_game_without_the_third(place: Place) -> None:
    table = replaced(place, seats=3)
    propose(table, 0, "end")
    answer(table, 1, True)
    assert not table.get()["over"]


def test_the_hand_of_who_was_replaced_stays_hidden(place: Place) -> None:
    table = replaced(place)
    seen = table.client.get(f"{table.path}/view", params={"seat": 1}, headers=table.head(0))
    assert seen.status_code == 403


def test_who_was_replaced_comes_back_by_the_link(place: Place) -> None:
    table = replaced(place)
    browser = place.server.browser()
    sit(browser, table.links["1"])
    table.play("keep")
    body = {"seat": 1, "version": table.get()["version"]}
    while (back := browser.post(f"{table.path}/return", json=body)).status_code == 409:
        body["version"] = table.get()["version"]
    assert (back.status_code, bot(table, 1), gone(table, 1)) == (200, None, None)


def test_the_page_of_who_was_replaced_offers_the_seat(place: Place) -> None:
    table = replaced(place)
    browser = place.server.browser()
    sit(browser, table.links["1"])
    status = browser.get(f"/t/{table.id}/now", params={"as": 1}).json()["regions"]["status"]
    assert 'data-act="return"' in status


def test_who_was_replaced_is_known_after_a_restart(place: Place) -> None:
    table = replaced(place)
    place.again(table)
    propose(table, 0, "end")
    assert (table.get()["over"], gone(table, 1)) == (False, "replaced")
