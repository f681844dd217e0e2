"""The window under Xvfb, seen and used as people do: by pointer, keyboard and screen reader."""

import os
import pathlib
import signal
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402
from conformance import strokes  # noqa: E402
from pointer import Pointer  # noqa: E402

PROGRAM = os.environ["EXACTLY_WINDOW"]

# What screen readers call the keys of tokens; digits are themselves.
NAMES = {
    "+": "Add", "-": "Subtract", "*": "Multiply", "/": "Divide", "=": "Equals", "%": "Percent",
    "+/-": "Change Sign", ".": "Decimal Point", "C": "Clear", "AC": "All Clear",
    "(": "Left Parenthesis", ")": "Right Parenthesis", "mc": "Memory Clear", "m+": "Memory Add",
    "m-": "Memory Subtract", "mr": "Memory Recall", "2nd": "Second Functions", "x^2": "Square",
    "x^3": "Cube", "x^y": "x to the power of y", "y^x": "y to the power of x",
    "e^x": "e to the power of x", "10^x": "10 to the power of x", "2^x": "2 to the power of x",
    "1/x": "Reciprocal", "sqrt": "Square Root", "cbrt": "Cube Root", "yroot": "y-th Root of x",
    "ln": "Natural Logarithm", "log10": "Logarithm (base 10)", "log2": "Logarithm base 2",
    "logy": "Logarithm base y", "x!": "Factorial", "sin": "Sine", "cos": "Cosine",
    "tan": "Tangent", "sin-1": "Inverse Sine", "cos-1": "Inverse Cosine",
    "tan-1": "Inverse Tangent", "sinh": "Hyperbolic Sine", "cosh": "Hyperbolic Cosine",
    "tanh": "Hyperbolic Tangent", "sinh-1": "Inverse Hyperbolic Sine",
    "cosh-1": "Inverse Hyperbolic Cosine", "tanh-1": "Inverse Hyperbolic Tangent",
    "e": "Euler's number e", "pi": "Pi", "EE": "Enter Exponent", "Rad": "Radians",
    "Deg": "Degrees", "Rand": "Random Number",
}

# What xdotool calls the keys that type no letter or digit, and signs that it would not find.
KEYSYMS = {
    "+": "plus", "-": "minus", "*": "asterisk", "/": "slash", "=": "equal", "%": "percent",
    ".": "period", "(": "parenleft", ")": "parenright", "^": "asciicircum", "!": "exclam",
    "[": "bracketleft", "]": "bracketright", "\x7f": "BackSpace", " ": "space",
    "&": "ampersand", "|": "bar", "~": "asciitilde", "<": "less", ">": "greater", "@": "at",
    "#": "numbersign", ":": "colon", ";": "semicolon", "'": "apostrophe", '"': "quotedbl", "$": "dollar", "{": "braceleft", "}": "braceright", "\\": "backslash",
}

def keysyms(stroke):
    """The keys that xdotool holds and presses for a character."""
    sign = stroke[-1]
    shift = "shift+" if len(stroke) > 1 and sign.isupper() else ""
    return "alt+" * (len(stroke) > 1) + shift + KEYSYMS.get(sign, sign.lower() if shift else sign)


# The same on the programmer keypad.
WORD_NAMES = {
    **NAMES, "/": "Divide, Whole", "mod": "Remainder", "DEL": "Delete", "00": "Double Zero",
    "ff": "Double F", "AND": "And", "OR": "Or", "XOR": "Exclusive Or", "NAND": "Not And",
    "NOR": "Not Or", "X<<Y": "Shift Left by", "X>>Y": "Shift Right by",
    "X>>>Y": "Shift Right with Zeros by", "<<": "Shift Left", ">>": "Shift Right",
    "1s": "One's Complement", "2s": "Two's Complement", "RoL": "Rotate Left",
    "RoR": "Rotate Right", "RCL": "Rotate Left through Carry", "RCR": "Rotate Right through Carry",
    "byteflip": "Flip Bytes", "wordflip": "Flip Words", "base2": "Binary", "base8": "Octal",
    "base10": "Decimal", "base16": "Hexadecimal", "word8": "8 bits", "word16": "16 bits",
    "word32": "32 bits", "word64": "64 bits", "signed": "Signed", "unsigned": "Unsigned",
    **{digit: digit.upper() for digit in "abcdef"},
}

