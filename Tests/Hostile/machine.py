"""How slow this machine is just now, so that limits of seconds mean the same work everywhere."""

import statistics
import time

# Seconds that CPython 3.11 takes for the reference on the machine that the limits are for. Inferred, since the limits
# were set before there was a reference: half of what it takes on a machine that needs about twice the seconds.
REFERENCE_SECONDS = 0.175

# Two kinds of work are slowed unequally by what runs beside them.
TOLERANCE = 1.25


def slowness():
    """Measures how many times as long the same work takes here and now, at least 1.

    The reference is a power, made of the products of long integers that most hostile inputs are made of.
    """
    def seconds():
        begin = time.process_time()
        pow(3, 2_000_000)
        return time.process_time() - begin
    return max(1, TOLERANCE * statistics.median(seconds() for _ in range(3)) / REFERENCE_SECONDS)
