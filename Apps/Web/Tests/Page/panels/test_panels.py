"""Settings as switches, choices and lists; help for fingers and for a keyboard."""

import pytest
from conftest import DIST

TOGGLES = ["rpn", "grouping", "history", "session"]
OPTIONS = {
    "order": ["precedence", "left-to-right"], "angle": ["deg", "rad"],
    "notation": ["automatic", "plain", "scientific", "engineering"],
    "theme": ["automatic", "light", "dark"],
}
LISTS = ["digits", "places", "marks", "language"]


def open_settings(page):
    page.command("settings")
    page.wait_for(lambda: page.box("#panel select"), otherwise="there are no settings")


def found(setting):
    return f'#panel [data-setting="{setting}"]'


def press(page, key):
    page.press(key).result(10)
    page.settle()


def stored(page, setting):
    """What is kept of a setting, None where it was never changed."""
    return page.run("(/^%s = (.*)$/m.exec(localStorage.getItem('exactly.settings'))?.[1])" % setting)


def test_each_setting_has_the_control_that_suits_it(page):
    open_settings(page)
    for setting in TOGGLES:
        told = page.accessible(found(setting))
        is_on = "false" if setting == "rpn" else "true"
        assert (told["role"], told["checked"]) == ("switch", is_on), setting
        assert told["name"] and told["description"], told
    for setting, values in OPTIONS.items():
        told = page.accessible(found(setting))
        assert told["role"] == "radiogroup" and told["name"] and told["description"], told
        assert page.run(f"[...document.querySelectorAll('{found(setting)} input')]"
                        ".map(({ value }) => value)") == values
        assert page.chosen(setting) == values[0]
    for setting in LISTS:
        told = page.accessible(found(setting))
        assert told["role"] == "combobox" and told["name"] and told["description"], told
    assert page.count("#panel [data-setting]") == len(TOGGLES) + len(OPTIONS) + len(LISTS)


def test_settings_stand_under_headings(page):
    open_settings(page)
    groups = page.run("""
        [...document.querySelectorAll('#panel section')].map((group) =>
          [document.getElementById(group.getAttribute('aria-labelledby')).textContent,
            ...[...group.querySelectorAll('[data-setting]')].map(({ dataset }) => dataset.setting)])
    """)
    assert groups == [
        ["Calculating", "order", "angle", "rpn"],
        ["Numbers", "digits", "places", "marks", "notation", "grouping"],
        ["Appearance and language", "theme", "language"],
        ["Saving", "history", "session"],
    ]


def test_a_switch_by_pointer_and_by_keyboard(page):
    page.type("1234567")
    page.settle()
    open_settings(page)
    page.click(found("grouping"))
    assert page.accessible(found("grouping"))["checked"] == "false"
    assert page.display() == "1234567"
    assert stored(page, "grouping") == "none"
    press(page, " ")
    assert page.accessible(found("grouping"))["checked"] == "true"
    assert page.display() == "1,234,567"
    assert stored(page, "grouping") == "thousands"
    # Its text is part of it.
    page.click("#label-grouping")
    assert page.chosen("grouping") == "off"


def test_choices_by_pointer_and_by_keyboard(page):
    open_settings(page)
    page.click(found("theme") + ' [data-value="dark"]')
    assert page.run("document.documentElement.dataset.theme") == "dark"
    press(page, "ArrowLeft")
    assert page.run("document.documentElement.dataset.theme") == "light"
    assert page.chosen("theme") == "light"
    page.click(found("notation") + ' [data-value="engineering"]')
    page.type(["Escape"])
    page.settle()
    page.type("12345=")
    page.settle()
    assert page.display().startswith("12.345"), page.display()
    assert "e" in page.display().lower(), page.display()


def test_another_language_holds_at_once_and_leaves_the_focus(page):
    open_settings(page)
    page.choose("language", "de")
    page.wait_for(lambda: page.text("#panel h3") == "Rechnen", otherwise="it speaks no German")
    assert page.text('#panel [data-value="precedence"] span') == "Punkt vor Strich"
    page.click(found("angle") + ' [data-value="rad"]')
    page.choose("language", "ar")
    assert page.chosen("angle") == "rad"
    assert page.run("document.documentElement.dir") == "rtl"
    knob = page.run("""
        (() => {
          const style = getComputedStyle(document.querySelector('[data-setting=history]'), '::after');
          return [parseFloat(style.left), parseFloat(style.right)];
        })()
    """)
    assert knob[0] < knob[1], f"on is not where the text goes: {knob}"


