"""A program on the bus that notes what it is asked to do."""

import queue
import threading

from gi.repository import Gio, GLib


class OtherProgram:
    """Has a name and one method, and notes the arguments of its calls."""

    def __init__(self, bus, name, path, interface, method, signature):
        self.calls = queue.Queue()
        self.context = GLib.MainContext()
        self.loop = GLib.MainLoop.new(self.context, False)
        arguments = "".join(f'<arg type="{part}" direction="in"/>' for part in signature)
        node = Gio.DBusNodeInfo.new_for_xml(
            f'<node><interface name="{interface}"><method name="{method}">{arguments}</method>'
            "</interface></node>")
        ready = threading.Event()

        def run():
            self.context.push_thread_default()
            self.connection = bus.connect()
            self.connection.register_object(path, node.interfaces[0], self.note, None, None)
            self.connection.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "RequestName", GLib.Variant("(su)", (name, 0)), None, Gio.DBusCallFlags.NONE, -1, None)
            ready.set()
            self.loop.run()

        self.thread = threading.Thread(target=run)
        self.thread.start()
        ready.wait()

    def note(self, connection, sender, path, interface, method, parameters, invocation):
        invocation.return_value(None)
        self.calls.put(parameters.unpack())

    def next_call(self):
        return self.calls.get(timeout=20)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.loop.quit()
        self.thread.join()
        self.connection.close_sync(None)
