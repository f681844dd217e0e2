"""The command within limits of time and memory, measured by the system."""

import dataclasses
import os
import pathlib
import resource
import signal
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMAND = os.environ.get("EXACTLY", str(ROOT / ".build" / "release" / "exactly"))

# Beyond what any row may take, so that what takes too much is measured and not only ended.
SECONDS = 40
BYTES = 1 << 32


@dataclasses.dataclass
class BoundedRun:
    """What came of a run of the command: its wait status, what it wrote, and what that took."""

    status: int
    output: bytes
    diagnostics: bytes

    # Of the processor, by all threads: the machine may be busy with other things.
    seconds: float
    megabytes: float

    @property
    def was_killed(self):
        return os.WIFSIGNALED(self.status)

    @property
    def exit_status(self):
        return os.waitstatus_to_exitcode(self.status)


def bounded_run(arguments, data=b"", files=None):
    """Runs the command in a folder of its own, with files in it, for all that it keeps."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as given, \
            tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as diagnostics:
        given.write(data)
        given.seek(0)
        for name, contents in (files or {}).items():
            pathlib.Path(folder, name).write_bytes(contents)
        environment = {
            "HOME": folder, "XDG_STATE_HOME": folder, "LANG": "C.UTF-8",
            "PATH": os.environ["PATH"], "SWIFT_BACKTRACE": "enable=no"}
        process = os.fork()
        if process == 0:
            try:
                for stream, place in (given, 0), (output, 1), (diagnostics, 2):
                    os.dup2(stream.fileno(), place)
                for number in (signal.SIGPIPE, signal.SIGXFSZ):
                    signal.signal(number, signal.SIG_DFL)
                os.chdir(folder)
                resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
                resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                os.execve(COMMAND, [COMMAND, *arguments], environment)
            finally:
                # Or there would be two of these tests.
                os._exit(127)
        _, status, used = os.wait4(process, 0)
        output.seek(0)
        diagnostics.seek(0)
        return BoundedRun(
            status, output.read(), diagnostics.read(), used.ru_utime + used.ru_stime,
            used.ru_maxrss / 1024)
