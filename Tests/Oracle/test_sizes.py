"""Between numbers that are written out and those that are kept as a form lies none that is refused."""

import json
import re
import subprocess

import pytest
from peers import COMMAND

# Functions of a size n, and the largest power of ten that is tried.
FUNCTIONS = {
    "1.0001^n": 15, "0.999999^n": 15, "23.5^n": 15, "(2/3)^n": 15, "3^n": 15,
    "82.3^(n+0.87)": 15, "0.99^(n+0.5)": 15, "(1+0.05/n)^n": 12, "7^n*11^n": 12,
    "1/3^n+1/7^n": 12, "(2^n+1)*5^n": 12, "n!": 12, "(n+0.5)!": 12, "sqrt(n!)": 12,
    "n!/(n-1)!": 12, "n!*(n+1)!": 12, "ncr(2n,n)": 12, "npr(2n,n)": 12, "ncr(n,3)": 12,
    "cosh(n)": 15, "tanh(1/n)": 15, "e^n+1": 15, "9^n mod 10": 15, "n! mod 97": 12,
    "2^n mod 1.5": 15, "ncr(n*1e20,1e6)": 12, "npr(n*1e20,1e6)": 12, "ncr(n^3,n)": 10,
    "round(9^n/7)": 12, "floor(3^n/2)": 12, "ceil(-5^n/3)": 12,
}

# Those about the limits of what is written out.
LIMITS = [253_000, 257_140, 265_000, 278_000, 400_000, 1_262_000, 1_263_000, 2_600_000]


def sizes(decades):
    """Three sizes a decade, and the limits."""
    powers = [10 ** decade for decade in range(1, decades)]
    return sorted([size for power in powers for size in (power, power * 2 + 1, power * 46 // 10)] + LIMITS)


def with_size(function, size):
    """The function with the size in place of the letter n standing alone."""
    return re.sub(r"(?<![a-z])(\d?)n(?![a-z])", lambda found: (
        f"{found[1]}*{size}" if found[1] else f"{size}"), function)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_size_is_answered(function):
    lines = [with_size(function, size) for size in sizes(FUNCTIONS[function])]
    run = subprocess.run(
        [COMMAND, "--json"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["expression"] for answer in answers] == lines
    assert [answer for answer in answers
            if answer["error"] or "note" in answer or not answer["decimal"]] == []
