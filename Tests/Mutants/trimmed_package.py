"""A copy of the tree whose package holds only some targets, what they need, and their tests."""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = ROOT / ".build" / "mutants"

# Built with optimization, because their tests calculate for minutes without.
CALCULATING = {"BigNumbers", "ExactReals", "Quantities", "CalculatorModel"}


def targets_of_package():
    """The package's targets by their names, as Swift reads them."""
    description = json.loads(subprocess.run(
        ["swift", "package", "--package-path", ROOT, "dump-package"],
        check=True, capture_output=True, text=True).stdout)
    return {target["name"]: target for target in description["targets"]}


def dependencies(target):
    """The names of the targets that a target names."""
    return [dependency["byName"][0] for dependency in target["dependencies"]]


def with_dependencies(names, targets):
    """Targets and all that they need, each after what it needs."""
    order = []

    def add(name):
        if name not in order:
            for dependency in dependencies(targets[name]):
                add(dependency)
            order.append(name)

    for name in names:
        add(name)
    return order


def features(target):
    """The upcoming features that a target asks for."""
    return [
        setting["kind"]["enableUpcomingFeature"]["_0"] for setting in target["settings"]
        if "enableUpcomingFeature" in setting["kind"]]


def folder(target):
    """Where a target's sources are."""
    parent = "Tests" if target["type"] == "test" else "Sources"
    return target.get("path") or f"{parent}/{target['name']}"


def manifest(names, targets):
    """The text of a manifest with these targets."""
    kinds = {"test": "testTarget", "executable": "executableTarget"}
    lines = ["// swift-tools-version: 6.2", "import PackageDescription", "",
             "let package = Package(", '  name: "Mutants",', "  targets: ["]
    for name in names:
        target = targets[name]
        settings = [f'.enableUpcomingFeature("{it}")' for it in features(target)]
        if name in CALCULATING:
            settings.append('.unsafeFlags(["-O"])')
        lines.append(
            f'    .{kinds.get(target["type"], "target")}(name: "{name}", '
            f"dependencies: {json.dumps(dependencies(target))}, "
            f'path: "{folder(target)}", swiftSettings: [{", ".join(settings)}]),')
    return "\n".join([*lines, "  ],", "  swiftLanguageModes: [.v6]", ")", ""])


def files_of_checkout():
    """All files that git tracks or would: their contents by their paths."""
    paths = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        check=True, capture_output=True).stdout.decode().split("\0")
    return {path: (ROOT / path).read_bytes() for path in paths if (ROOT / path).is_file()}


def write(files):
    """Makes the copy hold these files and no others, and touches none that is right already."""
    for path, content in files.items():
        file = COPY / path
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    for file in COPY.rglob("*"):
        path = file.relative_to(COPY).as_posix()
        if file.is_file() and not path.startswith(".build/") and path not in files:
            file.unlink()
