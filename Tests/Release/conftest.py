"""What `make release` has put into dist."""

import pathlib
import subprocess
import tarfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DIST = ROOT / "dist"


def output(*command, **options):
    run = subprocess.run(command, capture_output=True, text=True, **options)
    assert run.returncode == 0, f"{command}: {run.stdout}{run.stderr}"
    return run.stdout


@pytest.fixture(scope="session")
def version():
    return output(ROOT / "Scripts" / "product-version").strip()


@pytest.fixture(scope="session")
def date():
    return int(output(ROOT / "Scripts" / "source-date"))


@pytest.fixture(scope="session")
def machine():
    return output("uname", "-m").strip()


@pytest.fixture(scope="session")
def commands(version, machine, tmp_path_factory):
    """The folder that the commands' archive has in it, unpacked."""
    name = f"exactly-{version}-linux-{machine}"
    folder = tmp_path_factory.mktemp("commands")
    with tarfile.open(DIST / f"{name}.tar.gz") as archive:
        archive.extractall(folder, filter="tar")
    assert [path.name for path in folder.iterdir()] == [name]
    return folder / name
