"""The page for those who do not see it, do not hear it, or use it otherwise."""

import pytest
from browsers.axe_core import LOOKS, found_by_axe
from conformance import PLAYS_ALL
from conftest import DIST

NAMES = sorted("/" + path.relative_to(DIST).as_posix().removesuffix("index.html")
               for path in DIST.rglob("*.html"))
PANELS = [
    "memory", "history", "tape", "dates", "constants", "settings", "digits", "large", "help", "units",
    "commands",
]
LEVELS = ["number", "others"]
# The least size of what is touched: https://www.w3.org/TR/WCAG22/#target-size-enhanced
TARGET = 44

# What can be pressed, with its box and a name to find it by.
TARGETS = """
[...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.visually-hidden'))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { key, command, action, name } = element.dataset;
    return [key ?? command ?? action ?? (element.id || name || element.textContent.trim()
      || element.tagName), x, y, width, height];
  })
"""


def prepared(new_page, look="light", width=480, height=800, **settings):
    """A page with a calculation, something in memory and a little history."""
    page = new_page(width, height, **LOOKS[look], **settings)
    page.open()
    page.type("1/3=")
    page.settle()
    page.command("store")
    page.type("20*3=")
    page.settle()
    return page


def open_panel(page, name):
    if name in ("help", "commands"):
        page.menu_item(f'[data-action="{name}"]')
    elif name == "units":
        page.command("convert")
        page.click(".screen .unit[data-line=upper]")
    else:
        page.command(name)
    page.wait_for(lambda: page.box("#panel"), otherwise=f"{name} does not open")
    page.settle()


def look_busy(page, is_busy):
    """The page as it is while an answer is due, without one that is."""
    page.run(f"document.documentElement.dataset.state = '{'busy' if is_busy else 'ready'}'; 0")


def offer_new_version(page):
    """The page as it is when there is a new version, without one: see test_offline.py."""
    page.run("document.getElementById('new-version').hidden = false; 0")


def close_panel(page):
    page.type(["Escape"])
    page.wait_for(lambda: page.box("#panel") is None, otherwise="the panel does not close")


# axe

@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_the_calculator(new_page, axe, look):
    page = prepared(new_page, look)
    found = {}

    def examine(what):
        lines = found_by_axe(page, axe)
        if lines:
            found[what] = lines

    examine("calculator")
    page.type("+")
    page.settle()
    examine("a lit key")
    page.type("1/0=")
    page.settle()
    examine("an error")
    page.click("#more")
    page.wait_for(lambda: page.box("#menu"))
    examine("menu")
    for level in LEVELS:
        page.open_level(level)
        examine(f"menu: {level}")
        page.open_level("first")
    page.type(["Escape", "Escape", "Escape", "7"])
    page.settle()
    for panel in PANELS:
        open_panel(page, panel)
        examine(panel)
        # The same button comes into each panel, so that its colours are the same in each.
        if PLAYS_ALL or look == "light" or panel == PANELS[0]:
            look_busy(page, True)
            examine(f"{panel} while it calculates")
            look_busy(page, False)
        close_panel(page)
    look_busy(page, True)
    examine("a long calculation")
    look_busy(page, False)
    offer_new_version(page)
    examine("a new version")
    assert not found, "\n".join(f"{what}: {line}" for what in found for line in found[what])


def test_axe_finds_nothing_in_the_wide_calculator(new_page, axe):
    page = new_page(844, 390, touch=True)
    page.open()
    assert not found_by_axe(page, axe)
    desktop = new_page(1280, 800)
    desktop.open("/?mode=scientific")
    assert not found_by_axe(desktop, axe)


@pytest.mark.parametrize("size", [(480, 800), (1024, 700)], ids=["upright", "wide"])
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_the_programmer_keypad(new_page, axe, look, size):
    page = new_page(*size, **LOOKS[look])
    page.open("/?mode=programmer")
    page.type("⌥@3000*80=%")
    page.settle()
    assert not (found := found_by_axe(page, axe)), "\n".join(found)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "/"])
@pytest.mark.parametrize("look", ["light", "dark", "forced colours"])
def test_axe_finds_nothing_in_the_companions(new_page, axe, name, look):
    page = new_page(390, 844, **LOOKS[look])
    page.open(name)
    assert not found_by_axe(page, axe)
    offer_new_version(page)
    assert not found_by_axe(page, axe)


# Names and roles

KEY_NAMES = {
    "AC": "All Clear", "+/-": "Change Sign", "%": "Percent", "/": "Divide", "*": "Multiply",
    "-": "Subtract", "+": "Add", "=": "Equals", ".": "Decimal Point", "7": "7", "0": "0",
}
GERMAN_NAMES = {"AC": "Alles löschen", "=": "Gleich"}


