// The rows of Conformance/hostile.csv in the notation that Tests/Hostile/hostile_table.py tells.
import { readFile } from 'node:fs/promises';

import { parseTable } from './table.mjs';

const encoder = new TextEncoder();

export async function hostileRows() {
  const file = new URL('../../../Conformance/hostile.csv', import.meta.url);
  return parseTable(await readFile(file, 'utf8'));
}

// The text that a cell stands for; undefined where its bytes are none.
export function expandedText(cell) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(expanded(cell));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

// Whether that is what has to come of a row: any answer or reason, a text, or one that begins and ends so.
export function isExpected(row, answer) {
  if (row.expected === 'any') return answer !== '' && answer !== 'error: ';
  const [start, end] = row.expected.split('…').map(expandedText);
  if (end === undefined) return answer === start;
  return answer.length > start.length + end.length && answer.startsWith(start) && answer.endsWith(end);
}

// The bytes that a cell stands for.
export function expanded(cell) {
  const signs = [...cell];
  const [pieces, place] = piecesUpTo(signs, 0, undefined);
  if (place !== signs.length) throw new Error(`a brace too many at ${place} in ${cell}`);
  return joined(pieces);
}

function joined(pieces) {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    bytes.set(piece, place);
    place += piece.length;
  }
  return bytes;
}

// What stands up to the brace that ends a repeated text, or to the end, and where that is.
function piecesUpTo(signs, start, number) {
  const pieces = [];
  let place = start;
  while (place < signs.length && (signs[place] !== '}' || number === undefined)) {
    const sign = signs[place];
    if (sign === '\\') {
      const [piece, end] = escaped(signs, place + 1, number);
      pieces.push(piece);
      place = end;
      continue;
    }
    const count = { '#': number, '@': number - 1 }[sign];
    pieces.push(encoder.encode(number && count !== undefined ? `${count}` : sign));
    place += 1;
  }
  return [pieces, place];
}

const simple = { n: '\n', t: '\t', '\\': '\\' };

// The bytes of what stands behind a backslash, and where it ends.
function escaped(signs, place, number) {
  const sign = signs[place];
  if (sign in simple) return [encoder.encode(simple[sign]), place + 1];
  const rest = signs.slice(place, place + 24).join('');
  if (sign === 'x') return [Uint8Array.of(Number.parseInt(rest.slice(1, 3), 16)), place + 3];
  const character = /^u\{([0-9A-F]+)\}/i.exec(rest);
  if (character) {
    const text = String.fromCodePoint(Number.parseInt(character[1], 16));
    return [encoder.encode(text), place + character[0].length];
  }
  const head = /^\{(\d+)(?:\.\.(\d+))?:/.exec(rest);
  if (!head) throw new Error(`nothing known stands behind the backslash at ${place - 1} in ${signs.join('')}`);
  const [first, last] = [Number(head[1]), head[2] && Number(head[2])];
  const begin = place + head[0].length;
  let end;
  const pieces = [];
  if (last === undefined) {
    // Zero is no number of a series; a number outside goes on within.
    const [inner, innerEnd] = piecesUpTo(signs, begin, number ?? 0);
    const piece = joined(inner);
    for (let count = 0; count < first; count += 1) pieces.push(piece);
    end = innerEnd;
  } else {
    for (let count = first; count <= last; count += 1) {
      const [inner, innerEnd] = piecesUpTo(signs, begin, count);
      pieces.push(...inner);
      end = innerEnd;
    }
  }
  if (signs[end] !== '}') throw new Error(`no brace ends the text at ${place} in ${signs.join('')}`);
  return [joined(pieces), end + 1];
}
