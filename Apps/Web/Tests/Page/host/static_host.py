"""A host of static files as they are in use: types, validators, compression, nothing else."""

import gzip
import hashlib
import http.server
import pathlib
import threading

from host.injected_scripts import with_scripts

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".ts": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}


# Where a tab is between two tests: a page without a script, and with no icon to look for.
RESTING, BLANK = "/blank.html", '<!doctype html><link rel="icon" href="data:,">'

# Systems give a port again when it is free, and a browser has kept all it knew of that origin:
# history, settings, files and service workers.
USED_PORTS = set()


class StaticHost:
    """Serves a folder from a port that no host had before: an origin with a storage of its own.

    ``replaced`` has other contents for some paths, ``missing`` those that do not come, ``held``
    those that come only once they are let go; ``scripts`` run before those of each page;
    ``freshness`` is its Cache-Control.
    """

    def __init__(self, folder, replaced=None, freshness="no-cache"):
        self.folder = pathlib.Path(folder)
        self.replaced = dict(replaced or {})
        self.freshness = freshness
        self.missing = set()
        self.held = {}
        self.scripts = []
        self.requests = []
        self.port = 0
        self.server = None
        self.start()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Begins to serve; after a stop from the same port."""
        handler = type("Handler", (StaticFileHandler,), {"host": self})
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        while not self.port and self.server.server_address[1] in USED_PORTS:
            self.server.server_close()
            self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        USED_PORTS.add(self.port)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self):
        """Stops serving; open connections are not answered any more either."""
        self.let_go()
        server, self.server = self.server, None
        if server:
            server.shutdown()
            server.server_close()

    def hold(self, name):
        """Keeps a published file back until all is let go."""
        self.held[self.published(name)] = threading.Event()

    def let_go(self):
        """Answers those who wait for what was kept back."""
        held, self.held = self.held, {}
        for event in held.values():
            event.set()

    def published(self, name):
        """The path of a file that has a name by its contents."""
        stem, _, suffix = name.rpartition(".")
        found = list(self.folder.glob(f"{stem}.{'[0-9a-f]' * 10}.{suffix}"))
        assert len(found) == 1, f"{name}: {found}"
        return "/" + found[0].name

    def content(self, path):
        """The bytes of a path of an address and its type; None where there is no such file."""
        if path.endswith("/"):
            path += "index.html"
        if path in self.missing:
            return None
        if path in self.replaced:
            content = self.replaced[path]
            return content.encode() if isinstance(content, str) else content, kind(path)
        if self.scripts:
            injected = with_scripts(self.folder, tuple(self.scripts))
            if path in injected:
                return injected[path], kind(path)
        file = (self.folder / path.lstrip("/")).resolve()
        if not file.is_relative_to(self.folder.resolve()) or not file.is_file():
            return None
        return file.read_bytes(), kind(path)


def kind(path):
    return TYPES.get(pathlib.PurePosixPath(path).suffix, "application/octet-stream")


class StaticFileHandler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    # A browser keeps its connections open; a host that has stopped must not go on over them. So it waits
    # only a second for the next request, but longer for a busy browser to take what it asked for.
    timeout, sending_timeout = 1, 60
    host = None

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        path = self.path.partition("?")[0]
        if self.host.server is not self.server:
            self.close_connection = True
            return
        self.host.requests.append(path)
        if held := self.host.held.get(path):
            held.wait()
        found = self.host.content(path)
        if found is None:
            self.answer(404, b"There is no such file.\n", [("Content-Type", "text/plain")])
            return
        content, type_ = found
        tag = '"' + hashlib.sha256(content).hexdigest()[:16] + '"'
        headers = [("Content-Type", type_), ("ETag", tag), ("Vary", "Accept-Encoding"),
                   ("Cache-Control", self.host.freshness)]
        if self.headers.get("If-None-Match") == tag:
            self.answer(304, b"", headers)
            return
        if "gzip" in self.headers.get("Accept-Encoding", "") and not type_.startswith("image/png"):
            content = compressed(content)
            headers.append(("Content-Encoding", "gzip"))
        self.answer(200, content, headers)

    def answer(self, status, content, headers):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.connection.settimeout(self.sending_timeout)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)
        self.connection.settimeout(self.timeout)

    def log_message(self, *_):
        pass


COMPRESSED = {}


def compressed(content):
    """The same content is compressed once for all hosts."""
    key = hashlib.sha256(content).digest()
    if key not in COMPRESSED:
        COMPRESSED[key] = gzip.compress(content, 6)
    return COMPRESSED[key]
