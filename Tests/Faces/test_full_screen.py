"""What people do with the full-screen calculator besides pressing keys one by one."""

import base64
import re
import time

import pytest
from terminal_session import TerminalSession
from test_conformance import PLAIN, shows_large


def test_resize_keeps_the_value():
    with TerminalSession(80, 24) as session:
        session.sync(b"12345+")
        for columns, rows in [(24, 8), (120, 40), (21, 9), (47, 24)]:
            session.resize(columns, rows)
            session.wait_for(lambda: "? help" in session.text().splitlines()[-1])
            session.sync()
            if rows < 40:  # there the labels are drawn large
                assert session.lit() == ["+"]
        for columns, rows in [(19, 24), (80, 7), (12, 3)]:
            session.resize(columns, rows)
            session.wait_for(lambda: "Needs 20×8" in session.text())
            session.sync()
            assert "12,345" in session.text()
        session.resize(*PLAIN)
        session.wait_for(lambda: "? help" in session.text())
        session.sync(b"5=")
        assert session.plain_number() == "12,350"


def test_two_thousand_keys_at_once():
    with TerminalSession(*PLAIN) as session:
        session.sync(b"0" + b"+1" * 999 + b"=")
        assert session.plain_number() == "999"
        # Undone to the beginning, and done again.
        session.sync(b"u" * 2000)
        assert session.plain_number() == "0"
        session.sync(b"r" * 2000)
        assert session.plain_number() == "999"


def test_copy():
    with TerminalSession(47, 24) as session:
        session.sync(b"1234.5ny")
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
        session.wait_for(lambda: "Not pasted: it did not end" in session.text())
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
        assert "Change Sign" in session.text()
        session.sync(b"?")
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
        session.wait_for(lambda: session.cell(*place).bg == "333333", timeout=2)


def test_lit_outlasts_the_flash():
    with TerminalSession(80, 24) as session:
        session.type(b"7+")
        session.settle()
        assert session.lit() == ["+"]
        session.type(b"8")
        session.settle()
        assert session.lit() == []
