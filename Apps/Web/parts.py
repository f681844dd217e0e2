"""Takes the module apart: what the first keys need comes first, and the rest after it.

wasm-split (Binaryen) moves functions. Here is what it does not do: more parts than two, data that only
functions of a later part use, and short names of what the parts have from each other.
"""

import pathlib
import struct
import subprocess

import relocations
import webassembly
from webassembly import Segment

# Features that the module may use.
FEATURES = [
    "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int", "--enable-multivalue",
]

# How modules are made smaller. Of optimising for size and for speed, size is not measurably slower. A large
# function that one other alone calls stays a function: inside the other, its variables would take room on
# the stack for each bracket within a bracket, and the parts would compress worse.
OPTIONS = [*FEATURES, "-Oz", "--one-caller-inline-max-function-size", "100"]
# Of the part that everybody waits for: twice, and until nothing gets smaller; then once with its blocks and loops
# made anew, which leaves 1 % less of it.
THOROUGH = [*OPTIONS, "--converge"]
ANEW = [*FEATURES, "--flatten", "--rereloop", "-Oz", *OPTIONS[len(FEATURES):]]

# The calculator's parts in the order of their need, and that of the other pages; each of those that
# are not named here is a language's.
FIRST, SECOND, REST = "first", "second", "rest"
COMPANIONS = "companions"

# How the profiles end of what the first keys need in a language.
AT_FIRST = ".first"

# The linker's name for data that nothing ever changes.
CONSTANT = ".rodata"

# Data that nothing reads: hashes by which Swift's compiler knows its modules.
UNUSED = ".swift_modhash"

# How the names begin that parts have from each other: those of the module itself are words.
OURS = "%"

# A gap between two segments that is shorter is written out: another segment would take more.
GAP = 8


def run(folder, *command):
    subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)


def split(linked, rehearsal, folder, optimised):
    """The parts of a module by their names, and under "" the whole.

    `linked` has what wasm-ld tells with --emit-relocs. `rehearsal` plays what a page does on an
    instrumented module; which functions a part has is found out by it, not listed. `optimised` makes
    a module smaller.
    """
    use = relocations.DataUse(linked)
    plain = webassembly.without_custom(linked)
    plain = webassembly.with_segments(
        plain, segments(use, ranges(use, use.of_data) + unnamed(use)))
    (folder / "plain").write_bytes(plain)
    run(folder, "wasm-split", *FEATURES, "--instrument", "plain", "--output", "instrumented")
    run(folder, "node", rehearsal, "instrumented", ".")
    functions = distributed(
        {path.stem: called(path) for path in folder.glob("*.profile")},
        len(webassembly.function_bodies(linked)))
    parts = with_data(moved(folder, plain, functions), use, functions)
    parts = {name: optimised(part, THOROUGH if name == FIRST else OPTIONS)
             for name, part in parts.items()}
    return {"": optimised(plain, OPTIONS), **with_short_names(parts)}


def optimise(folder, options):
    run(folder, "wasm-opt", *options, "large", "--output", "small")
    if options is THOROUGH:
        # Reading it again renumbers it, which makes it smaller once more.
        run(folder, "wasm-opt", *options, "small", "--output", "small")
        run(folder, "wasm-opt", *ANEW, "small", "--output", "small")


def called(profile):
    """The functions that a profile of wasm-split has: a hash, and for each function when it was
    called first, or 0."""
    times = profile.read_bytes()[8:]
    return {index for index, (time,) in enumerate(struct.iter_unpack("<I", times)) if time}


def distributed(profiles, count):
    """The functions of each part.

    What two languages need is no language's own, and what is in a part before is not in another. But
    what the first keys of a language need does not wait for the second part.
    """
    waiting = set().union(*(each for name, each in profiles.items() if name.endswith(AT_FIRST)))
    parts = {FIRST: profiles[FIRST] | profiles[SECOND] & waiting}
    parts[SECOND] = profiles[SECOND] - parts[FIRST]
    known = parts[FIRST] | parts[SECOND]
    companions = profiles[COMPANIONS] - known
    languages = {
        name: called - known for name, called in profiles.items()
        if name not in (FIRST, SECOND, COMPANIONS) and not name.endswith(AT_FIRST)}
    for name, own in languages.items():
        others = set().union(*(called for each, called in languages.items() if each != name))
        parts[name] = own - others
        parts[FIRST] |= own & others
    parts[COMPANIONS] = companions - set().union(*parts.values())
    parts[REST] = set(range(count)) - set().union(*parts.values())
    return parts


