"""What people do with the full-screen calculator besides pressing keys one by one."""

import base64
import re
import time

import pytest
from terminal_keyboard import held
from terminal_session import LIT, TerminalSession
from test_conformance import PLAIN, shows_large


def test_resize_keeps_the_value():
    with TerminalSession(80, 24) as session:
        session.sync(b"12345+")
        for columns, rows in [(24, 8), (120, 40), (21, 9), (47, 24)]:
            session.resize(columns, rows)
            session.wait_for(lambda: "F1 Help" in session.text().splitlines()[-1])
            session.sync()
            if rows < 40:  # there the labels are drawn large
                assert session.lit() == ["+"]
        for columns, rows in [(19, 24), (80, 7), (12, 3)]:
            session.resize(columns, rows)
            session.wait_for(lambda: "Needs 20×8" in session.text())
            session.sync()
            assert "12,345" in session.text()
        session.resize(*PLAIN)
        session.wait_for(lambda: "F1 Help" in session.text())
        session.sync(b"5=")
        assert session.plain_number() == "12,350"


def test_two_thousand_keys_at_once():
    with TerminalSession(*PLAIN) as session:
        session.sync(b"0" + b"+1" * 999 + b"=")
        assert session.plain_number() == "999"
        # Undone to the beginning, and done again.
        session.sync(held("⌥u" * 2000))
        assert session.plain_number() == "0"
        session.sync(held("⌥r" * 2000))
        assert session.plain_number() == "999"


def test_copy():
    with TerminalSession(47, 24) as session:
        session.sync(held("1234.5⌥n⌥y"))
        content = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
        assert [base64.b64decode(text) for text in content] == [b"-1234.5"]
        assert "Copied -1234.5" in session.text()


def test_paste():
    with TerminalSession(40, 8) as session:
        session.sync(b"\x1b[200~1.234,56\x1b[201~")
        assert session.plain_number() == "1,234.56"
        for junk in [b"rm -rf /", b"12\n34\n", b"\xff\xfe", b"7" * 50_000, b"", b"\x1b[2J"]:
            session.sync(b"\x1b[200~" + junk + b"\x1b[201~")
            assert session.plain_number() == "1,234.56", junk
            assert "Not pasted" in session.text(), junk
        session.sync(b"*2=")
        assert session.plain_number() == "2,469.12"


def test_paste_that_stalls():
    with TerminalSession(40, 8) as session:
        session.sync(b"5")
        session.type(b"\x1b[200~12")
        session.wait_for(lambda: "Not pasted: the paste was cut off" in session.text())
        session.sync(b"34=\x1b[201~")
        assert session.plain_number() == "5"
        session.sync(b"6")
        assert session.plain_number() == "56"
        # An end that never comes: silence lets the keyboard in again.
        session.type(b"\x1b[200~12")
        session.wait_for(lambda: "Not pasted" in session.text())
        session.type(b"34")
        time.sleep(2.5)
        session.sync(b"7")
        assert session.plain_number() == "567"


def test_help_and_back():
    with TerminalSession(80, 24) as session:
        session.sync(b"42?")
        assert "Change Sign" in session.text() and "Undo" in session.text()
        session.type(b"\x1b")
        session.wait_for(lambda: "F1 continues" not in session.text())
        assert shows_large(session, "42")


def test_escape_alone_is_a_key():
    with TerminalSession(*PLAIN) as session:
        session.sync(b"42")
        session.type(b"\x1b")
        session.wait_for(lambda: session.plain_number() == "0")


@pytest.mark.parametrize("keys", [b"5+3", b"5+3=?", b"1/0="])
def test_no_color(keys):
    with TerminalSession(80, 24, environment={"NO_COLOR": "1"}) as session:
        session.sync(keys)
        session.settle()
        attributes = set()
        for parameters in re.findall(rb"\x1b\[([0-9;]*)m", session.output):
            attributes.update(parameters.split(b";"))
        assert attributes <= {b"0", b"1", b"2", b"7"}


@pytest.mark.parametrize("term, allowed", [
    ("xterm", rb"[0127]|[349][0-7]|10[0-7]"), ("xterm-256color", rb"[0127]|[34]8|5|\d+")])
def test_fewer_colors(term, allowed):
    with TerminalSession(80, 24, environment={"TERM": term, "COLORTERM": ""}) as session:
        session.sync(b"5+3=")
        found = re.findall(rb"\x1b\[([0-9;]*)m", session.output)
        for parameters in found:
            assert b"48;2;" not in parameters
            for parameter in parameters.split(b";"):
                assert re.fullmatch(allowed, parameter), parameters


