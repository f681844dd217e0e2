"""What people read of `exactly` is in their language on a terminal, and English in a pipe."""

import os
import subprocess

import pytest
from terminal_session import COMMAND, TerminalSession
from test_session import LONG, Session


class Run(TerminalSession):
    """One run of the command on a terminal, to its end."""

    def __init__(self, *arguments, settings=None, command=(COMMAND,), **environment):
        # Wide enough that what is looked for is in one row, high enough for a whole help.
        super().__init__(
            columns=100, rows=200, command=(*command, *arguments), environment=environment)
        self.wait_for_end()

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display if line.strip()]


def piped(*arguments, text="", **environment):
    """The same run with pipes in place of the terminal; gives both outputs."""
    return subprocess.run(
        [COMMAND, *arguments], input=text, capture_output=True, text=True,
        env={"PATH": os.environ["PATH"], "HOME": "/nonexistent", **environment})


HELP = {
    "de_DE.UTF-8": ("AUFRUF", "OPTIONEN", "gibt diese Hilfe aus"),
    "fr_FR.UTF-8": ("UTILISATION", "OPTIONS", "affiche cette aide"),
    "es_MX.UTF-8": ("USO", "OPCIONES", "muestra esta ayuda"),
    "ja_JP.UTF-8": ("使い方", "オプション", "このヘルプを表示"),
    "ar_EG.UTF-8": ("الاستخدام", "الخيارات", "يطبع هذه المساعدة"),
    "C.UTF-8": ("USAGE", "OPTIONS", "prints this help"),
    # Such a terminal need not have the letters.
    "de_DE": ("USAGE", "OPTIONS", "prints this help"),
}


@pytest.mark.parametrize("task", [(), ("repl",), ("history",), ("settings",), ("functions",)])
@pytest.mark.parametrize("locale", HELP)
def test_help_is_in_the_persons_language(task, locale):
    usage, options, meaning = HELP[locale]
    with Run(*task, "--help", LANG=locale) as run:
        # pyte puts a blank behind each wide character.
        lines = [line.replace(" ", "") for line in run.lines]
        assert usage.replace(" ", "") in lines and options.replace(" ", "") in lines
        assert lines.index(usage.replace(" ", "")) == 1
        assert any(
            line.startswith("-h,--help") and line.endswith(meaning.replace(" ", ""))
            for line in lines)


@pytest.mark.parametrize("task", [(), ("repl",), ("history",), ("settings",), ("functions",)])
def test_help_in_a_pipe_is_english(task):
    english = piped(*task, "--help", LANG="C")
    assert "\nUSAGE\n" in english.stdout and english.returncode == 0
    for locale in HELP:
        assert piped(*task, "--help", LANG=locale).stdout == english.stdout


def test_a_language_that_was_chosen_counts_before_the_locale(tmp_path):
    settings = tmp_path / "exactly" / "settings"
    settings.parent.mkdir()
    for text, title in [("language = es\n", "USO"), ("language = automatic\n", "AUFRUF"),
                        ("nonsense\n\x00", "AUFRUF")]:
        settings.write_text(text)
        with Run("--help", LANG="de_DE.UTF-8", XDG_STATE_HOME=str(tmp_path)) as run:
            assert run.lines[1] == title
    # Settings that cannot be read are no reason to give no help.
    settings.unlink()
    settings.mkdir()
    with Run("--help", LANG="de_DE.UTF-8", XDG_STATE_HOME=str(tmp_path)) as run:
        assert run.lines[1] == "AUFRUF"
        assert run.status == 0


def test_a_session_speaks_french_on_a_terminal():
    with Session(environment={"LANG": "fr_FR.UTF-8"}) as session:
        assert session.before[0].endswith("pour l’aide, quit pour quitter.")
        assert session.answer(b"1/0") == ["   ^", "erreur\xa0: division par zéro"]
        assert session.answer(b"undo") == ["rien à annuler"]
        assert session.answer(b"help foo")[0].startswith("rien ne s’appelle «\xa0foo\xa0»")
        assert session.answer(b"1/4") == ["= 0.25"]
        session.type(b"sq\t\t")
        session.wait_for(lambda: "> sqrt(" in session.lines()[-1])
        session.type(b"\x15\x12/4")
        session.wait_for(lambda: session.lines()[-1].startswith("recherche «\xa0/4\xa0»\xa0: 1/4"))


def test_a_long_calculation_says_so_in_french():
    with Session("--digits", "100000", environment={"LANG": "fr_FR.UTF-8"}) as session:
        session.type(LONG + b"\r")
        session.wait_for(lambda: any(
            line.startswith("calcul en cours (Ctrl-C l’interrompt)") and line.endswith(" s")
            for line in session.lines()))
        session.type(b"\x03")
        session.wait_for(session.prompted)
        assert "calcul en cours" not in session.text()
        assert session.lines()[-2] == "erreur\xa0: interrompu"


def test_a_plain_session_speaks_arabic_without_marks_of_direction():
    with Session("--plain", environment={"LANG": "ar.UTF-8"}) as session:
        assert session.answer(b"digits") == ["digits 16"]
        assert session.answer(b"digits 0") == [
            "خطأ: يأخذ digits عددًا من 1 إلى 1000000، لا «0»"]
        assert "\u2068".encode() not in session.output


def test_lines_in_a_pipe_are_refused_in_english():
    for locale in HELP:
        run = piped("repl", text="1/0\nfoo\n2/6\n", LANG=locale)
        assert run.stdout == "error: division by zero\nerror: unknown name 'foo'\n0.3333333333333333\n"
        assert run.stderr == "" and run.returncode == 1


