"""Writes the Info.plist of the app's bundle on a Mac.

    python3 information.py FILE

What a phone's bundle has as well comes from AdditionalInfo.plist, the rest from the template beside this
file. Its values come from where the project has them already.
"""

import pathlib
import plistlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
APP = HERE.parent / "Exactly.swiftpm"

MANIFEST = {
    "PRODUCT_NAME": r'\.executable\(name: "(\w+)"',
    "PRODUCT_BUNDLE_IDENTIFIER": r'bundleIdentifier: "([\w.-]+)"',
    "CURRENT_PROJECT_VERSION": r'bundleVersion: "(\d+)"',
    "APP_CATEGORY": r"appCategory: \.(\w+)",
    "DEVELOPMENT_LANGUAGE": r'defaultLocalization: "(\w+)"',
    "MACOSX_DEPLOYMENT_TARGET": r"\.macOS\(\.v(\d+)\)",
}


def found(pattern, file):
    """What a file has at the only place that a pattern describes."""
    matches = re.findall(pattern, file.read_text(encoding="utf-8"))
    if len(matches) != 1:
        sys.exit(f"{file}: {len(matches)} places like {pattern}")
    return matches[0]


def values():
    """What stands for the names in the template."""
    values = {name: found(pattern, APP / "Package.swift") for name, pattern in MANIFEST.items()}
    values["MACOSX_DEPLOYMENT_TARGET"] += ".0"
    values["MARKETING_VERSION"] = subprocess.run(
        [ROOT / "Scripts" / "product-version"], check=True, capture_output=True, text=True,
    ).stdout.strip()
    return values


def information():
    """The contents of the Info.plist."""
    known = values()
    template = re.sub(
        r"\$\((\w+)\)", lambda name: known[name[1]],
        (HERE / "Info.plist").read_text(encoding="utf-8"))
    shared = plistlib.loads((APP / "AdditionalInfo.plist").read_bytes())
    return plistlib.loads(template.encode()) | shared


if __name__ == "__main__":
    pathlib.Path(sys.argv[1]).write_bytes(plistlib.dumps(information()))
