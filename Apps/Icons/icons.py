"""Draws the icon: a calculator's keys, and the one that gives exact results.

    python3 icons.py web FOLDER      # as the page has it
    python3 icons.py apple FOLDER    # as an asset catalogue for iPhone, iPad and Mac has it

The shapes are rectangles with round corners, in a square of 100 by 100; their edges are smoothed by
how much of a pixel they cover.
"""

import json
import math
import pathlib
import struct
import sys
import zlib
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Shape:
    """A rectangle with round corners, in one colour or in two from top to bottom."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    top: int
    bottom: int

    @property
    def svg_paint(self):
        if self.top == self.bottom:
            return f"#{self.top:06X}", ""
        name = f"g{self.top:06X}"
        gradient = (
            f'<linearGradient id="{name}" x2="0" y2="1"><stop stop-color="#{self.top:06X}"/>'
            f'<stop offset="1" stop-color="#{self.bottom:06X}"/></linearGradient>')
        return f"url(#{name})", gradient


BODY = (0x3A3A3D, 0x0B0B0C)
DIGIT = (0x5C5C60, 0x4A4A4E)
FUNCTION = (0xC9C9CE, 0xA5A5A5)
OPERATION = (0xFFB23E, 0xFF9500)
SIGN = (0xFFFFFF, 0xFFFFFF)

# Three keys a row; the equals key is two rows high.
KEY = 22.0
STEP = 25.5
FIRST = (100 - 2 * STEP - KEY) / 2


def key(column, row, colors, columns=1, rows=1):
    """A key, round at its ends, which can be more than one place wide and high."""
    return Shape(
        FIRST + column * STEP, FIRST + row * STEP,
        KEY + (columns - 1) * STEP, KEY + (rows - 1) * STEP, KEY / 2, *colors)


def bar(y):
    """One of the two bars of the equals sign."""
    width, height = 12.4, 3.8
    return Shape(FIRST + 2 * STEP + (KEY - width) / 2, y, width, height, height / 2, *SIGN)


EQUALS = FIRST + 1.5 * STEP + KEY / 2
KEYS = [
    key(0, 0, FUNCTION), key(1, 0, FUNCTION), key(2, 0, OPERATION),
    key(0, 1, DIGIT), key(1, 1, DIGIT), key(2, 1, OPERATION, rows=2),
    key(0, 2, DIGIT, columns=2),
    bar(EQUALS - 5.6), bar(EQUALS + 1.8),
]


def body(radius):
    """What the keys are on."""
    return Shape(0, 0, 100, 100, radius, *BODY)


def scaled(shape, scale):
    """A shape made smaller towards the centre of the square."""
    place = lambda value: 50 + (value - 50) * scale
    return Shape(
        place(shape.x), place(shape.y), shape.width * scale, shape.height * scale,
        shape.radius * scale, shape.top, shape.bottom)


def channels(color):
    return [color >> 16, color >> 8 & 255, color & 255]


def draw(shape, pixels, size):
    """Puts a shape on rows of RGBA pixels."""
    scale = size / 100
    half_width, half_height = shape.width * scale / 2, shape.height * scale / 2
    radius = shape.radius * scale
    center_x, center_y = shape.x * scale + half_width, shape.y * scale + half_height
    first, last = math.floor(center_x - half_width), math.ceil(center_x + half_width)
    for row in range(
        max(0, math.floor(center_y - half_height)), min(size, math.ceil(center_y + half_height))
    ):
        depth = (row + 0.5 - center_y + half_height) / (2 * half_height)
        depth = min(max(depth, 0), 1)
        color = [
            round(top + (bottom - top) * depth)
            for top, bottom in zip(channels(shape.top), channels(shape.bottom))]
        beyond = abs(row + 0.5 - center_y) - half_height + radius

        def coverage(column):
            corner_x = abs(column + 0.5 - center_x) - half_width + radius
            distance = (
                math.hypot(max(corner_x, 0), max(beyond, 0))
                + min(max(corner_x, beyond), 0) - radius)
            return min(max(0.5 - distance, 0), 1)

        # Coverage grows towards the middle: past the edges on both sides the row is full.
        left, right = max(first, 0), min(last, size)
        while left < right and (share := coverage(left)) < 1:
            blend(pixels[row], left, color, share)
            left += 1
        while left < right and (share := coverage(right - 1)) < 1:
            right -= 1
            blend(pixels[row], right, color, share)
        pixels[row][4 * left:4 * right] = bytes([*color, 255]) * (right - left)


def blend(line, column, color, coverage):
    """Lays a colour over a pixel."""
    if coverage == 0:
        return
    place = 4 * column
    below = line[place + 3] / 255 * (1 - coverage)
    alpha = coverage + below
    for channel in range(3):
        mixed = color[channel] * coverage + line[place + channel] * below
        line[place + channel] = round(mixed / alpha)
    line[place + 3] = round(255 * alpha)


def png(shapes, size, has_alpha=True):
    """A picture with the shapes, one on the other."""
    pixels = [bytearray(4 * size) for _ in range(size)]
    for shape in shapes:
        draw(shape, pixels, size)
    if not has_alpha:
        for line in pixels:
            del line[3::4]
    rows = b"".join(b"\0" + bytes(line) for line in pixels)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6 if has_alpha else 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks)


def svg(shapes):
    """The same as a drawing."""
    gradients = dict.fromkeys(shape.svg_paint[1] for shape in shapes if shape.svg_paint[1])
    rectangles = "".join(
        f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}"'
        f' rx="{shape.radius:g}" fill="{shape.svg_paint[0]}"/>\n'
        for shape in shapes)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
        f'<defs>{"".join(gradients)}</defs>\n{rectangles}</svg>\n').encode()


# A phone cuts its icon to its own shape, in which the keys stand as on the page's icon for it.
TOUCH = [scaled(shape, 0.94) for shape in KEYS]
ROUNDED = [body(22.5), *KEYS]


def web():
    """The page's icons, by the names of their files."""
    # A phone cuts these to its own shape, within a circle of 80 % at most.
    maskable = [body(0), *(scaled(shape, 0.78) for shape in KEYS)]
    return {
        "icon.svg": svg(ROUNDED),
        "icon-32.png": png(ROUNDED, 32),
        "icon-180.png": png([body(0), *TOUCH], 180),
        "icon-192.png": png(ROUNDED, 192),
        "icon-512.png": png(ROUNDED, 512),
        "maskable-512.png": png(maskable, 512),
    }


