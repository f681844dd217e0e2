"""Chromium's own protocol: input as devices give it, and all that happens in a page.

WebDriver waits for the answer to each event and does not tell what a worker writes to the console.
https://chromedevtools.github.io/devtools-protocol/
"""

import concurrent.futures
import itertools
import json
import threading
import time
import urllib.request

import websocket

SERIOUS = ("warning", "error", "assert")


class Devtools:
    """A connection to a browser. Each page and each worker in it has a session."""

    def __init__(self, address):
        with urllib.request.urlopen(f"http://{address}/json/version") as answer:
            url = json.load(answer)["webSocketDebuggerUrl"]
        self.socket = websocket.create_connection(url, suppress_origin=True, max_size=None)
        self.numbers = itertools.count(1)
        self.waiting = {}
        self.sessions = {}
        self.addresses = {}
        self.service_workers = set()
        self.events = []
        self.change = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.attach(None)

    def close(self):
        self.socket.close()

    def post(self, method, session=None, **parameters):
        """Sends a command; what it gives comes in the future."""
        number = next(self.numbers)
        future = self.waiting[number] = concurrent.futures.Future()
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        return future

    def call(self, method, session=None, **parameters):
        """Sends a command and waits for what it gives."""
        return self.post(method, session, **parameters).result(60)

    def attach(self, session):
        """Has every page and worker that is started from here wait until it is watched."""
        self.post("Target.setAutoAttach", session, autoAttach=True, waitForDebuggerOnStart=True,
                  flatten=True)

    def read(self):
        while True:
            try:
                message = json.loads(self.socket.recv())
            except (websocket.WebSocketException, OSError, ValueError):
                return
            if "id" in message:
                future = self.waiting.pop(message["id"])
                if "error" in message:
                    future.set_exception(DevtoolsError(message["error"].get("message")))
                else:
                    future.set_result(message["result"])
            else:
                self.take(message)

    def take(self, message):
        method, parameters = message["method"], message["params"]
        if method == "Target.attachedToTarget":
            session, target = parameters["sessionId"], parameters["targetInfo"]
            if target["type"] == "service_worker":
                self.service_workers.add(session)
            # The browser draws some of its own parts as pages, too.
            if not target["url"].startswith("chrome"):
                for domain in ("Runtime", "Log"):
                    self.post(domain + ".enable", session)
                # Nobody asks for what came, which the browser would keep.
                self.post("Network.enable", session, maxTotalBufferSize=1, maxResourceBufferSize=1)
                self.attach(session)
            self.post("Runtime.runIfWaitingForDebugger", session)
            with self.change:
                self.sessions[target["targetId"]] = session
                self.addresses[session] = target["url"]
                self.change.notify_all()
        else:
            session = message.get("sessionId")
            # A service worker that is started again waits again, and is not attached again.
            if method == "Runtime.executionContextCreated" and session in self.service_workers:
                self.post("Runtime.runIfWaitingForDebugger", session)
            with self.change:
                self.events.append((session, method, parameters))
                self.change.notify_all()

    def session(self, target, timeout=10):
        """The session of a target, such as a window handle of WebDriver's."""
        with self.change:
            assert self.change.wait_for(lambda: target in self.sessions, timeout), target
            return self.sessions[target]

    def drain(self, sessions, origin):
        """What has happened since the last call, in some pages and in an origin's workers.

        A service worker of an earlier test may go on for a while after its page was closed.
        """
        with self.change:
            events, self.events = self.events, []
        return [event for event in events if event[0] in sessions
                or self.addresses.get(event[0], "").startswith(origin)]

    def forget_requests(self, beginning):
        """Takes requests out of what has happened that a test made on purpose."""
        with self.change:
            self.events = [
                event for event in self.events
                if not (event[1] == "Network.requestWillBeSent"
                        and event[2]["request"]["url"].startswith(beginning))]

    def wait_for_event(self, wanted, timeout=10):
        """The parameters of the first event of a name; it stays in what has happened."""
        end = time.monotonic() + timeout
        with self.change:
            while True:
                for _, method, parameters in self.events:
                    if method == wanted:
                        return parameters
                left = end - time.monotonic()
                assert left > 0, f"{wanted} did not happen"
                self.change.wait(left)


class DevtoolsError(Exception):
    """The browser refused a command."""


def complaints(events):
    """What was written to the console as a warning or worse, by pages and all workers."""
    for _, method, parameters in events:
        if method == "Runtime.consoleAPICalled" and parameters["type"] in SERIOUS:
            texts = [str(part.get("value", part.get("description"))) for part in parameters["args"]]
            yield f"{parameters['type']}: {' '.join(texts)}"
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in SERIOUS:
            entry = parameters["entry"]
            yield f"{entry['level']}: {entry['text']} {entry.get('url', '')}"
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            yield f"exception: {details['text']} {details.get('exception', {}).get('description')}"


def requested(events):
    """The addresses that were asked for over a network."""
    for _, method, parameters in events:
        if method == "Network.requestWillBeSent":
            yield parameters["request"]["url"]
        elif method == "Network.webSocketCreated":
            yield parameters["url"]
