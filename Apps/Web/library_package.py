"""What makes a package for npm of the library in dist: npm pack Apps/Web/dist."""

import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

MANIFEST = json.loads((HERE / "Library" / "package.json").read_text(encoding="utf-8"))


def version():
    """The version of all of Exactly."""
    return subprocess.run(
        [ROOT / "Scripts" / "product-version"], check=True, capture_output=True, text=True,
    ).stdout.strip()


def files():
    """The files that are beside those of the library, by their names."""
    manifest = {"name": MANIFEST["name"], "version": version(), **MANIFEST}
    return {
        "package.json": (json.dumps(manifest, indent=2) + "\n").encode(),
        "README.md": (HERE / "Library" / "README.md").read_bytes(),
        "LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
