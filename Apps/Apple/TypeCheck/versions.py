"""The versions of Apple's systems that the app asks for."""

import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
APP = HERE.parent / "Exactly.swiftpm"
SYSTEMS = ["iOS", "macOS"]


def numbers(version):
    """A version as it is compared: 17.0 is 17."""
    parts = [int(part) for part in version.split(".")]
    while parts and parts[-1] == 0:
        parts.pop()
    return parts


def since(system, version):
    """How it is said that something is too new."""
    return f"since {system} {'.'.join(map(str, numbers(version)))}"


def lowest_versions():
    """The version of each system that the app's manifest asks for."""
    manifest = json.loads(subprocess.run(
        ["swift", "package", "--package-path", APP, "--scratch-path", HERE / ".build/package",
         "dump-package"],
        check=True, capture_output=True, text=True).stdout)
    versions = {
        platform["platformName"]: platform["version"] for platform in manifest["platforms"]}
    return {system: versions[system.lower()] for system in SYSTEMS}
