"""The calculator's page in a tab: what a person does to it and what they see."""

import base64
import json
import time

from devtools import DevtoolsError
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

OPERATIONS = ("+", "-", "*", "/", "x^y", "y^x", "yroot", "logy", "EE")

# How KeyboardEvent names what has no character, with its number and what it types.
NAMED_KEYS = {
    "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""), "Tab": ("Tab", 9, ""),
    "Backspace": ("Backspace", 8, ""), "Delete": ("Delete", 46, ""), " ": ("Space", 32, " "),
    "ArrowUp": ("ArrowUp", 38, ""), "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowRight": ("ArrowRight", 39, ""),
    "Home": ("Home", 36, ""), "End": ("End", 35, ""), "F1": ("F1", 112, ""),
}
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
  let before = middle();
  for (let frames = 0; frames < 100; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = middle();
    if (now.join() === before.join()) return now;
    before = now;
  }
  return null;
})()
"""


class CalculatorPage:
    """A tab. Input is given as by a mouse, fingers and a keyboard, never by script."""

    def __init__(self, driver, devtools, host):
        self.driver, self.devtools, self.host = driver, devtools, host
        driver.switch_to.new_window("tab")
        self.handle = driver.current_window_handle
        self.session = devtools.session(self.handle)
        self.places = None
        self.is_touched = False
        self.call("Page.enable")
        self.before_each_page(WATCH)

    def close(self):
        """Closes the tab; the browser goes on with another one."""
        if self.handle in self.driver.window_handles:
            self.show()
            self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])

    def show(self):
        """Brings the tab before the others."""
        self.driver.switch_to.window(self.handle)
        self.call("Page.bringToFront")

    # The browser

    def call(self, method, **parameters):
        return self.devtools.call(method, self.session, **parameters)

    def post(self, method, **parameters):
        return self.devtools.post(method, self.session, **parameters)

    def run(self, script):
        """The value of a script in the page, awaited where it is a promise."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True, userGesture=False)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def before_each_page(self, script):
        """Has a script run before those of each page that is opened from now on."""
        self.call("Page.addScriptToEvaluateOnNewDocument", source=script)

    def resize(self, width, height, touch=False, scale=1):
        """The size of the window in CSS pixels; with ``touch`` it is that of a phone or tablet."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=touch,
                  screenOrientation={"type": "portraitPrimary", "angle": 0} if width <= height
                  else {"type": "landscapePrimary", "angle": 90})
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5)
        self.places = None

    def prefer(self, **features):
        """What the system prefers: ``color_scheme="dark"``, ``forced_colors="active"`` …"""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-" + name.replace("_", "-") if name != "forced_colors"
             else "forced-colors", "value": value} for name, value in features.items()])

    def speak(self, language):
        """The language that the browser asks for."""
        agent = self.devtools.call("Browser.getVersion")["userAgent"]
        self.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)

    def permit(self, *permissions, origin=None):
        self.devtools.call("Browser.grantPermissions", permissions=list(permissions),
                           origin=origin or self.host.origin)

    # Pages

    def open(self, path="/", wait=True):
        """Goes to an address of the host; waits until the calculator is ready."""
        self.show()
        self.driver.get("about:blank")
        self.driver.get(self.host.origin + path)
        self.places = None
        if wait:
            self.wait_until_ready()

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

    def settle(self, quiet=5, timeout=10_000):
        """Waits until all is answered, and nothing was sent or drawn for some milliseconds."""
        self.places = None
        assert self.run(SETTLE % (timeout, quiet)), "the page does not come to rest"

    def wait_for(self, condition, timeout=5, otherwise="it did not happen"):
        """Waits until a condition holds, and gives what it gave."""
        end = time.monotonic() + timeout
        while True:
            try:
                value = condition()
            except DevtoolsError:
                # The page is being replaced by another one.
                value = None
            if value:
                return value
            assert time.monotonic() < end, f"{otherwise}; {self.describe()}"
            time.sleep(0.01)

    def describe(self):
        try:
            return json.dumps(self.state(), ensure_ascii=False)
        except (AssertionError, DevtoolsError) as error:
            return str(error)

    # What a person sees

    def state(self):
        return self.run(STATE)

    def display(self):
        return self.state()["display"]

    def shows(self, number):
        """Waits until the display has a number; a busy machine may hold a page up for a while."""
        self.wait_for(lambda: self.display() == number, otherwise=f"it does not show {number}")

    def lit(self):
        """The tokens of the lit operations."""
        return [token for token in self.state()["lit"] if token in OPERATIONS]

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

    def picture(self, file):
        file.parent.mkdir(parents=True, exist_ok=True)
        data = self.call("Page.captureScreenshot", format="png")["data"]
        file.write_bytes(base64.b64decode(data))

    # Mouse

    def keys(self):
        """The places of the keys by their tokens."""
        if self.places is None:
            self.places = self.run(KEYS)
        return self.places

    def centre(self, token):
        x, y, width, height = self.keys()[token]
        return x + width / 2, y + height / 2

    def click_at(self, x, y):
        """Presses and lets go of the left button, without waiting for what comes of it."""
        for kind in ("mousePressed", "mouseReleased"):
            future = self.post("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                               clickCount=1)
        return future

    def click(self, selector):
        """Clicks on the middle of what a selector finds, scrolled to where it is seen."""
        # A tab behind another one draws nothing.
        self.call("Page.bringToFront")
        place = self.wait_for(lambda: self.run(RESTING_PLACE % json.dumps(selector)),
                              otherwise=f"{selector} is not there")
        self.click_at(*place).result(10)
        self.settle()

    def nodes(self, role, name, within="body"):
        """What an assistive technology finds with a role and a name, as nodes of the document."""
        root = self.call("DOM.getDocument", depth=0)["root"]["nodeId"]
        place = self.call("DOM.querySelector", nodeId=root, selector=within)["nodeId"]
        if not place:
            return []
        found = self.call("Accessibility.queryAXTree", nodeId=place, role=role,
                          accessibleName=name)["nodes"]
        return [node["backendDOMNodeId"] for node in found if not node["ignored"]]

    def accessible(self, selector):
        """What an assistive technology is told of an element: its role, name and properties."""
        root = self.call("DOM.getDocument", depth=0)["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        found = self.call("Accessibility.getPartialAXTree", nodeId=node, fetchRelatives=False)
        found = found["nodes"][0]
        told = {item["name"]: item["value"].get("value") for item in found.get("properties", [])}
        for name in ("role", "name", "description", "value"):
            told[name] = found.get(name, {}).get("value")
        return told

    def click_named(self, name, within="body", role="button"):
        """Clicks on the first button (or what ``role`` says) of a name."""
        node = self.wait_for(lambda: self.nodes(role, name, within),
                             otherwise=f"there is no {role} {name} in {within}")[0]
        self.call("DOM.scrollIntoViewIfNeeded", backendNodeId=node)
        corners = self.resting_corners(node)
        self.click_at(sum(corners[::2]) / 4, sum(corners[1::2]) / 4).result(10)
        self.settle()

    def resting_corners(self, node):
        """Where a node is, once it has stopped moving: panels slide in."""
        places = [None]

        def rests():
            # Two looks within one picture would always see the same.
            self.run(FRAMES)
            quads = self.call("DOM.getContentQuads", backendNodeId=node)["quads"]
            places.append(quads[0] if quads else None)
            return places[-1] if places[-1] == places[-2] else None

        return self.wait_for(rests, otherwise="it does not come to rest")

    def command(self, name):
        """Gives a command by its button, in the menu where it is not beside the display."""
        self.menu_item(f"[data-command={json.dumps(name)}]")

    def menu_item(self, selector):
        """Clicks on what a selector finds in the menu."""
        if self.box("#menu") is None:
            self.click("#more")
            self.wait_for(lambda: self.box("#menu"), otherwise="the menu does not open")
        item = json.dumps("#menu " + selector)
        level = self.run(f"document.querySelector({item}).closest('[data-level]').dataset.level")
        self.open_level(level)
        self.click("#menu " + selector)

    def open_level(self, level):
        """Opens a level of the open menu."""
        shown = self.run("document.querySelector('#menu [data-level]:not([hidden])').dataset.level")
        if shown != level:
            self.click(f"#menu [data-level={shown}] [data-opens={level}]")

    # Settings

    def choose(self, setting, value):
        """Gives a setting a value in the panel, whichever control it has there."""
        self.show()
        # A panel that still slides in is not yet where it will be clicked.
        self.wait_for(lambda: self.run("document.getAnimations().length") == 0,
                      otherwise="the panel does not come to rest")
        found = f'#panel [data-setting="{setting}"]'
        kind = self.run(f"document.querySelector({json.dumps(found)}).getAttribute('role')"
                        f" ?? document.querySelector({json.dumps(found)}).localName")
        if kind == "select":
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

    def click_keys(self, tokens):
        """Clicks keys one after the other, as quickly as the browser takes them."""
        futures = [self.click_at(*self.centre(token)) for token in tokens]
        for future in futures:
            future.result(30)

    # Fingers

    def finger(self, place=None):
        """A finger that is down at a place from now on, or that is lifted."""
        kind = "touchEnd" if place is None else "touchMove" if self.is_touched else "touchStart"
        self.is_touched = place is not None
        points = [{"x": place[0], "y": place[1]}] if place else []
        return self.post("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def tap(self, token):
        """Taps on a key, without waiting for what comes of it."""
        self.finger(self.centre(token))
        return self.finger()

    def two_fingers(self, *steps):
        """What two fingers do in turn: (0 or 1, the key that is touched or None to lift)."""
        builder = ActionBuilder(self.driver, mouse=PointerInput(POINTER_TOUCH, "one"), duration=0)
        builder.devices.append(PointerInput(POINTER_TOUCH, "two"))
        fingers = builder.pointer_inputs

        def act(finger, name, **parameters):
            getattr(finger, "create_pointer_" + name)(**parameters)
            for other in fingers:
                if other is not finger:
                    other.create_pause(0)

        for number, token in steps:
            if token is None:
                act(fingers[number], "up", button=0)
            else:
                x, y = self.centre(token)
                act(fingers[number], "move", duration=0, x=int(x), y=int(y))
                act(fingers[number], "down", button=0)
        builder.perform()

    # Keyboard

    def press(self, key, modifiers=0):
        """Presses and lets go of a key: a character or a name such as ``Enter``."""
        if key in NAMED_KEYS:
            code, number, text = NAMED_KEYS[key]
        else:
            code, number, text = "", 0, key
            if len(key) == 1 and key.isascii() and key.isalnum():
                number = ord(key.upper())
                code = ("Digit" if key.isdigit() else "Key") + key.upper()
        if modifiers & (CONTROL | META | ALT):
            text = ""
        elif key.isupper() and len(key) == 1:
            modifiers |= SHIFT
        parameters = {"key": key, "code": code, "windowsVirtualKeyCode": number,
                      "modifiers": modifiers}
        self.post("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text,
                  **parameters)
        return self.post("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def type(self, keys):
        """Presses keys one after the other: characters or names."""
        futures = [self.press(key) for key in keys]
        for future in futures:
            future.result(30)

    def clear_all(self):
        """Clears the calculator by its keyboard: the entry first, then everything."""
        # A key is what it reads when it is pressed: the second one has to be seen as AC.
        for _ in range(2):
            self.type(["Escape"])
            self.settle()