def test_another_tab_changes_what_is_shown(page, new_page):
    other = new_page()
    other.open()
    open_settings(other)
    page.show()
    open_settings(page)
    page.click(found("history"))
    page.click(found("order") + ' [data-value="left-to-right"]')
    other.wait_for(lambda: (other.chosen("history"), other.chosen("order"))
                   == ("off", "left-to-right"), otherwise="the other tab shows something else")


# The help

def sections(page):
    page.menu_item('[data-action="help"]')
    page.wait_for(lambda: page.box("#panel table"))
    return page.run("""
        [...document.querySelectorAll('#panel table')].map((table) => [
          table.dataset.device,
          document.getElementById(table.getAttribute('aria-labelledby')).textContent,
          [...table.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim())),
        ])
    """)


def test_with_a_pointer_the_help_tells_the_keyboard(page):
    (device, heading, rows), = sections(page)
    assert (device, heading) == ("keyboard", "With a keyboard")
    labels = [label for label, _ in rows]
    assert "Undo" in labels and "Divide" in labels
    stop, = [ways for label, ways in rows if label == "Stop"]
    assert stop.split() == ["Ctrl+.", "⌘."]


def test_the_help_leads_to_the_documentation_where_that_is_published(page):
    sections(page)
    links = page.run("""
        [...document.querySelectorAll('#panel a')].map((link) =>
          [link.textContent, new URL(link.href).pathname, link.hreflang, link.target, link.rel])
    """)
    is_published = (DIST / "docs" / "index.html").is_file()
    assert links == [
        ["Guides and reference", "/docs/index.html", "en", "_blank", "noopener"]] * is_published


@pytest.mark.parametrize("size, turns", [((390, 844), True), ((820, 1180), True)])
def test_on_a_touch_screen_the_help_tells_fingers_first(new_page, size, turns):
    page = new_page(*size, touch=True)
    page.open()
    (device, heading, rows), (second, _, _) = sections(page)
    assert (device, heading, second) == ("touch", "On a touchscreen", "keyboard")
    assert rows[0] == ["Delete the last digit", "Swipe across the number"]
    assert rows[1] == ["Copy, paste and other forms", "Touch and hold the number"]
    assert (["The other keypad", "Turn the device"] in rows) == turns
    assert page.run("document.getElementById('panel-content').scrollTop") == 0


def test_turning_is_told_only_where_it_does_something(new_page):
    # Too small for ten keys in a row, however it is held.
    page = new_page(320, 430, touch=True)
    page.open()
    (_, _, rows), _ = sections(page)
    assert ["The other keypad", "Turn the device"] not in rows


def test_the_help_says_what_fingers_really_do(new_page):
    page = new_page(390, 844, touch=True)
    page.open()
    page.type("123")
    page.settle()
    x, y, width, height = page.box("#display")
    page.finger((x + width - 20, y + height / 2))
    for step in range(1, 9):
        page.finger((x + width - 20 - 15 * step, y + height / 2))
    page.finger().result(10)
    page.shows("12")
    page.finger((x + width / 2, y + height / 2))
    page.wait_for(lambda: page.box("#number-menu"), otherwise="holding the number does nothing")
    page.finger().result(10)
    page.type(["Escape"])
    page.type("/8=")
    page.shows("1.5")
    page.click("#exactness")
    page.shows("3/2")
    page.resize(844, 390, touch=True)
    page.wait_for(lambda: page.count('[data-key="sin"]') == 1, otherwise="turning does nothing")


@pytest.mark.parametrize("language", ["en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG"])
@pytest.mark.parametrize("panel", ["settings", "help"])
def test_nothing_is_cut_off_on_a_small_phone(new_page, language, panel):
    page = new_page(320, 568, touch=True, language=language)
    page.open()
    if panel == "help":
        page.menu_item('[data-action="help"]')
    else:
        page.command(panel)
    page.wait_for(lambda: page.box("#panel"))
    page.settle(quiet=350)
    cut = page.run("""
        [...document.querySelectorAll('#panel *')].filter((element) => {
          if (!element.checkVisibility() || element.closest('.visually-hidden')) return false;
          const { left, right } = element.getBoundingClientRect();
          return left < -0.5 || right > innerWidth + 0.5
            || element.closest('.list') && element.scrollWidth > element.clientWidth + 1
              && !['KBD', 'SPAN', 'LABEL', 'SELECT', 'INPUT'].includes(element.tagName);
        }).map((element) => element.outerHTML.slice(0, 100))
    """)
    assert not cut, "\n".join(cut)
