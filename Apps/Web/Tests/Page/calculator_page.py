"""The calculator's page in a tab: what a person does to it and what they see."""

import json
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

OPERATIONS = ("+", "-", "*", "/", "x^y", "y^x", "yroot", "logy", "EE")

ALT, CONTROL, META, SHIFT = 1, 2, 4, 8

# Knows whether the worker owes an answer. It answers every message.
WATCH = """
(() => {
  const watch = { due: 0, workers: 0, answers: 0, changed: performance.now() };
  Object.defineProperty(window, 'watch', { value: watch });
  const touch = () => { watch.changed = performance.now(); };
  window.Worker = class extends Worker {
    constructor(...parameters) {
      super(...parameters);
      watch.workers += 1;
      watch.due = 0;
      this.number = watch.workers;
      this.addEventListener('message', () => {
        if (this.number === watch.workers) watch.due -= 1;
        watch.answers += 1;
        touch();
      });
    }
    postMessage(message, ...others) {
      watch.due += 1;
      touch();
      super.postMessage(message, ...others);
    }
  };
  new MutationObserver(touch).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
})();
"""

SETTLE = """
new Promise((resolve) => {
  const end = performance.now() + %d;
  const look = () => {
    const now = performance.now();
    const rests = watch.due <= 0 && now - watch.changed >= %d;
    if (rests || now > end) {
      // What is fitted when a picture is made is fitted then; a tab that nobody sees makes none.
      requestAnimationFrame(() => setTimeout(resolve, 0, rests));
      setTimeout(resolve, 100, rests);
    } else {
      setTimeout(look, 1);
    }
  };
  look();
})
"""

# What keeps a page from its rest.
RESTLESS = """
JSON.stringify({ ...watch, now: performance.now(), hidden: document.hidden })
"""

KEPT_LINES = """
indexedDB.databases().then((bases) => new Promise((resolve, reject) => {
  if (!bases.some(({ name }) => name === 'exactly')) { resolve([]); return; }
  const opening = indexedDB.open('exactly');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const base = opening.result;
    const all = base.transaction('journal').objectStore('journal').getAll();
    all.onsuccess = () => { base.close(); resolve(all.result); };
  };
}))
"""

FRAMES = """
new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve));
  setTimeout(resolve, 100);
})
"""

KEYS = """
Object.fromEntries([...document.querySelectorAll('#keypad [data-key]')].map((key) => {
  const box = key.getBoundingClientRect();
  return [key.dataset.key, [box.x, box.y, box.width, box.height]];
}))
"""

STATE = """
(() => {
  const text = (id) => document.getElementById(id)?.textContent ?? '';
  const keys = [...document.querySelectorAll('#keypad [data-key]')];
  return {
    display: text('display'), expression: text('expression'),
    notice: ['notice', 'panel-notice', 'failure'].map((id) => document.getElementById(id))
      .filter((element) => element?.checkVisibility()).map((element) => element.innerText)
      .join(' ').trim(),
    clear: keys.map((key) => key.dataset.key).find((token) => token === 'AC' || token === 'C'),
    lit: keys.filter((key) => key.ariaPressed === 'true').map((key) => key.dataset.key),
    state: document.documentElement.dataset.state,
  };
})()
"""


# The middle of what a selector finds, once it has stopped moving.
RESTING_PLACE = """
(async () => {
  const found = document.querySelector(%s);
  if (!found?.checkVisibility({ visibilityProperty: true })) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const middle = () => {
    const box = found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // What has just begun to slide stays where it is for a picture or two.
  const slides = () => document.getAnimations().some(({ effect }) => effect.target.contains(found));
  let before = null;
  for (let frames = 0; frames < 200; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = middle();
    if (!slides() && now.join() === before?.join()) return now;
    before = now;
  }
  return null;
})()
"""


