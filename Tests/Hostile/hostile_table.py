"""The table of hostile inputs: ``Conformance/hostile.csv``.

A cell of the input or of what is expected is written in a short notation, so that a million characters
take a few and those that cannot be seen can be read:

    \\n, \\t, \\\\         a line's end, a tab, a backslash
    \\xED               a byte, which need not be part of any character
    \\u{202E}           a character by its number
    \\{1000:9}          a text so many times
    \\{2..9:x# = x@\\n}  a text for each number: # is the number, @ the one before it

Such texts may stand in each other.
"""

import csv
import dataclasses
import pathlib
import re

TABLE = pathlib.Path(__file__).resolve().parent.parent.parent / "Conformance" / "hostile.csv"

SIMPLE = {"n": b"\n", "t": b"\t", "\\": b"\\"}
REPEATED = re.compile(r"\{(\d+)(?:\.\.(\d+))?:")


@dataclasses.dataclass
class Row:
    """One hostile input: how it is given, and what has to come of it."""

    id: str
    kind: str
    face: str
    options: str
    input: str
    expected: str

    @property
    def data(self):
        return expanded(self.input)

    def is_expected(self, answer):
        """Whether that is what has to come of it.

        ``any`` is an answer or a named reason, ``3.14…15`` whatever begins and ends like that.
        """
        if self.expected == "any":
            return bool(answer) and answer != b"error: "
        start, mark, end = (expanded(part) for part in self.expected.partition("…"))
        if not mark:
            return answer == start
        return (len(answer) > len(start) + len(end) and answer.startswith(start)
                and answer.endswith(end))


def rows():
    with TABLE.open(encoding="utf-8", newline="") as file:
        return [Row(**row) for row in csv.DictReader(file, strict=True)]


def expanded(text):
    """The bytes that a cell stands for."""
    data, place = _expanded(text, 0, None)
    assert place == len(text), f"a brace too many at {place} in {text!r}"
    return data


def _expanded(text, place, number):
    """The bytes up to the brace that ends a repeated text, or to the end, and where that is."""
    data = bytearray()
    while place < len(text) and (text[place] != "}" or number is None):
        sign = text[place]
        if sign == "\\":
            piece, place = _escaped(text, place + 1, number)
            data += piece
            continue
        if number and sign in "#@":
            data += str(number if sign == "#" else number - 1).encode()
        else:
            data += sign.encode()
        place += 1
    return bytes(data), place


def _escaped(text, place, number):
    """The bytes of what stands behind a backslash, and where it ends."""
    sign = text[place]
    if sign in SIMPLE:
        return SIMPLE[sign], place + 1
    if sign == "x":
        return bytes([int(text[place + 1:place + 3], 16)]), place + 3
    if sign == "u":
        end = text.index("}", place)
        return chr(int(text[place + 2:end], 16)).encode(), end + 1
    head = REPEATED.match(text, place)
    assert head, f"nothing known stands behind the backslash at {place - 1} in {text!r}"
    first, last = head[1], head[2]
    if last is None:
        # Zero is no number of a series; a number outside goes on within.
        piece, end = _expanded(text, head.end(), number or 0)
        piece *= int(first)
    else:
        pieces = [_expanded(text, head.end(), count) for count in range(int(first), int(last) + 1)]
        piece, end = b"".join(piece for piece, _ in pieces), pieces[0][1]
    assert text[end:end + 1] == "}", f"no brace ends the text at {place} in {text!r}"
    return piece, end + 1
