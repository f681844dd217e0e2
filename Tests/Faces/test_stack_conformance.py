"""The full-screen calculator obeys the table of reverse Polish notation, seen through its screen."""

import pytest
from conformance import chosen, expected_display, play, unreachable
from programmer_rows import KEYBOARD, settings
from stack_rows import OUT_OF_REACH, below, pressed, rows, typed
from terminal_keyboard import held, press, reset
from terminal_session import TerminalSession

# So low windows that the number is drawn as plain text, below three numbers of the stack.
WINDOWS = {"basic": (24, 12), "scientific": (80, 12), "programmer": (80, 15)}
STACK, NUMBER = range(3), 4


def begin(session, row):
    """Clears everything with the memory, and makes words of the row's kind, or measures in degrees."""
    reset(session)
    # It reads AC as soon as x is 0.
    session.sync(b"\x1b")
    if row["mode"] == "programmer":
        *size, sign = settings(row)
        session.sync(held("".join(KEYBOARD[token] for token in size)))
        if f"· {sign.capitalize()} " not in session.text():
            session.sync(held("⌥U"))
    elif row["mode"] == "scientific":
        session.sync(held("⌥M"))
        if " Deg " in session.text():
            session.sync(held("⌥D"))


def shown_stack(session):
    """The numbers above the one shown, the deepest first, and whether there are more."""
    lines = [session.screen.display[row].split() for row in STACK]
    lines = [line for line in lines if line]
    return [line[-1] for line in lines], lines[:1] != [] and lines[0][0] == "⋯"


def differences(session, row):
    found = []
    display = expected_display(row)
    if session.plain_number(NUMBER) != display:
        found.append(f"the display shows {session.plain_number(NUMBER)}, not {display}")
    wanted = below(row)
    stack, has_more = shown_stack(session)
    if stack != wanted[-len(STACK):] or has_more != (len(wanted) > len(STACK)):
        found.append(f"the stack is {stack}, not {wanted}")
    if session.clear_label() != row["clear"]:
        found.append(f"the clear key reads {session.clear_label()}, not {row['clear']}")
    if session.lit():
        found.append(f"lit is {session.lit()}")
    return found


@pytest.mark.parametrize("mode", WINDOWS)
def test_keyboard(mode):
    table = chosen(rows(mode), pressed)
    with TerminalSession(*WINDOWS[mode], arguments=["--mode", mode, "--rpn"]) as session:

        def enter(row):
            begin(session, row)
            tokens = ["=" if token == "enter" else token for token in row["keys"].split()]
            return press(session, tokens, lambda token: typed(token, mode))

        skipped = play(table, enter, lambda row: differences(session, row))
    assert skipped == unreachable(table, OUT_OF_REACH)
