"""The calculator's page in a tab of any browser, through WebDriver alone."""

import concurrent.futures

import pytest
from calculator_page import ALT, CONTROL, META, SHIFT, WATCH, CalculatorPage
from conformance import strokes
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

NAMED_KEYS = {
    "Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Tab": Keys.TAB, "Backspace": Keys.BACKSPACE,
    "Delete": Keys.DELETE, "ArrowUp": Keys.ARROW_UP, "ArrowDown": Keys.ARROW_DOWN,
    "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT, "Home": Keys.HOME,
    "End": Keys.END, "F1": Keys.F1,
}
MODIFIERS = {ALT: Keys.ALT, CONTROL: Keys.CONTROL, META: Keys.META, SHIFT: Keys.SHIFT}

# Notes what the console of a page has as a warning or worse. What workers write is not seen.
COMPLAINTS = """
(() => {
  const complaints = [];
  Object.defineProperty(window, 'complaints', { value: complaints });
  for (const kind of ['warn', 'error', 'assert']) {
    const write = console[kind];
    console[kind] = (...parts) => {
      if (kind !== 'assert' || !parts[0]) complaints.push(`${kind}: ${parts.join(' ')}`);
      write.apply(console, parts);
    };
  }
  addEventListener('error', ({ message, target }) => {
    // A size has changed twice before a picture was made, and the rest is told with the next one.
    if (message?.startsWith('ResizeObserver loop')) return;
    complaints.push(`error: ${message ?? target.src ?? target.href}`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`unhandled rejection: ${reason}`);
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    complaints.push(`Content Security Policy: ${effectiveDirective} ${blockedURI}`);
  });
})();
"""

RESOURCES = "performance.getEntriesByType('resource').map(({ name }) => name)"


def done():
    """What has been done already, as a future."""
    future = concurrent.futures.Future()
    future.set_result(None)
    return future


