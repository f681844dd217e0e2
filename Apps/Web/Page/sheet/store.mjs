// Keeps sheets in the browser, so that typed text survives: a text, and lines with the changes to it
// since. Each tab has a sheet of its own; those of tabs that are gone can be taken over.

const idKey = 'exactly.sheet';
// So many lines are written anew as a text.
const lineLimit = 2000;

export class SheetStore {
  #id = null;
  #database = null;
  #lineCount = 0;
  // Lines that wait to be kept.
  #batch = [];
  #work = Promise.resolve();
  #onFailure;

  // `onFailure(error)` is told what could not be kept.
  constructor({ onFailure }) {
    this.#onFailure = onFailure;
  }

  // Whether the lines should be written anew.
  get isLong() {
    return this.#lineCount > lineLimit;
  }

  // The sheet that this tab has kept: `{ name, base, lines, isSaved }`; null where there is none.
  async resume() {
    const id = read();
    if (id && await hold(id)) {
      this.#id = id;
      return this.#load(id).catch((error) => this.#fail(error));
    }
    // Another tab has it, which this one was made from.
    await this.leave();
    return null;
  }

  // Keeps another sheet from now on; what was kept so far stays as it is, for others.
  async leave() {
    this.#id = crypto.randomUUID();
    await hold(this.#id);
    try {
      sessionStorage.setItem(idKey, this.#id);
    } catch {
      // It is found among those of tabs that are gone.
    }
  }

  // The sheets that no tab has any more, the last one first; those without anything unsaved are forgotten.
  async abandoned() {
    try {
      const held = await heldIds();
      const { sheets, lines } = await this.#stores('readwrite');
      const all = await result(sheets.getAll());
      const found = [];
      for (const sheet of all.toSorted((one, other) => other.time - one.time)) {
        if (held.has(sheet.id)) continue;
        if (sheet.isSaved) forget(sheets, lines, sheet.id);
        else found.push(sheet);
      }
      const kept = [];
      for (const sheet of found) {
        kept.push({ ...sheet, lines: await linesOf(lines, sheet.id) });
      }
      return kept;
    } catch (error) {
      this.#fail(error);
      return [];
    }
  }

  // Forgets the sheet of a tab that is gone.
  forget(id) {
    return this.#do(async ({ sheets, lines }) => forget(sheets, lines, id));
  }

  // Keeps a text, and what was changed in it since, in place of what was kept.
  begin({ name, base, lines, isSaved }) {
    const id = this.#id;
    this.#lineCount = lines.length;
    // It contains the changes that wait to be kept.
    this.#batch = [];
    return this.#do(async (stores) => {
      forget(stores.sheets, stores.lines, id);
      stores.sheets.put({ id, name, base, isSaved, time: Date.now() });
      if (lines.length > 0) stores.lines.add({ id, lines });
    });
  }

  // Keeps more lines; the sheet is not saved then.
  append(lines) {
    this.#lineCount += lines.length;
    const isFirst = this.#batch.length === 0;
    this.#batch.push(...lines);
    if (isFirst) this.#keepBatch();
  }

  // Changes that come while others are being kept are kept together.
  #keepBatch() {
    const [id, batch] = [this.#id, this.#batch];
    return this.#do(async (stores) => {
      if (this.#batch === batch) this.#batch = [];
      stores.lines.add({ id, lines: batch });
      const sheet = await result(stores.sheets.get(id));
      if (sheet) stores.sheets.put({ ...sheet, isSaved: false, time: Date.now() });
    });
  }

  async #load(id) {
    const { sheets, lines } = await this.#stores('readonly');
    const sheet = await result(sheets.get(id));
    if (!sheet) return null;
    const kept = await linesOf(lines, id);
    this.#lineCount = kept.length;
    return { ...sheet, lines: kept };
  }

  #do(body) {
    this.#work = this.#work.then(async () => {
      try {
        const stores = await this.#stores('readwrite');
        await body(stores);
        await stores.end;
      } catch (error) {
        this.#fail(error);
      }
    });
    return this.#work;
  }

  async #stores(mode) {
    this.#database ??= open();
    let transaction;
    try {
      transaction = (await this.#database).transaction(['sheets', 'lines'], mode);
    } catch (error) {
      this.#database = null;
      throw error;
    }
    const end = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    end.catch(() => {});
    return { sheets: transaction.objectStore('sheets'), lines: transaction.objectStore('lines'), end };
  }

  #fail(error) {
    this.#onFailure(error);
    return null;
  }
}

async function open() {
  if (!globalThis.indexedDB) throw new DOMException('there is no IndexedDB', 'NotAllowedError');
  const opening = indexedDB.open('exactly-sheets', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('sheets', { keyPath: 'id' });
    opening.result.createObjectStore('lines', { autoIncrement: true }).createIndex('id', 'id');
  };
  const database = await result(opening);
  database.onversionchange = () => database.close();
  return database;
}

async function linesOf(lines, id) {
  return (await result(lines.index('id').getAll(id))).flatMap((each) => each.lines);
}

async function forget(sheets, lines, id) {
  sheets.delete(id);
  for (const key of await result(lines.index('id').getAllKeys(id))) lines.delete(key);
}

function read() {
  try {
    return sessionStorage.getItem(idKey);
  } catch {
    return null;
  }
}

// Holds a sheet as long as this tab is there; whether no other one does.
function hold(id) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks.request(`${idKey}.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    }).catch(() => resolve(true));
  });
}

async function heldIds() {
  if (!navigator.locks) return new Set();
  const { held } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name.slice(idKey.length + 1)));
}

function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
