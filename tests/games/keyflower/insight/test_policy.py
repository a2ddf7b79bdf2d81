"""The table of guesses: what a player would do without thinking long, and what hardly ever."""

from __future__ import annotations

from keydom.games.keyflower.actions import BLIND, GRAMMAR, PASS, REPLACE, TRADE
from keydom.games.keyflower.insight.features import KeyflowerInsight
from keydom.games.keyflower.insight.policy import ALWAYS, GUESSES

from ..builders import table


def test_every_decision_has_a_guess_but_those_hardly_ever_worth_it() -> None:
    assert {*GRAMMAR.players} - {*GUESSES, *ALWAYS} == {TRADE, BLIND, REPLACE}


def test_no_draw_has_a_guess() -> None:
    assert {*GUESSES, *ALWAYS} <= {*GRAMMAR.players}


def test_what_has_no_guess_of_its_own_looks_worse_than_to_pass() -> None:
    trade, leave = KeyflowerInsight().policy(table(2), [TRADE.of(0, 0), PASS.of()])
    assert trade < leave