class WebDriverPage(CalculatorPage):
    """A tab. What WebDriver cannot do skips the test that asks for it."""

    unreachable = (WebDriverException,)

    def __init__(self, driver, host):
        # What Firefox does beyond WebDriver, by its successor.
        self.is_bidirectional = "webSocketUrl" in driver.capabilities
        self.least_width = 0 if self.is_bidirectional else 450
        # WebKitGTK's browser opens tabs behind the one that is seen.
        super().__init__(driver, "window")
        driver.shown = self.handle
        self.begin(host)

    def begin(self, host):
        super().begin(host)
        self.complaints = []
        self.requests = []
        self.before_each_page(WATCH + COMPLAINTS)

    def leave(self, path):
        self.note()
        super().leave(path)
        self.host.scripts.clear()

    # The browser

    def call(self, method, **_):
        pytest.skip(f"{method} is of Chromium's own protocol")

    post = call

    def show(self):
        """Has the driver's commands go to this tab."""
        if self.driver.shown != self.handle:
            super().show()
            self.driver.shown = self.handle

    def run(self, script):
        """The value of an expression in the page, awaited where it is a promise."""
        self.show()
        answer = self.driver.execute_async_script(
            "const done = arguments[0]; (async () => (" + script.strip().rstrip(";") + "\n))()"
            ".then((value) => done([true, value]), (error) => done([false, `${error}`]));")
        if answer is None:
            raise WebDriverException("the page was left meanwhile")
        ok, value = answer
        assert ok, value
        return value

    def before_each_page(self, script):
        """Has a script run before those of each page of the host that is opened from now on."""
        if script not in self.host.scripts:
            self.host.scripts.append(script)

    def resize(self, width, height, touch=False, scale=1):
        """The size of the window in CSS pixels."""
        if touch or scale != 1:
            pytest.skip("WebDriver has no phones")
        if width < self.least_width:
            pytest.skip(f"no window of this browser is less than {self.least_width} wide")
        self.show()
        if self.is_bidirectional:
            # Smaller than the window can be.
            self.driver.browsing_context.set_viewport(
                context=self.handle, viewport={"width": width, "height": height})
        else:
            # What the browser takes of its window for itself stays the same.
            outer = self.driver.get_window_size()
            inner_width, inner_height = self.inner_size()
            self.driver.set_window_size(
                outer["width"] - inner_width + width, outer["height"] - inner_height + height)
        self.wait_for(lambda: self.inner_size() == [width, height],
                      otherwise=f"no window of {width} by {height}, but of {self.inner_size()}")
        self.places = None

    def inner_size(self):
        return self.driver.execute_script("return [innerWidth, innerHeight]")

    def prefer(self, **features):
        if features != {"color_scheme": "light"}:
            pytest.skip(f"WebDriver has no {features}")

    def speak(self, language):
        if language != "en-US":
            pytest.skip("WebDriver has no languages")

    def permit(self, *_, **__):
        """Nothing where the browser was started with what it permits."""
        if not self.is_bidirectional:
            pytest.skip("only a person can permit this browser to have the clipboard read")

    def take_picture(self, file):
        self.show()
        self.driver.save_screenshot(str(file))

    # Pages

    def open(self, path="/", wait=True):
        self.note()
        super().open(path, wait)

    def elsewhere(self):
        # A driven WebKitGTK keeps all in memory, and may forget an origin that nobody has open.
        if self.is_bidirectional or not self.driver.current_url.startswith(self.host.origin):
            return super().elsewhere()
        return self.host.origin + "/icons/icon-32.png"

    def reload(self):
        """As a person does it; Firefox's driver would go around the service worker."""
        self.note()
        self.run("void (window.isLeft = true, setTimeout(() => location.reload()))")
        self.wait_for(lambda: self.run("window.isLeft !== true"), 20)
        self.places = None
        self.wait_until_ready()

    def settle(self, quiet=5, timeout=10_000):
        """Comes to rest, or has followed a link meanwhile: who clicked it waits for what is there."""
        self.places = None
        try:
            super().settle(quiet, timeout)
        except self.unreachable:
            pass

    def close(self):
        self.note()
        super().close()
        self.driver.shown = None

    def note(self):
        """Notes what the page that is about to go has complained of and asked for."""
        self.show()
        if self.driver.current_url.startswith(self.host.origin):
            self.complaints += self.run("window.complaints ?? []")
            self.requests += self.run(RESOURCES)

    # Mouse

    def perform(self, act):
        """Has a mouse and a keyboard do something."""
        self.show()
        builder = ActionBuilder(self.driver, duration=0)
        act(builder.pointer_action, builder.key_action)
        builder.perform()
        return done()

    def click_places(self, places):
        if not places:
            return done()

        def act(mouse, _):
            for x, y in places:
                mouse.move_to_location(int(x), int(y)).pointer_down().pointer_up()
        return self.perform(act)

    def tap_keys(self, _):
        pytest.skip("WebDriver has no fingers in all browsers")

    tap = finger = two_fingers = tap_keys

    def click_at(self, x, y):
        """Presses and lets go of the left button."""
        return self.click_places([(x, y)])

    def click_keys(self, tokens):
        """Clicks keys one after the other."""
        self.click_places([self.centre(token) for token in tokens])

    def click_named(self, name, within="body", role="button", settles=True):
        """Clicks on the first button (or what ``role`` says) of a name."""
        self.show()

        def named():
            place = self.driver.find_element(By.CSS_SELECTOR, within)
            return [element for element in place.find_elements(By.CSS_SELECTOR, "a, button")
                    if element.is_displayed() and element.aria_role == role
                    and element.accessible_name == name]

        self.wait_for(named, otherwise=f"there is no {role} {name} in {within}")[0].click()
        if settles:
            self.settle()

    def accessible(self, _):
        pytest.skip("WebDriver does not tell what an assistive technology is told")

    nodes = accessible

    # Keyboard

    def press_keys(self, keys, modifiers=0):
        held = [key for number, key in MODIFIERS.items() if modifiers & number]

        def act(_, keyboard):
            for key in held:
                keyboard.key_down(key)
            for key in keys:
                holds = [MODIFIERS[ALT]] * key.startswith("⌥") + [MODIFIERS[SHIFT]] * key[1:].isupper()
                key = NAMED_KEYS.get(key, key).removeprefix("⌥")
                for hold in holds:
                    keyboard.key_down(hold)
                keyboard.key_down(key.lower() if holds else key).key_up(key.lower() if holds else key)
                for hold in reversed(holds):
                    keyboard.key_up(hold)
            for key in reversed(held):
                keyboard.key_up(key)
        return self.perform(act)

    def press(self, key, modifiers=0):
        """Presses and lets go of a key: a character or a name such as ``Enter``."""
        return self.press_keys([key], modifiers)

    def type(self, keys):
        """Presses keys one after the other: a text as ``strokes`` cuts it, or a list of characters and names."""
        self.press_keys(strokes(keys) if isinstance(keys, str) else keys)
