"""Debian's WebKitGTK, the engine of Safari, in its own small browser; it needs a display."""

import glob

from selenium import webdriver


def start():
    """Starts a browser; its driver's ``quit`` ends it."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location, = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(executable_path="/usr/bin/WebKitWebDriver")
    return webdriver.WebKitGTK(options=options, service=service)
