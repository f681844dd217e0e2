"""What is in the archives, and that nothing of it comes from the machine that made them."""

import gzip
import hashlib
import json
import re
import subprocess
import sys
import tarfile

import pytest
from conftest import DIST, ROOT, output

sys.path.append(str(ROOT / "Apps" / "Web"))
import library_package  # noqa: E402

COMMANDS = [
    "LICENSE", "README.md", "bin/companions", "bin/exactly",
    "licences/Apache-2.0", "licences/GPL-3", "licences/LGPL-2.1", "licences/README.md",
    "share/bash-completion/completions/exactly", "share/fish/vendor_completions.d/exactly.fish",
    "share/man/man1/companions.1", "share/man/man1/exactly.1", "share/zsh/site-functions/_exactly",
]


def contents(path):
    """The files of an archive below its one folder."""
    with tarfile.open(path) as archive:
        return [member.name.partition("/")[2] for member in archive if member.isfile()]


def archives():
    return sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.tgz")])


def test_all_files_of_a_release_are_there(version, machine):
    architecture = output("dpkg", "--print-architecture").strip()
    assert sorted(path.name for path in DIST.iterdir()) == sorted([
        "SHA256SUMS", f"exactly-{version}-linux-{machine}.tar.gz",
        f"exactly-{version}-linux-{machine}.spdx.json", f"exactly_{version}_{architecture}.deb",
        f"exactly-window_{version}_{architecture}.deb", f"exactly-web-{version}.tar.gz",
        f"exactly-calculator-{version}.tgz"])


def test_the_checksums_are_of_all_files_and_hold():
    sums = dict(reversed(line.split("  ")) for line in (DIST / "SHA256SUMS").read_text().splitlines())
    files = {path.name: path for path in DIST.iterdir() if path.name != "SHA256SUMS"}
    assert sums == {
        name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}


@pytest.mark.parametrize("path", archives(), ids=lambda path: path.name)
def test_nothing_in_an_archive_comes_from_the_machine(path, date):
    with tarfile.open(path) as archive:
        members = archive.getmembers()
    names = [member.name for member in members]
    assert names == sorted(names, key=lambda name: name.split("/"))
    for member in members:
        assert (member.uid, member.gid, member.uname, member.gname) == (0, 0, "", ""), member.name
        assert member.mtime == date, member.name
        assert member.mode in (0o755, 0o644) and (member.isfile() or member.isdir()), member.name
    with path.open("rb") as file:
        header = file.read(10)
    # Of gzip: neither a name nor a date.
    assert header[3] == 0 and header[4:8] == bytes(4), header


def test_no_program_tells_the_folder_that_it_was_built_in(commands):
    for name in ["exactly", "companions"]:
        program = (commands / "bin" / name).read_bytes()
        assert str(ROOT).encode() not in program, name


def test_the_archive_of_the_commands_has_what_it_is_to_have(version, machine):
    assert sorted(contents(DIST / f"exactly-{version}-linux-{machine}.tar.gz")) == COMMANDS


def test_the_archive_of_the_page_is_the_page_with_the_documentation(version):
    files = contents(DIST / f"exactly-web-{version}.tar.gz")
    page = ROOT / "Apps" / "Web" / "dist"
    assert sorted(files) == sorted(
        path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file())
    for name in ["index.html", "service-worker.js", "docs/index.html", "docs/Guides/Command.html",
                 "docs/reference/documentation/bignumbers/index.html"]:
        assert name in files, name


def test_the_package_for_npm_has_what_npm_would_pack(version):
    with tarfile.open(DIST / f"exactly-calculator-{version}.tgz") as archive:
        names = [member.name for member in archive if member.isfile()]
        manifest = json.load(archive.extractfile("package/package.json"))
    assert manifest["version"] == version
    assert sorted(names) == sorted(
        f"package/{name}" for name in [*library_package.MANIFEST["files"], *library_package.files()])
    packed = json.loads(output(
        "npm", "pack", "--dry-run", "--json", ROOT / "Apps" / "Web" / "dist"))
    assert sorted(names) == sorted(f"package/{file['path']}" for file in packed[0]["files"])


def test_versions_agree(version, commands):
    for name in ["exactly", "companions"]:
        assert output(commands / "bin" / name, "--version") == f"{name} {version}\n"
        page = (commands / "share" / "man" / "man1" / f"{name}.1").read_text()
        assert f"{name} {version}" in page.splitlines()[0]
    assert (commands / "README.md").read_text().startswith(f"# Exactly {version} ")
    for package in DIST.glob("*.deb"):
        assert output("dpkg-deb", "--field", package, "Version").strip() == version


def test_nothing_is_left_to_fill_in(commands):
    for path in [commands / "README.md", *commands.glob("share/**/*")]:
        if path.is_file():
            assert not re.search(r"@[a-z]+@", path.read_text()), path


def test_what_is_linked_in_is_said_with_its_licence(version, machine, tmp_path):
    name = f"exactly-{version}-linux-{machine}"
    bill = DIST / f"{name}.spdx.json"
    output(sys.executable, "-m", "spdx_tools.spdx.clitools.pyspdxtools", "--infile", bill)
    packages = {package["name"]: package for package in json.loads(bill.read_text())["packages"]}
    assert {re.sub(r"-\d+$", "", name): package["licenseDeclared"]
            for name, package in packages.items()} == {
        "exactly": "MIT", "swift": "Apache-2.0 WITH Swift-exception",
        "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1", "glibc": "LGPL-2.1-or-later"}
    digest = hashlib.sha256((DIST / f"{name}.tar.gz").read_bytes()).hexdigest()
    assert packages["exactly"]["checksums"][0]["checksumValue"] == digest
    # What the linker has taken without a licence that is known ends it.
    stranger = tmp_path / "stranger.map"
    unknown = output(sys.executable, "-c", "import sys; print(sys.base_prefix)").strip()
    stranger.write_text(f"{unknown}/lib/libstranger.a(file.o)\n")
    refused = subprocess.run(
        [ROOT / "Scripts" / "bill-of-materials", stranger, DIST / f"{name}.tar.gz"],
        capture_output=True, text=True)
    assert refused.returncode != 0, refused.stdout


def test_the_archive_is_compressed_without_a_loss(version, machine):
    path = DIST / f"exactly-{version}-linux-{machine}.tar.gz"
    assert len(gzip.decompress(path.read_bytes())) > path.stat().st_size
