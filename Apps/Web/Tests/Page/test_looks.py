"""How the pages look: pictures of all of it, and what can be measured in them."""

import itertools

import pytest
from conftest import DIST

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
PHONES = {(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024)}
COMPANIONS = sorted(path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html")
                    if path.name != "index.html")
PANELS = ["memory", "history", "settings", "digits", "help"]
LONG_EXPRESSION = "123456.789*987654.321-1234567.89/3.14159+27="
LOOKS = {
    "light": {}, "dark": {"color_scheme": "dark"}, "arabic": {"language": "ar-EG"},
    "german": {"language": "de-DE"}, "forced-colours": {"forced_colors": "active"},
    "more-contrast": {"contrast": "more"},
}


def opened(new_page, size, path="/", **settings):
    page = new_page(*size, touch=size in PHONES, **settings)
    page.open(path)
    return page


def overlap(one, other):
    """Whether two boxes have more than their edges in common."""
    return all(one[axis] + one[axis + 2] > other[axis] + 0.5
               and other[axis] + other[axis + 2] > one[axis] + 0.5 for axis in (0, 1))


def inside(box, outer):
    return all(box[axis] >= outer[axis] - 0.5
               and box[axis] + box[axis + 2] <= outer[axis] + outer[axis + 2] + 0.5
               for axis in (0, 1))


def check_keys(page, size):
    """Keys are equal, round, in order, beside each other, and inside the window."""
    page.places = None
    keys = page.keys()
    window = [0, 0, *size]
    for token, box in keys.items():
        assert inside(box, window), f"{token} is outside the window: {box}"
    for (one, box), (other, other_box) in itertools.combinations(keys.items(), 2):
        assert not overlap(box, other_box), f"{one} and {other} overlap"
    width, height = keys["7"][2:]
    for token, box in keys.items():
        if token != "0":
            assert abs(box[2] - width) < 1 and abs(box[3] - height) < 1, (token, box)
    gap = keys["8"][0] - keys["7"][0] - width
    assert abs(abs(gap) - abs(keys["5"][1] - keys["8"][1] - height)) < 12
    wide = keys["0"][2]
    assert abs(wide - (2 * width + abs(gap))) < 2, "0 is not two keys wide"
    radius = page.run("Object.fromEntries([...document.querySelectorAll('#keypad [data-key]')]"
                      ".map((key) => [key.dataset.key,"
                      " parseFloat(getComputedStyle(key).borderTopLeftRadius)"
                      " / (getComputedStyle(key).borderTopLeftRadius.endsWith('%') ? 100 /"
                      " key.offsetHeight : 1)]))")
    for token, value in radius.items():
        assert value >= min(width, height) / 2 - 1, f"{token} is not round: {value}"
    if "2nd" not in keys:
        assert 0.7 < width / height < 1.5, f"keys of {width}×{height}"


def check_number(page):
    """The number is in the window, in its display, on one line, and clear of everything else."""
    # What is drawn, whatever the boxes of the elements say.
    text, room = page.run("""
        (() => {
          const number = document.getElementById('display');
          const range = document.createRange();
          range.selectNodeContents(number);
          const box = ({ x, y, width, height }) => [x, y, width, height];
          return [box(range.getBoundingClientRect()),
            box(number.parentElement.getBoundingClientRect())];
        })()
    """)
    width = page.run("innerWidth")
    assert text[0] >= -0.5 and text[0] + text[2] <= width + 0.5, f"the number is cut off: {text}"
    assert text[0] >= room[0] - 0.5 and text[0] + text[2] <= room[0] + room[2] + 0.5, (text, room)
    keys = page.keys()
    # A line's box is higher than its figures.
    middle = [text[0], text[1] + text[3] * 0.25, text[2], text[3] * 0.5]
    for token, box in keys.items():
        assert not overlap(middle, box), f"the number is over {token}"
    for other in ("#more", "#exactness", "#notice"):
        box = page.box(other)
        if box and box[2] and box[3] and page.text(other):
            assert not overlap(middle, box), f"the number is over {other}"
    lines = page.run("""
        (() => {
          const range = document.createRange();
          range.selectNodeContents(document.getElementById('display'));
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        })()
    """)
    assert lines == 1, f"the number has {lines} lines"


def type_and_settle(page, keys):
    page.type(keys)
    page.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_keypad_and_number_fit(new_page, size, pictures):
    page = opened(new_page, size)
    name = "{}x{}".format(*size)
    check_keys(page, size)
    check_number(page)
    page.picture(pictures / f"{name}-0.png")
    large = page.run("parseFloat(getComputedStyle(document.getElementById('display')).fontSize)")
    assert large >= (28 if size[1] < 500 else 40), f"the number has only {large}px"
    type_and_settle(page, "123456789n")
    check_number(page)
    page.picture(pictures / f"{name}-9-digits.png")
    page.clear_all()
    type_and_settle(page, "2/3*1.0000000001=")
    check_number(page)
    page.clear_all()
    type_and_settle(page, LONG_EXPRESSION)
    check_number(page)
    box = page.box("#expression")
    assert box[0] >= -0.5 and box[0] + box[2] <= size[0] + 0.5
    page.picture(pictures / f"{name}-expression.png")
    assert page.run("[scrollX, scrollY, document.documentElement.scrollWidth <= innerWidth,"
                    " document.documentElement.scrollHeight <= innerHeight]") == [0, 0, True, True]


@pytest.mark.parametrize("size", [(844, 390), (1280, 800), (1920, 1080), (667, 375)],
                         ids=lambda size: "{}x{}".format(*size))
