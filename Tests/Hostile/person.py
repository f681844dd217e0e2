"""Someone with a folder for all that the programs keep, who starts them on a terminal or without one."""

import os
import subprocess

from journal import Journal
from terminal_session import COMMAND, TerminalSession


class Person:
    """The folder, and what is started with it."""

    def __init__(self, state):
        self.folder = state / "exactly"
        self.environment = {"XDG_STATE_HOME": str(state)}

    def has(self, name, contents):
        """Puts a file into the folder as if it had been left there."""
        self.folder.mkdir(mode=0o700, exist_ok=True)
        (self.folder / name).write_bytes(contents)

    def run(self, *arguments, data="", environment=None, timeout=20, **options):
        """Runs the command as a program does, without a terminal."""
        environment = environment if environment is not None else {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": "/nowhere", **self.environment}
        return subprocess.run(
            [COMMAND, *arguments], input=data, capture_output=True, text=True, timeout=timeout,
            env=environment, **options)

    def start(self, *arguments, environment=None, **options):
        """Starts the command on a terminal; without arguments it draws the whole screen."""
        command = (COMMAND, *arguments)
        return TerminalSession(
            command=command, environment={**self.environment, **(environment or {})}, **options)

    def shell(self, script, **options):
        """Starts a shell on a terminal, where the command is $0."""
        return TerminalSession(
            command=("/bin/sh", "-c", script, COMMAND), environment=self.environment, **options)

    def answer(self, expression, **options):
        """What a person sees who has an expression calculated, and its status."""
        with self.start(expression, columns=200, **options) as session:
            status = session.wait_for_end()
            return written(session), os.waitstatus_to_exitcode(status)

    def converse(self, *lines, start=None):
        """A session of lines; gives what is on the screen in the end."""
        with (start or self.start)("repl", "--plain", columns=200, rows=60) as session:
            for line in (*lines, "quit"):
                session.type(line + "\r")
            assert os.waitstatus_to_exitcode(session.wait_for_end()) == 0
            return session.text()

    def journal(self):
        return Journal.read(self.folder / "history")

    def expressions(self):
        """What is kept, the oldest first."""
        lines = self.run("history").stdout.splitlines()
        return [line.partition(" = ")[0] for line in lines]


def written(session):
    """What is on the screen, without the blanks behind it."""
    return "\n".join(line.rstrip() for line in session.screen.display).strip()


def ended(session, timeout=10):
    """How a program on a terminal ends: its status, or the negative number of a signal."""
    return os.waitstatus_to_exitcode(session.wait_for_end(timeout))
