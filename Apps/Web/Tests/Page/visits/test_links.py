"""Links that carry a calculation, good ones and hostile ones."""

import urllib.parse

import pytest

ADDRESS_LIMIT = 2_000_000


def quoted(text):
    return urllib.parse.quote(text, safe="")


def follows(page, links):
    """Opens links one after another, each of which leads to its number."""
    for link, display in links:
        page.open(link)
        page.shows(display)


def test_keys(new_page):
    follows(new_page(), [("/#keys=" + quoted(keys), display) for keys, display in [
        ("200 + 10 % =", "220"), ("12.5 * 2 =", "25"), ("1 + 2", "2"), ("5 +/- =", "−5"),
        ("9 / 0 =", "Error"), ("", "0")]])


@pytest.mark.every_engine
def test_a_plus_is_a_plus(new_page):
    follows(new_page(), [("/#keys=2%20+%203%20=", "5"), ("/#expr=2+3*4", "14")])


def test_scientific_keys(new_page):
    page = new_page(1024, 600)
    page.open("/?mode=scientific#keys=" + quoted("2 x^y 10 ="))
    page.wait_for(lambda: page.display() == "1,024")


def test_order_of_evaluation(new_page):
    page = new_page()
    page.open("/?order=left-to-right#keys=" + quoted("2 + 3 * 4 ="))
    page.wait_for(lambda: page.display() == "20")


@pytest.mark.every_engine
def test_expressions(new_page):
    follows(new_page(), [("/#expr=" + quoted(expression), display) for expression, display in [
        ("1/3 + 1/6", "0.5"), ("√2 × √8", "4"), ("2 − 5", "−3"), ("200 + 10%", "220"),
        ("π", "3.14159265"), ("sin(60°)^2", "0.75")]])


@pytest.mark.every_engine
@pytest.mark.parametrize("level, display", [
    ("1+1/(", "1.61803399"), ("1+1/max(0,1+1/(", "1.61803399"),
    ("0+0*5 or 0 xor 7 and 1<<0+1*max(0,", "4")])
def test_brackets_as_deep_as_they_may_be(new_page, level, display):
    page = new_page()
    count = 250 // level.count("(")
    page.open("/#expr=" + quoted(level * count + "1" + ")" * count * level.count("(")))
    page.wait_for(lambda: page.display() == display)


@pytest.mark.every_engine
def test_following_a_link_on_the_open_page(page):
    page.type("42")
    page.settle()
    page.run("location.hash = '#expr=1/4'")
    page.wait_for(lambda: page.display() == "0.25")
    page.run("location.hash = '#keys=6%20*%207%20='")
    page.wait_for(lambda: page.display() == "42")


def test_the_link_is_copied_and_leads_back(page):
    page.permit("clipboardReadWrite", "clipboardSanitizedWrite")
    page.type("2/3+1=")
    page.settle()
    page.menu_item('[data-action="copyLink"]')
    page.wait_for(lambda: page.run("navigator.clipboard.readText()").startswith(page.host.origin))
    link = page.run("navigator.clipboard.readText()")
    page.open(link[len(page.host.origin):])
    page.wait_for(lambda: page.display() == "1.66666667")


def test_the_angles_of_a_link(new_page):
    page = new_page()
    page.open("/#expr=" + quoted("sin(90)"))
    page.wait_for(lambda: page.display() == "1")
    assert page.state()["notice"] == "From the link: sin(90°), angles in degrees"
    page.open("/#expr=" + quoted("sin(2)") + "&angle=rad")
    page.wait_for(lambda: page.display() == "0.90929743")
    assert page.state()["notice"] == "From the link: sin(2 rad), angles in radians"


def test_a_copied_link_carries_its_angle(new_page):
    page = new_page(1024, 600)
    page.open("/?mode=scientific#keys=" + quoted("0.5 sin-1 ="))
    page.wait_for(lambda: page.display() == "30")
    page.permit("clipboardReadWrite", "clipboardSanitizedWrite")
    page.menu_item('[data-action="copyLink"]')
    page.wait_for(lambda: "#expr=" in page.run("navigator.clipboard.readText()"))
    link = page.run("navigator.clipboard.readText()")
    assert link.endswith("&angle=rad"), link
    page.open(link[len(page.host.origin):])
    page.wait_for(lambda: page.display() == "30")


