"""The tests of the copy, run while one mutant is awake."""

import os
import re
import signal
import subprocess
import sys
import threading
import time

from trimmed_package import COPY

BUNDLE = COPY / ".build/debug/MutantsPackageTests.xctest"
TESTS = [BUNDLE, "--testing-library", "swift-testing"]

# Suites that take longer run last, and only where the others found nothing.
QUICK = 2.0


def build():
    """Builds the copy with its tests."""
    subprocess.run(["swift", "build", "--build-tests", "--package-path", COPY], check=True,
                   stdout=sys.stderr)


def suites(target):
    """The suites of a target's tests."""
    listing = subprocess.run(
        [*TESTS, "--list-tests"], check=True, capture_output=True, text=True).stdout
    prefix = f"{target}Tests."
    return sorted({line[len(prefix):].split("/")[0] for line in listing.splitlines()
                   if line.startswith(prefix)})


def run(target, names, variables, limit):
    """Runs suites until one test fails.

    Returns what failed: the first message, how the run ended, or nothing when all passed.
    """
    pattern = "|".join(re.escape(name) for name in names)
    process = subprocess.Popen(
        [*TESTS, "--filter", rf"^{target}Tests\.({pattern})(/|$)"],
        env={**os.environ, "NO_COLOR": "1", **variables}, cwd=COPY, text=True, errors="replace",
        start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def end():
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    timed_out = threading.Event()

    def end_late():
        timed_out.set()
        end()

    timer = threading.Timer(limit, end_late)
    timer.start()
    failure = None
    try:
        for line in process.stdout:
            if "✘" in line:
                failure = line.strip()
                break
    finally:
        end()
        timer.cancel()
        status = process.wait()
    if timed_out.is_set():
        return f"not done in {limit:.0f} s"
    if failure is None and status not in (0, -signal.SIGKILL):
        return f"ended with {status}"
    return failure


class Baseline:
    """What the tests of a target take and reach while no mutant is awake."""

    def __init__(self, target, count):
        self.target = target
        self.seconds = {}
        self.reached = {}
        notes = COPY / ".build" / f"reached-{target}"
        for suite in suites(target):
            notes.write_bytes(bytes(count + 1))
            start = time.monotonic()
            failure = run(target, [suite], {"MUTANTS_REACHED": str(notes)}, 3600)
            if failure:
                sys.exit(f"{target}: without a mutant, {suite} fails: {failure}")
            self.seconds[suite] = time.monotonic() - start
            self.reached[suite] = {
                number for number, byte in enumerate(notes.read_bytes()) if byte}

    def result(self, number):
        """What becomes of a mutant: how it was caught, or nothing; and the suites that reach it."""
        reaching = [suite for suite, numbers in self.reached.items() if number in numbers]
        quick = [suite for suite in reaching if self.seconds[suite] < QUICK]
        for part in quick, [suite for suite in reaching if suite not in quick]:
            if part:
                limit = 20 + 5 * sum(self.seconds[suite] for suite in part)
                if failure := run(self.target, part, {"MUTANT": str(number)}, limit):
                    return failure, reaching
        return None, reaching