class CalculatorPage:
    """A tab. Input is given as by a mouse and a keyboard, never by script.

    How, is each browser's own: ``run``, ``before_each_page``, ``resize``, ``click_at``, ``press`` …
    are those of ChromiumPage and of WebDriverPage.
    """

    # What a page throws while it is being replaced by another one.
    unreachable = ()

    def __init__(self, driver, place="tab"):
        self.driver = driver
        driver.switch_to.new_window(place)
        self.handle = driver.current_window_handle

    def begin(self, host):
        """Begins as a tab that nobody has used yet, for the pages of a host."""
        self.host = host
        self.places = None
        self.show()

    def leave(self, path):
        """Leaves what is open for what a path of the host has, or for nothing."""
        self.show()
        self.driver.get(self.host.origin + path if path else "about:blank")

    def is_there(self):
        return self.handle in self.driver.window_handles

    def close(self):
        """Closes the tab; the browser goes on with another one."""
        if self.is_there():
            self.show()
            self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])

    def show(self):
        """Brings the tab before the others."""
        self.driver.switch_to.window(self.handle)

    # Pages

    def open(self, path="/", wait=True):
        """Goes to an address of the host; waits until the calculator is ready."""
        self.show()
        self.driver.get(self.elsewhere())
        self.driver.get(self.host.origin + path)
        self.places = None
        if wait:
            self.wait_until_ready()

    def elsewhere(self):
        """What is open between two pages, which may differ in no more than what follows a #."""
        return "about:blank"

    def reload(self):
        self.show()
        self.driver.refresh()
        self.places = None
        self.wait_until_ready()

    def wait_until_ready(self, timeout=20):
        """Waits until the calculator is there, and a worker has taken it over."""
        self.wait_for(lambda: self.run("document.documentElement?.dataset.state === 'ready'"
                                       " && watch.answers > 0"), timeout, "the page is not ready")
        self.settle()

    def wait_until_at(self, path):
        """Waits until the page is ready that a link leads to, clicked with ``settles=False``."""
        self.wait_for(lambda: self.run("location.pathname") == path,
                      otherwise=f"the page of {path} does not come")
        self.wait_until_ready()

    def settle(self, quiet=5, timeout=10_000):
        """Waits until all is answered, and nothing was sent or drawn for some milliseconds."""
        self.places = None
        assert self.ask(SETTLE % (timeout, quiet)), (
            f"the page does not come to rest; {self.run(RESTLESS)}")

    def ask(self, script):
        """The value of a script that changes nothing, so that it may be run twice."""
        return self.run(script)

    def wait_for(self, condition, timeout=5, otherwise="it did not happen"):
        """Waits until a condition holds, and gives what it gave."""
        end = time.monotonic() + timeout
        while True:
            try:
                value = condition()
            except self.unreachable:
                value = None
            if value:
                return value
            assert time.monotonic() < end, f"{otherwise}; {self.describe()}"
            time.sleep(0.01)

    def describe(self):
        try:
            return json.dumps(self.state(), ensure_ascii=False)
        except (AssertionError, *self.unreachable) as error:
            return str(error)

    # What a person sees

    def state(self):
        return self.run(STATE)

    def display(self):
        return self.state()["display"]

    def shows(self, number):
        """Waits until the display has a number; a busy machine may hold a page up for a while."""
        self.wait_for(lambda: self.display() == number, otherwise=f"it does not show {number}")

    def lit(self, state=None):
        """The tokens of the lit operations, of a state that was asked for already where one is given."""
        return [token for token in (state or self.state())["lit"] if token in OPERATIONS]

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def attribute(self, selector, name):
        return self.run(f"document.querySelector({json.dumps(selector)})"
                        f"?.getAttribute({json.dumps(name)}) ?? null")

    def box(self, selector):
        """The place of what a selector finds: x, y, width, height; None where nothing is shown."""
        return self.run("(() => {"
                        f" const found = document.querySelector({json.dumps(selector)});"
                        " if (!found || !found.checkVisibility({ visibilityProperty: true }))"
                        "   return null;"
                        " const box = found.getBoundingClientRect();"
                        " return [box.x, box.y, box.width, box.height]; })()")

    def count(self, selector):
        return self.run(f"document.querySelectorAll({json.dumps(selector)}).length")

    def kept_lines(self):
        """The lines of the journal in the browser's storage; none before there is one."""
        return self.run(KEPT_LINES)

    def keeps(self, count):
        """Waits until the journal has so many lines, as a page that is left at once may lose the last."""
        self.wait_for(lambda: len(self.kept_lines()) >= count, otherwise="it is not kept")

    def picture(self, folder, name):
        """Keeps a picture, where there is a folder for them."""
        if folder:
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            self.take_picture(file)

    # Mouse and keyboard

    def keys(self):
        """The places of the keys by their tokens."""
        if self.places is None:
            self.places = self.run(KEYS)
        return self.places

    def centre(self, token):
        x, y, width, height = self.keys()[token]
        return x + width / 2, y + height / 2

    def click(self, selector, settles=True):
        """Clicks on the middle of what a selector finds, scrolled to where it is seen.

        What leaves the page, or loads it again, leaves nothing that could settle.
        """
        # A tab behind another one draws nothing.
        self.show()
        place = self.wait_for(lambda: self.run(RESTING_PLACE % json.dumps(selector)),
                              otherwise=f"{selector} is not there")
        self.click_at(*place).result(10)
        if settles:
            self.settle()

    def command(self, name):
        """Gives a command by its button, in the menu where it is not beside the display."""
        self.menu_item(f"[data-command={json.dumps(name)}]")

    def turn(self, keypad):
        """Turns to a keypad by its item in the menu."""
        self.menu_item(f"[data-keypad={keypad}]")

    def menu_item(self, selector, settles=True):
        """Clicks on what a selector finds in the menu."""
        if self.box("#menu") is None:
            self.click("#more")
            self.wait_for(lambda: self.box("#menu"), otherwise="the menu does not open")
        item = json.dumps("#menu " + selector)
        level = self.run(f"document.querySelector({item}).closest('[data-level]').dataset.level")
        self.open_level(level)
        self.click("#menu " + selector, settles)

    def open_level(self, level):
        """Opens a level of the open menu."""
        shown = self.run("document.querySelector('#menu [data-level]:not([hidden])').dataset.level")
        if shown != level:
            self.click(f"#menu [data-level={shown}] [data-opens={level}]")

    # Settings

    def choose(self, setting, value):
        """Gives a setting a value in the panel, whichever control it has there."""
        self.show()
        found = f'#panel [data-setting="{setting}"]'
        kind = self.run(f"document.querySelector({json.dumps(found)}).getAttribute('role')"
                        f" ?? document.querySelector({json.dumps(found)}).localName")
        if kind == "select":
            # A panel that still slides in is not yet where a browser would open the list.
            self.wait_for(lambda: self.run("document.getAnimations().length") == 0,
                          otherwise="the panel does not come to rest")
            element = self.driver.find_element(By.CSS_SELECTOR, found)
            Select(element).select_by_value(value)
        elif kind == "radiogroup":
            self.click(f'{found} [data-value="{value}"]')
        elif self.chosen(setting) != value:
            assert value in ("on", "off"), f"{setting} is a switch, not {value}"
            self.click(found)
        self.wait_for(lambda: self.chosen(setting) == value, otherwise=f"{setting} is not chosen")
        self.settle()

    def chosen(self, setting):
        """The value that a setting shows in the panel; that of a switch is on or off."""
        return self.run("(() => {"
                        f" const found = document.querySelector('#panel [data-setting={setting}]');"
                        " if (found.type === 'checkbox') return found.checked ? 'on' : 'off';"
                        " return found.value ?? found.querySelector(':checked').value; })()")

    def clear_all(self):
        """Clears the calculator by its keyboard: the entry first, then everything."""
        # A key is what it reads when it is pressed: the second one has to be seen as AC.
        for _ in range(2):
            self.type(["Escape"])
            self.settle()
