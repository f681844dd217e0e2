"""A process stopped at a system call of its own that is chosen by number (Linux, ptrace)."""

import ctypes
import os
import signal
import sys

import pytest

ATTACH, SYSCALL = 16, 24


class TracedProcess:
    """A child that goes on from system call to system call; stops are before and after each."""

    def __init__(self, process):
        self.process = process
        if not sys.platform.startswith("linux"):
            pytest.skip("ptrace as Linux has it is not to be had here")
        self.library = ctypes.CDLL(None, use_errno=True)
        self.library.ptrace.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_long, ctypes.c_long]
        self.library.ptrace.restype = ctypes.c_long
        if self.library.ptrace(ATTACH, process.pid, 0, 0) != 0:
            pytest.skip("tracing is not permitted here: " + os.strerror(ctypes.get_errno()))
        assert self.goes_on()

    def goes_on(self):
        """Waits for the next stop; false when the process has ended."""
        _, status = os.waitpid(self.process.pid, 0)
        if os.WIFSTOPPED(status):
            return True
        self.process.returncode = os.waitstatus_to_exitcode(status)
        return False

    def step(self):
        """Lets it run to its next stop; false when it has ended."""
        assert self.library.ptrace(SYSCALL, self.process.pid, 0, 0) == 0
        return self.goes_on()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        assert not self.goes_on()
