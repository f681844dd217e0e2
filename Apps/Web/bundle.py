"""Puts a module of JavaScript and all that it imports into one script, and styles into one sheet.

What the page's modules use of `import` and `export` is little, and what else there is, is refused: a
list of names or `* as name` on one line or several, from a file beside; and declarations with
`export` before them.
"""

import pathlib
import re
import sys

IMPORT = re.compile(
    r"^import (?:\* as (?P<all>\w+)|\{(?P<names>[^}]*)\}) from '(?P<path>\.{1,2}/[^']+)';\n",
    re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:class|function|const) (\w+))", re.MULTILINE)
OTHER = re.compile(r"^(?:import|export)\b.*|.*\bimport\.meta\b.*", re.MULTILINE)

# Whole lines: within a line, what looks like a comment may be part of a text.
SCRIPT_COMMENT = re.compile(r"^[ ]*//.*\n|^[ ]*/\*\*\n(?:[ ]*\*.*\n)+", re.MULTILINE)
STYLE_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def script(files, entry):
    """One script that does what the module `entry` does; `files` has modules by their names.

    Each module is a function, called once, in the order in which a browser would run them.
    """
    order = []
    visit(files, entry, order, [])
    numbers = {name: f"$module{number}" for number, name in enumerate(order)}
    parts = []
    for name in order:
        body, exports = converted(files[name], name, numbers)
        value = f"  return {{ {', '.join(exports)} }};\n" if exports else ""
        parts.append(f"const {numbers[name]} = (() => {{\n{body}{value}}})();\n")
    return f"(() => {{\n'use strict';\n{''.join(parts)}}})();\n"


def visit(files, name, order, above):
    if name in above:
        sys.exit(f"{' imports '.join([*above, name])}")
    if name in order:
        return
    if name not in files:
        sys.exit(f"{above[-1]} imports {name}, which is not there")
    for found in IMPORT.finditer(files[name].decode()):
        visit(files, beside(name, found["path"]), order, [*above, name])
    order.append(name)


def converted(data, name, numbers):
    text = SCRIPT_COMMENT.sub("", data.decode())

    def taken(found):
        other = numbers[beside(name, found["path"])]
        if found["all"]:
            return f"const {found['all']} = {other};\n"
        return f"const {{{found['names'].replace(' as ', ': ')}}} = {other};\n"

    text = IMPORT.sub(taken, text)
    exports = EXPORT.findall(text)
    text = EXPORT.sub("", text)
    if other := OTHER.search(text):
        sys.exit(f"{name} cannot be put into one script: {other.group()}")
    return re.sub(r"\n{2,}", "\n", text), exports


def beside(name, path):
    """The name of what a file calls `path`."""
    parts = list(pathlib.PurePosixPath(name).parent.parts)
    for part in pathlib.PurePosixPath(path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def plain(data):
    """An ordinary script without its comments."""
    return SCRIPT_COMMENT.sub("", data.decode())


def styles(texts):
    """One style sheet of several, without comments and indents."""
    text = STYLE_COMMENT.sub("", "".join(texts))
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())