def test_scientific_keypad_fits(new_page, size, pictures):
    page = opened(new_page, size, "/?mode=scientific")
    check_keys(page, size)
    type_and_settle(page, "1/3=")
    check_number(page)
    page.clear_all()
    type_and_settle(page, "1234567890123456n")
    check_number(page)
    page.picture(pictures / "scientific-{}x{}.png".format(*size))
    page.clear_all()
    # An exponent and sixteen digits are the longest.
    type_and_settle(page, "1E150n/3=")
    check_number(page)
    page.type("s")
    page.settle()
    check_keys(page, size)
    page.picture(pictures / "scientific-second-{}x{}.png".format(*size))


@pytest.mark.parametrize("look", LOOKS)
def test_pictures_of_everything(new_page, pictures, look):
    page = opened(new_page, (390, 844), **LOOKS[look])
    type_and_settle(page, "1/3=")
    page.command("store")
    type_and_settle(page, "20*3=")
    page.picture(pictures / f"{look}-result.png")
    type_and_settle(page, "1/3")
    page.picture(pictures / f"{look}-typing.png")
    type_and_settle(page, "=+")
    page.picture(pictures / f"{look}-lit.png")
    page.click("#more")
    page.wait_for(lambda: page.box("#menu"))
    page.settle(quiet=200)
    page.picture(pictures / f"{look}-menu.png")
    assert inside(page.box("#menu"), [0, 0, 390, 844])
    page.type(["Escape"])
    type_and_settle(page, "1/3=")
    for panel in PANELS:
        if panel == "help":
            page.menu_item('[data-action="help"]')
        else:
            page.command(panel)
        page.wait_for(lambda: page.box("#panel"), otherwise=f"{panel} does not open")
        page.settle(quiet=300)
        page.picture(pictures / f"{look}-{panel}.png")
        assert inside(page.box("#panel"), [0, 0, 390, 844]), panel
        page.type(["Escape"])
        page.wait_for(lambda: page.box("#panel") is None)
    page.clear_all()
    type_and_settle(page, "1/0=")
    page.picture(pictures / f"{look}-error.png")
    check_number(page)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)],
                         ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("panel", ["history", "settings"])
def test_panels_fit(new_page, pictures, size, panel):
    page = opened(new_page, size)
    for keys in ("1/3=", "20*3=", LONG_EXPRESSION):
        type_and_settle(page, keys)
    page.command(panel)
    page.wait_for(lambda: page.box("#panel"))
    page.settle(quiet=300)
    page.picture(pictures / "{}-{}x{}.png".format(panel, *size))
    assert inside(page.box("#panel"), [0, 0, *size])


@pytest.mark.parametrize("name", COMPANIONS)
@pytest.mark.parametrize("look", ["light", "dark", "arabic", "german"])
def test_companions(new_page, pictures, name, look):
    for size in ((390, 844), (1280, 800)):
        page = opened(new_page, size, "/" + name, **LOOKS[look])
        page.picture(pictures / "{}-{}-{}x{}.png".format(name.removesuffix(".html"), look, *size))
        assert page.run("document.documentElement.scrollWidth <= innerWidth")


def test_dark_is_dark_and_light_is_light(new_page):
    lightness = {}
    for look in ("light", "dark"):
        page = opened(new_page, (390, 844), **LOOKS[look])
        numbers = page.run("getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g)"
                           ".slice(0, 3).map(Number)")
        lightness[look] = sum(numbers) / 3
    assert lightness["dark"] < 30 and lightness["light"] > 220, lightness


def test_operators_are_orange_and_swap_when_lit(page):
    def colours(token):
        return page.run("(({ backgroundColor, color }) => [backgroundColor, color])"
                        f"(getComputedStyle(document.querySelector('[data-key=\"{token}\"]')))")

    before = colours("+")
    red, green, blue = [int(part) for part in before[0].strip("rgba()").split(",")[:3]]
    assert red > 180 and red > green > blue, f"{before} is no orange"
    page.type("5+")
    page.settle(quiet=200)
    assert colours("+") != before
    assert colours("-") == before


def test_right_to_left_keeps_keys_and_numbers(new_page):
    """Apple's keypad is the same in Arabic; what is written around it turns."""
    page = opened(new_page, (390, 844), language="ar-EG")
    keys = page.keys()
    assert keys["7"][0] < keys["8"][0] < keys["9"][0] < keys["*"][0]
    assert keys["AC"][0] < keys["/"][0]
    type_and_settle(page, "2-5=")
    page.shows("−3")
    order = page.run("""
        [0, 1].map((start) => {
          const range = document.createRange();
          const text = document.getElementById('display').firstChild;
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().x;
        })
    """)
    assert order[0] < order[1], "the sign is behind its number"


def test_a_window_that_changes_its_size(new_page):
    page = opened(new_page, (1280, 800))
    type_and_settle(page, "123456789")
    for size in [(1280, 300), (300, 800), (500, 500), (2560, 1440), (1280, 800)]:
        page.resize(*size)
        page.settle(quiet=100)
        check_number(page)
        page.shows("123,456,789")


def test_nothing_moves_while_typing(new_page):
    """Neither the keys nor the display jump when a line, a mark or a notice appears."""
    page = opened(new_page, (390, 844))
    before = page.keys()
    for keys in ("1", "/", "3", "=", "n", "+", "E", ["Escape"], ["Escape"], "1/0="):
        type_and_settle(page, keys)
        page.places = None
        after = {"AC" if token == "C" else token: box for token, box in page.keys().items()}
        assert after == before, keys
