"""The companions' menu and apps on a real pseudo-terminal, driven by typed lines."""

import os
import re
import subprocess

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
        assert person.enter("- 2").startswith("Not removed: nothing has this number\n")
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


def test_arguments_that_make_no_sense_are_told_in_the_persons_language():
    class Run(TerminalSession):
        def __init__(self, *arguments, locale):
            super().__init__(
                columns=100, command=(COMMAND, *arguments), environment={"LANG": locale})
            self.wait_for_end()

    with Run("decide", locale="de_DE.UTF-8") as run:
        assert "companions: es gibt keine Optionen zur Auswahl (siehe companions --help)" in run.text()
        assert os.waitstatus_to_exitcode(run.status) == 2
    with Run("order", "1 x", locale="ar_EG.UTF-8") as run:
        assert "companions: السلعة 1: " in run.text() and os.waitstatus_to_exitcode(run.status) == 2
    # The totals are for programs, too.
    with Run("order", "--promo", "Q", "1 x 5", locale="de_DE.UTF-8") as run:
        assert "Subtotal $5.00" in run.text() and run.status == 0
        assert "companions: Kein Rabatt für diesen Gutscheincode" in run.text()
    for locale in ("de_DE.UTF-8", "ar_EG.UTF-8", "C"):
        run = subprocess.run(
            [COMMAND, "decide"], capture_output=True, text=True, env={"LANG": locale})
        assert run.stderr == (
            "companions: there are no options to decide between; see companions --help\n")


def test_a_conversation_in_german():
    with Companions(LANG="de_DE.UTF-8") as person:
        assert "Begleiter des Rechners" in person.first
        assert "[1 bis 3 oder ein Name] Öffnen   [q] Beenden" in person.first
        assert "[Eingabe] Weiter   [b] Zurück   [q] Beenden" in person.enter("fizz")
        assert "│         2          │" in person.enter("")
        assert person.enter("zuruck").startswith("Nicht verstanden. Sie können eingeben:\n")
        assert "Begleiter des Rechners" in person.enter("Zurück")
        assert "  3  Vielleicht\n" in person.enter("entscheidungshilfe")
        assert re.search(r"║ +(Ja|Nein|Vielleicht) +║", person.enter(""))
        assert person.enter("+").startswith("Nicht hinzugefügt: Option 4 ist leer\n")
        person.enter("b")
        assert "Gesamtbetrag                 $70.74" in person.enter("3")
        assert re.search(r"Rabatt +−\$12\.99\n", person.enter("promo SAVE20"))
        # Prices are typed and shown with a point, in every language.
        refused = person.enter("+ 1 x 19,99")
        assert refused.startswith("Nicht hinzugefügt: ein Preis ist eine Dezimalzahl mit Punkt")
        assert "länger als 1000 Bytes" in person.enter("1" * 2000)
        assert person.leave("q\n") == 0


def test_a_conversation_in_arabic():
    with Companions(LC_ALL="", LC_MESSAGES="ar_EG.UTF-8") as person:
        assert "التطبيقات المرافقة للحاسبة" in person.first
        assert "[Enter] التالي   [b] رجوع   [q] إنهاء" in person.enter("1")
        person.enter("b")
        assert "  1  نعم\n  2  لا\n  3  ربما\n" in person.enter("مساعد")
        assert re.search(r"║ +(نعم|لا|ربما) +║", person.enter(""))
        person.enter("b")
        assert "الإجمالي                      $70.74" in person.enter("3")
        assert "3 × $19.99" in person.enter("")
        assert person.enter("- 9").startswith("لم تتم الإزالة: لا شيء بهذا الرقم\n")
        # Terminals have no use for marks of direction.
        assert not re.search("[\u2066-\u2069�]", person.output.decode())
        assert person.leave("\x04") == 0


@pytest.mark.parametrize("variables", [
    {"LANG": "de_DE.ISO-8859-1"}, {"LC_MESSAGES": "ja_JP.UTF-8", "LC_CTYPE": "C"},
])
def test_a_terminal_without_the_letters_speaks_english(variables):
    with Companions(**variables) as person:
        assert MENU in person.first
        assert person.leave("q\n") == 0


def test_help_is_in_the_language_of_a_person_and_in_english_for_a_program():
    environment = {"PATH": os.environ["PATH"], "LANG": "de_DE.UTF-8"}
    piped = subprocess.run(
        [COMMAND, "--help"], env=environment, capture_output=True, text=True, check=True).stdout
    assert piped.startswith("Three small apps alongside the calculator.\n\nUSAGE\n")
    with TerminalSession(environment=environment, command=(COMMAND, "--help")) as session:
        assert session.wait_for_end() == 0
        read = session.output.decode().replace("\r\n", "\n")
    assert read.startswith("Drei kleine Apps neben dem Rechner.\n\nAUFRUF\n")
    assert "  companions fizzbuzz          zählt bis 100" in read


def test_what_scripts_read_is_english_on_a_terminal_too():
    for arguments, output in [
        (("fizzbuzz", "--count", "3"), "1\n2\nFizz\n"), (("decide", "Ja"), "Ja\n"),
        (("order", "1 x 100"),
         "Subtotal $100.00\nDiscount   $0.00\nTax        $8.88\nTotal    $108.88\n"),
    ]:
        with TerminalSession(environment={"LANG": "de_DE.UTF-8"},
                             command=(COMMAND, *arguments)) as session:
            session.wait_for_end()
            assert session.output.decode().replace("\r\n", "\n") == output


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
