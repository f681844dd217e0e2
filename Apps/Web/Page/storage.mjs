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
  // The records that the session knows, and how many effects it has caused.
  #knownKeys = new Set();
  #mark = 0;
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

  // Grows with each effect on the journal: a reader can tell whether there were some meanwhile.
  get mark() {
    return this.#mark;
  }

  // Carries out what a session wants to be kept, in order; one that fails is left out.
  keep(effects) {
    for (const effect of effects) {
      if ('settings' in effect) {
        this.#keepSettings(effect);
      } else {
        this.#mark += 1;
        this.#work = this.#work.then(() => this.#carryOut(effect));
      }
    }
  }

  // The journal as { generation, lines, mark }, once all effects so far are carried out; null where
  // there is none to be had, which the listener was told.
  readJournal() {
    const reading = this.#work.then(() => this.#readJournal());
    this.#work = reading;
    return reading;
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

  async #carryOut(effect) {
    try {
      const isAsExpected = await this.#perform(effect);
      if (!isAsExpected) this.#listener.onJournalChange();
    } catch (error) {
      this.#tellFailure(error, effect.number);
    }
  }

  async #readJournal() {
    try {
      return await this.#transact(['journal', 'meta'], 'readonly', async ({ journal, meta }) => {
        const [keys, lines, generation] = await Promise.all(
          [journal.getAllKeys(), journal.getAll(), meta.get('generation')].map(result));
        this.#knownKeys = new Set(keys);
        return { generation: generation ?? 0, lines, mark: this.#mark };
      });
    } catch (error) {
      this.#tellFailure(error, 0);
      return null;
    }
  }

  // Carries out an effect; false when the journal is not as the session believes now.
  #perform({ append, aside, rewrite, generation }) {
    if (append) return this.#append(append);
    if (aside) return this.#setAside(aside);
    return this.#rewrite(rewrite, generation);
  }

  async #append(lines) {
    const requests = await this.#transact(['journal'], 'readwrite', ({ journal }) =>
      lines.map((line) => journal.add(line)));
    for (const { result: key } of requests) this.#knownKeys.add(key);
    this.#tellOtherTabs();
    askToPersist();
    return true;
  }

  async #setAside(lines) {
    await this.#transact(['aside'], 'readwrite', ({ aside }) => {
      for (const line of lines) aside.add(line);
    });
    return true;
  }

  // Puts other lines in place of those that the session knows; what other tabs have added follows.
  async #rewrite(lines, expected) {
    const stores = ['journal', 'meta'];
    const outcome = await this.#transact(stores, 'readwrite', async ({ journal, meta }) => {
      const [keys, old, generation = 0] = await Promise.all(
        [journal.getAllKeys(), journal.getAll(), meta.get('generation')].map(result));
      if (generation !== expected) return null;
      const added = old.filter((_, index) => !this.#knownKeys.has(keys[index]));
      journal.clear();
      meta.put(generation + 1, 'generation');
      const known = lines.map((line) => journal.add(line));
      for (const line of added) journal.add(line);
      return { known, hasMore: added.length > 0 };
    });
    if (!outcome) return false;
    this.#knownKeys = new Set(outcome.known.map(({ result: key }) => key));
    this.#tellOtherTabs();
    return !outcome.hasMore;
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

  #tellOtherTabs() {
    this.#channel?.postMessage('journal');
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
  // Where a private window has no IndexedDB.
  InvalidStateError: 'not-permitted',
  ReferenceError: 'not-permitted',
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
