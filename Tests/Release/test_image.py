"""The Containerfile: its files are laid out and run without an engine, and by one where there is one."""

import json
import os
import re
import shutil
import subprocess

import pytest
from conftest import ROOT
from test_commands import alone, run_alone


@pytest.fixture(scope="module")
def instructions():
    text = (ROOT / "Containerfile").read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [tuple(line.split(maxsplit=1)) for line in lines]


@pytest.fixture(scope="module")
def layout(instructions, commands, tmp_path_factory):
    """The image's files, copied from the archive as the instructions say."""
    root = tmp_path_factory.mktemp("image")
    root.chmod(0o755)
    (root / "proc").mkdir()
    for instruction, rest in instructions:
        if instruction != "COPY":
            continue
        *sources, target = rest.split()
        place = root / target.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        for source in [commands / source for source in sources]:
            # As an engine does it: of a folder what is in it.
            if source.is_dir():
                shutil.copytree(source, place, dirs_exist_ok=True)
            elif target.endswith("/"):
                place.mkdir(exist_ok=True)
                shutil.copy(source, place)
            else:
                shutil.copy(source, place)
    return root


def only(instructions, name):
    [value] = [rest for instruction, rest in instructions if instruction == name]
    return value


def test_there_is_nothing_below_it_and_nobody_in_it(instructions):
    assert instructions[0] == ("FROM", "scratch")
    user, group = only(instructions, "USER").split(":")
    assert int(user) > 0 and int(group) > 0
    assert {name for name, _ in instructions} == {"FROM", "COPY", "USER", "ENTRYPOINT"}


def test_it_has_the_command_and_the_licences(layout):
    doc = layout / "usr/share/doc/exactly"
    assert sorted(path.name for path in doc.iterdir()) == [
        "Apache-2.0", "GPL-3", "LGPL-2.1", "LICENSE", "README.md"]
    assert re.search("linked in", (doc / "README.md").read_text())


@alone
@pytest.mark.skipif(os.geteuid() != 0, reason="only root becomes another user")
def test_its_entrypoint_answers_as_its_user(instructions, layout):
    entrypoint = json.loads(only(instructions, "ENTRYPOINT"))
    answered = run_alone(layout, *entrypoint, "1/3 + 1/6", user=only(instructions, "USER"))
    assert (answered.stdout, answered.stderr, answered.returncode) == ("0.5\n", "", 0)


@pytest.mark.skipif(
    shutil.which("buildah") is None or os.geteuid() != 0, reason="Debian's buildah builds it, as root")
def test_an_engine_builds_it_and_runs_it(commands, tmp_path):
    def buildah(*arguments):
        engine = ["buildah", "--root", tmp_path / "images", "--runroot", tmp_path / "run",
                  "--storage-driver", "vfs"]
        done = subprocess.run([*engine, *arguments], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    alone = ["--isolation", "chroot"]
    buildah("build", *alone, "--tag", "exactly", "--file", ROOT / "Containerfile", commands)
    container = buildah("from", "exactly").strip()
    assert buildah("run", *alone, container, "--", "/usr/bin/exactly", "1/3 + 1/6") == "0.5\n"
    # As a registry has it, compressed.
    buildah("push", "exactly", f"oci-archive:{tmp_path / 'image.tar'}")
    assert (tmp_path / "image.tar").stat().st_size < 10_000_000
