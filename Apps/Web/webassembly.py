"""WebAssembly's binary format, as far as a module is taken apart here.

https://webassembly.github.io/spec/core/binary/ and, for what the linker writes for other tools,
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

import dataclasses

CUSTOM, IMPORT, EXPORT, CODE, DATA = 0, 2, 7, 10, 11
FUNCTION, TABLE, MEMORY = 0, 1, 2


class Reader:
    """Bytes from which numbers and names are taken in their order."""

    def __init__(self, data, place=0):
        self.data, self.place = data, place

    @property
    def is_at_end(self):
        return self.place >= len(self.data)

    def byte(self):
        self.place += 1
        return self.data[self.place - 1]

    def number(self):
        """An unsigned LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self):
        """A signed LEB128."""
        start = self.place
        value = self.number()
        bits = 7 * (self.place - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def bytes(self, count):
        self.place += count
        return self.data[self.place - count:self.place]

    def block(self):
        return self.bytes(self.number())

    def name(self):
        return self.block().decode()


def number(value):
    """An unsigned LEB128."""
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def signed(value):
    """A signed LEB128."""
    data = bytearray()
    while not -0x40 <= value < 0x40:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value & 0x7F)
    return bytes(data)


def block(data):
    return number(len(data)) + data


def name(text):
    return block(text.encode())


def vector(items):
    return number(len(items)) + b"".join(items)


def sections(module):
    """A module's sections in their order: (id, contents)."""
    if module[:8] != b"\0asm\1\0\0\0":
        raise ValueError("no WebAssembly module")
    reader, found = Reader(module, 8), []
    while not reader.is_at_end:
        found.append((reader.byte(), reader.block()))
    return found


def module_of(found):
    return b"\0asm\1\0\0\0" + b"".join(bytes([kind]) + block(data) for kind, data in found)


def custom(module):
    """The contents of custom sections by their names."""
    found = {}
    for kind, data in sections(module):
        if kind == CUSTOM:
            reader = Reader(data)
            called = reader.name()
            found[called] = data[reader.place:]
    return found


def without_custom(module):
    """The module alone, without what it says to tools."""
    return module_of([section for section in sections(module) if section[0] != CUSTOM])


def with_section(module, kind, data):
    """A module whose section of a kind is another one; empty data removes it.

    Sections stand in the order of their numbers, but for the count of data segments (12).
    """
    found = [section for section in sections(module) if section[0] not in (kind, CUSTOM)]
    if data:
        behind = [place for place, section in enumerate(found) if section[0] in range(1, kind)]
        found.insert(behind[-1] + 1 if behind else 0, (kind, data))
    return module_of(found)


def section(module, kind):
    return next((data for each, data in sections(module) if each == kind), b"\0")


@dataclasses.dataclass
class Import:
    module: str
    name: str
    kind: int
    description: bytes

    @property
    def encoded(self):
        return name(self.module) + name(self.name) + bytes([self.kind]) + self.description


def imports(module):
    reader = Reader(section(module, IMPORT))
    found = []
    for _ in range(reader.number()):
        place, called, kind = reader.name(), reader.name(), reader.byte()
        start = reader.place
        if kind == FUNCTION:
            reader.number()
        elif kind in (TABLE, MEMORY):
            # A table has a type before its limits.
            if kind == TABLE:
                reader.byte()
            for _ in range(1 + (reader.byte() & 1)):
                reader.number()
        else:
            reader.bytes(2)
        found.append(Import(place, called, kind, reader.data[start:reader.place]))
    return found


def table_of_any_size(description):
    """What an import says of a table, but for the most that it may hold."""
    reader = Reader(description)
    kind = reader.bytes(1)
    reader.byte()
    return kind + b"\0" + number(reader.number())


def with_imports(module, found):
    return with_section(module, IMPORT, vector([each.encoded for each in found]))


def exports(module):
    """(name, kind, index)"""
    reader = Reader(section(module, EXPORT))
    return [(reader.name(), reader.byte(), reader.number()) for _ in range(reader.number())]


def with_exports(module, found):
    return with_section(module, EXPORT, vector(
        [name(called) + bytes([kind]) + number(index) for called, kind, index in found]))


def function_bodies(module):
    """Where the bodies of a module's functions are in the contents of its code."""
    reader = Reader(section(module, CODE))
    found = []
    for _ in range(reader.number()):
        size = reader.number()
        found.append(range(reader.place, reader.place + size))
        reader.bytes(size)
    return found


@dataclasses.dataclass
class Segment:
    """Data that is in memory from the beginning: where it begins, and where in the section it is."""
    address: int
    data: bytes
    place: int = 0


def segments(module):
    reader = Reader(section(module, DATA))
    found = []
    for _ in range(reader.number()):
        kind = reader.number()
        if kind != 0 or reader.byte() != 0x41:
            raise ValueError("a data segment whose address is no constant")
        address = reader.signed()
        if reader.byte() != 0x0B:
            raise ValueError("a data segment whose address is no constant")
        count = reader.number()
        found.append(Segment(address, reader.bytes(count), reader.place - count))
    return found


def with_segments(module, found):
    encoded = [b"\0\x41" + signed(each.address) + b"\x0B" + block(each.data) for each in found]
    # The count of segments is for instructions that name one, of which there are none.
    plain = module_of([each for each in sections(module) if each[0] != 12])
    return with_section(plain, DATA, vector(encoded) if encoded else b"")


def with_function_names(module, names):
    """A module with a name for each of its functions, for tools to know them by."""
    entries = [number(index) + name(called) for index, called in enumerate(names)]
    section = name("name") + b"\1" + block(vector(entries))
    return module_of([*sections(without_custom(module)), (CUSTOM, section)])
