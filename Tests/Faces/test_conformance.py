"""The full-screen calculator obeys the table of key sequences, seen through its screen."""

import re

import pytest
from conformance import (
    ORDERS, SECOND, all_rows, chosen, differences, expected_display, keyboard, label,
    play, rows_in_turn, tokens, typed_rows, unreachable)
from terminal_keyboard import held, press, reset
from terminal_session import ROOT, TerminalSession

# So low windows that the number is drawn as plain text, narrow and wide.
PLAIN = (24, 8)
PLAIN_WIDE = (80, 8)

# A narrow window with large digits.
NARROW = (66, 24)


def press_row(session, row):
    reset(session)
    return press(session, tokens(row), keyboard)


def seen(session, row):
    """What a low window shows otherwise than a row says."""
    found = differences(session, row)
    if session.plain_number() != expected_display(row):
        found.append(f"the display shows {session.plain_number()}, not {row['display']}")
    return found


@pytest.mark.parametrize("order", ORDERS)
def test_keyboard(order):
    table = chosen(typed_rows(rows_in_turn(order)))
    with TerminalSession(*PLAIN, arguments=["--order", order]) as session:
        skipped = play(
            table, lambda row: press_row(session, row), lambda row: seen(session, row))
    assert skipped == unreachable(table)


@pytest.mark.parametrize("order", ORDERS)
def test_mouse(order):
    with TerminalSession(*NARROW, arguments=["--order", order]) as session:
        places = session.keys()
        clear = places["AC"]

        def click_row(row):
            reset(session)
            for token in tokens(row):
                if token == "DEL":
                    session.type(b"\x7f")
                elif token in ("C", "AC"):
                    session.sync()
                    if session.clear_label() != token:
                        session.click(*clear)
                    session.click(*clear)
                else:
                    session.click(*places[label(token)])
            session.sync()
            return True

        def seen_large(row):
            found = differences(session, row)
            if not shows_large(session, expected_display(row)):
                found.append(f"{row['display']} is not on the display:\n{session.text()}")
            return found

        play(chosen(rows_in_turn(order), turn=1, pairs=False), click_row, seen_large)


def scientific_rows():
    return [row for row in all_rows() if row["mode"] == "scientific"]


def reset_everything(session):
    """Clears the memory too, and measures angles in degrees."""
    session.sync(held("\x1b\x1b⌥M"))
    if "Deg" in session.keys():
        session.sync(held("⌥D"))


def test_scientific_keyboard():
    with TerminalSession(*PLAIN_WIDE) as session:

        def type_row(row):
            reset_everything(session)
            return press_row(session, row)

        assert play(chosen(typed_rows(scientific_rows(), 16)), type_row, lambda row: seen(session, row)) == []


def test_scientific_mouse():
    with TerminalSession(*PLAIN_WIDE) as session:
        places = session.keys()

        def click_row(row):
            reset_everything(session)
            for token in tokens(row):
                if token in SECOND:
                    session.click(*places["2ⁿᵈ"])
                    session.sync()
                    session.click(*session.keys()[label(token)])
                    session.click(*places["2ⁿᵈ"])
                elif token == "AC":
                    session.type(b"\x1b\x1b")
                else:
                    session.click(*places[label(token)])
            session.sync()
            return True

        play(chosen(scientific_rows(), turn=1, pairs=False), click_row, lambda row: seen(session, row))


# Large digits, read back point by point

QUARTERS = dict(zip(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█", range(16)))


def font(name):
    """The points of each character as the calculator has them: ``name`` is Large or Small."""
    source = ROOT / "Sources" / "CalculatorTerminal" / "Screen" / f"NumberFont+{name}.swift"
    cases = re.findall(r'case "(.)":\s*\[(.*?)\]', source.read_text(encoding="utf-8"), re.DOTALL)
    return {character: re.findall(r'"([ #]+)"', rows) for character, rows in cases}


FONTS = [(font("Large"), 10, 4), (font("Small"), 6, 2)]


def large(text, glyphs, height, spacing):
    """A text in points, as strings from top to bottom; None where a character is missing."""
    if not set(text) <= set(glyphs):
        return None
    columns = [glyphs[character] + [" " * len(glyphs[character][0])] * height
               for character in text]
    spaces = [" " * (2 if character in ".," else spacing) for character in text]
    spaces[0] = ""
    return ["".join(space + glyph[y] for space, glyph in zip(spaces, columns))
            for y in range(height)]


def display_points(session):
    """The points above the keypad, without those of other characters."""
    top = min(row for _, row in session.keys().values()) - 1
    points = []
    for row in range(top):
        cells = [QUARTERS.get(session.cell(column, row).data, 0)
                 for column in range(session.columns)]
        for upper in (True, False):
            points.append("".join(
                "#" if quarters >> (side + 2 * (not upper)) & 1 else " "
                for quarters in cells for side in range(2)).rstrip())
    return points


def shows_large(session, text):
    """Whether the display shows just this text, in the large font or in the small one."""
    points = display_points(session)
    width = max(map(len, points))
    for glyphs, height, spacing in FONTS:
        bitmap = large(text, glyphs, height, spacing)
        if bitmap is None:
            continue
        while bitmap and not bitmap[-1].strip():
            bitmap.pop()
        shown = [line.rstrip() for line in points if line]
        # The number ends where the keypad does, or a little before where its last sign is narrow.
        for end in range(width, width + 12):
            left = end - len(bitmap[0])
            wanted = [(" " * left + line).rstrip() for line in bitmap if line.strip()]
            if left >= 0 and wanted == shown:
                return True
    return False


def test_large_digits_can_be_read():
    with TerminalSession(*NARROW) as session:
        for text, shown in [("0", "0"), ("12345", "12,345"), ("6789.5", "6,789.5"), ("⌥n", "−0"),
                            ("1/0=", "Error"), ("123456789⌥n", "−123,456,789"),
                            ("999999999*9=", "8.99999999e9")]:
            session.sync(b"\x1b\x1b" + held(text))
            if "e9" in shown:
                shown = "9e9"
            assert shows_large(session, shown), session.text()
            assert not shows_large(session, "7")
