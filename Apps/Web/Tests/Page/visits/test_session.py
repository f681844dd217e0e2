"""The session of a tab goes on where it was left."""

import pytest
from notices import TOLD, told


def left(page, keys):
    """Types, and waits until the session is kept."""
    page.type(keys)
    page.settle(quiet=150)


def state(page):
    found = page.state()
    return {name: found[name] for name in ("display", "expression", "clear", "lit", "notice")}


@pytest.mark.every_engine
def test_a_reload_changes_nothing(page):
    for keys in ("12+34", "12+", "1234.", "9/0=", "2*3=", "7+3=%", "1e5", "2+3=*"):
        page.clear_all()
        left(page, keys)
        before = state(page)
        page.reload()
        assert state(page) == before, keys


def test_undo_memory_and_what_waits_are_there(new_page):
    page = new_page(1024, 600)
    page.open("/?mode=scientific")
    page.click_keys(["8", "m+", "5", "+"])
    left(page, "3")
    page.reload()
    left(page, "=")
    page.shows("8")
    for shown in ("3", "5", "5"):
        page.command("undo")
        page.shows(shown)
    page.command("redo")
    page.command("redo")
    page.shows("3")
    page.click_keys(["mr"])
    page.shows("8")


def test_a_visit_to_a_companion_and_back(page):
    left(page, "12+34")
    page.open("/fizzbuzz.html", wait=False)
    page.wait_for(lambda: page.run("document.documentElement.dataset.state") == "ready")
    page.open()
    assert state(page)["expression"].startswith("12")
    page.shows("34")


@pytest.mark.every_engine
def test_two_tabs_have_a_session_each(new_page):
    one, other = new_page(), new_page()
    one.open()
    left(one, "11+")
    other.open()
    other.shows("0")
    left(other, "22*")
    one.reload()
    other.reload()
    assert (one.lit(), one.display(), other.lit(), other.display()) == (["+"], "11", ["*"], "22")


def test_a_link_begins_anew(page):
    left(page, "12+34")
    page.open("/#keys=2*3=")
    page.shows("6")
    page.settle(quiet=150)
    page.open("/")
    page.shows("6")


def test_it_can_be_switched_off(page):
    left(page, "12+34")
    page.command("settings")
    page.wait_for(lambda: page.box("#panel select"))
    page.choose("session", "off")
    page.settle(quiet=150)
    assert page.run("sessionStorage.getItem('exactly.session')") is None
    left(page, ["Escape", "5"])
    page.reload()
    page.shows("0")


def test_one_that_cannot_be_read_is_told(page):
    left(page, "12")
    page.run("sessionStorage.setItem('exactly.session', 'no session')")
    page.reload()
    page.shows("0")
    assert "aside" in page.state()["notice"]


@pytest.mark.every_engine
def test_a_storage_that_is_full_is_told_once(new_page):
    page = new_page()
    page.before_each_page("""
        {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (...parameters) {
            if (window.isFull) throw new DOMException('', 'QuotaExceededError');
            setItem.apply(this, parameters);
          };
        }
    """)
    page.before_each_page(TOLD)
    page.open()
    page.run("window.isFull = true")
    left(page, "12")
    page.wait_for(lambda: "space" in told(page))
    left(page, "3")
    assert page.state()["notice"] == ""
    left(page, "+4=")
    page.shows("127")
    assert told(page).count("space") == 1


def test_a_line_that_is_being_typed_is_there_again(page):
    left(page, "sqrt(16)+2 k")
    page.reload()
    page.wait_for(lambda: page.run("document.getElementById('typed-line').value") == "sqrt(16)+2 k")
    page.type(["Backspace", "Backspace", "Enter"])
    page.shows("6")
    page.settle(quiet=150)
    page.reload()
    assert page.run("document.getElementById('typed').hidden")
