"""The calculator's page in a tab of Chromium, through its own protocol."""

import base64
import json

from browsers.devtools import DevtoolsError
from calculator_page import ALT, CONTROL, FRAMES, META, SHIFT, WATCH, CalculatorPage
from conformance import strokes
from host.static_host import RESTING
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput

# How KeyboardEvent names what has no character, with its number and what it types.
NAMED_KEYS = {
    "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""), "Tab": ("Tab", 9, ""),
    "Backspace": ("Backspace", 8, ""), "Delete": ("Delete", 46, ""), " ": ("Space", 32, " "),
    "ArrowUp": ("ArrowUp", 38, ""), "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowRight": ("ArrowRight", 39, ""),
    "Home": ("Home", 36, ""), "End": ("End", 35, ""), "F1": ("F1", 112, ""),
}


class ChromiumPage(CalculatorPage):
    """A tab, with a window and a system as they are asked for, a mouse, fingers and a keyboard."""

    # A tab that has crashed answers nothing.
    unreachable = (DevtoolsError, TimeoutError)

    def __init__(self, driver, devtools, host):
        super().__init__(driver)
        self.devtools = devtools
        self.session = devtools.session(self.handle)
        self.scripts = []
        self.call("Page.enable")
        self.begin(host)

    def begin(self, host):
        super().begin(host)
        self.is_touched = self.has_permissions = False
        self.before_each_page(WATCH)

    def leave(self, path):
        super().leave(path)
        for script in self.scripts:
            self.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        self.scripts.clear()
        if self.has_permissions:
            self.devtools.call("Browser.resetPermissions")
        # A mouse left there would hover over something of the next test.
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=0, y=0)

    def show(self):
        super().show()
        self.call("Page.bringToFront")

    def elsewhere(self):
        # From one origin to another the browser starts another process.
        if RESTING in self.host.replaced:
            return self.host.origin + RESTING
        return super().elsewhere()

    def call(self, method, **parameters):
        return self.devtools.call(method, self.session, **parameters)

    def post(self, method, **parameters):
        return self.devtools.post(method, self.session, **parameters)

    def run(self, script, timeout=60):
        """The value of a script in the page, awaited where it is a promise."""
        answer = self.post("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True, userGesture=False).result(timeout)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def ask(self, script):
        # A question that is sent while one page makes room for another may stay without an answer.
        try:
            return self.run(script, timeout=20)
        except TimeoutError:
            return self.run(script)

    def before_each_page(self, script):
        """Has a script run before those of each page that is opened from now on."""
        added = self.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.scripts.append(added["identifier"])

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
        self.has_permissions = True
        self.devtools.call("Browser.grantPermissions", permissions=list(permissions),
                           origin=origin or self.host.origin)

    def take_picture(self, file):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        file.write_bytes(base64.b64decode(data))

    # Mouse

    def click_at(self, x, y):
        """Presses and lets go of the left button, without waiting for what comes of it."""
        for kind in ("mousePressed", "mouseReleased"):
            future = self.post("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                               clickCount=1)
        return future

    def click_keys(self, tokens):
        """Clicks keys one after the other, as quickly as the browser takes them."""
        futures = [self.click_at(*self.centre(token)) for token in tokens]
        for future in futures:
            future.result(30)

    # What an assistive technology finds

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

    def click_named(self, name, within="body", role="button", settles=True):
        """Clicks on the first button (or what ``role`` says) of a name."""
        node = self.wait_for(lambda: self.nodes(role, name, within),
                             otherwise=f"there is no {role} {name} in {within}")[0]
        self.call("DOM.scrollIntoViewIfNeeded", backendNodeId=node)
        corners = self.resting_corners(node)
        self.click_at(sum(corners[::2]) / 4, sum(corners[1::2]) / 4).result(10)
        if settles:
            self.settle()

    def resting_corners(self, node):
        """Where a node is, once it has stopped moving: panels slide in."""
        places = [None]

        def rests():
            # Two looks within one picture would always see the same.
            self.run(FRAMES)
            if self.run("document.getAnimations().length"):
                return None
            quads = self.call("DOM.getContentQuads", backendNodeId=node)["quads"]
            places.append(quads[0] if quads else None)
            return places[-1] if places[-1] == places[-2] else None

        return self.wait_for(rests, otherwise="it does not come to rest")

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

    def tap_keys(self, tokens):
        """Taps on keys one after the other."""
        for token in tokens:
            self.tap(token).result(10)

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
        """Presses and lets go of a key: a character or a name such as ``Enter``, and ``⌥s`` for Alt+S."""
        if key.startswith("⌥"):
            key, modifiers = key[1:], modifiers | ALT | (SHIFT if key[1:].isupper() else 0)
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
        """Presses keys one after the other: a text as ``strokes`` cuts it, or a list of characters and names."""
        futures = [self.press(key) for key in (strokes(keys) if isinstance(keys, str) else keys)]
        for future in futures:
            future.result(30)