@pytest.mark.parametrize("language, names", [("en-US", KEY_NAMES), ("de-DE", GERMAN_NAMES)])
def test_keys_are_buttons_with_names(new_page, language, names):
    page = new_page(language=language)
    page.open()
    for token, name in names.items():
        key = page.accessible(f'#keypad [data-key="{token}"]')
        assert (key["role"], key["name"]) == ("button", name)


def test_the_lit_key_is_said_to_be_pressed(page):
    page.type("5+")
    page.settle()
    assert page.accessible('[data-key="+"]')["pressed"] == "true"
    assert "pressed" not in page.accessible('[data-key="-"]')


def test_the_clear_key_says_what_it_does_now(page):
    page.type("5")
    page.settle()
    assert page.accessible('[data-key="C"]')["name"] == "Clear"


def test_the_number_is_spoken_in_words(page):
    page.type("1234.5⌥n")
    page.settle()
    display = page.accessible("#display")
    assert display["role"] == "status", display
    told = " ".join(str(display[name]) for name in ("name", "description", "value"))
    assert "minus one thousand two hundred and thirty-four point five" in told, display


@pytest.mark.parametrize("language, tag, direction", [
    ("en-US", "en", "ltr"), ("de-AT", "de", "ltr"), ("fr-CA", "fr", "ltr"), ("es-MX", "es", "ltr"),
    ("pt-BR", "pt", "ltr"), ("ja-JP", "ja", "ltr"), ("ar-EG", "ar", "rtl"), ("xx", "en", "ltr")])
def test_the_page_says_its_language(new_page, language, tag, direction):
    page = new_page(language=language)
    page.open()
    assert page.run("[document.documentElement.lang, document.documentElement.dir]") == [
        tag, direction]


def test_landmarks_and_headings(page):
    assert page.count("main") == 1
    assert page.count("h1") == 1
    assert page.accessible("#keypad")["name"] == "Keypad"
    open_panel(page, "history")
    panel = page.accessible("#panel")
    assert (panel["role"], panel["name"]) == ("dialog", "History")
    assert panel.get("modal") is True


# What is said

HEARD = """
window.heard = [];
new MutationObserver(() => {
  const text = document.getElementById('announcement').textContent.trim();
  if (text) heard.push(text);
}).observe(document.getElementById('announcement'),
  { subtree: true, childList: true, characterData: true });
"""


def test_a_result_is_said_once(page):
    page.run(HEARD)
    page.type("20*3=")
    page.settle(quiet=300)
    assert page.run("heard") == ["sixty"]
    # The same words again are said again.
    page.type("20*3=")
    page.settle(quiet=300)
    assert page.run("heard") == ["sixty", "sixty"]


def test_typing_digits_says_nothing(page):
    page.run(HEARD)
    page.type("123.45")
    page.settle(quiet=300)
    assert page.run("heard") == []


def test_an_error_is_said_with_its_reason(page):
    page.run(HEARD)
    page.type("1/0=")
    page.settle(quiet=300)
    heard = page.run("heard")
    assert len(heard) == 1 and "division by zero" in heard[0], heard


def test_only_one_element_says_something(page):
    live = page.run("[...document.querySelectorAll('[aria-live], output, [role=status],"
                    " [role=alert], [role=log]')].filter((element) =>"
                    " element.ariaLive !== 'off').map((element) => element.id)")
    assert "announcement" in live
    assert "display" not in live
    page.type("1/0=")
    page.settle()
    texts = page.run(f"{live}.map((id) => document.getElementById(id).textContent.trim())")
    assert len([text for text in texts if text]) == 1, dict(zip(live, texts))


# Sizes

@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (768, 1024)])
def test_targets_are_large_enough_for_a_finger(new_page, width, height):
    page = prepared(new_page, "light", width, height, touch=True)
    small = {}

    def measure(what):
        for name, _, _, target_width, target_height in page.run(TARGETS):
            if min(target_width, target_height) < TARGET - 0.5:
                small[what, name] = (target_width, target_height)

    measure("calculator")
    page.click("#more")
    page.wait_for(lambda: page.box("#menu"))
    measure("menu")
    for level in LEVELS:
        page.open_level(level)
        measure(f"menu: {level}")
        page.open_level("first")
    page.type(["Escape"])
    for panel in PANELS:
        open_panel(page, panel)
        look_busy(page, True)
        measure(panel)
        look_busy(page, False)
        close_panel(page)
    look_busy(page, True)
    measure("a long calculation")
    look_busy(page, False)
    page.type(["Escape"])
    page.settle()
    offer_new_version(page)
    assert page.box("#new-version button")
    measure("a new version")
    assert not small, small


