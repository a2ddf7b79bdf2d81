"""Laying keyples down when the keyp is empty, and how a season ends."""

from __future__ import annotations

from keydom.games.keyper.state import KeyperState

from .builders import asked, at, built, claim, give, heard, mover, offers, play, put, stand, stores, table, team, turn


def spent(seats: int = 3) -> KeyperState:
    """Seat 0 has played everything and claimed board a; the others have a keyple and their keypers."""
    state = table(seats)
    team(state, 0)
    claim(state, 0, "a")
    for seat in range(1, seats):
        team(state, seat, "black")
    return state


def test_one_keyple_laid_down_works_once_more() -> None:
    state = spent()
    stand(state, 1, "a-pigs", "brown")
    turn(state, 0)
    play(state, "0 lay a-pigs")
    assert (stores(state, 0), at(state, "a-pigs")) == ({"pig": 1}, ["(brown)"])


def test_one_keyple_laid_down_in_its_own_field_brings_two() -> None:
    """The rulebook's example: a single light-green keyple laid down gains two pigs."""
    state = spent()
    stand(state, 1, "a-pigs", "light-green")
    turn(state, 0)
    play(state, "0 lay a-pigs")
    assert stores(state, 0) == {"pig": 2}


def test_two_keyples_laid_down_together_bring_two() -> None:
    state = spent()
    stand(state, 1, "a-pigs", "brown")
    stand(state, 2, "a-pigs", "brown")
    turn(state, 0)
    play(state, "0 lay-both a-pigs")
    assert (stores(state, 0), at(state, "a-pigs")) == ({"pig": 2}, ["(brown)", "(brown)"])


def test_two_keyples_laid_down_in_their_own_field_bring_three() -> None:
    """The rulebook's example: both light-green keyples are laid down to gain three pigs."""
    state = spent()
    stand(state, 1, "a-pigs", "light-green")
    stand(state, 2, "a-pigs", "light-green")
    turn(state, 0)
    play(state, "0 lay-both a-pigs")
    assert stores(state, 0) == {"pig": 3}


def test_of_two_standing_keyples_one_may_be_laid_down_alone() -> None:
    """R-KR-09."""
    state = spent()
    stand(state, 1, "a-pigs", "brown")
    stand(state, 2, "a-pigs", "white", works_as="brown")
    turn(state, 0)
    play(state, "0 lay a-pigs")
    assert (stores(state, 0), at(state, "a-pigs")) == ({"pig": 1}, ["(brown)", "white"])


def test_beside_one_lying_down_the_other_is_laid_down_alone() -> None:
    state = spent()
    stand(state, 1, "a-pigs", "light-green", lying=True)
    stand(state, 2, "a-pigs", "light-green")
    turn(state, 0)
    assert offers(state) == ["lay a-pigs"]
    play(state, "0 lay a-pigs")
    assert (stores(state, 0), at(state, "a-pigs")) == ({"pig": 2}, ["(light-green)", "(light-green)"])


def test_nobody_lays_down_with_a_piece_in_the_keyp() -> None:
    state = table()
    stand(state, 1, "a-pigs", "brown")
    team(state, 0)
    turn(state, 0)
    assert offers(state) == ["keyper a", "keyper b", "keyper c"]


def test_own_plots_and_the_claimed_board_come_first() -> None:
    state = spent()
    built(state, 0, "cow-shed", "farm-2")
    stand(state, 0, "farm-2", "brown")
    stand(state, 1, "a-pigs", "brown")
    stand(state, 2, "b-logs", "brown")
    turn(state, 0)
    assert offers(state) == ["lay farm-2", "lay a-pigs"]


def test_other_boards_come_when_none_stands_at_home() -> None:
    state = spent()
    claim(state, 1, "b")
    stand(state, 1, "a-pigs", "brown", lying=True)
    stand(state, 2, "b-logs", "brown")
    turn(state, 0)
    assert offers(state) == ["lay b-logs"]


def test_home_is_checked_anew_each_turn() -> None:
    state = spent()
    team(state, 2, "black", "light-green")
    stand(state, 1, "b-logs", "brown")
    stand(state, 2, "c-logs", "brown")
    turn(state, 0)
    assert offers(state) == ["lay b-logs", "lay c-logs"]
    play(state, "0 lay b-logs")
    put(state, 1, "black", "a-clay")
    while asked(state) != "0 LayDown":
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert offers(state) == ["lay a-clay"]


def test_with_nothing_to_lay_down_the_turn_passes() -> None:
    """R-KR-04."""
    state = spent()
    turn(state, 0)
    assert asked(state) == "1 Turn"