@pytest.mark.parametrize("background, page", [
    ("rgb:ffff/ffff/ffff", "f2f2f7"), ("rgb:1e1e/1e1e/2e2e", "000000")])
def test_background_decides_the_look(background, page):
    with TerminalSession(80, 24, background=background) as session:
        session.sync(b"5")
        assert session.cell(0, 0).bg == page


def test_flash_ends_by_itself():
    with TerminalSession(80, 24) as session:
        place = session.keys()["7"]
        session.type(b"7")
        session.wait_for(lambda: session.cell(*place).bg == "737373")
        session.wait_for(lambda: session.cell(*place).bg == "333333")


def test_lit_outlasts_the_flash():
    with TerminalSession(80, 24) as session:
        session.type(b"7+")
        session.settle()
        assert session.lit() == ["+"]
        session.type(b"8")
        session.settle()
        assert session.lit() == []


def test_turning_keeps_value_lights_and_memory():
    with TerminalSession(80, 24) as session:
        session.sync(held("5⌥X1/3=+"))
        assert shows_large(session, "0.333333333333333")
        assert session.cell(*session.keys()["mr"]).bg == LIT
        session.resize(40, 24)
        session.wait_for(lambda: "sinh" not in session.text() and "÷" in session.text())
        session.sync()
        assert len(session.keys()) == 19
        assert session.lit() == ["+"]
        assert session.text().split()[0] == "M"
        session.resize(100, 24)
        session.wait_for(lambda: "sinh" in session.text())
        session.sync()
        assert session.lit() == ["+"]
        assert session.cell(*session.keys()["mr"]).bg == LIT
        session.sync(held("⌥m*3="))
        assert shows_large(session, "15.33333333333333")


def test_keypad_on_a_key():
    with TerminalSession(100, 60) as session:
        assert "sinh" not in session.text()
        session.sync(held("7⌥k"))
        assert "sinh" in session.text()
        session.sync(held("⌥k"))
        assert "sinh" not in session.text()
    with TerminalSession(40, 24, arguments=["--mode", "scientific"]) as session:
        assert "Scientific Keypad: Needs 80×8" in session.text()
        session.resize(90, 60)
        session.wait_for(lambda: "sinh" in session.text())
    with TerminalSession(80, 24, arguments=["--mode", "basic"]) as session:
        assert len(session.keys()) == 19


def lit_labels(session):
    return {label for label, place in session.keys().items() if session.cell(*place).bg == LIT}


def test_second_functions_and_lights():
    with TerminalSession(80, 24) as session:
        session.sync(held("2⌥s"))
        assert lit_labels(session) == {"2ⁿᵈ"}
        assert {"yˣ", "2ˣ", "logᵧ", "log₂", "sin⁻¹", "cosh⁻¹"} <= set(session.keys())
        session.sync(held("⌥X^"))
        session.settle()
        assert lit_labels(session) == {"2ⁿᵈ", "mr", "xʸ"}


@pytest.mark.parametrize("environment", [
    {"COLORTERM": ""}, {"COLORTERM": "", "TERM": "xterm"}, {"NO_COLOR": "1"}, {"TERM": "vt100"},
    {"COLORFGBG": "0;15"}, {"COLORTERM": "", "TERM": "xterm", "COLORFGBG": "0;15"}])
def test_lit_keys_show_with_any_colors(environment):
    with TerminalSession(80, 24, environment=environment) as session:
        session.sync(held("5⌥X2⌥s^"))
        session.settle()

        def look(label):
            cell = session.cell(*session.keys()[label])
            return cell.bg, cell.fg, cell.reverse

        for label in ["mr", "2ⁿᵈ", "xʸ"]:
            assert look(label) != look("x²"), label
        assert look("x³") == look("x²")


@pytest.mark.parametrize("typed, words", [
    ("5)", "No parenthesis is open"),
    ("5⌥p", "π replaces 5; Alt+U goes back"),
    ("2(3", "3 replaces 2; Alt+U goes back"),
    ("1/0=+", "An error is not a number: a digit starts over, Alt+U goes back"),
    ("1/0=⌥d", "An error is not a number: a digit starts over, Alt+U goes back"),
    ("5+3=\x7f", "Nothing typed to delete; Alt+U goes back"),
    ("5\t", "'Tab' does nothing now; F1 shows the keys"),
    ("5\x01", "'Ctrl-A' is not a key; F1 shows the keys"),
    ("5\x1b[24~", "'F12' is not a key; F1 shows the keys"),
    ("5\x1b[1;5C", "'Ctrl-→' is not a key; F1 shows the keys"),
    ("5\x1b[A", "'↑' does nothing now; F1 shows the keys"),
])
def test_a_key_that_does_nothing_says_so(typed, words):
    with TerminalSession(80, 24) as session:
        session.sync(held(typed))
        assert session.screen.display[-1].startswith(words)
        session.sync(b"=7")
        assert words not in session.text()


