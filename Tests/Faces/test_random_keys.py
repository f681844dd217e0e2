"""Keys at random do in the command and in the terminal what the simple calculator says.

EXACTLY_SEQUENCES says how many go through the command, EXACTLY_SEED makes others of them.
"""

import json
import os
import random
import subprocess

import pytest
from conformance import SCIENTIFIC, SECOND, SIGNS, chosen, keyboard, no_keys, play, typed_rows
from random_keys import SEED, expected, random_rows, shrunk
from terminal_keyboard import press
from terminal_session import COMMAND, TerminalSession
from test_conformance import ORDERS, PLAIN_WIDE, press_row, reset_everything, seen

# So low that the number is drawn as plain text, and so wide that a notice hides no key.
PLAIN = (60, 8)

SEQUENCES = int(os.environ.get("EXACTLY_SEQUENCES", 20_000))


def answers(lines, *options):
    """What the command shows for lines of keys."""
    done = subprocess.run(
        [COMMAND, "--json", "--keys", "-", *options], input="".join(line + "\n" for line in lines),
        capture_output=True, text=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(lines), done.stderr
    return [
        {"display": one["display"], "clear": one["clear"], "lit": one["lit"] or "none"}
        for one in found]


@pytest.mark.parametrize("order", ORDERS)
def test_command(order):
    table = list(random_rows(order, SEQUENCES))
    found = answers([row["keys"] for row in table], "--order", order)

    def fails(keys):
        [answer] = answers([" ".join(keys)], "--order", order)
        return answer.items() - expected(order, keys).items()

    for row, answer in zip(table, found):
        if answer.items() <= row.items():
            continue
        keys = shrunk(row["keys"].split(), fails)
        [answer] = answers([" ".join(keys)], "--order", order)
        pytest.fail(f"{' '.join(keys)}: {answer}, not {expected(order, keys)} (seed {SEED})")


@pytest.mark.parametrize("order", ORDERS)
def test_terminal(order):
    with TerminalSession(*PLAIN, arguments=["--order", order]) as session:
        skipped = play(
            chosen(typed_rows(random_rows(order, 1_000)), no_keys), lambda row: press_row(session, row),
            lambda row: seen(session, row))
    assert skipped == []


def scientific_rows(count):
    """Rows of all keys that have a letter, with what the command shows.

    Two things mean something else when they are typed and are left out: brackets behind letters, which
    begin a line, as in `sin(30)`, and signs behind EE, which are those of the exponent, as in `2e-3`.
    """
    generator = random.Random(f"scientific {SEED}")
    letters = [token for token in [*SCIENTIFIC, *SECOND] if token not in ("(", ")")]
    tokens = [*"0123456789" * 4, *"..", *"++--**//", *"====", "+/-", "%", "DEL", *letters]
    lines = [
        " ".join(generator.choices(tokens, k=generator.randint(1, 12))) for _ in range(count)]
    lines = [keys for keys in lines if "EE -" not in keys and "EE +" not in keys]
    for number, (keys, answer) in enumerate(zip(lines, answers(lines, "--mode", "scientific"))):
        # Of the others the screen's reader cannot see whether they are lit.
        if answer["lit"] not in ("none", *SIGNS):
            answer["lit"] = "?"
        yield {"id": f"S{number}", "keys": keys, **answer}


def test_terminal_on_the_scientific_keypad():
    with TerminalSession(*PLAIN_WIDE) as session:

        def type_row(row):
            reset_everything(session)
            session.sync(b"\x1b\x1b")
            return press(session, row["keys"].split(), keyboard)

        skipped = play(
            chosen(typed_rows(scientific_rows(400), 16), no_keys), type_row, lambda row: seen(session, row))
    assert skipped == []


def test_a_failure_is_told_by_its_smallest_keys():
    keys = "1 2 + 3 C 4 * 5 +/- = 7 % 8".split()
    assert shrunk(keys, lambda found: "*" in found and "%" in found) == ["*", "%"]