def grey(shape):
    """A shape without colour, as bright as before."""
    def brightness(color):
        red, green, blue = channels(color)
        return round(0.299 * red + 0.587 * green + 0.114 * blue) * 0x010101
    return replace(shape, top=brightness(shape.top), bottom=brightness(shape.bottom))


# The sizes of a Mac's icons, each for one and for two pixels a point.
MAC_SIZES = [16, 32, 128, 256, 512]


def apple():
    """The files of an icon in an asset catalogue, by their names.

    A phone has one picture in three looks. In the dark one the system draws what the keys are on, and
    it colours the grey one itself. On a Mac the icon has its own shape, with a margin around it.
    """
    size = 1024
    files = {
        "phone.png": png([body(0), *TOUCH], size, has_alpha=False),
        "phone-dark.png": png(TOUCH, size),
        "phone-tinted.png": png([grey(shape) for shape in [body(0), *TOUCH]], size, has_alpha=False),
    }
    looks = {"phone.png": None, "phone-dark.png": "dark", "phone-tinted.png": "tinted"}
    images = [
        {
            **({"appearances": [{"appearance": "luminosity", "value": look}]} if look else {}),
            "filename": name, "idiom": "universal", "platform": "ios", "size": f"{size}x{size}",
        }
        for name, look in looks.items()]
    mac = [scaled(shape, 824 / 1024) for shape in ROUNDED]
    for points in MAC_SIZES:
        for scale in (1, 2):
            pixels = points * scale
            name = f"mac-{pixels}.png"
            if name not in files:
                files[name] = png(mac, pixels)
            images.append({
                "filename": name, "idiom": "mac", "scale": f"{scale}x", "size": f"{points}x{points}",
            })
    contents = {"images": images, "info": {"author": "xcode", "version": 1}}
    files["Contents.json"] = (json.dumps(contents, indent=2) + "\n").encode()
    return files


SETS = {"web": web, "apple": apple}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SETS:
        sys.exit("usage: icons.py web|apple FOLDER")
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in SETS[sys.argv[1]]().items():
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
