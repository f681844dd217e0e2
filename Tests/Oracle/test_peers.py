"""The comparison with other calculators finds what differs, and makes it small."""

import decimal
import random
from fractions import Fraction

import pytest
from peers import DIGITS, UNDECIDED, Generator, disagreement, settled, shrunk, size, smaller, written

TWO, THREE = Fraction(2), Fraction(3)


def answer(exact=None, digits=None, error=None):
    return {"exact": exact, "decimal": digits, "error": error}


@pytest.mark.parametrize("expression, text", [
    (("+", TWO, ("*", THREE, TWO)), "2 + 3 * 2"),
    (("*", ("+", TWO, THREE), TWO), "(2 + 3) * 2"),
    (("-", TWO, ("-", THREE, TWO)), "2 - (3 - 2)"),
    (("^", ("^", TWO, THREE), TWO), "(2 ^ 3) ^ 2"),
    (("^", TWO, ("^", THREE, TWO)), "2 ^ 3 ^ 2"),
    (("neg", ("^", TWO, THREE)), "(-2 ^ 3)"),
    (("gcd", Fraction(1, 8), Fraction(25, 100)), "gcd(0.125, 0.25)"),
])
def test_is_written_with_the_brackets_that_it_needs(expression, text):
    assert written(expression, {}) == text


@pytest.mark.parametrize("given, value", [
    (answer("1/3", "0.3"), Fraction(1, 4)), (answer("8", "8"), Fraction(9)),
    (answer(error="division by zero"), Fraction(1)), (answer("1", "1"), None),
    (answer("√2", "1." + "4" * (DIGITS - 1)), decimal.Decimal(2).sqrt()),
])
def test_a_wrong_answer_is_told(given, value):
    assert disagreement(given, value)


@pytest.mark.parametrize("given, value", [
    (answer("1/3", "0.3"), Fraction(1, 3)), (answer(error="division by zero"), None),
    (answer(error="the calculation takes too long"), Fraction(1)), (answer("7", "7"), UNDECIDED),
])
def test_a_right_answer_is_not(given, value):
    assert disagreement(given, value) is None


def test_a_value_is_settled_where_more_digits_change_nothing():
    near = decimal.Decimal("1.5")
    assert settled(near, near) == near
    assert settled(near, near + decimal.Decimal("1e-20")) is UNDECIDED
    assert settled(None, None) is None and settled(None, near) is UNDECIDED


def test_a_failure_is_told_in_its_smallest_form():
    def has_a_sine_of_more_than_two(expression):
        if isinstance(expression, Fraction):
            return False
        name, *parts = expression
        inside = name == "sin" and isinstance(parts[0], Fraction) and parts[0] > 2
        return inside or any(map(has_a_sine_of_more_than_two, parts))

    generator = Generator(random.Random(1), "gp")
    found = 0
    for _ in range(4_000):
        expression = generator.expression()
        if has_a_sine_of_more_than_two(expression):
            found += 1
            assert size(shrunk(expression, has_a_sine_of_more_than_two)) <= size(("sin", Fraction(20)))
    assert found > 20


def test_what_is_simpler_is_smaller():
    generator = Generator(random.Random(2), "gp")
    for _ in range(200):
        expression = generator.expression()
        assert all(size(simpler) < size(expression) for simpler in smaller(expression)), expression
