"""Compares the command's answers to random expressions with true values.

    python differential.py [--count 2000] [--seed N] [--digits 50 | --places 20] [--angle deg]

EXACTLY names the command, `.build/release/exactly` by default. A wrong answer fails the run; what
the command leaves undecided, or does not know to be exact, is counted and told; `--least` says how
many answers have to be right or rightly refused.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import selectors
import signal
import subprocess
import sys
import time

from expression_tree import parse
from generator import Generator
from true_value import Evaluation, OutOfReach, Undefined, decimal

ROOT = pathlib.Path(__file__).resolve().parents[2]
REFUSALS = (
    "division by zero", "the result is not a real number", "outside the function's domain",
    "this needs a whole number",
)


class Command:
    """The command on a pipe, asked one line at a time."""

    def __init__(self, options, timeout=5):
        path = os.environ.get("EXACTLY", str(ROOT / ".build/release/exactly"))
        self.arguments = [path, "--json", *options]
        self.timeout = timeout
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
            stderr=subprocess.DEVNULL,
        )
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)

    def answer(self, line):
        """The answer, and the seconds of processor time that it took; with `crash` for none."""
        start, wall = self.seconds, time.monotonic()
        self.process.stdin.write(line.encode() + b"\n")
        answer = b""
        while not answer.endswith(b"\n"):
            if self.selector.select(0.2):
                part = os.read(self.process.stdout.fileno(), 1 << 20)
                if not part:
                    return self.restarted("ended"), 0
                answer += part
            elif self.seconds - start > self.timeout or time.monotonic() - wall > 60:
                return self.restarted("took too long"), self.timeout
        return json.loads(answer), self.seconds - start

    @property
    def seconds(self):
        """The processor time of the command so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")")[-1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def restarted(self, reason):
        self.process.kill()
        status = self.process.wait()
        self.start()
        return {"crash": f"{reason}, status {status}"}


def give_up(*_):
    raise OutOfReach("time")


def digits_of(text):
    """(integer without zeros at its end, power of ten), and how many digits are shown."""
    mantissa, _, exponent = text.partition("e")
    whole, _, fraction = mantissa.partition(".")
    shown = (whole + fraction).lstrip("-").lstrip("0")
    return normal(int(whole + fraction), int(exponent or 0) - len(fraction)), len(shown)


def normal(significand, exponent):
    if significand == 0:
        return 0, 0
    digits = str(abs(significand))
    kept = digits.rstrip("0")
    sign = -1 if significand < 0 else 1
    return sign * int(kept), exponent + len(digits) - len(kept)


class Comparison:
    """Counts the kinds of answers, and keeps those that tell of a defect or weakness."""

    def __init__(self, digits, places, unit):
        self.digits, self.places, self.unit = digits, places, unit
        self.kinds = collections.Counter()
        self.found = collections.defaultdict(list)

    def judge(self, text, answer):
        evaluation = Evaluation(self.unit)
        signal.alarm(10)
        kind, detail = self.kind(text, answer, evaluation)
        signal.alarm(0)
        if evaluation.is_doubtful and kind not in ("right", "rightly refused"):
            kind = f"doubtful: {kind.lower()}"
        self.kinds[kind] += 1
        if kind not in ("right", "rightly refused"):
            self.found[kind].append((text, detail))
        return kind

    def kind(self, text, answer, evaluation):
        if "crash" in answer:
            return "CRASH OR TOO LONG", answer["crash"]
        tree = parse(text)
        try:
            value = evaluation.value(tree)
            expected, is_exact = decimal(value, self.digits, self.places)
        except Undefined as reason:
            if answer["error"] in REFUSALS:
                return "rightly refused", None
            if answer["error"]:
                return f"undefined, and given up: {answer['error']}", str(reason)
            return "VALUE OF WHAT IS UNDEFINED", answer["decimal"]
        except OutOfReach as reason:
            kind = answer["error"] or "answered"
            return f"beyond the oracle ({reason}): {kind}", answer["decimal"]
        expected_text = "%de%d" % normal(*expected)
        if answer["error"]:
            if answer["error"] in REFUSALS:
                return "WRONGLY REFUSED", f"{answer['error']}, is {expected_text}"
            return f"given up: {answer['error']}", f"is {expected_text}, exact: {is_exact}"
        given, shown = digits_of(answer["decimal"])
        if given != normal(*expected):
            return "WRONG DIGITS", f"{answer['decimal']}, is {expected_text}"
        if answer["isExact"] and not is_exact:
            return "WRONGLY EXACT", answer["decimal"]
        if is_exact and not answer["isExact"]:
            return "not known to be exact", answer["decimal"]
        if self.digits and not is_exact and shown != self.digits:
            return "WRONG COUNT OF DIGITS", answer["decimal"]
        if answer["exact"]:
            try:
                difference = (
                    Evaluation().value(parse(answer["exact"])) - value
                ).sign()
            except OutOfReach:
                return "right", None
            except Exception as error:
                return "UNREADABLE EXACT FORM", f"{answer['exact']}: {error!r}"
            if difference:
                return "WRONG EXACT FORM", answer["exact"]
        return "right", None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--digits", type=int, default=None)
    parser.add_argument("--places", type=int, default=None)
    parser.add_argument("--angle", choices=["rad", "deg", "grad"], default="rad")
    parser.add_argument("--least", type=int, default=0, help="how many have to be right")
    parser.add_argument("--show", type=int, default=8, help="how many of each kind are shown")
    parser.add_argument("--slow", type=float, default=1.0, help="seconds that are told of")
    options = parser.parse_args()
    if options.places is None and options.digits is None:
        options.digits = 50
    signal.signal(signal.SIGALRM, give_up)
    seed = random.randrange(1 << 32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    arguments = (
        ["--digits", str(options.digits)] if options.digits else ["--places", str(options.places)]
    )
    if options.angle != "rad":
        arguments += ["--angle", options.angle]
    command = Command(arguments)
    generator = Generator(random.Random(seed))
    comparison = Comparison(options.digits, options.places, options.angle)
    slow = []
    seconds = 0
    for _ in range(options.count):
        text = generator.expression()
        answer, duration = command.answer(text)
        seconds += duration
        if duration > options.slow:
            slow.append((duration, text))
            print(f"slow, {duration:.1f} s: {text}", flush=True)
        start = time.monotonic()
        kind = comparison.judge(text, answer)
        if time.monotonic() - start > 5:
            print(f"slow in the oracle: {text}", flush=True)
        if kind.isupper():
            print(f"{kind}: {text}: {comparison.found[kind][-1][1]}", flush=True)
    for kind, count in comparison.kinds.most_common():
        print(f"{count:7}  {kind}")
        shortest = sorted(comparison.found[kind], key=lambda found: len(found[0]))
        for text, detail in shortest[: options.show]:
            print(f"           {text}    {(detail or '')[:120]}")
    print(f"{seconds:.1f} s in the command, {len(slow)} answers slower than {options.slow} s")
    for duration, text in sorted(slow, reverse=True)[: options.show]:
        print(f"  {duration:6.2f} s  {text}")
    settled = comparison.kinds["right"] + comparison.kinds["rightly refused"]
    if settled < options.least:
        print(f"only {settled} answers are right or rightly refused")
    sys.exit(settled < options.least or any(kind.isupper() for kind in comparison.kinds))


if __name__ == "__main__":
    main()
