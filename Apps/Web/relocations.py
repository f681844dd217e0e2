"""Which data a linked module's functions use, as wasm-ld tells with --emit-relocs."""

import bisect
import dataclasses

import webassembly
from webassembly import Reader

DATA_SYMBOL = 1
SEGMENTS, SYMBOLS = 5, 8
UNDEFINED, EXPLICIT_NAME, ABSOLUTE = 0x10, 0x40, 0x200

# Of a relocation's kinds, those that may be about an address in memory, and those with an addend. A
# global may be there for an address, too, and then its symbol is that of data.
MEMORY = {3, 4, 5, 11, 14, 15, 16, 17, 21, 23}
ADDRESSES = MEMORY | {7, 13}
WITH_ADDEND = MEMORY | {8, 9, 22}
# Of functions, tables, types, tags and globals.
OTHERS = {0, 1, 2, 6, 7, 10, 12, 13, 18, 19, 20, 24, 26}


@dataclasses.dataclass(frozen=True)
class Symbol:
    """Data under one name: in which segment, from where on, and how many bytes."""
    name: str
    segment: int
    offset: int
    size: int


def told(linking, wanted):
    """What a linking section tells about something; None where it does not."""
    reader = Reader(linking)
    if reader.number() != 2:
        raise ValueError("an unknown version of the linking section")
    while not reader.is_at_end:
        kind, data = reader.byte(), reader.block()
        if kind == wanted:
            return Reader(data)
    raise ValueError("the linker has told too little")


def segment_names(linking):
    reader, names = told(linking, SEGMENTS), []
    for _ in range(reader.number()):
        names.append(reader.name())
        # How it is aligned, and what it is for.
        reader.number(), reader.number()
    return names


def symbols(linking):
    """The symbols of a linking section by their numbers; None for those that are no data."""
    reader = told(linking, SYMBOLS)
    return [symbol(reader) for _ in range(reader.number())]


def symbol(reader):
    kind, flags = reader.byte(), reader.number()
    if kind == DATA_SYMBOL:
        name = reader.name()
        if flags & (UNDEFINED | ABSOLUTE):
            # An absolute symbol has its place all the same.
            if not flags & UNDEFINED:
                reader.number(), reader.number(), reader.number()
            return None
        return Symbol(name, reader.number(), reader.number(), reader.number())
    reader.number()
    # A section has no name, and what is imported has that of the import.
    if kind != 3 and (not flags & UNDEFINED or flags & EXPLICIT_NAME):
        reader.name()
    return None


def relocations(section):
    """Of a section: where in its contents an address stands, and of which symbol."""
    reader = Reader(section)
    reader.number()
    for _ in range(reader.number()):
        kind, place, index = reader.byte(), reader.number(), reader.number()
        if kind in WITH_ADDEND:
            reader.signed()
        elif kind not in OTHERS:
            raise ValueError(f"an unknown kind of relocation: {kind}")
        if kind in ADDRESSES:
            yield place, index


class DataUse:
    """The data of a module: what of it a set of functions can reach."""

    def __init__(self, module):
        found = webassembly.custom(module)
        if "reloc.CODE" not in found:
            raise ValueError("the module was linked without --emit-relocs")
        self.segments = webassembly.segments(module)
        self.segment_names = segment_names(found["linking"])
        self.symbols = symbols(found["linking"])
        bodies = webassembly.function_bodies(module)
        starts = [body.start for body in bodies]
        self.of_functions = [set() for _ in bodies]
        for place, index in relocations(found["reloc.CODE"]):
            if self.symbols[index]:
                self.of_functions[bisect.bisect_right(starts, place) - 1].add(self.symbols[index])
        self.of_data = {each: set() for each in self.symbols if each}
        self.places = sorted(
            (each for each in self.of_data if each.size), key=self.place)
        starts = [self.place(each) for each in self.places]
        longest = max((each.size for each in self.places), default=0)
        for place, index in relocations(found.get("reloc.DATA", b"\0\0")):
            owner = bisect.bisect_right(starts, place) - 1
            # Names may overlap: the bytes belong to all that have them.
            while owner >= 0 and starts[owner] + longest > place:
                holder = self.places[owner]
                if starts[owner] + holder.size > place and self.symbols[index]:
                    self.of_data[holder].add(self.symbols[index])
                owner -= 1

    def place(self, symbol):
        """Where in the data section's contents a symbol begins."""
        return self.segments[symbol.segment].place + symbol.offset

    def reached(self, functions):
        """The symbols whose data can be read by functions, directly or by way of other data."""
        found, waiting = set(), set()
        for function in functions:
            waiting |= self.of_functions[function]
        while waiting:
            symbol = waiting.pop()
            if symbol not in found:
                found.add(symbol)
                waiting |= self.of_data[symbol]
        return found
