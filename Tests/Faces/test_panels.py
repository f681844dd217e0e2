"""The lists beside the calculator and over it: memory, digits, history, settings and help."""

import base64
import re
import time

import pytest
from terminal_keyboard import held
from terminal_session import TerminalSession
from test_conformance import shows_large


def panel(session):
    """The lines inside the frame of a panel, from the first."""
    return [line.split("│")[1].strip() for line in session.screen.display if line.count("│") == 2]


UP, DOWN, RIGHT, DELETE = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[3~"


def test_memory_panel():
    with TerminalSession(80, 24) as session:
        session.sync(held("5⌥a7⌥a9⌥X⌥l"))
        assert re.fullmatch(r"= 9 +Memory", panel(session)[0])
        assert panel(session)[1:3] == ["= 7", "= 5"]
        session.sync(DOWN + DELETE)
        assert panel(session)[1] == "= 5"
        session.sync(b"\r")
        assert shows_large(session, "5")
        session.sync(held("⌥l"))
        row = next(row for row, line in enumerate(session.screen.display) if "= 9" in line)
        session.click(40, row)
        session.sync()
        assert shows_large(session, "9")


def test_digits_panel():
    with TerminalSession(80, 24) as session:
        session.sync(held("⌥p⌥d"))
        assert panel(session)[0].startswith("3.1415926535 8979323846 2643383279")
        assert "≈ 50 digits" in session.text()
        session.sync(b"\x1b[6~\x1b[F\x1b[6~\x1b[F\x1b[<65;9;9M")
        assert "≈ 400 digits" in session.text()
        session.sync(b"\x1b[F\x1b[6~\x1b[F\x1b[6~\x1b[Hy")
        assert panel(session)[0].startswith("3.1415926535")
        copied = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
        digits = base64.b64decode(copied[-1]).decode()
        assert digits.startswith("3.14159265358979323846264338327950288419716939937510582097494459")
        session.type(b"\x1b")
        session.wait_for(lambda: "sinh" in session.text())


def test_history_panel():
    with TerminalSession(80, 24) as session:
        session.sync(held("2*3=+1=⌥h"))
        assert [line.split("  ")[0] for line in panel(session)[:2]] == ["6 + 1 = 7", "2 × 3 = 6"]
        # The older one is edited, and the newer one follows.
        session.sync(DOWN + b"e\x7f5\r")
        assert [line.split("  ")[0] for line in panel(session)[:2]] == ["10 + 1 = 11", "2 × 5 = 10"]
        session.sync(b"nlunch\r")
        assert re.match(r"2 × 5 = 10 +lunch  \d{4}-\d\d-\d\d \d\d:\d\d", panel(session)[1])
        session.sync(b"xt")
        copied = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
        assert "2 × 5 = 10" in base64.b64decode(copied[-1]).decode()
        session.sync(b"\r")
        assert shows_large(session, "10")
        session.sync(held("⌥h") + UP + DELETE)
        assert len([line for line in panel(session) if "=" in line]) == 1
        session.sync(b"XX")
        assert panel(session)[0] == "No calculations yet"


def test_constants_panel():
    with TerminalSession(80, 32) as session:
        session.sync(held("2*⌥Q"))
        assert re.fullmatch(r"c +Speed of light +299792458 m/s", panel(session)[1])
        session.sync(b"light")
        assert [line.split()[0] for line in panel(session)[:2]] == ["c", "ly"]
        session.sync(b"\r")
        assert shows_large(session, "299,792,458")
        session.sync(b"=")
        assert shows_large(session, "599,584,916")


def test_settings_panel():
    with TerminalSession(80, 24) as session:
        session.sync(held("⌥g\r"))
        assert panel(session)[0].endswith("‹ Left to right ›")
        session.sync(held("⌥g2+3*4="))
        assert shows_large(session, "20")
        assert session.text().split("\n")[0].strip().startswith("Left to right")
        session.sync(held("⌥g") + DOWN * 9 + RIGHT * 2)
        assert "Einstellungen" in session.text()
        # On to Japanese: wide characters leave the frame straight.
        session.sync(RIGHT * 4)
        assert "設定" in session.text()
        for line in session.screen.display:
            if "│" in line:
                assert line.count("│") == 2, line
        session.sync(RIGHT)
        assert "الإعدادات" in session.text()
        assert next(line for line in panel(session) if "اللغة" in line).endswith("اللغة")


def place(session, text):
    """The column and the row of a text."""
    for row, line in enumerate(session.screen.display):
        if text in line:
            return line.index(text), row
    raise AssertionError(f"no {text} on\n" + session.text())


def line_above_number(session):
    """What stands above the number, beside a panel."""
    column, row = place(session, "╭─ ")
    return session.screen.display[row][:column].strip()


LOOKS = [
    {}, {"COLORFGBG": "0;15"}, {"COLORTERM": "", "TERM": "xterm"}, {"NO_COLOR": "1"},
    {"COLORTERM": "", "TERM": "xterm", "COLORFGBG": "0;15"}]


# Each size in one look, and each look in one size.
@pytest.mark.parametrize("columns, rows, environment", [
    *((100, 24, look) for look in LOOKS), (120, 40, LOOKS[0]), (200, 60, LOOKS[0])])
def test_panels_stand_beside_the_calculator(columns, rows, environment):
    with TerminalSession(columns, rows, environment=environment) as session:
        session.sync(held("2*3=4*5=⌥h"))
        column, row = place(session, "╭─ History ")
        assert column >= 40
        assert "4 × 5 = 20" in session.text()
        # The number and its line are in sight, and every row of keys.
        assert "4 × 5" in session.screen.display[row][:column]
        assert session.text().count("×") >= 3
        for letter, title in [("⌥l", "Memory"), ("⌥g", "Settings"), ("⌥d", "More Digits"), ("?", "Help")]:
            session.sync(held(letter))
            assert place(session, f"╭─ {title} ")[0] == column
            assert "C" in session.text() or rows >= 40


@pytest.mark.parametrize("columns, rows", [(100, 24), (120, 40)])
def test_keys_go_to_the_list_or_to_the_calculator(columns, rows):
    with TerminalSession(columns, rows) as session:
        session.sync(held("2*3=4*5=⌥h"))
        assert "Enter Reuse the Result" in session.text()
        session.sync(b"7")
        assert "Enter Reuse the Result" not in session.text()
        assert "Switch to the list" in session.text()
        assert "Esc Close" in session.text()
        # Enter is Equals here.
        session.sync(b"*3\r")
        assert "7 × 3 = 21" in session.text()
        session.sync(DOWN + DOWN + b"\r")
        session.sync(b"+1\r")
        assert "6 + 1 = 7" in session.text()
        session.sync(b"\tnlunch\r")
        assert "lunch" in session.text()
        session.sync(held("⌥h"))
        assert "History ─" not in session.text()


def test_clicks_beside_a_panel():
    with TerminalSession(120, 40) as session:
        session.sync(held("2*3=4*5=⌥h"))
        column, row = place(session, "2 × 3 = 6")
        session.click(column, row)
        session.click(column, row)
        session.sync()
        session.click(*place(session, " + "))
        session.sync(b"1")
        assert line_above_number(session) == "6 + 1"
        assert "╭─ History " in session.text()


def test_an_edit_is_seen_in_the_number_at_once():
    with TerminalSession(100, 24) as session:
        session.sync(held("2*3=⌥he\x7f5\r"))
        assert "2 × 5 = 10" in session.text()
        session.sync(b"+")
        assert line_above_number(session) == "10 +"


@pytest.mark.parametrize("letter", ["h", "l", "g", "d"])
def test_small_windows_tell_the_keys_and_show_the_number(letter):
    with TerminalSession(40, 12) as session:
        session.sync(held("2*3=5⌥a⌥" + letter))
        assert "Esc Close" in session.text()
        assert "F1 Help" in session.text()
        if letter != "d":
            assert session.screen.display[0].rstrip().endswith("5")


def test_labels_and_dates_share_a_line():
    with TerminalSession(40, 12) as session:
        session.sync(held("2*3=⌥hnlunch with everyone\r"))
        assert re.match(r"2 × 3 = 6 +lunch with …  \d{4}-\d\d-\d\d$", panel(session)[0])


@pytest.mark.parametrize("columns", [80, 120])
def test_help_of_a_panel(columns):
    with TerminalSession(columns, 30) as session:
        session.sync(held("2*3=⌥h?"))
        assert "Finished calculations, newest" in session.text()
        assert "Change Sign" not in session.text()
        session.type(b"\x1b")
        session.wait_for(lambda: "╭─ History " in session.text())
        assert "2 × 3 = 6" in session.text()


@pytest.mark.parametrize("language, heading", [
    ("en", "Calculate"), ("de", "Rechnen"), ("fr", "Calculer"), ("es", "Calcular"),
    ("pt", "Calcular"), ("ja", "計 算 す る"), ("ar", "الحساب")])
def test_help_in_every_language(language, heading):
    with TerminalSession(80, 24, environment={"LANG": language + ".UTF-8"}) as session:
        session.sync(b"?")
        assert heading in session.text() or heading.replace(" ", "") in session.text()
        assert "2 + 3 × 4 = 14" in session.text()


@pytest.mark.parametrize("columns", [80, 120])
def test_an_open_history_shows_what_another_program_keeps(columns):
    with TerminalSession(columns, 24) as session:
        session.sync(held("2*3=4*5=⌥h") + DOWN)
        other = {"XDG_STATE_HOME": session.state.name}
        with TerminalSession(80, 24, environment=other) as second:
            second.sync(b"7*8=")
            session.sync()
            assert "7 × 8" not in session.text()
            time.sleep(1.1)
            # The chosen line stays chosen although it stands elsewhere now.
            session.sync(b"\r")
            assert "7 × 8 = 56" in session.text() or columns == 80
            session.sync(b"+1=" + (held("⌥h") if columns == 80 else b""))
            assert "6 + 1 = 7" in session.text()
            assert "7 × 8 = 56" in session.text()
