"""Scripts before those of each page, for browsers whose drivers cannot put them there."""

import base64
import functools
import hashlib

SERVICE_WORKER = "service-worker.js"


@functools.cache
def with_scripts(folder, scripts):
    """The files of dist that are others when scripts run before those of each page, by their paths.

    They stand before the page's policy, which is for what comes behind it; and the service worker
    keeps the pages with them.
    """
    text = "".join(f"<script>{script}</script>" for script in scripts).encode()
    worker = (folder / SERVICE_WORKER).read_bytes()
    changed = {}
    for path in folder.rglob("*.html"):
        page = path.read_bytes()
        assert b"<head>" in page, path
        injected = page.replace(b"<head>", b"<head>" + text, 1)
        changed["/" + path.relative_to(folder).as_posix()] = injected
        worker = worker.replace(integrity(page), integrity(injected))
    return {**changed, "/" + SERVICE_WORKER: worker}


def integrity(content):
    return base64.b64encode(hashlib.sha256(content).digest())
