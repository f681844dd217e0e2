"""The calculator on a pseudo-terminal, its screen read back with a terminal emulator."""

import fcntl
import os
import pathlib
import re
import resource
import select
import signal
import struct
import tempfile
import termios
import time

import pyte

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMAND = os.environ.get("EXACTLY", str(ROOT / ".build" / "debug" / "exactly"))

# The face of a lit key in the dark look with all colours.
LIT = "ffffff"

# How the row of keys ends in which the clear key is, on keypads with and without words.
FIRST_KEYS = [["±", "%", "÷"], ["±", "mod", "÷"]]

# What is written on the keys of operations that can be lit and that the tables tell of.
OPERATIONS = [
    "÷", "×", "−", "+", "mod", "AND", "OR", "XOR", "NAND", "NOR", "X<<Y", "X>>Y", "X>>>Y"]

# How long something may take on a machine that is busy with other things, in seconds.
PATIENCE = 30

# The last bytes of every frame.
FRAME_END = b"\x1b[?2026l"


# A label: not blank, and not what keys are drawn with.
LABEL = r"[^\s▘▝▀▖▌▞▛▗▚▐▜▄▙▟█│╭╮╰╯─\[\]]+"


class Screen(pyte.Screen):
    """The emulator's cells, and the rows as texts, which are put together once for each change."""

    rows_shown = None

    @property
    def display(self):
        if self.rows_shown is None:
            self.rows_shown = super().display
        return self.rows_shown

    def resize(self, *size):
        super().resize(*size)
        self.rows_shown = None


class TerminalSession:
    """A running calculator.

    What it writes goes into ``output`` (all bytes) and into ``screen`` (the emulator's cells).
    """

    def __init__(self, columns=80, rows=24, arguments=(), environment=None, background=None,
                 command=(COMMAND,)):
        self.columns, self.rows = columns, rows
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.output = b""
        self.background = background
        self.status = None
        # No test finds what another one has calculated.
        self.state = tempfile.TemporaryDirectory()
        self.terminal, self.device = os.openpty()
        # The window has a size before the calculator looks at it.
        self.resize(columns, rows)
        self.settings = termios.tcgetattr(self.device)
        self.process = os.fork()
        if self.process == 0:
            os.close(self.terminal)
            os.login_tty(self.device)
            # Python ignores these; a shell does not.
            for number in (signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            # A core file would take longer than the test waits.
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME")}
            kept.update({"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"})
            # Swift's own crash report would ask what to do next.
            kept["SWIFT_BACKTRACE"] = "enable=no"
            # The person who runs the tests keeps a history of their own.
            kept["XDG_STATE_HOME"] = self.state.name
            kept.update(environment or {})
            try:
                os.execvpe(command[0], [*command, *arguments], kept)
            finally:
                # Or there would be two of these tests.
                os._exit(127)
        if command == (COMMAND,):
            self.wait_for(lambda: FRAME_END in self.output)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)
        os.close(self.device)
        self.state.cleanup()

    # Input

    def type(self, data):
        """Sends bytes; a burst that the terminal cannot take at once is sent as it reads."""
        data = data.encode() if isinstance(data, str) else data
        while data:
            _, writable, _ = select.select([], [self.terminal], [], 5)
            assert writable, "the calculator stopped reading"
            data = data[os.write(self.terminal, data[:1024]):]
            self.read(0)

    def click(self, column, row):
        self.type(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m")

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def kill(self, number):
        os.kill(self.process, number)

    # Output

    def read(self, timeout):
        """Takes what the calculator has written; false when nothing came or it has ended."""
        readable, _, _ = select.select([self.terminal], [], [], timeout)
        if not readable:
            return False
        try:
            data = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.output += data
        if self.background and b"\x1b]11;?" in data:
            os.write(self.terminal, f"\x1b]11;{self.background}\x1b\\".encode())
        self.screen.rows_shown = None
        self.stream.feed(data)
        return bool(data)

    def settle(self, quiet=0.3):
        """Waits until nothing was written for a while, longer than a key flashes."""
        while self.read(quiet):
            pass

    def wait_for(self, condition, timeout=PATIENCE):
        """Reads until a condition holds."""
        end = time.monotonic() + timeout
        while not condition():
            left = end - time.monotonic()
            assert left > 0, "nothing of the sort happened; the screen is\n" + self.text()
            self.read(min(left, 0.05))

    def wait_for_end(self, timeout=PATIENCE):
        """Reads until the process has ended; gives its wait status."""
        end = time.monotonic() + timeout
        while self.status is None:
            assert time.monotonic() < end, "the paste was cut off"
            self.read(0.02)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.status = status
        self.settle(0.05)
        return self.status

    def sync(self, data=b""):
        """Sends bytes and waits until all of them were handled and the screen shows it.

        Ctrl-L behind them has the whole screen drawn: a frame that begins every row anew.
        """
        start = len(self.output)
        self.type(data + b"\x0c")

        def is_drawn():
            frames = self.output[start:].split(FRAME_END)[:-1]
            starts = [b"\x1b[%d;1H" % (row + 1) for row in range(self.rows)]
            return any(all(start in frame for start in starts) for frame in frames)

        self.wait_for(is_drawn)

    # What a person would see

    def cell(self, column, row):
        return self.screen.buffer[row][column]

    def text(self):
        return "\n".join(self.screen.display)

    def keys(self):
        """The places of the keys by what is written on them."""
        places = {}
        for row in range(self.first_row(), self.rows - 1):
            for label, column in self.labels(row):
                places[label] = (column, row)
        assert len(places) in (19, 49), places
        return places

    def first_row(self):
        """The row of the screen in which the keys of division and the clear key are."""
        for row in range(self.rows - 5):
            if [label for label, _ in self.labels(row)][-3:] in FIRST_KEYS:
                return row
        raise AssertionError("no keypad on the screen:\n" + self.text())

    def labels(self, row):
        """What is written in a row, without what draws the keys, and where."""
        line = self.screen.display[row]
        return [(match[0], match.start()) for match in re.finditer(LABEL, line)]

    def clear_label(self):
        return self.labels(self.first_row())[-4][0]

    def lit(self):
        """The signs of the lit operations; the table wants one or none."""
        return [
            label for row in range(self.first_row(), self.rows - 1)
            for label, column in self.labels(row)
            if label in OPERATIONS and self.cell(column, row).bg == LIT]

    def plain_number(self, row=1):
        """The number of a window that is too low for large digits, which stands in a row."""
        return self.screen.display[row].split()[-1]