def moved(folder, plain, functions):
    """The parts with their functions, and with all data in the first."""
    def name(index):
        return f"f{index}"

    primary = webassembly.with_function_names(
        plain, [name(index) for index in range(len(set().union(*functions.values())))])
    parts = {}
    for part in [each for each in functions if each != FIRST]:
        (folder / "primary").write_bytes(primary)
        (folder / "moved").write_text("\n".join(name(index) for index in sorted(functions[part])))
        run(folder, "wasm-split", *FEATURES, "-g", "primary", "--split-funcs=@moved",
            "--placeholder-namespace", part, "--import-namespace", FIRST, "--export-prefix", OURS,
            "--primary-output", "kept", "--secondary-output", "split")
        primary = (folder / "kept").read_bytes()
        parts[part] = (folder / "split").read_bytes()
    return {FIRST: primary, **parts}


# MARK: Data

def with_data(parts, use, functions):
    """The parts, each with the data that its functions can reach and the first part's cannot.

    Only constants are in more than one. What may change is in the first, unless a single part
    reaches it: a part that comes later must not set it back.
    """
    reached = {name: use.reached(called) for name, called in functions.items()}
    first = reached.pop(FIRST)
    for symbol in set().union(*reached.values()) - first:
        users = [name for name, symbols in reached.items() if symbol in symbols]
        if len(users) > 1 and not is_constant(use, symbol):
            first.add(symbol)
    # Of data without a name nobody can say who needs it.
    needed = {FIRST: ranges(use, first) + unnamed(use)}
    for name, symbols in reached.items():
        needed[name] = ranges(use, symbols - first)
    return {
        name: webassembly.with_segments(part, segments(use, needed[name]))
        for name, part in parts.items()}


def is_constant(use, symbol):
    return use.segment_names[symbol.segment].startswith(CONSTANT)


def ranges(use, symbols):
    """Where in the data section's contents symbols are."""
    return [range(use.place(each), use.place(each) + each.size) for each in symbols if each.size]


def unnamed(use):
    """The bytes of segments that no symbol has."""
    covered = sorted(ranges(use, use.of_data), key=lambda each: each.start)
    found = []
    for name, segment in zip(use.segment_names, use.segments):
        if name == UNUSED:
            continue
        place, end = segment.place, segment.place + len(segment.data)
        for each in covered:
            if each.stop <= place or each.start >= end:
                continue
            if each.start > place:
                found.append(range(place, each.start))
            place = max(place, each.stop)
        if place < end:
            found.append(range(place, end))
    return found


def segments(use, needed):
    """Segments with some bytes of the data section, without long runs of others or of zeros.

    Constants in a short gap are written as well, which are what they are; what may have changed is
    left alone.
    """
    found = []
    for name, segment in zip(use.segment_names, use.segments):
        kept = bytearray(len(segment.data))
        for each in needed:
            start, stop = (place - segment.place for place in (each.start, each.stop))
            if 0 <= start < stop <= len(kept):
                kept[start:stop] = segment.data[start:stop]
        gap = GAP if name.startswith(CONSTANT) else 0
        runs = []
        for place, byte in enumerate(kept):
            if not byte:
                continue
            if not runs or place - runs[-1].stop > gap:
                runs.append(range(place, place))
            runs[-1] = range(runs[-1].start, place + 1)
        found += [
            Segment(segment.address + run.start, segment.data[run.start:run.stop]) for run in runs]
    return found


# MARK: Names

def with_short_names(parts):
    """The parts, with numbers for the names of what the first exports for the others.

    A placeholder keeps its name, which is its place in the table. Numbers that rise with those of the
    functions, and places with equally many digits, are compressed best: that is 900 bytes as brotli.
    """
    exported = sorted(
        webassembly.exports(parts[FIRST]),
        key=lambda each: (each[0].startswith(OURS), each[1], each[2]))
    imported = {name: webassembly.imports(part) for name, part in parts.items() if name != FIRST}
    used = {each.name for imports in imported.values() for each in imports}
    ours = [called for called, _, _ in exported if called.startswith(OURS)]
    short = {called: f"{number:x}" for number, called in enumerate(each for each in ours if each in used)}
    kept = [
        (short.get(called, called), kind, index) for called, kind, index in exported
        if called in used or not called.startswith(OURS)]
    placeholders = webassembly.imports(parts[FIRST])
    digits = max((len(each.name) for each in placeholders), default=0)
    for each in placeholders:
        each.name = each.name.rjust(digits, "0")
    found = {FIRST: webassembly.with_imports(
        webassembly.with_exports(parts[FIRST], kept), placeholders)}
    for name, imports in imported.items():
        for each in imports:
            each.name = short.get(each.name, each.name)
            # The parts that were split off later have made the table larger.
            if each.kind == webassembly.TABLE:
                each.description = webassembly.table_of_any_size(each.description)
        found[name] = webassembly.with_imports(parts[name], imports)
    return found
