"""The Debian package: made, checked, installed on this machine, and removed."""

import os
import re
import shutil
import subprocess

import pytest
from conftest import APP, LINUX, Search

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root installs packages")


@pytest.fixture(scope="module")
def package():
    made = subprocess.run(
        ["make", "--no-print-directory", "-C", LINUX, "deb"], check=True, capture_output=True,
        text=True)
    return made.stdout.splitlines()[-1]


def output(*command, **options):
    run = subprocess.run(command, capture_output=True, text=True, **options)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_lintian_has_nothing_to_say(package):
    assert output("lintian", "--allow-root", "--info", "--tag-display-limit=0", package) == ""


def test_it_depends_on_libraries_and_not_on_swift(package):
    depends = output("dpkg-deb", "--field", package, "Depends")
    for library in ["libc6", "libglib2.0-0", "libgtk-4-1", "libadwaita-1-0"]:
        assert re.search(rf"(^|, ){re.escape(library)} \(>= ", depends), depends
    assert "swift" not in depends


def test_everybody_can_read_what_root_owns(package):
    for line in output("dpkg-deb", "--contents", package).splitlines():
        mode, owner = line.split()[:2]
        assert owner == "root/root" and mode[1:] in (
            ["rwxr-xr-x"] if mode[0] == "d" or "/bin/" in line or "/libexec/" in line
            else ["rw-r--r--"]), line


@pytest.fixture(scope="module")
def installed(package):
    """The files of the package, while it is installed."""
    output("dpkg", "--install", package)
    yield [file for file in output("dpkg", "--listfiles", "exactly-window").splitlines()
           if os.path.isfile(file)]
    output("dpkg", "--purge", "exactly-window")


@as_root
def test_installed_it_needs_no_swift(installed, start_bus):
    assert shutil.which("swift", path="/usr/bin:/bin") is None
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    assert "exactly-window" in output("/usr/bin/exactly-window", "--help", env=environment)
    search = Search(start_bus("/usr/share"))
    assert search.meta(*search.results("1/3*3"))[0]["name"] == "= 1"
    executable = os.readlink(
        f"/proc/{search.bus.ask('GetConnectionUnixProcessID', search.name)}/exe")
    assert executable == "/usr/libexec/exactly-search"


@as_root
def test_removed_it_leaves_nothing(installed):
    assert f"/usr/share/applications/{APP}.desktop" in installed
    output("dpkg", "--purge", "exactly-window")
    assert [file for file in installed if os.path.exists(file)] == []
