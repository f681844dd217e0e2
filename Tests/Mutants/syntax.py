"""Sources as the compiler reads them: its typed syntax trees, and what it says about errors."""

import json
import re
import subprocess

FLAGS = ["-swift-version", "6", "-package-name", "mutants"]


def frontend_flags():
    """What the compiler's frontend needs besides, to expand the macros of the toolchain."""
    information = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    return [*FLAGS, "-plugin-path", information["paths"]["runtimeResourcePath"] + "/host/plugins"]


class Module:
    """The sources of a target, and what the compiler needs to read them.

    `folder` is that of its sources; `interfaces` keeps the modules that later ones import.
    """

    def __init__(self, name, folder, features, interfaces):
        self.name = name
        self.paths = sorted(folder.rglob("*.swift"))
        self.interfaces = interfaces
        self.flags = [*frontend_flags(), "-module-name", name, "-I", str(interfaces)]
        for feature in features:
            self.flags += ["-enable-upcoming-feature", feature]

    def write_interface(self):
        """Makes the module that those import which depend on this one."""
        subprocess.run(
            ["swiftc", "-frontend", "-emit-module", "-parse-as-library", *self.flags,
             "-o", self.interfaces / f"{self.name}.swiftmodule", *self.paths],
            check=True, stdout=subprocess.DEVNULL)

    def compile(self, mode, suffix):
        """Runs the compiler over all files: the paths of its outputs, and its messages."""
        outputs = [
            self.interfaces / f"{self.name}.{index}.{suffix}" for index in range(len(self.paths))]
        lists = {"-filelist": self.paths, "-primary-filelist": self.paths,
                 "-output-filelist": outputs}
        arguments = ["swiftc", "-frontend", *mode, "-parse-as-library", *self.flags]
        for option, paths in lists.items():
            listing = self.interfaces / f"{self.name}{option}"
            listing.write_text("".join(f"{path}\n" for path in paths))
            arguments += [option, listing]
        run = subprocess.run(
            arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        return outputs, run.stderr

    def trees(self):
        """The typed syntax tree of each file, with its path, one at a time: they are large."""
        outputs, messages = self.compile(
            ["-typecheck", "-dump-ast", "-dump-ast-format", "json"], "tree")
        assert "error:" not in messages, messages
        for path, output in zip(self.paths, outputs, strict=True):
            yield path, json.loads(output.read_text())
            output.unlink()

    def errors(self):
        """Where the compiler finds errors, those of flow and initialization too: path, offset."""
        outputs, messages = self.compile(["-emit-sil"], "sil")
        for output in outputs:
            output.unlink(missing_ok=True)
        places = set()
        for path, line, column in re.findall(r"^(/[^:\n]+):(\d+):(\d+): error:", messages, re.M):
            lines = open(path, "rb").read().splitlines(keepends=True)
            before = lines[:int(line) - 1]
            places.add((path, sum(len(it) for it in before) + int(column) - 1))
        assert places or "error:" not in messages, messages
        return places


# The compiler tells where the last token of a node begins; these tell where it ends.
LAST_TOKENS = [re.compile(pattern) for pattern in (
    rb"[0-9][0-9A-Za-z_]*(?:\.[0-9][0-9_]*)?(?:e[+-]?[0-9]+)?",
    rb"[A-Za-z_$][A-Za-z0-9_]*",
    rb"`[A-Za-z_]+`",
    rb'"(?!"")(?:[^"\\\n]|\\[^(\n])*"',
    rb"[)\]}!?]",
)]


def end_of_token(source, start):
    """Where the token ends that begins at a place; none where that is hard to say."""
    for pattern in LAST_TOKENS:
        if found := pattern.match(source, start):
            return found.end()
    return None
