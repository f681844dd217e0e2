// How slow this machine is just now, so that limits of seconds mean the same work everywhere.

// Seconds that Node 20 takes for the reference on the machine that the limits are for, inferred as in
// Tests/Hostile/machine.py.
const referenceSeconds = 0.05;

// Two kinds of work are slowed unequally by what runs beside them.
const tolerance = 1.25;

function referenceTime() {
  const begin = process.cpuUsage();
  const power = 3n ** 2_000_000n;
  const { user, system } = process.cpuUsage(begin);
  return power > 0n ? (user + system) / 1e6 : 0;
}

// How many times as long the same work takes here and now, at least 1: that of the power above, which is made of
// products of long integers, as most hostile inputs are.
export function slowness() {
  const [, median] = [referenceTime(), referenceTime(), referenceTime()].sort((a, b) => a - b);
  return Math.max(1, (tolerance * median) / referenceSeconds);
}
