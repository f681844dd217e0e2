"""What makes a package for npm of the library in dist: npm pack Apps/Web/dist."""

import json
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The version of all of Exactly.
VERSION = ROOT / "Sources" / "CommandLineInterface" / "ProductVersion.swift"
MANIFEST = json.loads((HERE / "Library" / "package.json").read_text(encoding="utf-8"))


def version():
    return re.search(r'static let text = "(\d+\.\d+\.\d+)"', VERSION.read_text(encoding="utf-8"))[1]


def files():
    """The files that are beside those of the library, by their names."""
    manifest = {"name": MANIFEST["name"], "version": version(), **MANIFEST}
    return {
        "package.json": (json.dumps(manifest, indent=2) + "\n").encode(),
        "README.md": (HERE / "Library" / "README.md").read_bytes(),
        "LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
