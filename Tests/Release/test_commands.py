"""The commands of the archive: alone in a folder that is all that they can see, and installed."""

import gzip
import os
import re
import shutil
import subprocess

import pytest
from conftest import DIST, output

# A mount of its own for what is started: some containers allow none.
UNSHARE = ["/usr/bin/unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]
alone = pytest.mark.skipif(
    subprocess.run(
        [*UNSHARE, "/bin/mount", "--rbind", "/proc", "/mnt"], capture_output=True).returncode != 0,
    reason="nothing can be mounted here")


@pytest.fixture
def root(commands, tmp_path):
    """A folder with nothing in it but the commands, and room for /proc: Swift's runtime finds there what
    a command was called with."""
    for name in ["exactly", "companions"]:
        shutil.copy(commands / "bin" / name, tmp_path)
    (tmp_path / "proc").mkdir()
    return tmp_path


def run_alone(root, *command, user="0:0", **options):
    return subprocess.run(
        [*UNSHARE, "/bin/sh", "-c",
         '/bin/mount --rbind /proc "$0/proc" && exec /usr/sbin/chroot --userspec "$@"',
         root, user, root, *command],
        capture_output=True, text=True, env={}, **options)


def test_a_command_asks_for_no_library(commands):
    for name in ["exactly", "companions"]:
        told = output("readelf", "--wide", "--program-headers", "--dynamic", commands / "bin" / name)
        assert "INTERP" not in told and "NEEDED" not in told, told


def test_what_is_relocated_in_a_command_is_read_only(commands):
    for name in ["exactly", "companions"]:
        told = output("readelf", "--wide", "--program-headers", commands / "bin" / name)
        assert "GNU_RELRO" in told, told


@alone
def test_a_command_needs_nothing_but_itself(root):
    answered = run_alone(root, "/exactly", "--digits", "50", "sqrt(2)")
    assert (answered.stdout, answered.stderr, answered.returncode) == (
        "1.4142135623730950488016887242096980785696718753769\n", "", 0)
    piped = run_alone(root, "/exactly", input="r = 3\n2 pi r\n1/0\n")
    assert piped.stdout == "3\n18.84955592153876\nerror: division by zero\n"
    assert (piped.stderr, piped.returncode) == ("", 1)
    counted = run_alone(root, "/companions", "fizzbuzz", "--count", "5")
    assert (counted.stdout, counted.stderr) == ("1\n2\nFizz\n4\nBuzz\n", "")


@alone
def test_nothing_is_written_where_nothing_can_be(root):
    run_alone(root, "/exactly", "1/3")
    assert sorted(path.name for path in root.iterdir()) == ["companions", "exactly", "proc"]


def test_the_manual_pages_have_no_faults(commands):
    for name in ["exactly", "companions"]:
        page = commands / "share" / "man" / "man1" / f"{name}.1"
        shown = subprocess.run(
            ["man", "--warnings", "-l", page], capture_output=True, text=True,
            env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "MANWIDTH": "80"})
        assert shown.returncode == 0 and shown.stderr == "", shown.stderr
        assert f"{name.upper()}(1)" in shown.stdout


def test_the_manual_page_of_the_companions_has_what_their_help_has(commands):
    page = (commands / "share" / "man" / "man1" / "companions.1").read_text().replace("\\-", "-")
    text = output(commands / "bin" / "companions", "--help")
    options = set(re.findall(r"--[a-z]+", text))
    tasks = set(re.findall(r"^  companions ([a-z]+)", text, re.MULTILINE))
    assert options >= {"--count", "--promo"} and tasks >= {"fizzbuzz", "decide", "order"}
    assert options == set(re.findall(r"--[a-z]+", page))
    for task in tasks:
        assert f"companions {task}" in page, task


def test_the_completions_are_those_of_the_command(commands):
    places = {
        "bash": "bash-completion/completions/exactly", "zsh": "zsh/site-functions/_exactly",
        "fish": "fish/vendor_completions.d/exactly.fish"}
    for shell, place in places.items():
        written = (commands / "share" / place).read_text()
        assert written == output(
            commands / "bin" / "exactly", "--generate-completion-script", shell)
        assert "digits" in written


@pytest.fixture(scope="module")
def package():
    [path] = DIST.glob("exactly_*.deb")
    return path


def test_lintian_has_nothing_to_say(package):
    assert output("lintian", "--allow-root", "--info", "--tag-display-limit=0", package) == ""


def test_the_package_has_the_same_commands(package, commands, tmp_path):
    output("dpkg-deb", "--extract", package, tmp_path)
    for name in ["exactly", "companions"]:
        assert (tmp_path / "usr/bin" / name).read_bytes() == (
            commands / "bin" / name).read_bytes()
        page = gzip.decompress((tmp_path / f"usr/share/man/man1/{name}.1.gz").read_bytes())
        assert page == (commands / f"share/man/man1/{name}.1").read_bytes()
    for place in ["bash-completion/completions/exactly", "fish/vendor_completions.d/exactly.fish",
                  "zsh/vendor-completions/_exactly", "doc/exactly/copyright"]:
        assert (tmp_path / "usr/share" / place).is_file(), place


@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs packages")
def test_installed_it_answers_and_removed_it_leaves_nothing(package, tmp_path):
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    output("dpkg", "--install", package)
    try:
        files = [file for file in output("dpkg", "--listfiles", "exactly").splitlines()
                 if os.path.isfile(file)]
        assert output("/usr/bin/exactly", "1/3 + 1/6", env=environment) == "0.5\n"
        # The shells find the completions by themselves.
        found = output(
            "fish", "--command", "complete --do-complete 'exactly --dig'",
            env=environment | {"HOME": str(tmp_path)})
        assert "--digits" in found
        names = output("zsh", "-fc", "autoload -U compinit && compinit -D && echo $_comps[exactly]",
                       env=environment)
        assert names == "_exactly\n"
    finally:
        output("dpkg", "--purge", "exactly")
    assert files and [file for file in files if os.path.exists(file)] == []