@pytest.mark.every_engine
def test_digits_of_other_scripts(new_page):
    follows(new_page(), [("/#expr=" + quoted(expression), display) for expression, display in [
        ("٣٫٥ × ٢", "7"), ("１２＋３", "15"), ("2½ + ⅓", "2.83333333")]])


def test_a_refused_link_names_place_and_cause(new_page):
    page = new_page()
    for expression, notice in [
            ("1٢", "The link was not opened: column 1, this number mixes digits from two scripts"),
            ("1+)", "The link was not opened: column 3, ")]:
        page.open("/#expr=" + quoted(expression))
        page.wait_for(lambda: page.state()["notice"].startswith(notice), otherwise=f"not {notice}")
        page.shows("0")


HOSTILE = {
    "unknown keys": "#keys=" + quoted("2 + foo ="),
    "keys that begin well": "#keys=" + quoted("2 + 3 = <img src=x onerror=alert(1)>"),
    "script in an expression": "#expr=" + quoted("<script>alert(1)</script>"),
    "picture in an expression": "#expr=" + quoted("<img src=x onerror=alert(1)>"),
    "half an escape": "#expr=%",
    "no UTF-8": "#expr=%E0%A4%A",
    "bytes that are no text": "#keys=%FF%FE%00",
    "NUL": "#expr=1%00+2",
    "lines": "#expr=" + quoted("1\npress 5\nset order left-to-right"),
    "lines in keys": "#keys=" + quoted("1\npress 5"),
    "lone surrogates": "#expr=%ED%A0%80",
    "right-to-left marks": "#expr=" + quoted("\u202e1/3\u202c"),
    "deep brackets": "#expr=" + "(" * 100_000,
    "a megabyte of digits": "#expr=" + "9" * 1_000_000,
    "a megabyte of keys": "#keys=" + "9%20" * 250_000,
    "a tower": "#expr=" + quoted("9^9^9^9"),
    "an endless product": "#expr=" + quoted("(10^9)!"),
    "another address": "#expr=javascript:alert(1)",
    "no name": "#=",
    "an unknown name": "#evil=1",
    "names of objects": "#__proto__=1",
    "twice": "#expr=1&expr=2",
}


@pytest.mark.parametrize("way", HOSTILE)
def test_hostile_links_do_no_harm(new_page, way):
    page = new_page()
    page.before_each_page("window.alert = () => { window.isHacked = true; };")
    page.open("/" + HOSTILE[way])
    page.wait_for(lambda: page.run("document.documentElement.dataset.state") == "ready", 20)
    page.settle(timeout=30_000)
    assert page.run("window.isHacked") is None
    assert page.count("img, iframe, #keypad script, #display *, #notice *") == 0
    # It says what it thinks of it, or does nothing; either way the calculator is as it was.
    page.clear_all()
    page.type("2+3*4=")
    page.settle()
    page.shows("14")


def test_a_link_that_says_nothing_is_told(new_page):
    page = new_page()
    for way in ("unknown keys", "script in an expression", "half an escape", "a megabyte of digits"):
        page.open("/" + HOSTILE[way])
        page.wait_for(lambda: page.state()["notice"], 20, otherwise=f"no notice of {way}")
        page.shows("0")


def test_unknown_words_in_the_address_do_no_harm(new_page):
    page = new_page()
    for number, query in enumerate([
            "?order=sideways", "?mode=", "?mode=%00", "?order=%E0%A4%A", "?" + "a=b&" * 5000,
            "?order=left-to-right%0Aface=decider"]):
        page.open("/" + query)
        page.clear_all()
        page.type(f"{number}+3=")
        page.shows(f"{number + 3}")


def test_a_link_is_followed_once(page):
    """What is done from there on is there when the page is loaded again."""
    page.open("/#expr=" + quoted("2+3"))
    page.shows("5")
    page.type("*7=")
    page.shows("35")
    page.settle(quiet=150)
    assert page.run("location.hash") == ""
    page.reload()
    page.shows("35")
