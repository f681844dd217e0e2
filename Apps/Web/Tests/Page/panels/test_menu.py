"""The menu: short, in levels, and the one of the number."""

import pytest

LANGUAGES = ["en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG"]

# What is there to choose in the level that is shown.
ITEMS = """
[...document.querySelectorAll('#menu :is(button, a)')].filter((item) => item.checkVisibility())
  .map(({ dataset, textContent, href }) =>
    [dataset.command ?? dataset.keypad ?? dataset.action ?? dataset.opens ?? new URL(href).pathname, textContent])
"""


def open_menu(page):
    page.click("#more")
    page.wait_for(lambda: page.box("#menu"), otherwise="the menu does not open")


def is_whole(page):
    """Whether the menu is inside the window, and shows everything without scrolling."""
    return page.run("""
        (() => {
          const menu = document.getElementById('menu');
          const { left, right, top, bottom } = menu.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            && menu.scrollHeight <= menu.clientHeight && menu.scrollWidth <= menu.clientWidth;
        })()
    """)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_fits_on_a_phone(new_page, language):
    page = new_page(320, 568, touch=True, language=language)
    page.open()
    for size in [(320, 568), (390, 844), (844, 390)]:
        page.resize(*size, touch=True)
        page.settle(quiet=100)
        open_menu(page)
        assert is_whole(page), (size, page.box("#menu"))
        # The display's own button is not covered: a second tap closes the menu.
        if size != (844, 390):
            assert page.box("#menu")[1] >= sum(page.box("#more")[1::2]) - 1
        for level in ("number", "others"):
            page.open_level(level)
            assert is_whole(page), (size, level, page.box("#menu"))
            page.open_level("first")
        page.type(["Escape"])
        page.wait_for(lambda: page.box("#menu") is None, otherwise="the menu stays open")


def test_the_first_level_is_short_and_the_others_have_the_rest(page):
    open_menu(page)
    first = [item for item, _ in page.run(ITEMS)]
    assert first == [
        "undo", "redo", "copy", "paste", "scientific", "programmer", "convert", "history", "memory",
        "/sheet.html", "number", "others"]
    page.open_level("number")
    assert [item for item, _ in page.run(ITEMS)] == [
        "first", "form", "digits", "large", "separators", "store", "tape", "copyLink"]
    page.open_level("first")
    page.open_level("others")
    assert [item for item, _ in page.run(ITEMS)] == [
        "first", "help", "commands", "order", "rpn", "dates", "constants", "settings", "/fizzbuzz.html", "/decider.html",
        "/order-summary.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_is_named_and_each_level_tells_what_it_is(new_page, language):
    page = new_page(language=language)
    page.open()
    open_menu(page)
    names = {}
    for level in ("first", "number", "others"):
        page.open_level(level)
        items = page.run(ITEMS)
        assert all(text.strip() for _, text in items), items
        if level != "first":
            group = page.accessible(f"#menu-{level}")
            assert group["role"] == "group"
            names[level] = group["name"]
            page.open_level("first")
    assert all(names.values()) and len(set(names.values())) == 2, names
    # What a level is called is what its item says.
    for level, name in names.items():
        item = page.accessible(f'#menu [data-opens="{level}"]')
        assert (item["role"], item["name"], item["expanded"]) == ("button", name, False)
    button = page.accessible("#more")
    assert button["name"] and button["name"] not in names.values()


def test_what_the_levels_do(page):
    page.type("1/3=")
    page.settle()
    page.command("form")
    page.shows("1/3")
    assert page.box("#menu") is None
    page.command("order")
    page.type(["Escape", "Escape"])
    page.settle()
    page.type("2+3*4=")
    page.shows("20")
    page.menu_item('[data-action="help"]')
    page.wait_for(lambda: page.box("#panel"))
    assert page.text("#panel-title") == "Help"


def test_a_press_outside_closes_every_level(page):
    open_menu(page)
    page.open_level("others")
    page.click_at(*page.centre("="))
    page.wait_for(lambda: page.box("#menu") is None, otherwise="the menu stays open")


def test_the_menu_of_the_number_has_all_that_is_done_with_it(page):
    page.type("1/4=")
    page.settle()
    x, y, width, height = page.box("#display")
    for kind in ("mousePressed", "mouseReleased"):
        page.post("Input.dispatchMouseEvent", type=kind, x=x + width / 2, y=y + height / 2,
                  button="right", clickCount=1).result(10)
    page.wait_for(lambda: page.box("#number-menu"), otherwise="there is no menu of the number")
    items = page.run("[...document.querySelectorAll('#number-menu button')]"
                     ".map(({ dataset }) => dataset.command ?? dataset.action)")
    assert items == ["copy", "paste", "copyLink", "form", "digits", "store"]
    page.click('#number-menu [data-command="form"]')
    page.shows("1/4")