def test_messages_on_a_terminal_are_in_the_persons_language():
    with Run("1/0", LANG="de_DE.UTF-8") as run:
        assert run.lines == ["exactly: Division durch null", "  1/0", "   ^"]
    with Run("--keys", "5 foo", LANG="fr_FR.UTF-8") as run:
        assert run.lines[0] == "exactly: touche inconnue «\xa0foo\xa0»"
    with Run("histroy", LANG="es_ES.UTF-8") as run:
        assert run.lines[0] == "exactly: esto no es una expresión; ¿quería decir «exactly history»?"


def test_messages_in_a_pipe_are_english():
    for locale in HELP:
        run = piped("1/0", LANG=locale)
        assert run.stderr == "exactly: division by zero\n  1/0\n   ^\n"
        assert piped("--keys", "5 foo", LANG=locale).stderr.startswith(
            "exactly: unknown key 'foo'\n")


def test_arguments_that_make_no_sense_are_told_in_the_persons_language():
    with Run("--digit", "5", "1", LANG="de_DE.UTF-8") as run:
        assert run.lines == [
            "exactly: unbekannte Option „--digit“; ist „--digits“ gemeint? (siehe exactly --help)"]
        assert os.waitstatus_to_exitcode(run.status) == 2
    with Run("--digits", "many", "1", LANG="ar_EG.UTF-8") as run:
        assert run.lines == [
            "exactly: يأخذ --digits عددًا من 1 إلى 1000000، لا «many» (انظر exactly --help)"]
        assert "\u2068".encode() not in run.output and os.waitstatus_to_exitcode(run.status) == 2
    with Run("--json", "--csv", "1", LANG="de_DE") as run:
        assert run.lines == ["exactly: --json and --csv cannot be combined; see exactly --help"]


def test_a_chosen_language_counts_for_arguments_that_make_no_sense(tmp_path):
    settings = tmp_path / "exactly" / "settings"
    settings.parent.mkdir()
    settings.write_text("language = fr\n")
    with Run("--keys", LANG="de_DE.UTF-8", XDG_STATE_HOME=str(tmp_path)) as run:
        assert run.lines == ["exactly: --keys attend une valeur (voir exactly --help)"]


def test_arguments_that_make_no_sense_are_told_in_english_in_a_pipe():
    for locale in HELP:
        run = piped("--digit", "5", "1", LANG=locale)
        assert run.returncode == 2 and run.stdout == ""
        assert run.stderr == (
            "exactly: unknown option '--digit'; did you mean '--digits'?; see exactly --help\n")


def test_the_hint_for_empty_input_is_in_the_persons_language():
    nothing = ("sh", "-c", f"exec {COMMAND} < /dev/null")
    with Run(command=nothing, LANG="es_ES.UTF-8") as run:
        assert run.lines == [
            "exactly: nada que calcular; pruebe exactly '1/3 + 1/6' o exactly --help"]
    assert piped(LANG="es_ES.UTF-8").stderr == (
        "exactly: nothing to calculate; try exactly '1/3 + 1/6' or exactly --help\n")


def test_steps_are_told_in_the_persons_language():
    with Run("--explain", "--digits", "4", "sin(30°)", LANG="ja_JP.UTF-8") as run:
        # pyte puts a blank behind each wide character.
        assert [line.replace(" ", "") for line in run.lines] == [
            "sin(30°)と解釈", "1.30°", "=π/6≈0.5236", "度からラジアンへ換算。丸めた値、誤差は最大で5e-5",
            "2.sin(30°)", "=1/2=0.5", "角度の単位はラジアン。厳密な値"]
    english = piped("--explain", "--digits", "4", "sin(30°)", LANG="C").stdout
    assert english.startswith("read as sin(30°)\n")
    for locale in HELP:
        assert piped("--explain", "--digits", "4", "sin(30°)", LANG=locale).stdout == english
    # Records are for programs wherever they are written.
    with Run("--explain", "--json", "1", LANG="ja_JP.UTF-8") as run:
        assert '"note":"exact"' in run.lines[0]


def test_what_was_done_with_the_history_is_told_in_the_persons_language(tmp_path):
    state = {"LANG": "fr_FR.UTF-8", "XDG_STATE_HOME": str(tmp_path)}
    for expression in ("1+2", "1+3"):
        with Run(expression, **state):
            pass
    with Run("history", "--remove", "00000000000000ff", **state) as run:
        assert run.lines == ["exactly: il n’y a pas de calcul 00000000000000ff"]
    with Run("history", "--clear", **state) as run:
        assert run.lines == ["2 calculs supprimés"]
    with Run("history", "--off", LANG="ar_EG.UTF-8", XDG_STATE_HOME=str(tmp_path)) as run:
        assert run.lines == ["لا تُحفظ عمليات حسابية من الآن؛ ويزيل exactly history --clear ما سبقها"]
    run = piped("history", "--clear", **state)
    assert run.stdout == "0 calculations removed\n"


def test_settings_that_are_not_understood_are_told_in_the_persons_language(tmp_path):
    settings = tmp_path / "exactly" / "settings"
    settings.parent.mkdir()
    settings.write_text("# mine\norder = wrong\n")
    state = {"LANG": "de_DE.UTF-8", "XDG_STATE_HOME": str(tmp_path)}
    with Run("settings", **state) as run:
        # Rows are for programs wherever they are written.
        assert run.lines[0].startswith("order = precedence ")
        # The path goes on in the next row.
        assert "settings, Zeile 2: „wrong“ ist kein Wert von order" in "".join(run.screen.display)
    run = piped("settings", **state)
    assert run.stderr == (
        f"exactly: {settings}, line 2: 'wrong' is not a value of order, but precedence or "
        "left-to-right\n")


def test_answers_are_alike_on_every_terminal():
    for locale in HELP:
        with Run("1234567/8", LANG=locale) as run:
            assert run.lines == ["154320.875"]
