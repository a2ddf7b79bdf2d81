"""Actions: one small decision with a text form that reads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keydom import InvalidAction
from keydom.core.action import Action, Arg, Grammar, OneOf, Verb

COLOURS = ("red", "blue", "green")
PASS = Verb("pass")
BID = Verb("bid", OneOf("colour", COLOURS), Arg("count"))
CARRY = Verb("carry", OneOf("colour", COLOURS), Arg("seat", "from"), Arg("seat", "to"))
GRAMMAR = Grammar((PASS, BID, CARRY))

numbers = st.integers(min_value=0, max_value=10**6)
actions = st.one_of(
    st.just(PASS.of()),
    st.builds(BID.of, st.integers(0, 2), numbers),
    st.builds(CARRY.of, st.integers(0, 2), numbers, numbers),
)


@given(st.integers(0, 200), st.integers(0, 2), st.integers(0, 2))
def test_an_action_has_the_numbers_it_was_made_of(a: int, b: int, c: int) -> None:
    action = CARRY.of(a, b, c)

    assert (action.a, action.b, action.c) == (a, b, c)


@pytest.mark.parametrize("numbers", [(1,), (1, 7), (2, 0)])
def test_an_action_is_made_once(numbers: tuple[int, ...]) -> None:
    assert BID.of(*numbers) is BID.of(*numbers)


def test_an_action_of_three_numbers_is_made_once() -> None:
    assert CARRY.of(1, 7, 3) is CARRY.of(1, 7, 3)


def test_an_action_with_a_number_out_of_bounds_is_not_taken_for_another() -> None:
    assert BID.of(0, 128) != BID.of(1, 0)
    assert CARRY.of(0, 0, 128) != CARRY.of(0, 1, 0)


class Carrying(Action):
    """An action whose numbers have names."""

    __slots__ = ()

    @property
    def from_(self) -> int:
        return self.b


def test_the_actions_of_a_grammar_are_of_its_class() -> None:
    carry = Verb("carry", *CARRY.args)
    grammar = Grammar((carry,), action_class=Carrying)
    far = 10**6

    for action in (carry.of(0, 3, 1), carry.of(0, far, 1), grammar.parse("carry red 3 1"), grammar.action(5)):
        assert isinstance(action, Carrying)
        assert action.from_ == action.b


def test_an_action_of_a_games_own_class_equals_one_of_none() -> None:
    carry = Verb("carry", *CARRY.args)
    Grammar((carry,), action_class=Carrying)

    assert (carry.of(1, 2, 3), hash(carry.of(1, 2, 3))) == (CARRY.of(1, 2, 3), hash(CARRY.of(1, 2, 3)))


def test_an_action_reads_as_its_verb_and_its_arguments() -> None:
    assert str(CARRY.of(1, 0, 3)) == "carry blue 0 3"


def test_an_action_without_arguments_reads_as_its_verb() -> None:
    assert str(PASS.of()) == "pass"


@given(actions)
def test_the_text_of_an_action_reads_back_as_the_action(action: Action) -> None:
    assert GRAMMAR.parse(str(action)) == action


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = GRAMMAR.parse(text)
    except InvalidAction:
        return
    assert GRAMMAR.parse(str(action)) == action


def test_space_around_and_between_the_words_does_not_matter() -> None:
    assert GRAMMAR.parse("  bid   red\t2 ") == BID.of(0, 2)


def test_equal_actions_are_one_in_a_set() -> None:
    assert len({BID.of(1, 2), BID.of(1, 2), BID.of(2, 1)}) == 2


def test_actions_of_different_verbs_differ() -> None:
    assert PASS.of() != Verb("stop").of()


def test_an_action_is_not_equal_to_its_text() -> None:
    assert PASS.of() != "pass"


def test_an_action_shows_itself_as_its_text() -> None:
    assert repr(BID.of(1, 2)) == "<bid blue 2>"


def test_the_references_of_an_action_are_kind_and_text() -> None:
    assert CARRY.of(1, 0, 3).refs() == ["colour:blue", "seat:0", "seat:3"]


class Several(Arg):
    """Two digits, each of which is a tile of its own."""

    def refs(self, number: int) -> list[str]:
        return [f"{self.kind}:{digit}" for digit in str(number)]


def test_an_argument_may_stand_for_several_things() -> None:
    assert Verb("lay", Several("tile"), Arg("seat")).of(35, 1).refs() == ["tile:3", "tile:5", "seat:1"]


def test_an_argument_that_stands_for_several_things_is_one_argument_of_the_message() -> None:
    assert Verb("lay", Several("tile")).of(35).args() == {"tile": "tile:35"}


def test_what_a_verb_touches_comes_before_its_arguments() -> None:
    assert Verb("sale", Arg("cube"), touches="law:sale").of(2).refs() == ["law:sale", "cube:2"]


def test_the_arguments_of_the_message_go_by_name() -> None:
    assert CARRY.of(1, 0, 3).args() == {"colour": "colour:blue", "from": "seat:0", "to": "seat:3"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no action: expected one of pass, bid, carry"),
        ("   ", "'   ' is no action: expected one of pass, bid, carry"),
        ("eat red", "'eat red' is no action: expected one of pass, bid, carry"),
        ("Pass", "'Pass' is no action: expected one of pass, bid, carry"),
        ("pass 1", "'pass 1' is no action: expected `pass`"),
        ("bid red", "'bid red' is no action: expected `bid COLOUR COUNT`"),
        ("carry red 1", "'carry red 1' is no action: expected `carry COLOUR FROM TO`"),
        ("bid pink 2", "'pink' is no colour: expected one of red, blue, green"),
        ("bid red two", "'two' is no count: expected a whole number"),
        ("bid red -2", "'-2' is no count: expected a whole number"),
        ("bid red 2.0", "'2.0' is no count: expected a whole number"),
        ("bid red ²", "'²' is no count: expected a whole number"),
        ("bid red ٣", "'٣' is no count: expected a whole number"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, sentence: str) -> None:
    with pytest.raises(InvalidAction) as caught:
        GRAMMAR.parse(text)

    assert str(caught.value) == sentence


def test_a_number_of_thousands_of_digits_is_refused_like_any_other_nonsense() -> None:
    with pytest.raises(InvalidAction):
        GRAMMAR.parse("bid red " + "9" * 5000)


def test_a_number_may_have_nine_digits() -> None:
    assert GRAMMAR.parse("bid red 999999999") == BID.of(0, 999_999_999)


def test_a_verb_is_listed_once() -> None:
    with pytest.raises(AssertionError, match="the verb pass is listed twice"):
        Grammar((PASS, BID, Verb("pass")))


def test_an_action_carries_at_most_three_numbers() -> None:
    with pytest.raises(AssertionError, match="an action carries at most 3 numbers"):
        Verb("juggle", *(Arg("ball") for _ in range(4)))