# Its operations that wait for a number, as far as they are seen.
WORD_OPERATIONS = ["/", "mod", "*", "-", "+", "AND", "OR", "XOR", "NOR", "X<<Y", "X>>Y"]

# The keys that only a stack has; Enter is where `=` is.
STACK_NAMES = {
    "enter": "Enter", "=": "Enter", "swap": "Exchange x and y", "R^": "Roll Up", "Rv": "Roll Down",
    "drop": "Drop",
}

PATIENCE = 30

# To here GTK gives all that there is; it takes no -1 for that.
BEYOND_ANY_TEXT = (1 << 31) - 1

# On a busy machine an answer may be late; what does not come at all is missed by those who wait for it.
Atspi.set_timeout(5000, 15000)


def walk(node):
    """A node of the accessibility tree and all below it."""
    if node is None:
        return
    yield node
    for index in range(node.get_child_count()):
        yield from walk(node.get_child_at_index(index))


def has(node, state):
    return node.get_state_set().contains(state)


def wait_until(condition, what):
    """What the condition gives as soon as that is true."""
    end = time.monotonic() + PATIENCE
    while True:
        start = time.monotonic()
        try:
            found = condition()
        except GLib.GError:
            # A row that went while it was looked at.
            found = None
        if found:
            return found
        now = time.monotonic()
        assert now < end, f"waited in vain: {what() if callable(what) else what}"
        # Not longer at looking than at waiting: the whole tree is asked for node by node, and answered by
        # the program that is waited for.
        time.sleep(max(0.02, now - start))


