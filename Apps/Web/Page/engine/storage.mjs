// What the browser keeps for the calculator: the settings in localStorage, where they can be read
// before anything is drawn, and the journal in IndexedDB. All tabs share both.

const settingsKey = 'exactly.settings';

export class BrowserStorage {
  #listener;
  #settings;
  #database = null;
  #channel = null;
  // Resolved when all that was begun has ended; never rejected.
  #work = Promise.resolve();
  // The records that the session knows, and how many changes it has caused.
  #knownKeys = new Set();
  #mark = 0;
  #isComplete = true;
  #isChangedUnseen = false;

  // The listener's onJournalChange() tells that the journal is another one than was read,
  // onSettingsChange(text) the same of the settings, and onFailure(cause, number, detail) that the
  // effect of this number could not be carried out, or with 0 that the journal could not be read.
  // A cause is 'no-space', 'not-permitted', 'unreadable' or 'other'.
  constructor(listener) {
    this.#listener = listener;
    this.#settings = readSettings();
    this.#listen();
  }

  // The settings' text, "" where there is none.
  get settings() {
    return this.#settings;
  }

  // Grows with each change of the journal: a reader can tell whether there were some meanwhile.
  get mark() {
    return this.#mark;
  }

  // Whether the journal has all that sessions wanted it to have.
  get isComplete() {
    return this.#isComplete;
  }

  // Carries out what an answer wants to be kept, its changes of the journal as one; what fails is
  // left out, and the session asks again for what it still wants.
  keep(effects) {
    for (const effect of effects) {
      if ('settings' in effect) this.#keepSettings(effect);
    }
    const changes = effects.filter((effect) => !('settings' in effect));
    if (changes.length === 0) return;
    this.#mark += 1;
    this.#work = this.#work.then(() => this.#change(changes));
  }

  // The journal as { generation, lines, mark, keys }, once all effects so far are carried out; null
  // where there is none to be had, which the listener was told.
  readJournal() {
    // What is kept from now on comes after the reading.
    const mark = this.#mark;
    const reading = this.#work.then(() => this.#readJournal(mark));
    this.#work = reading;
    return reading;
  }

  // A session gets to know a journal that was read; until then its lines are others'.
  acknowledge({ keys }) {
    this.#knownKeys = new Set(keys);
  }

  // MARK: Settings

