"""What `make install` puts into its places, and what checks of the field say to it."""

import configparser
import json
import pathlib
import re
import subprocess
import xml.etree.ElementTree

import pytest
from conftest import APP, LINUX, Search

PLACES = [
    "bin/exactly-window", "libexec/exactly-search", f"share/applications/{APP}.desktop",
    f"share/metainfo/{APP}.metainfo.xml", f"share/icons/hicolor/scalable/apps/{APP}.svg",
    f"share/icons/hicolor/symbolic/apps/{APP}-symbolic.svg", f"share/dbus-1/services/{APP}.service",
    f"share/dbus-1/services/{APP}.SearchProvider.service",
    f"share/gnome-shell/search-providers/{APP}-search-provider.ini",
    f"share/krunner/dbusplugins/{APP}.desktop", "share/man/man1/exactly-window.1",
]
LANGUAGES = ["de", "fr", "es", "pt", "ja", "ar"]


def files(folder):
    return sorted(
        str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


def entries(path):
    parser = configparser.RawConfigParser(delimiters=["="])
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return parser


@pytest.fixture
def desktop(prefix):
    return entries(prefix / f"share/applications/{APP}.desktop")


def test_all_is_in_its_place_and_nothing_else(prefix):
    # What `make install` itself makes for desktops to find files faster.
    made = {"share/applications/mimeinfo.cache", "share/icons/hicolor/icon-theme.cache"}
    assert sorted(set(files(prefix)) - made) == sorted(PLACES)


def test_nothing_is_left_to_fill_in(prefix):
    for place in PLACES[2:]:
        text = (prefix / place).read_text()
        assert re.findall(r"@\w+@", text) == [], place


def test_uninstall_leaves_nothing(tmp_path):
    arguments = ["PREFIX=/usr", f"DESTDIR={tmp_path}"]
    subprocess.run(["make", "-C", LINUX, "install", *arguments], check=True, capture_output=True)
    assert files(tmp_path) == sorted(f"usr/{place}" for place in PLACES)
    subprocess.run(["make", "-C", LINUX, "uninstall", *arguments], check=True, capture_output=True)
    assert files(tmp_path) == []


def test_the_programs_bring_the_swift_runtime(prefix):
    for place in PLACES[:2]:
        libraries = subprocess.run(
            ["ldd", prefix / place], check=True, capture_output=True, text=True).stdout
        assert "swift" not in libraries.lower() and "not found" not in libraries, libraries


def test_the_desktop_file_is_valid(prefix):
    checked = subprocess.run(
        ["desktop-file-validate", prefix / f"share/applications/{APP}.desktop"],
        capture_output=True, text=True)
    assert checked.stdout + checked.stderr == "" and checked.returncode == 0


def test_the_metainfo_is_valid(prefix):
    checked = subprocess.run(
        ["appstreamcli", "validate", "--no-net", prefix / f"share/metainfo/{APP}.metainfo.xml"],
        capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_metainfo_names_screenshots_where_they_are_published(tmp_path):
    address = "https://example.org/pictures"
    subprocess.run(
        ["make", "-C", LINUX, "install", "PREFIX=/usr", f"DESTDIR={tmp_path}",
         f"SCREENSHOTS={address}"], check=True, capture_output=True)
    metainfo = tmp_path / f"usr/share/metainfo/{APP}.metainfo.xml"
    images = [image.text for image in xml.etree.ElementTree.parse(metainfo).iter("image")]
    assert images and all(image.startswith(address + "/") for image in images), images
    checked = subprocess.run(
        ["appstreamcli", "validate", "--no-net", metainfo], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_metainfo_speaks_all_languages(prefix):
    root = xml.etree.ElementTree.parse(prefix / f"share/metainfo/{APP}.metainfo.xml").getroot()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for parent, name in [(root, "summary"), (root.find("description"), "p"),
                         (root.find("description/ul"), "li")]:
        texts = [element.get(language, "en") for element in parent.findall(name)]
        assert texts == ["en", *LANGUAGES] * (len(texts) // 6) and texts, name


def test_the_desktop_file_speaks_all_languages(desktop):
    main = desktop["Desktop Entry"]
    for key in ["GenericName", "Comment", "Keywords"]:
        texts = [main[f"{key}[{language}]"] for language in LANGUAGES]
        assert all(texts) and main[key] not in texts, texts
    for action in main["Actions"].strip(";").split(";"):
        names = desktop[f"Desktop Action {action}"]
        texts = [names[f"Name[{language}]"] for language in LANGUAGES]
        assert all(texts) and names["Name"] not in texts, texts


def test_actions_are_called_by_their_names(desktop):
    for action in desktop["Desktop Entry"]["Actions"].strip(";").split(";"):
        assert desktop[f"Desktop Action {action}"]["Exec"] == f"gapplication action {APP} {action}"


def test_the_search_is_where_desktops_are_told(prefix, bus):
    shell = entries(prefix / f"share/gnome-shell/search-providers/{APP}-search-provider.ini")
    provider = shell["Shell Search Provider"]
    assert (prefix / "share/applications" / provider["DesktopId"]).exists()
    reply = bus.call(
        provider["BusName"], provider["ObjectPath"], "org.freedesktop.DBus.Introspectable",
        "Introspect")[0]
    assert "org.gnome.Shell.SearchProvider2" in reply
    runner = entries(prefix / f"share/krunner/dbusplugins/{APP}.desktop")["Desktop Entry"]
    reply = bus.call(
        runner["X-Plasma-DBusRunner-Service"], runner["X-Plasma-DBusRunner-Path"],
        "org.freedesktop.DBus.Introspectable", "Introspect")[0]
    assert "org.kde.krunner1" in reply


def test_names_of_icons_are_names_of_files(prefix, desktop, bus):
    name = desktop["Desktop Entry"]["Icon"]
    assert (prefix / f"share/icons/hicolor/scalable/apps/{name}.svg").exists()
    assert (prefix / f"share/icons/hicolor/symbolic/apps/{name}-symbolic.svg").exists()
    assert Search(bus).meta("1+1")[0]["gicon"] == name


@pytest.mark.parametrize("place, size", [("scalable", 128), ("symbolic", 16)])
def test_icons_are_drawn_in_their_size(prefix, tmp_path, place, size):
    icon = next((prefix / f"share/icons/hicolor/{place}/apps").glob("*.svg"))
    root = xml.etree.ElementTree.parse(icon).getroot()
    assert (root.get("width"), root.get("height")) == (str(size), str(size))
    picture = tmp_path / "icon.png"
    subprocess.run(["rsvg-convert", icon, "-o", picture], check=True)
    header = picture.read_bytes()[16:24]
    assert [int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")] == [size, size]


def test_the_manual_page_has_no_faults(prefix):
    page = prefix / "share/man/man1/exactly-window.1"
    shown = subprocess.run(
        ["man", "--warnings", "-l", page], capture_output=True, text=True,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "MANWIDTH": "80"})
    assert shown.returncode == 0 and shown.stderr == ""
    assert "exactly-window - calculate without a wrong digit" in shown.stdout


def test_the_flatpak_manifest_names_what_there_is(prefix):
    path = LINUX / "Data" / f"{APP}.json"
    manifest = json.loads(path.read_text())
    assert manifest["id"] == APP
    assert (prefix / "bin" / manifest["command"]).exists()
    [module] = manifest["modules"]
    [source] = module["sources"]
    root = pathlib.Path(path.parent / source["path"]).resolve()
    [command] = module["build-commands"]
    assert command.split()[:3] == ["make", "-C", "Apps/Linux"]
    assert (root / "Apps/Linux/Makefile").exists()
    for folder in manifest["cleanup"]:
        assert (prefix / folder.strip("/")).is_dir(), folder