class CalculatorWindow:
    """A running program with its one window."""

    def __init__(
            self, state, settings="", arguments=(), result="Result", text_scale=1, **environment):
        self.state = pathlib.Path(state)
        state = str(state)
        self.pointer = Pointer()
        if settings:
            os.makedirs(state + "/exactly", exist_ok=True)
            with open(state + "/exactly/settings", "w", encoding="utf-8") as file:
                file.write(settings)
        # Without animations.
        config = state + "/config"
        os.makedirs(config + "/gtk-4.0", exist_ok=True)
        with open(config + "/gtk-4.0/settings.ini", "w", encoding="ascii") as file:
            file.write("[Settings]\ngtk-enable-animations=0\n")
        # What the system is set to, as a desktop tells it where no daemon of settings runs.
        subprocess.run(
            ["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
             f"Xft.dpi:\t{round(96 * text_scale)}\n"], check=True)
        self.process = subprocess.Popen(
            [PROGRAM, *arguments],
            env=dict(
                os.environ, XDG_STATE_HOME=state, XDG_CONFIG_HOME=config, LC_ALL="C",
                **environment),
            stderr=subprocess.PIPE, text=True)
        self.errors = ""
        try:
            self.frame = wait_until(self._find_frame, "a window")
            self._find_parts(result)
        except BaseException:
            # Another one would only bring this one to the front.
            self.process.kill()
            raise

    def _find_frame(self):
        """The window of this program; nothing is cached, since no main loop hears of changes."""
        assert self.process.poll() is None, self.process.stderr.read()
        desktop = Atspi.get_desktop(0)
        desktop.set_cache_mask(Atspi.Cache.NONE)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program is None or program.get_process_id() != self.process.pid:
                continue
            program.set_cache_mask(Atspi.Cache.NONE)
            for place in range(program.get_child_count()):
                frame = program.get_child_at_index(place)
                if frame and frame.get_role() == Atspi.Role.FRAME:
                    return frame
        return None

    def _find_parts(self, result):
        self.result = self.named(result, Atspi.Role.LABEL)
        self.calculator = self.result.get_parent().get_parent()
        self.key_nodes()

    def key_nodes(self):
        """Finds the keys of the keypad that is shown."""
        # What is only heard stands behind it, and the bits of a word before it, where there are any.
        self.keypad = self.calculator.get_child_at_index(self.calculator.get_child_count() - 2)
        nodes = [
            self.keypad.get_child_at_index(index)
            for index in range(self.keypad.get_child_count())]
        # While keypads change, a key may go that was there when they were counted.
        self.shown_keys = [
            node for node in nodes if node is not None and has(node, Atspi.StateType.VISIBLE)]
        self.places = {node.get_name(): self.middle(node) for node in self.shown_keys}
        # In all languages at the same places; the keys of a stack stand before the others.
        keys = self.shown_keys
        if len(keys) == 57 or STACK_NAMES["drop"] in self.places:
            keys = keys[4:]
        if len(keys) == 53:
            self.clear_key = keys[13]
            names = {key.get_name(): key for key in keys}
            self.operation_keys = {
                token: names[WORD_NAMES[token]] for token in WORD_OPERATIONS
                if WORD_NAMES[token] in names}
        elif len(keys) in (19, 49):
            # Those of the last column, from the top.
            columns = 4 if len(keys) == 19 else 10
            self.clear_key = keys[columns - 4]
            self.operation_keys = {
                token: keys[columns * row + columns - 1] for row, token in enumerate("/*-+")}

    def shows_keys(self, count):
        """Waits for a keypad of so many keys."""
        wait_until(
            lambda: self.key_nodes() or len(self.shown_keys) == count,
            lambda: f"{len(self.shown_keys)} keys, not {count}")

    def comes_to_rest(self):
        """Waits until the keys stay where they are."""
        places = None

        def is_at_rest():
            nonlocal places
            before = places
            self.key_nodes()
            places = self.places
            return places == before or time.sleep(0.1)

        wait_until(is_at_rest, "keys that stay where they are")

    def bits(self):
        """The bits of the word, the lowest first."""
        strip = self.calculator.get_child_at_index(1)
        return [strip.get_child_at_index(63 - index) for index in range(64)]

    # What is shown.

    def nodes(self):
        return self.nodes_of(self.frame)

    @staticmethod
    def nodes_of(node):
        return list(walk(node))

    def find(self, matches, what="a part of the window"):
        return wait_until(
            lambda: next((node for node in self.nodes_of_program() if matches(node)), None), what)

    def nodes_of_program(self):
        return list(walk(self.frame.get_parent()))

    def named(self, name, role=None):
        return self.find(
            lambda node: node.get_name() == name and (role is None or node.get_role() == role),
            lambda: f"{name} among {sorted({node.get_name() for node in self.nodes()})}")

    def has_named(self, name):
        return any(
            node.get_name() == name and has(node, Atspi.StateType.VISIBLE)
            for node in self.nodes())

    def dialogs(self):
        """The names of the program's other windows."""
        program = self.frame.get_parent()
        frames = [program.get_child_at_index(i) for i in range(program.get_child_count())]
        return [frame.get_name() for frame in frames if frame and frame != self.frame]

    def pane_is_open(self):
        return has(self.named("Show History"), Atspi.StateType.PRESSED)

    @staticmethod
    def text(node):
        return Atspi.Text.get_text(node, 0, BEYOND_ANY_TEXT)

    @property
    def display(self):
        return self.text(self.result)

    @property
    def expression(self):
        return self.text(self.named("Calculation", Atspi.Role.LABEL))

    @property
    def spoken(self):
        """What was said last."""
        return self.find(lambda node: node.get_role() == Atspi.Role.STATUS_BAR).get_name()

    @property
    def stack(self):
        """The last numbers below the one shown, in one line; empty where there are none."""
        display = self.result.get_parent()
        nodes = [
            display.get_child_at_index(index) for index in range(display.get_child_count())]
        # One may go that was there when they were counted.
        names = [node.get_name() for node in nodes if node is not None]
        # Between the notice and the marks, before the calculation; what is hidden is not among them.
        before = names[:names.index("Calculation")]
        return before[1] if len(before) == 3 else ""

    def keys(self):
        """The keys that are seen, by name, in the order of the tree."""
        return {key.get_name(): key for key in self.shown_keys}

    def clear_label(self):
        return "AC" if self.clear_key.get_name() == "All Clear" else "C"

    def lit(self):
        """The operations whose keys are lit, as tokens."""
        return [
            token for token, key in self.operation_keys.items()
            if has(key, Atspi.StateType.PRESSED)]

    def extents(self, node):
        place = node.get_extents(Atspi.CoordType.WINDOW)
        return place.x, place.y, place.width, place.height

    def middle(self, node):
        x, y, width, height = self.extents(node)
        return x + width // 2, y + height // 2

    # What is done.

    def xdotool(self, *words):
        subprocess.run(["xdotool", *map(str, words)], check=True)

    def click(self, *nodes, button=1):
        self.click_at(*map(self.middle, nodes), button=button)

    def click_at(self, *places, button=1):
        for place in places:
            self.pointer.click(*place, button)

    def press(self, *tokens):
        """Clicks keys of the keypad, as they are called once all before was answered."""
        names = [NAMES.get(token, token) for token in tokens]

        def are_there():
            return all(name in self.places for name in names)

        if not are_there():
            wait_until(lambda: self.key_nodes() or are_there(), lambda: f"{names} among {list(self.places)}")
        self.click_at(*(self.places[name] for name in names))

    def type(self, text):
        """Types characters on the keyboard; ⌥ stands before one that is held with Alt."""
        self.xdotool("key", "--delay", 1, *map(keysyms, strokes(text)))

    def key(self, *names):
        self.xdotool("key", "--delay", 1, *names)

    def shows(self, display):
        wait_until(lambda: self.display == display, lambda: f"{self.display}, not {display}")

    def settle(self):
        """Waits until all that was done is answered: the keyboard is answered in order."""
        shown = None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = (self.display, tuple(self.lit()), self.clear_label())
            if seen == shown:
                return
            shown = seen
            time.sleep(0.03)

    def clear(self, token, press):
        """Presses C or AC; false where the key reads AC and C is asked for."""
        self.settle()
        if token == "C":
            # What was clicked just now may still be on its way.
            end = time.monotonic() + 1
            while self.clear_label() != token and time.monotonic() < end:
                time.sleep(0.03)
        if self.clear_label() != token:
            if token == "C":
                return False
            press("C")
            self.settle()
        press(token)
        self.settle()
        return True

    def screen_window(self):
        """The window as the screen's server knows it."""
        return subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            check=True, capture_output=True, text=True).stdout.split()[-1]

    def focus(self):
        """Gives the window the keyboard, as a window manager does when a dialog is closed."""
        wait_until(lambda: not self.dialogs(), "the dialogs are closed")
        self.xdotool("windowfocus", "--sync", self.screen_window())

    def move(self, x, y):
        self.xdotool("windowmove", "--sync", self.screen_window(), x, y)

    def resize(self, width, height):
        self.xdotool("windowsize", "--sync", self.screen_window(), width, height)
        time.sleep(0.5)
        self.key_nodes()

    def memory(self):
        """The resident memory in bytes."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def picture(self, path):
        subprocess.run(["import", "-window", "root", str(path)], check=True)

    def kill(self):
        """Ends the program without its doing anything more."""
        self.process.kill()
        self.process.communicate()

    def close(self):
        """Ends the program as the system does, and checks that GTK had nothing to complain of."""
        if self.process.stderr.closed:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.errors += self.process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        complaints = [
            line for line in self.errors.splitlines() if "CRITICAL" in line or "WARNING" in line]
        assert not complaints, "\n".join(complaints)
        assert self.process.returncode == 0, self.process.returncode