  #keepSettings({ settings, number }) {
    this.#settings = settings;
    try {
      localStorage.setItem(settingsKey, settings);
    } catch (error) {
      this.#tellFailure(error, number);
    }
  }

  #noticeSettings() {
    const text = readSettings();
    if (text === this.#settings) return;
    this.#settings = text;
    this.#listener.onSettingsChange(text);
  }

  // MARK: The journal

  async #change(effects) {
    try {
      const { known, added, isAsBelieved } = await this.#transact(
        ['journal', 'aside', 'meta'], 'readwrite', (stores) => this.#carryOut(effects, stores));
      for (const { result: key } of added) known.add(key);
      this.#knownKeys = known;
      this.#isComplete = true;
      this.#channel?.postMessage('journal');
      if (!isAsBelieved) this.#listener.onJournalChange();
      askToPersist();
    } catch (error) {
      this.#isComplete = false;
      for (const { number } of effects) this.#tellFailure(error, number);
    }
  }

  // The keys that the session knows then, the requests for those that were added, and whether the
  // journal is as the session believes.
  async #carryOut(effects, { journal, aside, meta }) {
    let known = this.#knownKeys;
    let added = [];
    let isAsBelieved = true;
    const rewriting = effects.find(({ rewrite }) => rewrite);
    let generation = rewriting ? await result(meta.get('generation')) ?? 0 : 0;
    // A journal that another tab has rewritten is read before it is rewritten again.
    const isAllowed = !rewriting || generation === rewriting.generation;
    for (const { append, aside: damaged, rewrite } of effects) {
      if (append) added.push(...append.map((line) => journal.add(line)));
      if (!isAllowed) continue;
      for (const line of damaged ?? []) aside.add(line);
      if (!rewrite) continue;
      const others = await unknownLines(journal, known, added);
      journal.clear();
      known = new Set();
      added = rewrite.map((line) => journal.add(line));
      for (const line of others) journal.add(line);
      isAsBelieved &&= others.length === 0;
      generation += 1;
    }
    if (rewriting && isAllowed) meta.put(generation, 'generation');
    return { known: new Set(known), added, isAsBelieved: isAsBelieved && isAllowed };
  }

  async #readJournal(mark) {
    try {
      return await this.#transact(['journal', 'meta'], 'readonly', async ({ journal, meta }) => {
        const [keys, lines, generation] = await Promise.all(
          [journal.getAllKeys(), journal.getAll(), meta.get('generation')].map(result));
        return { generation: generation ?? 0, lines, mark, keys };
      });
    } catch (error) {
      this.#tellFailure(error, 0);
      return null;
    }
  }

  // Does something in one transaction and returns its value when all of it is kept; after an error
  // nothing of it is.
  async #transact(names, mode, body) {
    const transaction = await this.#begin(names, mode);
    const end = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const stores = names.map((name) => [name, transaction.objectStore(name)]);
    try {
      const value = await Promise.race([body(Object.fromEntries(stores)), end]);
      // The page may be closed any moment.
      if (mode === 'readwrite') transaction.commit();
      await end;
      return value;
    } catch (error) {
      abort(transaction);
      throw transaction.error ?? error;
    }
  }

  async #begin(names, mode) {
    try {
      this.#database ??= openDatabase(() => { this.#database = null; });
      return (await this.#database).transaction(names, mode);
    } catch (error) {
      // It may be found open the next time.
      this.#database = null;
      throw error;
    }
  }

  // MARK: Other tabs

  #listen() {
    addEventListener('storage', ({ key }) => {
      if (key === settingsKey || key === null) this.#noticeSettings();
    });
    document.addEventListener('visibilitychange', () => this.#readIfSeen());
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#noticeSettings();
      this.#noticeJournal();
    });
    try {
      this.#channel = new BroadcastChannel('exactly');
      this.#channel.onmessage = () => this.#noticeJournal();
    } catch {
      // Other tabs are not heard of then; each keeps what it calculates all the same.
    }
  }

  #noticeJournal() {
    this.#isChangedUnseen = true;
    this.#readIfSeen();
  }

  // A tab in the background has time until somebody looks at it.
  #readIfSeen() {
    if (!this.#isChangedUnseen || document.hidden) return;
    this.#isChangedUnseen = false;
    this.#listener.onJournalChange();
  }

  #tellFailure(error, number) {
    this.#listener.onFailure(failureCauses[error?.name] ?? 'other', number,
      error?.message || error?.name || '');
  }
}

const failureCauses = {
  QuotaExceededError: 'no-space',
  SecurityError: 'not-permitted',
  NotAllowedError: 'not-permitted',
  // In private windows of some browsers.
  InvalidStateError: 'not-permitted',
  VersionError: 'unreadable',
  NotFoundError: 'unreadable',
  NotReadableError: 'unreadable',
  DataError: 'unreadable',
  UnknownError: 'unreadable',
};

function readSettings() {
  try {
    return localStorage.getItem(settingsKey) ?? '';
  } catch {
    // Where storage is forbidden, the first change tells so.
    return '';
  }
}

async function openDatabase(onClose) {
  if (!globalThis.indexedDB) throw new DOMException('there is no IndexedDB', 'NotAllowedError');
  const opening = indexedDB.open('exactly', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('journal', { autoIncrement: true });
    opening.result.createObjectStore('aside', { autoIncrement: true });
    opening.result.createObjectStore('meta');
  };
  const database = await result(opening);
  database.onclose = onClose;
  // A newer page in another tab goes first.
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
}

// The lines that a session neither knew nor has added.
async function unknownLines(journal, known, added) {
  const [keys, lines] = await Promise.all([journal.getAllKeys(), journal.getAll()].map(result));
  const addedKeys = new Set(added.map((request) => request.result));
  return lines.filter((_, index) => !known.has(keys[index]) && !addedKeys.has(keys[index]));
}

function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

// Asks the browser not to clear the history away when space is short; only for those who have
// installed the page, because some browsers ask the person, who would wonder about it on a page.
let hasAsked = false;
function askToPersist() {
  if (hasAsked || !matchMedia('(display-mode: standalone)').matches) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}
