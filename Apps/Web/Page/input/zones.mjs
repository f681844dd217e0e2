// The time zones of the browser, for a line that names one: the module has none of its own.
const areas = [
  'Africa', 'America', 'America/Argentina', 'America/Indiana', 'Antarctica', 'Arctic', 'Asia',
  'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific',
];
const first = Date.UTC(1900, 0, 1) / 1000;
const last = Date.UTC(2100, 0, 1) / 1000;
// No zone changes its clocks back and forth within two weeks.
const step = 14 * 86_400;

// What was found: the names by what was typed, and a row for each zone, `Europe/Berlin 3200 -2422054408 3600 …`.
const named = new Map();
const rows = new Map();

/**
 * What is told of the time before a text that needs it: the second that it is with the person's zone, and a row for
 * each zone that was named so far. Undefined for any other text.
 */
export function clockFor(text) {
  // Most texts have no time, and go to no zone.
  if (!/\d\s*(?::\d|[ap]\.?m)|\d{4}-|\b(?:now|ago|time|in|to)\b/iu.test(text)) return undefined;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let needsClock = /\b(?:now|ago|time|in)\b/iu.test(text);
  if (needsClock) keep(own);
  const words = text.slice(0, 20_000).match(/[\p{L}_]+(?:[/'-][\p{L}_]+)*/gu) ?? [];
  for (let start = 0; start < words.length && start < 400; start += 1) {
    for (let count = 1; count <= 4 && start + count <= words.length; count += 1) {
      const name = zoneNamed(words.slice(start, start + count).join('_'));
      if (!name) continue;
      keep(name);
      needsClock = true;
    }
  }
  if (!needsClock) return undefined;
  const second = Math.floor(Date.now() / 1000);
  return { time: `${second} ${-60 * new Date().getTimezoneOffset()} ${own}`, rows: [...rows.values()].join('\n') };
}

function keep(name) {
  if (!rows.has(name)) rows.set(name, row(name));
}

// The zone of a name or a city; undefined where there is none.
function zoneNamed(text) {
  if (named.has(text)) return named.get(text);
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const names = plain.includes('/') ? [plain] : areas.map((area) => `${area}/${plain}`);
  const found = plain.length < 3 ? undefined : names.map(spelled).find((name) => name !== undefined);
  named.set(text, found);
  return found;
}

// The name as the tz database writes it, with capital letters; undefined where the browser has no such zone.
function spelled(name) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return undefined;
  }
  return name.toLowerCase().replace(/(^|[/_-])(\p{L})/gu, (_, sign, letter) => sign + letter.toUpperCase())
    .replace(/([_-])(Au|Es|Of)(?=[_-])/gu, (word) => word.toLowerCase());
}

// The offsets of a zone from 1900 to 2100: the first, and then each change with the offset that it leads to.
function row(name) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const offset = (second) => {
    const text = format.format(second * 1000);
    const [, sign, hours, minutes, seconds] = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/u.exec(text) ?? [];
    if (sign === undefined) return 0;
    const size = 3600 * hours + 60 * minutes + Number(seconds ?? 0);
    return sign === '-' ? -size : size;
  };
  const found = [name];
  let before = offset(first);
  found.push(before);
  for (let start = first; start < last; start += step) {
    const after = offset(start + step);
    if (after === before) continue;
    let [low, high] = [start, start + step];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    found.push(high, after);
    before = after;
  }
  return found.join(' ');
}
