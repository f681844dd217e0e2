"""A pointer on the X display: events as a mouse makes them, without a process for each."""

import ctypes


class Pointer:
    """Moves and clicks by the extension XTEST."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        assert self.display.value, "there is no X display"

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, -1, int(x), int(y), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def hold(self, button, is_down):
        self.test.XTestFakeButtonEvent(
            self.display, button, int(is_down), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def click(self, x, y, button=1):
        self.move(x, y)
        self.hold(button, True)
        self.hold(button, False)
