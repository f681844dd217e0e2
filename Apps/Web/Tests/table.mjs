// Reads a table in the form of RFC 4180: one object a row, from column names to cells.
export function parseTable(text) {
  const [header, ...records] = parseRecords(text);
  return records.map((record) => {
    if (record.length !== header.length) throw new Error(`a row has ${record.length} cells`);
    return Object.fromEntries(header.map((name, column) => [name, record[column]]));
  });
}

// A cell is in double quotes, where a quote is doubled, or has no quotes, commas or line ends.
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function parseRecords(text) {
  const records = [];
  let record = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`the table ends in the middle of a cell of row ${records.length}`);
    const [, quoted, plain, end] = match;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}