def test_a_keyple_must_be_laid_down_even_where_it_brings_nothing() -> None:
    """R-KR-04."""
    state = spent()
    stand(state, 1, "a-bricks", "brown")
    turn(state, 0)
    assert offers(state) == ["lay a-bricks"]


def test_nobody_joins_a_keyple_that_is_laid_down() -> None:
    state = spent()
    team(state, 1, "brown")
    stand(state, 1, "a-pigs", "brown")
    turn(state, 0)
    play(state, "0 lay a-pigs")
    assert asked(state) == "1 Turn"


# The end of a season.


def last_moves() -> KeyperState:
    """Everybody has claimed a board; seat 1 has one keyple left, the others none; brown stands on all boards."""
    state = table()
    for seat, board in enumerate("abc"):
        claim(state, seat, board)
        stand(state, seat, f"{board}-logs", "brown")
        team(state, seat, keyper=False)
    team(state, 1, "black", keyper=False)
    turn(state, 1)
    return state


def test_after_the_last_piece_everybody_else_has_one_more_turn() -> None:
    """R-KR-32."""
    state = last_moves()
    play(state, "1 at a-clay")
    assert asked(state) == "2 LayDown"
    play(state, "2 lay c-logs", "0 lay a-logs")
    assert asked(state) == "0 HoldFair"


def test_who_played_the_last_piece_lays_down_nothing_more() -> None:
    """R-KR-32."""
    state = last_moves()
    play(state, "1 at a-clay", "2 lay c-logs", "0 lay a-clay")
    assert at(state, "b-logs") == ["brown"]


def test_who_played_the_last_piece_starts_the_next_season() -> None:
    """R-KR-32."""
    state = last_moves()
    play(state, "1 at a-clay", "2 lay c-logs", "0 lay a-clay")
    assert state.start == 0
    while state.season == 0:
        play(state, f"{mover(state)} {offers(state)[0]}")
    assert state.start == 1


def test_a_last_piece_played_as_joiner_does_not_make_its_owner_the_last() -> None:
    """R-KR-32."""
    state = last_moves()
    team(state, 2, "black", keyper=False)
    turn(state, 1)
    play(state, "1 at a-clay", "2 join black")
    assert state.last == 1


def test_the_last_piece_is_told() -> None:
    told = play(last_moves(), "1 at a-clay")
    assert heard(told, "last-round") == [{"seat": "seat:1"}]


def test_tiles_are_not_replaced_after_the_last_turn_of_a_season() -> None:
    """R-KR-31."""
    state = last_moves()
    stand(state, 0, "a-tile", "grey")
    play(state, "1 at b-clay", "2 lay c-logs", "0 lay a-tile", "0 take barn")
    assert state.market.bit_count() == 7


def last_tiles(seats: int = 3) -> KeyperState:
    """Seat 1 has played the last piece, onto board a's country tiles; nothing else stands on any board."""
    state = table(seats)
    for seat, board in enumerate("abcd"[:seats]):
        claim(state, seat, board)
        team(state, seat, keyper=False)
    team(state, 1, "black", keyper=False)
    turn(state, 1)
    play(state, "1 at a-tile", "1 take barn", "* draw windmill")
    return state


def test_nothing_is_replenished_after_the_last_action_also_when_the_next_player_has_nothing_to_lay_down() -> None:
    """R-KR-31."""
    state = last_tiles()
    told = play(state, "2 lay a-tile", "2 take builder")
    assert heard(told, "idle") == [{"seat": "seat:0"}]
    assert (state.market.bit_count(), asked(state)) == (7, "0 HoldFair")


def test_tiles_are_replaced_when_somebody_behind_an_idle_player_has_keyples_to_lay_down() -> None:
    """R-KR-31."""
    state = last_tiles(4)
    built(state, 0, "brickmaker", "village-1")
    stand(state, 0, "village-1", "brown")
    play(state, "2 lay a-tile", "2 take builder")
    assert asked(state) == "-1 Draw"
    told = play(state, f"* {offers(state)[0]}")
    assert heard(told, "idle") == [{"seat": "seat:3"}]
    assert asked(state) == "0 LayDown"


def test_tiles_are_replaced_before_the_next_turn() -> None:
    """R-KR-31."""
    state = last_moves()
    stand(state, 2, "c-tile", "grey")
    play(state, "1 at b-clay", "2 lay c-tile", "2 take barn")
    assert asked(state) == "-1 Draw"


def test_a_keyple_on_an_own_tile_is_laid_down_to_use_it() -> None:
    state = spent()
    built(state, 0, "brickmaker", "village-1")
    stand(state, 0, "village-1", "brown")
    give(state, 0, clay=1)
    turn(state, 0)
    play(state, "0 lay village-1", "0 get brick")
    assert stores(state, 0) == {"brick": 1}
