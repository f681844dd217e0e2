"""The full-screen calculator obeys the table of the programmer keypad, seen through its screen."""

import re

import pytest
from conformance import chosen, expected_display, play, unreachable
from programmer_rows import (
    KEYBOARD, KEYPADS, NO_KEYS, ORDERS, SECOND, SIGNS, WITHOUT_KEY, pressed, rows, settings)
from terminal_keyboard import held, press, reset
from terminal_session import TerminalSession

# So low a window that the number is drawn as plain text, and the bits without spaces between them.
PLAIN = (80, 11)

# The operations that the key of that name is lit for, as they are written on keys.
LIT = {"/": "÷", "*": "×", "-": "−"}

# What stands for a character of which terminals disagree how wide it is.
DISPUTED = "\ufffd"

# What is written on a key that only the keypad has.
ONLY = {"Basic": "±", "Scientific": "sinh", "Programmer": "XOR"}


def keypad(session):
    """The keypad that is shown."""
    text = session.text()
    return next(name for name in reversed(KEYPADS) if f" {ONLY[name]} " in text)


def turn(session, name):
    """Turns to a keypad."""
    for _ in KEYPADS:
        if keypad(session) == name:
            return
        session.sync(held("⌥k"))
    assert keypad(session) == name, session.text()


def reads(session, token):
    """Whether words are read with a sign now, or without one, as the token says."""
    return f"· {token.capitalize()} " in session.text()


def set_words(session, row):
    """Clears everything, and makes words of the row's kind."""
    turn(session, "Programmer")
    reset(session)
    *size, sign = settings(row)
    session.sync(held("".join(KEYBOARD[token] for token in size)))
    if " NAND " in session.text():
        session.sync(held("⌥s"))
    if not reads(session, sign):
        session.sync(held("⌥U"))
    if row["mode"] == "scientific":
        turn(session, "Scientific")


def bits(session):
    """The bits of the word, the highest first, and what stands before them in both rows."""
    found = [
        (match[1].strip().split("   ")[0], match[2].replace(" ", ""), row, match.start(2))
        for row, line in enumerate(session.screen.display)
        if (match := re.match(r"(.*?)((?:[01]{4} ){7}[01]{4})", line))]
    assert len(found) == 2, session.text()
    return found


def click_bit(session, bit):
    _, _, row, column = bits(session)[0 if bit > 31 else 1]
    place = 31 - bit % 32
    session.click(column + place + place // 4, row)


def enter(session, row):
    """Presses the keys of a row; false where the keyboard cannot."""
    set_words(session, row)
    if NO_KEYS & set(row["keys"].split()):
        return False
    waiting = []

    def press_waiting():
        is_pressed = press(session, waiting, lambda token: KEYBOARD.get(token, token))
        waiting.clear()
        return is_pressed

    for token in row["keys"].split():
        if token not in KEYPADS and token not in SIGNS and not token.startswith("bit"):
            waiting += ["2nd", token, "2nd"] if token in SECOND else [token]
            continue
        if not press_waiting():
            return False
        if token in KEYPADS:
            turn(session, token)
        elif token in SIGNS:
            # What is in force has no key.
            if not reads(session, token):
                session.sync(held("⌥U"))
        else:
            click_bit(session, int(token[3:]))
    return press_waiting()


def differences(session, row):
    """What is seen otherwise than a row says."""
    found = []

    def compare(name, value, wanted):
        if wanted not in ("", "?") and value != wanted:
            found.append(f"{name} is {value}, not {wanted}")

    compare("the display", session.plain_number(), expected_display(row))
    compare("the clear key", session.clear_label(), row["clear"])
    if keypad(session) == "Programmer":
        wanted = [] if row["lit"] == "none" else [LIT.get(row["lit"], row["lit"])]
        if row["lit"] not in ("", "?"):
            compare("lit", session.lit(), wanted)
        line = session.screen.display[1].split()
        compare("wraps", "1" if "wraps" in line or "whole part" in line else "0", row["wraps"])
        (carry, high, *_), (characters, low, *_) = bits(session)
        size = int(re.search(r"(\d+) bits", session.screen.display[0])[1])
        compare("the bits", (high + low)[-size:], row["bits"].replace(" ", ""))
        compare("the carry", carry[-1:], row["carry"])
        if row["unicode"] == "none" and "U+" in characters:
            found.append(f"it is {characters}, and no character")
        if row["unicode"] not in ("", "none"):
            compare("it", characters.split(" · ")[0], row["unicode"].replace("😀", DISPUTED))
        if row["ascii"]:
            compare("the bytes", characters.split("ASCII ")[-1], row["ascii"])
    return found


@pytest.mark.parametrize("order", ORDERS)
def test_keyboard(order):
    table = chosen(rows(*ORDERS[order]), pressed)
    arguments = ["--mode", "programmer", "--order", order]
    with TerminalSession(*PLAIN, arguments=arguments) as session:
        skipped = play(
            table, lambda row: enter(session, row), lambda row: differences(session, row))
    assert skipped == unreachable(table, WITHOUT_KEY)
