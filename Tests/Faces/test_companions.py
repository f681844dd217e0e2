"""The companions' menu and apps on a real pseudo-terminal, driven by typed lines."""

import os
import re

import pytest
from terminal_session import ROOT, TerminalSession

COMMAND = os.environ.get("COMPANIONS", str(ROOT / ".build" / "release" / "companions"))
MENU = "Companions of the calculator"


class Companions(TerminalSession):
    """A person at the menu: types lines, reads what is printed for each."""

    def __init__(self, **environment):
        super().__init__(environment=environment, command=(COMMAND,))
        self.seen = 0
        self.first = self.printed()

    def printed(self):
        """What was printed up to the next prompt, as text."""
        self.wait_for(lambda: self.output[self.seen:].endswith(b"\n> "))
        text = self.output[self.seen:].decode(errors="replace").replace("\r\n", "\n")
        self.seen = len(self.output)
        return text

    def enter(self, line):
        """Types a line; gives what is printed behind its echo."""
        self.type(line + "\n")
        return self.printed().partition("\n")[2]

    def leave(self, data):
        self.type(data)
        return self.wait_for_end()


def test_menu_to_each_app_and_back():
    with Companions() as person:
        assert MENU in person.first
        for choice, title in [("1", "Fizz Buzz Game"), ("2", "Decider"), ("3", "Order Summary"),
                              ("fizzbuzz", "Fizz Buzz Game"), ("ORDER SUMMARY", "Order Summary")]:
            assert person.enter(choice).splitlines()[1] == title
            assert "[b] Back   [q] Quit" in person.text()
            assert MENU in person.enter("b")
        assert "[1 to 3, or a name] Open" in person.enter("tea")
        assert person.leave("q\n") == 0


def test_fizzbuzz():
    with Companions() as person:
        said = [person.enter("1")] + [person.enter("") for _ in range(14)]
        words = [re.search(r"│ +(\w+) +│ ", picture).group(1) for picture in said]
        assert words == ["1", "2", "Fizz", "4", "Buzz", "Fizz", "7", "8", "Fizz", "Buzz", "11",
                         "Fizz", "13", "14", "FizzBuzz"]
        # The picture holds still: only the word changes.
        assert len({re.sub(r"(?<=│)[ \w]+(?=│)", "", picture) for picture in said}) == 1
        assert person.leave("quit\n") == 0


def test_decider():
    with Companions() as person:
        assert "║           ?            ║" in person.enter("2")
        # Which one is chance.
        assert re.search(r"║ +(Yes|No|Maybe) +║", person.enter(""))
        assert "  4  tea\n" in person.enter("+ tea")
        for _ in range(3):
            person.enter("- 1")
        assert "║          tea           ║" in person.enter("")
        assert person.enter("- 2").startswith("Not removed: there is nothing with this number\n")
        person.enter("- 1")
        assert "Not decided: there are no options to decide between" in person.enter("")
        assert person.leave("\x04") == 0


def test_order_summary():
    with Companions() as person:
        assert "Total                   $70.74" in person.enter("3")
        assert "Total                    $56.59" in person.enter("promo SAVE20")
        assert "   3  Café   " in person.enter("+ 2 x 1.5 Café")
        assert "Café" not in person.enter("- 3")
        assert "No discount for this promo code" in person.enter("promo SAVE")
        refused = person.enter("+ -1 x 5")
        assert refused.startswith("Not added: a quantity is a whole number from 1 to 1000000\n")
        assert person.leave("\x04") == 0


@pytest.mark.parametrize("variables", [{"LANG": "C"}, {"LC_ALL": "POSIX", "LANG": "C.UTF-8"}])
def test_simple_terminals_get_ascii_and_no_control_codes(variables):
    with Companions(TERM="dumb", **variables) as person:
        for line in ["1", "", "b", "2", "", "b", "3", "promo SAVE20", "b"]:
            person.enter(line)
        person.output.decode("ascii")
        assert b"\x1b" not in person.output
        assert person.leave("\x04") == 0


def test_hostile_lines_are_refused_and_nothing_is_lost():
    with Companions() as person:
        person.enter("1")
        before = person.enter("")
        assert "longer than 1000 bytes" in person.enter("1" * 2000)
        person.type(b"\xff\xfe\n")
        assert "not UTF-8 text" in person.printed()
        # The first line of what is printed is the terminal's own echo, the rest the command's.
        person.enter("b")
        person.enter("2")
        assert "�[2Jx" in person.enter("+ \x1b[2Jx")
        assert "\x1b" not in person.enter("")
        person.enter("b")
        assert person.enter("1") == before
        assert person.leave("q\n") == 0
