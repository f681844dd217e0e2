// Texts as lines, as the page and the module tell each other of them: lines are counted from 0, places in
// a line in bytes of UTF-8.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The place in bytes of a place in a line.
export function bytesBefore(line, column) {
  return encoder.encode(line.slice(0, column)).length;
}

// The place in a line of a place in bytes.
export function columnAt(line, offset) {
  return decoder.decode(encoder.encode(line).subarray(0, offset), { stream: false }).length;
}

// Returns how one text differs from another, in whole lines: `{ from, to, lines }`, of which the lines
// replace those from `from` on, up to `to`; null if they are the same.
export function difference(old, now) {
  if (old === now) return null;
  const { start, end, text } = part(old, now);
  const first = start === 0 ? 0 : old.lastIndexOf('\n', start - 1) + 1;
  const from = endsOfLines(old.slice(0, first));
  const to = from + endsOfLines(old.slice(first, endOfLine(old, end))) + 1;
  return { from, to, lines: now.slice(first, endOfLine(now, start + text.length)).split('\n') };
}

// A change as it is after later ones, which the other side does not know of; undefined where they are of
// the same lines.
export function moved({ from, to, lines }, later) {
  for (const edit of later) {
    if (to <= edit.from) continue;
    if (from < edit.to) return undefined;
    const growth = edit.lines.length - (edit.to - edit.from);
    from += growth;
    to += growth;
  }
  return { from, to, lines };
}

// The part of a text that another has otherwise: `{ start, end, text }`.
export function part(old, now) {
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old.charCodeAt(start) === now.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < least - start
    && old.charCodeAt(old.length - 1 - end) === now.charCodeAt(now.length - 1 - end)) end += 1;
  return { start, end: old.length - end, text: now.slice(start, now.length - end) };
}

// The index of the last of rising numbers that is not above a value; the first one for a value below them all.
export function lastAtMost(numbers, count, value) {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle] <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

function endOfLine(text, place) {
  const end = text.indexOf('\n', place);
  return end < 0 ? text.length : end;
}

function endsOfLines(text) {
  let count = 0;
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) count += 1;
  return count;
}
