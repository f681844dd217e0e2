"""The oracle itself, against the table of true values."""

import csv
import pathlib
from fractions import Fraction

import pytest

from differential import normal
from expression_tree import parse
from true_value import Evaluation, Undefined, Value, compare, decimal

TABLES = pathlib.Path(__file__).resolve().parents[2] / "Conformance"
BANK_OF_CHAOS = "(" * 25 + "(e-1)" + "".join(f"*{year}-1)" for year in range(1, 26))


def rows(name, count):
    with open(TABLES / name, encoding="utf-8", newline="") as table:
        found = list(csv.DictReader(table))
    assert len(found) == count, f"{name} has {len(found)} rows"
    return found


@pytest.mark.parametrize("row", rows("exactness.csv", 82), ids=lambda row: row["expression"][:60])
def test_agrees_with_the_table(row):
    expression = BANK_OF_CHAOS if "..." in row["expression"] else row["expression"]
    tree = parse(expression)
    if row["true_value"] == "undefined":
        with pytest.raises(Undefined):
            Evaluation(row["angle"]).value(tree)
        return
    value = Evaluation(row["angle"]).value(tree)
    digits, _ = decimal(value, digits=30)
    expected, _ = decimal(Value(exact=Fraction(row["true_value"])), digits=30)
    assert normal(*digits) == normal(*expected)
    if row["exact_form"]:
        assert compare(value, Evaluation().value(parse(row["exact_form"]))) == 0


@pytest.mark.parametrize("row", rows("expression-errors.csv", 15),
                         ids=lambda row: row["expression"])
def test_has_no_value_where_others_refuse(row):
    with pytest.raises(Undefined):
        Evaluation(row["angle"]).value(parse(row["expression"]))


@pytest.mark.parametrize(
    "text, digits, expected",
    [
        ("200 + 10%", 5, (22000, -2)), ("10% + 20%", 2, (30, -2)), ("-(5%) - 1%", 2, (-60, -3)),
        ("200 + (10% + 20%)", 4, (2003, -1)), ("-2^2", 2, (-40, -1)), ("2^3^2", 3, (512, 0)),
        ("√2√8", 1, (4, 0)), ("2²", 1, (4, 0)), ("sin(30°)", 1, (5, -1)), ("-8 mod 3", 1, (1, 0)),
        ("0.125", 2, (12, -2)), ("0.135", 2, (14, -2)), ("9.96", 2, (100, -1)),
        ("round(-2.5)", 1, (-3, 0)), ("round(-7, 0.3)", 2, (-69, -1)), ("9^9^9", 3, (428, 369693097)), ("(-8)^(2/3)", 1, (4, 0)),
        ("(-2)^(sin(1e300 + pi) + sin(1e300))", 1, (1, 0)),
    ],
)
def test_reads_and_rounds(text, digits, expected):
    assert decimal(Evaluation().value(parse(text)), digits=digits)[0] == expected
