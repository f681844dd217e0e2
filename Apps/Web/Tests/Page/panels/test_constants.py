"""The panel of constants: found by a word, and taken as the operand."""

import pytest


def open_constants(page):
    page.command("constants")
    page.wait_for(lambda: page.box("#panel .constants"), otherwise="there are no constants")
    page.settle()


def search(page, text):
    page.run("document.querySelector('#panel input[type=search]').focus()")
    page.type(text)
    page.settle()


def symbols(page):
    return page.run("[...document.querySelectorAll('#panel .symbol')].map((each) => each.textContent)")


def test_a_constant_is_found_and_becomes_the_operand(page):
    page.type("2*")
    page.settle()
    open_constants(page)
    assert len(symbols(page)) == 18
    search(page, "planck")
    assert symbols(page) == ["h", "ħ"]
    page.run("document.querySelector('#panel input[type=search]').select()")
    search(page, "light")
    assert symbols(page) == ["c", "ly"]
    # The panel closes before the next frame is drawn, and its field must not hold the focus until then.
    page.run("""
      const panel = document.getElementById('panel');
      new MutationObserver(() => {
        if (!panel.open) window.focusedAtClose = document.activeElement.localName;
      }).observe(panel, { attributeFilter: ['open'] });
    """)
    page.type(["Enter"])
    page.shows("299,792,458")
    page.wait_for(lambda: page.box("#panel") is None, otherwise="the panel stays over the number")
    assert page.run("window.focusedAtClose") == "body"
    page.type("=")
    page.shows("599,584,916")


def test_a_tap_takes_a_constant_and_undo_takes_it_back(page):
    page.type("7")
    page.settle()
    open_constants(page)
    page.click('#panel [data-id="constant atm"] button')
    page.shows("101,325")
    page.command("undo")
    page.shows("7")


def test_nothing_is_found_and_the_panel_says_what_is_left_out(page):
    open_constants(page)
    search(page, "gravitation")
    assert symbols(page) == []
    assert page.text("#panel .empty") == "Nothing found"
    assert "left out" in page.text("#panel .note")
    page.type(["Enter"])
    page.settle()
    page.shows("0")


def test_it_begins_anew_when_it_is_opened_again(page):
    open_constants(page)
    search(page, "faraday")
    page.click("#panel-close")
    open_constants(page)
    assert page.run("document.querySelector('#panel input[type=search]').value") == ""
    assert len(symbols(page)) == 18


def test_a_button_says_all_of_a_constant(page):
    open_constants(page)
    node = page.accessible('#panel [data-id="constant g_n"] button')
    assert (node["role"], node["name"]) == (
        "button", "g_n Standard gravity 9.80665 m/s² CGPM 3 (1901)")
    assert page.accessible("#panel input[type=search]")["name"] == "Search"


@pytest.mark.parametrize("language, word, symbol", [
    ("de-DE", "lichtjahr", "ly"), ("fr-FR", "cesium", "Δν_Cs"), ("ja-JP", "光速", "c"),
])
def test_names_are_found_in_the_language_of_the_page(new_page, language, word, symbol):
    page = new_page(language=language)
    page.open()
    open_constants(page)
    page.run(f"""
        (() => {{
          const input = document.querySelector('#panel input[type=search]');
          input.value = '{word}';
          input.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()
    """)
    page.settle()
    assert symbols(page) == [symbol]


def test_it_stands_beside_the_keypad_where_there_is_room(new_page):
    page = new_page(1280, 800)
    page.open()
    open_constants(page)
    assert page.run("document.getElementById('panel').matches(':modal')") is False
    page.click('#panel [data-id="constant au"] button')
    page.settle()
    assert page.box("#panel .constants")
    page.type("/2=")
    page.settle()
    page.shows("7.47989e10")
