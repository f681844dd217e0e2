"""The companions' pages, used as a person uses them."""

import pytest

NAMES = {"fizzbuzz": "FizzBuzz", "decider": "Decider", "order-summary": "Order Summary"}


@pytest.fixture
def opened(new_page):
    """Opens a companion in a narrow window."""
    def open_page(name, **settings):
        page = new_page(460, 844, **settings)
        page.open(f"/{name}.html")
        return page
    return open_page


def said(page):
    """What a screen reader is told."""
    return page.text("#announcement").strip()


def texts(page, selector):
    return page.run(f"[...document.querySelectorAll('{selector}')].map((one) => one.textContent)")


def focused(page):
    return page.run("document.activeElement.ariaLabel ?? document.activeElement.id")


def fill(page, selector, text):
    page.click(selector)
    page.call("Input.insertText", text=text)
    page.settle()


def enter(page):
    page.type(["Enter"])
    page.settle()


@pytest.mark.every_engine
@pytest.mark.parametrize("name", NAMES)
def test_the_menu_leads_there_and_a_link_back(page, name):
    page.click("#more")
    page.open_level("others")
    page.click_named(NAMES[name], within="#menu", role="link", settles=False)
    page.wait_until_at(f"/{name}.html")
    page.click_named("Exactly", role="link", settles=False)
    page.wait_until_at("/")
    page.click_keys(["7"])
    page.settle()
    assert page.display() == "7"


@pytest.mark.every_engine
def test_fizzbuzz_says_the_next(opened):
    page = opened("fizzbuzz")
    assert page.text(".ellipse") == "1"
    assert said(page) == ""
    heard = []
    for _ in range(15):
        page.click("#next")
        heard.append(page.text(".ellipse"))
        assert said(page) == heard[-1]
    assert heard[:4] == ["2", "Fizz", "4", "Buzz"]
    assert heard[13:] == ["FizzBuzz", "16"]
    # The focus is where it was clicked; the keyboard goes on from there.
    page.type(["Enter", " "])
    page.settle()
    assert page.text(".ellipse") == "Fizz"


@pytest.mark.every_engine
def test_the_decider_chooses_from_the_list(opened):
    page = opened("decider")
    assert texts(page, "#options bdi") == ["Yes", "No", "Maybe"]
    assert page.text("#answer") == "?"
    page.click("#decide")
    # Which one is chance.
    assert page.text("#answer") in ("Yes", "No", "Maybe")
    assert said(page) == page.text("#answer")
    place = page.box("#decide")
    fill(page, "#new-option", "An option of so many words that they are not all on one line")
    enter(page)
    page.click_named("Remove Yes")
    page.click_named("Remove No")
    page.click_named("Remove Maybe")
    page.click("#decide")
    assert page.text("#answer").startswith("An option of so many words")
    assert page.box("#decide") == place, "the button is not where it was"


def test_what_the_decider_refuses_is_told_until_something_else_is_typed(opened):
    page = opened("decider")
    fill(page, "#new-option", "  ")
    enter(page)
    assert page.text("#notice") == "Not added: option 4 is blank"
    assert said(page) == "Not added: option 4 is blank"
    assert page.accessible("#new-option")["description"] == "Not added: option 4 is blank"
    assert page.run("document.activeElement.value") == "  "
    page.call("Input.insertText", text="tea")
    page.settle()
    assert page.text("#notice") == ""
    enter(page)
    assert page.run("document.activeElement.value") == ""
    assert texts(page, "#options bdi") == ["Yes", "No", "Maybe", "  tea"]


def test_the_focus_stays_in_the_list_that_gets_shorter(opened):
    page = opened("decider")
    page.run("document.querySelector('#options li:nth-child(2) button').focus()")
    for expected in ["Remove Maybe", "Remove Yes", "new-option"]:
        enter(page)
        assert focused(page) == expected
    page.click("#decide")
    assert page.text("#notice") == "Not decided: there are no options to decide between"


def test_each_visit_decides_otherwise(opened):
    page = opened("decider")
    seen = set()
    for _ in range(4):
        answers = []
        for _ in range(12):
            page.click("#decide")
            answers.append(page.text("#answer"))
        seen.add(tuple(answers))
        page.reload()
    # Two of the same have a chance of 6 in 3^12.
    assert len(seen) == 4


@pytest.mark.every_engine
def test_an_order_is_added_up_while_it_is_typed(opened):
    page = opened("order-summary")
    assert texts(page, "#items bdi") == ["Coffee", "Tea"]
    assert texts(page, "#totals dd") == ["$64.97", "$0.00", "$5.77", "$70.74"]
    fill(page, "#new-item", "2 x 1.5 شاي")
    enter(page)
    assert texts(page, "#items bdi")[-1] == "شاي"
    assert said(page) == "Total $74.00"
    fill(page, "#promo-code", "SAVE2")
    assert page.text("#notice") == "No discount for this promo code"
    page.call("Input.insertText", text="0")
    page.settle()
    assert page.text("#notice") == ""
    assert texts(page, "#totals dt") == ["Subtotal", "Discount", "Tax", "Total"]
    assert texts(page, "#totals dd") == ["$67.97", "−$13.59", "$4.83", "$59.20"]
    assert said(page) == "Total $59.20"
    for name in ["Coffee", "Tea", "شاي"]:
        page.click_named(f"Remove {name}")
    assert page.text("#notice") == "The order is empty"
    assert page.box("#totals") is None


@pytest.mark.parametrize("name", NAMES)
def test_it_has_the_theme_and_the_language_of_the_settings_before_and_after(opened, name):
    page = opened(name)
    assert page.run("document.documentElement.lang") == "en"
    page.run("localStorage.setItem('exactly.settings', 'theme = dark\\nlanguage = ar\\n')")
    page.reload()
    assert page.run("getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)"
    assert page.run("document.documentElement.lang + document.documentElement.dir") == "arrtl"


def test_an_arabic_order_begins_at_the_right_and_its_amounts_end_at_the_left(new_page):
    page = new_page(390, 844, language="ar-EG")
    page.open("/order-summary.html")
    fill(page, "#promo-code", "SAVE20")
    assert texts(page, "#totals dd")[1] == "\u2068−$12.99\u2069"
    rows = page.run("""[...document.querySelectorAll('#totals > div')].map((row) => {
      const [whole, label, amount] = [row, ...row.children].map((one) => one.getBoundingClientRect());
      return [whole.right - label.right, amount.left - whole.left];
    })""")
    assert len(rows) == 4
    assert all(8 <= edge <= 24 for edges in rows for edge in edges), rows


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "width, direction", [(390, "ltr"), (390, "rtl"), (195, "ltr"), (1280, "rtl")])
def test_nothing_is_wider_than_the_window(new_page, name, width, direction, pictures):
    page = new_page(width, 844)
    page.open(f"/{name}.html")
    page.run(f"document.documentElement.dir = '{direction}'")
    page.settle()
    page.picture(pictures, f"{name}-{width}-{direction}.png")
    assert page.run("document.documentElement.scrollWidth") <= width
    outside = page.run("[...document.querySelectorAll('main *')].filter((one) => {"
                       " const { left, right } = one.getBoundingClientRect();"
                       " return left < 0 || right > innerWidth; }).map((one) => one.outerHTML)")
    assert outside == []
