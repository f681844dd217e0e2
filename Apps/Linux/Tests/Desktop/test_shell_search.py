"""The search as GNOME Shell asks it."""

import pytest
from conftest import APP, Search
from gi.repository import Gio, GLib
from other_program import OtherProgram


def test_the_bus_starts_it_and_it_answers(bus, search):
    assert not bus.ask("NameHasOwner", search.name)
    assert search.results("1/3*3") == ["1/3*3"]
    assert bus.ask("NameHasOwner", search.name)


@pytest.mark.parametrize("text, name, description, copied", [
    ("1/3*3", "= 1", "(1 ÷ 3) × 3", "1"),
    ("1/3 + 1/6 =", "= 0.5", "(1 ÷ 3) + (1 ÷ 6)", "0.5"),
    ("-1/3", "≈ -0.3333333333333333", "−1 ÷ 3 = -1/3", "-0.3333333333333333"),
    ("√50 - 5√2", "= 0", "√(50) − (5 × √(2))", "0"),
    ("sin(30)", "≈ -0.9880316240928618", "sin(30) · Radians", "-0.9880316240928618"),
])
def test_calculations(search, text, name, description, copied):
    results = search.results(text)
    assert len(results) == 1
    assert search.meta(*results) == [{
        "id": results[0], "name": name, "description": description, "gicon": APP,
        "clipboardText": copied}]


@pytest.mark.parametrize("text", [
    "firefox", "e", "pi", "7", "1e5", "gnome terminal", "1/0", "x = 2", "2 +", "sqrt(-1)", "",
    "sin(10^1000000)", "1+" * 10_000 + "1",
])
def test_nothing_else(search, text):
    assert search.results(text) == []
    assert search.matches(text) == []


def test_a_search_that_goes_on(search):
    assert search.shell("GetSubsearchResultSet", "(asas)", ["1+1"], ["1+1", "*", "3"])[0] \
        == ["1+1 * 3"]
    assert search.shell("GetSubsearchResultSet", "(asas)", ["1+1"], ["1+1x"])[0] == []


def test_an_unknown_result_shows_nothing(search):
    assert search.meta("firefox") == []
    assert search.meta() == []


def test_the_newest_search_ends_those_before_it(bus, search):
    slow = "3^(10^6)/7^(10^5)"
    assert search.results(slow) == [slow]
    replies = {}
    loop = GLib.MainLoop()

    def send(text):
        def receive(connection, result):
            replies[text] = connection.call_finish(result).unpack()[0]
            if len(replies) == 3:
                loop.quit()
        bus.connection.call(
            search.name, search.path, "org.gnome.Shell.SearchProvider2", "GetInitialResultSet",
            GLib.Variant("(as)", ([text],)), None, Gio.DBusCallFlags.NONE, 20_000, None, receive)

    # Not the answer that was given last, which is known.
    texts = [slow + "+1", slow + "+2", "1+1"]
    for text in texts:
        send(text)
    loop.run()
    assert replies == {texts[0]: [], texts[1]: [], texts[2]: ["1+1"]}


def test_what_is_asked_of_an_earlier_result_is_told(search):
    assert search.results("sqrt(1/3)") and search.results("2+2")
    assert search.meta("sqrt(1/3)")[0]["name"] == "≈ 0.5773502691896258"


def test_one_program_does_not_end_the_search_of_another(bus, search):
    slow = "3^(10^6)/7^(10^5)"
    second = bus.connect()
    replies = []
    loop = GLib.MainLoop()

    def receive(connection, result):
        replies.append(connection.call_finish(result).unpack()[0])
        if len(replies) == 2:
            loop.quit()

    for connection, text in [(bus.connection, slow), (second, "1+1")]:
        connection.call(
            search.name, search.path, "org.gnome.Shell.SearchProvider2", "GetInitialResultSet",
            GLib.Variant("(as)", ([text],)), None, Gio.DBusCallFlags.NONE, 20_000, None, receive)
    loop.run()
    second.close_sync(None)
    assert sorted(replies) == [["1+1"], [slow]]


def test_the_row_of_the_program_opens_the_window(bus, search):
    with OtherProgram(
        bus, APP, "/io/github/exactly_calculator/Exactly", "org.freedesktop.Application",
        "ActivateAction", ["s", "av", "a{sv}"],
    ) as window:
        search.shell("LaunchSearch", "(asu)", ["1/3", "*", "3"], 0)
        assert window.next_call() == ("open-expression", ["1/3 * 3"], {})


def test_choosing_an_answer_leaves_copying_to_the_shell(bus, search):
    with OtherProgram(
        bus, APP, "/io/github/exactly_calculator/Exactly", "org.freedesktop.Application",
        "ActivateAction", ["s", "av", "a{sv}"],
    ) as window:
        search.shell("ActivateResult", "(sasu)", "1+1", ["1+1"], 0)
        search.shell("LaunchSearch", "(asu)", ["2+2"], 0)
        assert window.next_call()[1] == ["2+2"]


@pytest.mark.parametrize("settings, locale, unit", [
    ("", "de_DE.UTF-8", "Bogenmaß"), ("language = fr\n", "de_DE.UTF-8", "Radians"),
    ("language = ja\n", "C.UTF-8", "ラジアン"),
])
def test_words_are_in_the_person_s_language(start_bus, prefix, tmp_path, settings, locale, unit):
    state = tmp_path / "state" / "exactly"
    state.mkdir(parents=True)
    (state / "settings").write_text(settings)
    search = Search(start_bus(
        prefix / "share", XDG_STATE_HOME=str(tmp_path / "state"), LANG=locale))
    assert search.meta("cos(1)")[0]["description"] == f"cos(1) · {unit}"
