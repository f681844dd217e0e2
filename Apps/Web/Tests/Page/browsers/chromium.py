"""Debian's Chromium, driven by its own chromedriver."""

import shutil

from selenium import webdriver

ARGUMENTS = [
    # Without a window, and in a container.
    "--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
    # What is not of this machine cannot be reached, whatever a page asks for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-background-networking", "--disable-component-update", "--no-first-run",
    # Tabs go on while another one is before them.
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--lang=en-US", "--window-size=1280,900", "--hide-scrollbars", "--force-color-profile=srgb",
]


def start(profile=None):
    """Starts a browser, with what it has kept in a folder; its driver's ``quit`` ends it."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ARGUMENTS:
        options.add_argument(argument)
    if profile:
        options.add_argument(f"--user-data-dir={profile}")
    service = webdriver.ChromeService(executable_path=shutil.which("chromedriver"))
    return webdriver.Chrome(options=options, service=service)


def devtools_address(driver):
    return driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
