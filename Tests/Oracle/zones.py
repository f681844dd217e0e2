"""Compares instants and time zones with Python's zoneinfo.

    python zones.py [--count 100000] [--seed N]

EXACTLY names the command, `.build/release/exactly` by default. Random instants are put on the clocks of all
zones of the system, and every change of these clocks from 1900 to 2100 to the second before and the second of it.
What a clock shows is put back to UTC; what it skips or shows twice must be refused.
"""

import argparse
import datetime
import pathlib
import random
import sys
import zoneinfo

from at_once import answers

UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=UTC)
FIRST = int((datetime.datetime(1900, 1, 1, tzinfo=UTC) - EPOCH).total_seconds())
LAST = int((datetime.datetime(2100, 1, 1, tzinfo=UTC) - EPOCH).total_seconds())
HOUR = datetime.timedelta(hours=1)


def moment(second):
    return EPOCH + datetime.timedelta(seconds=second)


def offset(zone, second):
    return moment(second).astimezone(zone).utcoffset()


def changes(zone):
    """The seconds from 1900 to 2100 at which the zone's offset is another one than a second before."""
    found = []
    start, step = FIRST, 86_400 * 14
    before = offset(zone, start)
    while start < LAST:
        end = start + step
        after = offset(zone, end)
        if after != before:
            low, high = start, end
            while high - low > 1:
                middle = (low + high) // 2
                if offset(zone, middle) == before:
                    low = middle
                else:
                    high = middle
            found.append(high)
        start, before = end, after
    return found


def shown(time):
    """A time without a zone as the command writes it."""
    seconds = f":{time:%S}" if time.second else ""
    return f"{time.year:04}-{time:%m-%d %H:%M}{seconds}"


def there_and_back(second, name, zone):
    """Two lines with their answers: to the clock of a zone, and from it."""
    there = moment(second).astimezone(zone)
    wall = there.replace(tzinfo=None, fold=0)
    yield f"{second} to date to {name}", shown(wall)
    twice = wall.replace(tzinfo=zone).utcoffset() != wall.replace(tzinfo=zone, fold=1).utcoffset()
    back = None if twice else shown(moment(second).replace(tzinfo=None))
    yield f"{shown(wall)} {name} to UTC", back


def skipped(second, name, zone):
    """The line of a time that the clock skips at a change, if it does."""
    before = offset(zone, second - 1)
    wall = (moment(second) + before).replace(tzinfo=None)
    back = wall.replace(tzinfo=zone).astimezone(UTC).astimezone(zone).replace(tzinfo=None)
    if offset(zone, second) > before and back != wall:
        yield f"{shown(wall)} {name} to UTC", None


def different(names):
    """One name of each zone: many have several, whose files are the same."""
    files = {}
    for name in names:
        for folder in zoneinfo.TZPATH:
            path = pathlib.Path(folder) / name
            if path.exists():
                files.setdefault(path.read_bytes(), name)
                break
    return list(files.values())


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--count", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=2026)
    arguments = arguments.parse_args()
    names = sorted(name for name in zoneinfo.available_timezones() if "/" in name)
    zones = {name: zoneinfo.ZoneInfo(name) for name in names}
    source = random.Random(arguments.seed)
    rows = []
    for _ in range(arguments.count):
        name = source.choice(names)
        rows += there_and_back(source.randrange(FIRST, LAST), name, zones[name])
    for name in different(names):
        zone = zones[name]
        for second in changes(zone):
            for near in (second - 1, second):
                rows += there_and_back(near, name, zone)
            rows += skipped(second, name, zone)
    wrong = 0
    for start in range(0, len(rows), 50_000):
        part = rows[start:start + 50_000]
        given = answers([line for line, _ in part])
        if len(given) != len(part):
            sys.exit(f"{len(given)} answers to {len(part)} lines")
        for (line, expected), answer in zip(part, given):
            if answer != expected and (expected or not answer.startswith("error: this can be ")):
                wrong += 1
                if wrong <= 10:
                    print(f"{line}: {answer}, expected {expected or 'refused'}")
    print(f"{len(rows)} lines with {len(names)} zones, {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
