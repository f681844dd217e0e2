"""The number in two units, on the display and in the list that units are chosen from."""

import pytest

# The lines of the display from above: what is read, the unit, and whether keys type into it.
LINES = """
[...document.querySelectorAll('.screen > .number, .screen > .converted')].map((line) => [
  (line.querySelector('.other') ?? line.querySelector('#display')).textContent.replace(/\\u00a0/g, ' '),
  line.querySelector('.unit')?.textContent, line.classList.contains('number')])
"""

# What is wider than its room, or outside of the display.
OUTSIDE = """
(() => {
  const screen = document.querySelector('.screen').getBoundingClientRect();
  return [...document.querySelectorAll('.screen :is(#display, .other bdi, .unit, .swap)')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < screen.left - 14 || right > screen.right + 1 || bottom > screen.bottom + 9 || top < screen.top - 1;
  }).map((one) => one.id || one.className || one.tagName);
})()
"""


def convert(page, keys=""):
    page.command("convert")
    page.wait_for(lambda: page.box(".converted"), otherwise="there is one number")
    page.type(keys)
    page.settle()


def choose(page, line, text):
    page.click(f".screen .unit[data-line={line}]")
    page.wait_for(lambda: page.box("#panel input[type=search]"), otherwise="there are no units")
    page.run("document.querySelector('#panel input[type=search]').focus()")
    page.type(text)
    page.settle()
    page.type(["Enter"])
    page.wait_for(lambda: page.box("#panel") is None, otherwise="the list stays")
    page.settle()


def test_the_other_line_follows_and_units_change_places(page):
    assert page.box(".unit") is None
    convert(page, "5+3=")
    assert page.run(LINES) == [["8", "in", True], ["= 20.32", "cm", False]]
    page.click(".swap")
    page.settle()
    assert page.run(LINES) == [["8", "cm", True], ["≈ 3.1496063", "in", False]]
    page.command("convert")
    page.wait_for(lambda: page.box(".converted") is None, otherwise="there are two numbers")
    assert page.box(".unit") is None


def test_a_click_on_the_other_number_types_into_it(page):
    convert(page, "5")
    page.click(".other")
    page.settle()
    assert page.run(LINES) == [["= 5", "in", False], ["12.7", "cm", True]]
    page.type("+1=")
    page.settle()
    assert page.run(LINES) == [["≈ 5.39370079", "in", False], ["13.7", "cm", True]]


def test_units_are_found_by_name_and_chosen(page):
    convert(page, "1")
    choose(page, "upper", "square mile")
    assert page.run(LINES)[0][:2] == ["1", "mi²"]
    choose(page, "lower", "HECT")
    assert page.run(LINES) == [["1", "mi²", True], ["≈ 258.998811", "ha", False]]


def test_the_list_shows_the_chosen_unit_and_the_categories(page):
    convert(page, "1")
    page.click(".screen .unit[data-line=lower]")
    page.wait_for(lambda: page.box("#panel .units"), otherwise="there are no units")
    page.settle()
    chosen = page.run("[...document.querySelectorAll('#panel [aria-current] span')].map((one) => one.textContent)")
    assert chosen == ["Centimeters", "Length"]
    page.run("document.querySelector('#panel [data-id=\"category weight\"] button').click()")
    page.settle()
    assert page.box("#panel"), "a category shows its units"
    assert page.run(LINES) == [["1", "lb", True], ["= 0.45359237", "kg", False]]


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800), (240, 320)],
                         ids=lambda size: "{}x{}".format(*size))
def test_long_numbers_have_room(new_page, size, pictures):
    page = new_page(*size, touch=size[0] < 900)
    page.open()
    convert(page, "1/7=")
    page.picture(pictures, "convert-{}x{}.png".format(*size))
    assert page.run(OUTSIDE) == []
    page.click(".other")
    page.settle(quiet=300)
    page.picture(pictures, "convert-lower-{}x{}.png".format(*size))
    assert page.run(OUTSIDE) == []


@pytest.mark.parametrize("language", ["de-DE", "ja-JP", "ar-EG"])
def test_names_are_in_the_language(new_page, language, pictures):
    page = new_page(390, 844, touch=True, language=language)
    page.open()
    convert(page, "5")
    page.click(".screen .unit[data-line=upper]")
    page.wait_for(lambda: page.box("#panel .units"), otherwise="there are no units")
    page.settle(quiet=400)
    page.picture(pictures, f"units-{language}.png")
    name = {"de-DE": "Zoll", "ja-JP": "インチ", "ar-EG": "بوصات"}[language]
    assert page.run("document.querySelector('#panel [aria-current] span').textContent") == name


def test_the_conversion_is_there_again_when_the_page_is_loaded(page):
    convert(page, "5")
    page.settle(quiet=1000)
    page.reload()
    page.wait_for(lambda: page.box(".converted"), otherwise="there is one number")
    page.settle()
    assert page.run(LINES) == [["5", "in", True], ["= 12.7", "cm", False]]


def test_money_is_converted_by_rates_that_were_typed(page):
    page.type("rate 2026-11-20 1 EUR = 1.25 USD # ECB")
    page.settle()
    assert page.box("#typed-line"), "it is no line"
    page.type(["Enter"])
    page.settle()
    convert(page)
    choose(page, "upper", "eur")
    page.type("12")
    page.wait_for(lambda: "15" in page.text(".converted"), otherwise="it is no other money")
    assert page.text("#notice").startswith("1 EUR = 1.25 USD, 2026-11-20, ECB")
    page.reload()
    page.wait_for(lambda: "15" in page.text(".converted"), otherwise="the rate is forgotten")