@pytest.mark.parametrize("key", ["s", "v", "p"])
def test_keys_that_the_basic_keypad_lacks(key):
    words = f"'Alt+{key.upper()}' is a scientific key"
    for size, words in [((40, 24), words), ((100, 60), words + "; Alt+K shows those keys")]:
        with TerminalSession(*size) as session:
            session.sync(held(f"5⌥{key}"))
            assert words in " ".join(session.text().split())


@pytest.mark.parametrize("text", ["3 cups to ml", "72 f to c", "5 kg to lb", "hello", "0xff+1", "(2+3)*4", "5!"])
def test_letters_type(text):
    with TerminalSession(40, 24) as session:
        session.sync(text.encode())
        assert session.screen.display[-1].rstrip().endswith(text)


def test_exponent_with_a_sign():
    with TerminalSession(80, 24) as session:
        session.sync(held("5⌥E-3="))
        assert shows_large(session, "0.005")
        session.sync(held("\x1b5⌥E+3="))
        assert shows_large(session, "5,000")


def test_a_calculation_typed_as_a_line():
    with TerminalSession(80, 24) as session:
        session.sync(held("7=⌥t2*(3+4)"))
        assert session.screen.display[-1].startswith("Calculation: 2*(3+4)")
        assert "Enter: calculate · Esc: cancel" in session.text()
        session.sync(b"\r")
        assert shows_large(session, "14")
        session.sync(b"sqrt(16)+foo\r")
        assert "Not understood: column 10," in session.text()
        assert session.screen.display[-1].startswith("Calculation: sqrt(16)+foo")
        session.sync(b"\x1b[3~\x1b[3~\x1b[3~5\r")
        assert shows_large(session, "9")
        session.type(held("⌥t99\x1b"))
        session.wait_for(lambda: "Calculation" not in session.text())
        assert shows_large(session, "9")


@pytest.mark.parametrize("typed, words, pressed, answer", [
    ("5*-3", "The keys give 5 − 3, not 5*-3; F2 enters it as a line", "2", "−15"),
    ("2(3+4)", "The keys give (3 + 4), not 2(3+4); F2 enters it as a line", "7", "14"),
])
def test_what_reads_otherwise_is_told_until_it_is_done(typed, words, pressed, answer):
    with TerminalSession(80, 24) as session:
        session.sync(typed.encode())
        assert session.screen.display[-1].startswith(words)
        session.sync(b"=")
        # Whoever types fast reads it beside the result, until the next key.
        assert session.screen.display[-1].startswith(words)
        assert shows_large(session, pressed)
        session.sync(b"7")
        assert words not in session.text()
    with TerminalSession(80, 24) as session:
        session.sync(typed.encode() + b"\x1bOQ")
        assert session.screen.display[-1].startswith("Calculation: " + typed)
        session.sync(b"\r")
        assert shows_large(session, answer)


@pytest.mark.parametrize("typed, answer", [("7 mod 3", None), ("17mod 5", "2"), ("log 100", "2"),
                                           ("2pi (3)", None), ("2sqrt(9)", "6")])
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_names_end_in_a_line(columns, typed, answer):
    with TerminalSession(columns, 24) as session:
        session.sync(typed.encode())
        assert session.screen.display[-1].rstrip().endswith(typed)
        session.sync(b"\r")
        if answer:
            assert shows_large(session, answer)


@pytest.mark.parametrize("columns", [40, 44])
def test_descriptions_of_settings_are_whole(columns):
    with TerminalSession(columns, 24) as session:
        session.sync(held("⌥g"))
        text = " ".join(session.text().replace("│", " ").split())
        assert "Whether 2 + 3 × 4 is 14 or, from left to right, 20" in text


def test_a_press_that_changes_nothing_is_no_step_of_undo():
    with TerminalSession(*PLAIN) as session:
        session.sync(held("5+3=\x7f\x7f\x7f⌥u"))
        assert session.plain_number() == "3"