def test_keys_of_a_lying_phone_can_be_hit(new_page):
    """Fifty keys in 390 points cannot have 44 each; AA asks for 24."""
    page = new_page(844, 390, touch=True)
    page.open()
    small = [target for target in page.run(TARGETS) if min(target[3:]) < 24]
    assert not small, small


# A window of 1280×800 at 200 % has 640×400 CSS pixels, at 400 % 320×200.
@pytest.mark.parametrize("width, height", [(640, 400), (320, 568), (320, 256)])
def test_nothing_is_lost_when_magnified(new_page, width, height):
    page = prepared(new_page, "light", width, height)
    assert page.run("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    reached = page.run("""
        [...document.querySelectorAll('#keypad [data-key], #more, #display')].map((element) => {
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isInside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5
            && bottom <= innerHeight + 0.5;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return [element.dataset.key ?? element.id, isInside,
            element.contains(hit) || hit?.contains(element)];
        })
    """)
    assert len(reached) == 21
    lost = [entry for entry in reached if not (entry[1] and entry[2])]
    assert not lost, lost
    for panel in PANELS:
        open_panel(page, panel)
        assert page.run("document.getElementById('panel').scrollWidth"
                        " <= document.getElementById('panel').clientWidth"), panel
        outside = page.run("""
            [...document.querySelectorAll('#panel *')].filter((element) => {
              if (!element.checkVisibility() || element.closest('.visually-hidden')) return false;
              const { left, right } = element.getBoundingClientRect();
              return left < -0.5 || right > innerWidth + 0.5;
            }).map((element) => element.outerHTML.slice(0, 80))
        """)
        assert not outside, (panel, outside)
        close_panel(page)


def test_larger_text_is_not_cut_off(new_page):
    """Text at 200 %, as a person sets it in the browser."""
    page = new_page(480, 800)
    page.before_each_page("document.addEventListener('DOMContentLoaded', () => {"
                          " document.documentElement.style.fontSize = '200%'; });")
    page.open()
    page.type("123456789")
    page.settle()
    cut = page.run("""
        [...document.querySelectorAll('#keypad [data-key], #display, #more')].filter((element) =>
          element.scrollWidth > element.clientWidth + 1).map((element) =>
          element.dataset.key ?? element.id)
    """)
    assert not cut, cut


# Preferences

def running_times(page):
    """How long what moves now goes on, in milliseconds."""
    return page.run("document.getAnimations().map((one) =>"
                    " one.effect.getComputedTiming().endTime)")


def test_reduced_motion_moves_nothing(new_page):
    page = prepared(new_page, reduced_motion="reduce")
    moving = []
    for act in ((lambda: page.click_keys("5+")), (lambda: page.click("#more")),
                (lambda: page.click('#menu [data-command="history"]'))):
        act()
        moving += [time for time in running_times(page) if time > 10]
    assert not moving, moving


def test_forced_colours_keep_keys_and_lights(new_page):
    page = new_page(forced_colors="active")
    page.open()
    page.type("5+")
    page.settle()
    assert page.run("matchMedia('(forced-colors: active)').matches")
    style = page.run("""
        Object.fromEntries(['5', '+', '-'].map((token) => {
          const { borderStyle, borderWidth, outlineStyle, backgroundColor, color } =
            getComputedStyle(document.querySelector(`[data-key="${token}"]`));
          return [token, { borderStyle, borderWidth, outlineStyle, backgroundColor, color }];
        }))
    """)
    assert style["5"]["borderStyle"] == "solid", style
    assert style["+"] != style["-"], "a lit key looks like the others"


def test_more_contrast_is_seven_to_one(new_page):
    """As somebody who asks the system for more contrast can expect it (AAA)."""
    page = new_page(contrast="more")
    page.open()
    low = page.run("""
        [...document.querySelectorAll('#keypad [data-key]')].map((key) => {
          const light = (color) => {
            const [r, g, b] = color.match(/[\\d.]+/g).map(Number).map((value) => {
              const part = value / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const { color, backgroundColor } = getComputedStyle(key);
          const [high, low] = [light(color), light(backgroundColor)].sort((a, b) => b - a);
          return [key.dataset.key, (high + 0.05) / (low + 0.05)];
        }).filter(([, contrast]) => contrast < 7)
    """)
    assert not low, low


def test_nothing_is_said_once_the_page_is_ready(page):
    assert page.run("document.getElementById('announcement').textContent") == ""


def test_each_calculation_has_its_own_button(page):
    page.type("1+2=3*4=")
    page.command("history")
    names = page.run("[...document.querySelectorAll('.history .more')].map((button) => button.ariaLabel)")
    assert sorted(names) == ["More: 1 + 2", "More: 3 × 4"]
