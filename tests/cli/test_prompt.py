"""What a typed line means."""

from __future__ import annotations

import pytest

from keydom.cli.prompt import Command, UnclearInput, understand
from keydom.core.action import Action, Arg, Grammar, Verb

BID, SHOW, UNITE = Verb("bid", Arg("count")), Verb("show"), Verb("unite")
LEGAL = [BID.of(1), BID.of(10), SHOW.of(), UNITE.of()]
parse = Grammar((BID, SHOW, UNITE, Verb("quit"))).parse


def test_a_number_is_the_choice_of_that_number() -> None:
    assert understand("2", LEGAL, parse) == BID.of(10)


def test_a_whole_text_comes_before_longer_ones_that_begin_with_it() -> None:
    assert understand("bid 1", LEGAL, parse) == BID.of(1)


def test_an_action_comes_before_the_command_of_the_same_name() -> None:
    assert understand("show", LEGAL, parse) == SHOW.of()


def test_a_slash_reaches_the_command_behind_an_action() -> None:
    assert understand("/show", LEGAL, parse) == Command("show")


def test_a_command_comes_before_the_beginning_of_an_action() -> None:
    assert understand("undo", [Verb("undoing").of(), Verb("pass").of()], parse) == Command("undo")


def test_what_follows_a_command_keeps_its_spelling() -> None:
    assert understand("  SAVE  My Games/Final One.key ", LEGAL, parse) == Command("save", "My Games/Final One.key")


@pytest.mark.parametrize(("line", "action"), [("sh", SHOW.of()), ("un", UNITE.of()), ("bid 10", BID.of(10))])
def test_the_beginning_of_one_action_is_that_action(line: str, action: Action) -> None:
    assert understand(line, LEGAL, parse) == action


def test_a_whole_action_that_is_no_choice_is_not_the_beginning_of_another_one() -> None:
    assert understand("bid 1", [BID.of(10), SHOW.of()], parse) == BID.of(1)


def test_a_command_comes_before_an_action_that_is_no_choice() -> None:
    assert understand("quit", LEGAL, parse) == Command("quit")


def test_the_beginning_of_several_actions_is_unclear() -> None:
    assert understand("bi", LEGAL, parse) == UnclearInput("bi", (0, 1))


def test_the_beginning_of_one_command_is_that_command() -> None:
    assert understand("q", LEGAL, parse) == Command("quit")


@pytest.mark.parametrize("line", ["", "   ", "0", "5", "99999999999999999999", "²", "sa il", "/", "/fly", "bid two"])
def test_anything_else_is_unclear(line: str) -> None:
    assert understand(line, LEGAL, parse) == UnclearInput(" ".join(line.split()))
