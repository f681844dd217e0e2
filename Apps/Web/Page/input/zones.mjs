// The time zones of the browser, for a line that names one: the module has none of its own.

// Names that browsers know under an older one, or not among those that they list.
const others = [
  'Africa/Asmara', 'America/Argentina/Buenos_Aires', 'America/Nuuk', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu',
  'Asia/Kolkata', 'Asia/Yangon', 'Atlantic/Faroe', 'Europe/Kyiv', 'Pacific/Kanton',
];
// The clocks of the United States by their letters, as in ExpressionParser+Zones.swift.
const letters = {
  ET: 'America/New_York', CT: 'America/Chicago', MT: 'America/Denver', PT: 'America/Los_Angeles',
};
const first = Date.UTC(1800, 0, 1) / 1000;
const last = Date.UTC(2100, 0, 1) / 1000;
// Some clocks were put back and forth within two weeks, none within five days.
const step = 5 * 86_400;
// Words of a text with a time, or of what is counted from now.
const needsNow = /^\s*in\b|\b(?:now|ago|time|until|till|since|noon|midnight|tonight|today|tomorrow|yesterday)\b/iu;
const mayNameZone = /\d\s*(?::\d|[ap]\.?m)|\d{4}-|\b(?:to|in|noon|midnight)\b/iu;
// The most words of a city: `Port of Spain`.
const wordsOfCity = 4;

// The zones by the plain letters of their cities, made when they are first asked for.
let cities;
// A row for each zone that was named, `Europe/Berlin 3208 -2422054408 3600 …`.
const rows = new Map();

/**
 * Returns the message about the time before a text that needs it: the second that it is with the person's zone, and
 * a row for each zone that was named so far. Undefined for any other text, and where the browser knows no zones.
 */
export function clockFor(text) {
  try {
    const lines = text.split('\n').filter((line) => needsNow.test(line) || mayNameZone.test(line));
    if (lines.length === 0) return undefined;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    let isNeeded = false;
    for (const line of lines) {
      if (needsNow.test(line)) {
        keep(own);
        isNeeded = true;
      }
      for (const name of zonesIn(line)) {
        keep(name);
        isNeeded = true;
      }
    }
    if (!isNeeded) return undefined;
    const second = Math.floor(Date.now() / 1000);
    return { time: `${second} ${-60 * new Date().getTimezoneOffset()} ${own}`, rows: [...rows.values()].join('\n') };
  } catch {
    // The line itself is worth more than its zones.
    return undefined;
  }
}

function keep(name) {
  if (!rows.has(name)) rows.set(name, row(name));
}

// The zones that a line names.
function zonesIn(line) {
  const words = line.match(/[\p{L}_]+(?:[/'-][\p{L}\d_+-]+)*/gu) ?? [];
  const found = [];
  for (let start = 0; start < words.length; start += 1) {
    const word = words[start];
    if (letters[word]) found.push(letters[word]);
    if (word.includes('/') && isZone(word)) found.push(word);
    for (let count = 1; count <= wordsOfCity && start + count <= words.length; count += 1) {
      const name = zoneOfCity(words.slice(start, start + count).join(''));
      if (name) found.push(name);
    }
  }
  return found;
}

function zoneOfCity(city) {
  cities ??= new Map(
    [...Intl.supportedValuesOf('timeZone'), ...others].filter((name) => name.includes('/') && isZone(name))
      .map((name) => [plain(name.slice(name.lastIndexOf('/') + 1)), name]));
  return cities.get(plain(city));
}

// The letters of a name without marks and signs, in small letters.
function plain(text) {
  return text.normalize('NFD').replace(/[^\p{L}]/gu, '').toLowerCase().replace(/ø/gu, 'o').replace(/ł/gu, 'l');
}

function isZone(name) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

// The offsets of a zone up to 2100: the first, and then each change with the offset that it leads to.
function row(name) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const offset = (second) => {
    const text = format.format(second * 1000);
    const [, sign, hours, minutes, seconds] = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/u.exec(text);
    if (sign === undefined) return 0;
    const size = 3600 * hours + 60 * minutes + Number(seconds ?? 0);
    return sign === '-' ? -size : size;
  };
  let before = offset(first);
  const found = [name, before];
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
