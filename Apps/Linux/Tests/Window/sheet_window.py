"""A sheet in a window of its own, read and used as people do."""

import os
import re
import subprocess
import time

from calculator_window import PROGRAM, Atspi, has, walk, wait_until

# What the sheet of most tests has in its file.
TRIP = "# Trip\nrent = 1200\nfood: 4 * 85\ntotal\n\nbroken = 1/0\nbroken + 1\n"


def tell_of(window, path):
    """Starts the program with a file: the one that runs already is told of it."""
    assert window.process.poll() is None
    subprocess.run([PROGRAM, str(path)], check=True, timeout=20)


class SheetWindow:
    """The sheet of a program that was opened last, or that the program has opened itself."""

    def __init__(self, window, path=None, is_there=False):
        self.window = window
        self.program = window.frame.get_parent()
        self.before = {
            self.identity(frame) for frame in ([window.frame] if is_there else self.frames())}
        if is_there:
            pass
        elif path is None:
            window.key("ctrl+shift+n")
        else:
            tell_of(window, path)
        self.frame = wait_until(self._find, "the sheet")
        self.text_node = self.find(lambda node: node.get_role() == Atspi.Role.TEXT, "the text")
        self.focus()

    @staticmethod
    def identity(frame):
        return frame.path

    def frames(self):
        program = self.program
        frames = [program.get_child_at_index(i) for i in range(program.get_child_count())]
        return [frame for frame in frames if frame]

    def _find(self):
        return next(
            (frame for frame in self.frames() if self.identity(frame) not in self.before), None)

    # What is shown.

    def nodes(self):
        return list(walk(self.frame))

    def find(self, matches, what):
        return wait_until(lambda: next((n for n in self.nodes() if matches(n)), None), what)

    @property
    def text(self):
        return self.window.text(self.text_node)

    @property
    def cells(self):
        """The answers, each a button with its mark and what it is."""
        column = next(node for node in self.nodes() if node.get_name() == "Answers")
        cells = [column.get_child_at_index(index) for index in range(column.get_child_count())]
        return [cell for cell in cells if has(cell, Atspi.StateType.VISIBLE)]

    @property
    def spoken(self):
        """What is said of each answer, by the line."""
        names = [cell.get_name() for cell in self.cells]
        return {int(name.split(",")[0].removeprefix("line ")): name for name in names}

    @property
    def answers(self):
        """The answers as files have them, by the line."""
        answers = {}
        for cell in self.cells:
            line = int(cell.get_name().split(",")[0].removeprefix("line "))
            texts = [
                self.window.text(node).strip() for node in walk(cell)
                if node.get_role() == Atspi.Role.LABEL]
            answers[line] = " ".join(text for text in texts if text)
        return answers

    def labels(self):
        return [
            node.get_name() or self.window.text(node) for node in self.nodes()
            if node.get_role() == Atspi.Role.LABEL]

    def says(self, text):
        wait_until(lambda: text in self.labels(), lambda: f"{text} among {self.labels()}")

    def has_answer(self, line, answer):
        wait_until(
            lambda: self.answers.get(line) == answer,
            lambda: f"{answer} in line {line}: {self.answers} of {self.text!r}")

    def has_text(self, text):
        wait_until(lambda: self.text == text, lambda: f"{self.text!r}, not {text!r}")

    def kept(self):
        """What is kept of sheets in case the program is killed, a text for each."""
        folder = self.window.state / "exactly"
        return [path.read_text(encoding="utf-8") for path in folder.glob("sheet-recovery*")]

    @property
    def title(self):
        return self.frame.get_name()

    # What is done.

    def titles(self):
        return [frame.get_name() for frame in self.frames()]

    def screen_window(self, title=None):
        title = title or self.title.strip()
        ids = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.window.process.pid)],
            check=True, capture_output=True, text=True).stdout.split()
        for window in reversed(ids):
            name = subprocess.run(
                ["xdotool", "getwindowname", window], capture_output=True, text=True).stdout
            if name.strip() == title:
                return window
        return ids[-1]

    def focus(self):
        wait_until(self.screen_window, "the window on the screen")
        self.window.xdotool("windowfocus", "--sync", self.screen_window())
        wait_until(
            lambda: has(self.text_node, Atspi.StateType.FOCUSED), "the keyboard in the text")

    def resize(self, width, height):
        self.window.xdotool("windowsize", "--sync", self.screen_window(), width, height)

    def type(self, text):
        for index, part in enumerate(re.split("([\n\t])", text)):
            if index % 2:
                self.key("Return" if part == "\n" else "Tab")
            elif part:
                self.window.xdotool("type", "--delay", "4", part)

    def key(self, *names):
        self.window.key(*names)

    def click(self, node):
        """Clicks a part of the window as a screen reader does."""
        Atspi.Action.do_action(node, 0)

    def cell(self, line):
        return wait_until(
            lambda: next(
                (cell for cell in self.cells if cell.get_name().startswith(f"line {line},")), None),
            f"an answer in line {line}")

    def menu(self, name):
        """Chooses a command of the window's menu."""
        self.key("F10")
        item = self.find(
            lambda node: node.get_name() == name and node.get_role() == Atspi.Role.MENU_ITEM, name)
        self.click(item)
        self.focus()

    def drag(self, line, column, by, modifier=None):
        """Drags from a character of a line so many steps to the right, eight pixels each."""
        left, _, _, _ = self.window.extents(self.text_node)
        _, top, _, height = self.window.extents(self.cell(line))
        # The numbers of the lines and the margin are before the text.
        x, y = left + 40 + 5 + 10 * column, top + height // 2
        if modifier:
            self.window.xdotool("keydown", modifier)
        pointer = self.window.pointer
        pointer.move(x, y)
        pointer.hold(1, True)
        for step in range(1, abs(by) + 1):
            pointer.move(x + (8 * step + 2) * (1 if by > 0 else -1), y)
        time.sleep(0.3)
        pointer.hold(1, False)
        time.sleep(0.3)
        if modifier:
            self.window.xdotool("keyup", modifier)

    def dialog(self, name, opens=None):
        """Waits for a question, and gives one of its answers, which may open a window of a title."""
        program = self.program
        # GTK tells what a label says and what it is called; of two rows of answers one is seen.
        names = (name, f"{name} {name}")
        button = wait_until(
            lambda: next(
                (node for node in walk(program)
                 if node.get_name() in names and node.get_role() == Atspi.Role.PUSH_BUTTON
                 and has(node, Atspi.StateType.VISIBLE) and self.is_in_dialog(node)), None),
            f"a question with {name}")
        count = program.get_child_count()
        Atspi.Action.do_action(button, 0)
        wait_until(
            lambda: opens in self.titles() if opens else program.get_child_count() != count,
            "the question is answered")

    def is_in_dialog(self, node):
        while node is not None and node.get_role() != Atspi.Role.APPLICATION:
            if node.get_role() in (Atspi.Role.DIALOG, Atspi.Role.ALERT):
                return True
            node = node.get_parent()
        return False

    def picture(self, name):
        if "EXACTLY_PICTURES" in os.environ:
            self.window.picture(os.path.join(os.environ["EXACTLY_PICTURES"], name + ".png"))
