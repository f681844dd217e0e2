"""The journal of the history, read as its guide describes it and by none of the code under test."""

import dataclasses
import zlib


@dataclasses.dataclass
class Journal:
    """The calculations of a journal in order, and the lines that say nothing."""

    ids: list
    damaged: list
    torn: bytes

    @classmethod
    def read(cls, path):
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            data = b""
        *lines, torn = data.split(b"\n")
        journal = cls([], [], torn)
        for line in lines:
            fields = body(line)
            if fields is None:
                journal.damaged.append(line)
            elif fields[0] == b"calculation/1":
                journal.ids.append(fields[1].decode())
        return journal


def body(line):
    """The fields behind the checksum and the length; nil where these do not fit."""
    head, tab, text = line.partition(b"\t")
    if not tab or len(head) != 12:
        return None
    try:
        checksum, length = int(head[:8], 16), int(head[8:], 16)
    except ValueError:
        return None
    whole = length == len(text) and checksum == zlib.crc32(line[8:])
    return text.split(b"\t") if whole else None
