"""The share of a table that slow faces play presses every key of it, and every key after every other it has."""

import conformance
import pytest
from conformance import ORDERS, SHARE, chosen, keys_and_pairs, no_keys, rows, tokens


@pytest.fixture(params=range(SHARE))
def turn(request, monkeypatch):
    monkeypatch.setattr(conformance, "PLAYS_ALL", False)
    return request.param


def pressed(table):
    return set().union(*(keys_and_pairs(list(tokens(row))) for row in table))


@pytest.mark.parametrize("order", ORDERS)
def test_a_share_presses_what_the_table_presses(turn, order):
    table = rows(order)
    share = chosen(table, turn=turn)
    assert pressed(share) == pressed(table)
    assert len(table) / SHARE - 1 < len(share) < len(table) / 2
    assert [row for row in table if row in share] == share


def test_a_second_way_does_without_pairs(turn):
    share = chosen(rows("precedence"), turn=turn, pairs=False)
    assert {token for row in share for token in tokens(row)} == {
        token for row in rows("precedence") for token in tokens(row)}
    assert len(share) < len(chosen(rows("precedence"), turn=turn))


def test_each_row_has_its_turn(monkeypatch):
    monkeypatch.setattr(conformance, "PLAYS_ALL", False)
    table = rows("precedence")
    turns = [chosen(table, no_keys, turn) for turn in range(SHARE)]
    assert sorted(row["id"] for share in turns for row in share) == sorted(row["id"] for row in table)


def test_before_a_release_all_are_played(monkeypatch):
    monkeypatch.setattr(conformance, "PLAYS_ALL", True)
    assert chosen(rows("precedence"), turn=3) == rows("precedence")
