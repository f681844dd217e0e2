// Keeps the calculator's data in the browser: the settings in localStorage, where they can be read
// before anything is drawn, and the journal in IndexedDB. All tabs share both. The session is kept in
// sessionStorage, which each tab has for itself.

const settingsKey = 'exactly.settings';
// Of this tab alone: another tab has a calculator of its own.
const sessionKey = 'exactly.session';

export class BrowserStorage {
  #listener;
  #settings;
  #database = null;
  #channel = null;
  // Resolved when all that was begun has ended; never rejected.
  #work = Promise.resolve();
  // The session whose effects are carried out: how often that has failed.
  #session = { failures: 0 };
  #isChangedUnseen = false;
  #isSessionLost = false;

  // The listener's onJournalChange() tells that the journal is to be read, onSettingsChange(text) that
  // another tab has changed the settings, onKept(number, isAnew) that the journal has the session's
  // changes up to this number, and onFailure(task, cause, detail) what could not be done: 'keeping',
  // 'reading', 'settings' or 'session'. A cause is 'no-space', 'not-permitted', 'unreadable' or 'other'.
  //
  // Where the journal `isUsed`, it is opened at once: what is calculated first is not to wait for that.
  constructor(listener, { isUsed = true } = {}) {
    this.#listener = listener;
    this.#settings = readSettings();
    this.#listen();
    // Whoever uses it is told of a failure.
    if (isUsed) this.#open().catch(() => {});
  }

  // The settings' text, "" where there is none.
  get settings() {
    return this.#settings;
  }

  // The lines of the session that this tab has kept, "" where there are none.
  get session() {
    try {
      return sessionStorage.getItem(sessionKey) ?? '';
    } catch {
      return '';
    }
  }

  // Whether the browser refused to keep the session when it was last asked to.
  get isSessionLost() {
    return this.#isSessionLost;
  }

  // Begins with the effects of another session; what becomes of earlier ones is told nobody.
  begin() {
    this.#session = { failures: 0 };
  }

  // Carries out what an answer wants to be kept, its changes of the journal as one; after a failure
  // the session asks again for what it still wants.
  keep(effects) {
    for (const { settings } of effects) {
      if (settings !== undefined) this.#keepSettings(settings);
    }
    const session = effects.findLast(({ session }) => session)?.session;
    if (session) this.#keepSession(session);
    const changes = effects.filter(({ append, replace, aside }) => append ?? replace ?? aside);
    if (changes.length > 0) {
      const session = this.#session;
      this.#work = this.#work.then(() => this.#change(changes, session));
    }
    if (effects.some(({ read }) => read)) this.#listener.onJournalChange();
  }

  // The journal as { version, lines }, once all effects so far are carried out; null where there is
  // none to be had, which the listener was told.
  readJournal() {
    const reading = this.#work.then(() => this.#readJournal());
    this.#work = reading;
    return reading;
  }

  // MARK: Settings

  #keepSettings(settings) {
    this.#settings = settings;
    try {
      localStorage.setItem(settingsKey, settings);
    } catch (error) {
      this.#tellFailure('settings', error);
    }
  }

  #keepSession(lines) {
    try {
      if (lines.length > 0) sessionStorage.setItem(sessionKey, lines.join('\n'));
      else sessionStorage.removeItem(sessionKey);
      this.#isSessionLost = false;
    } catch (error) {
      if (!this.#isSessionLost) this.#tellFailure('session', error);
      this.#isSessionLost = true;
    }
  }

  #noticeSettings() {
    const text = readSettings();
    if (text === this.#settings) return;
    this.#settings = text;
    this.#listener.onSettingsChange(text);
  }

  // MARK: The journal

  async #change(effects, session) {
    // The session asks again for anything it asked for before it knew of a failure.
    if (effects[0].failures !== session.failures) return;
    const isCurrent = () => session === this.#session;
    try {
      const { kept, isStale } = await this.#transact(
        ['journal', 'aside'], 'readwrite', (stores) => carryOut(effects, stores));
      this.#channel?.postMessage('journal');
      if (isCurrent()) {
        for (const { number, isAnew } of kept) this.#listener.onKept(number, isAnew);
        if (isStale) this.#listener.onJournalChange();
      }
      askToPersist();
    } catch (error) {
      session.failures += 1;
      if (isCurrent()) this.#tellFailure('keeping', error);
    }
  }

  async #readJournal() {
    try {
      return await this.#transact(['journal'], 'readonly', async ({ journal }) => {
        const [lines, version] = await Promise.all([result(journal.getAll()), versionOf(journal)]);
        return { version, lines };
      });
    } catch (error) {
      this.#tellFailure('reading', error);
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

  #open() {
    this.#database ??= openDatabase(() => { this.#database = null; });
    return this.#database;
  }

  async #begin(names, mode) {
    try {
      return (await this.#open()).transaction(names, mode);
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

  #tellFailure(task, error) {
    this.#listener.onFailure(task, failureCauses[error?.name] ?? 'other',
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

// Makes changes of the journal: which of them are kept, and whether one was to replace a journal that
// another tab has changed since it was read.
async function carryOut(effects, { journal, aside }) {
  const kept = [];
  let isStale = false;
  for (const { append, replace, aside: damaged, number, version } of effects) {
    for (const line of append ?? []) journal.add(line);
    for (const line of damaged ?? []) aside.add(line);
    if (replace) {
      if (await versionOf(journal) !== version) {
        isStale = true;
        continue;
      }
      journal.clear();
      for (const line of replace) journal.add(line);
    }
    if (number !== undefined) kept.push({ number, isAnew: replace !== undefined });
  }
  return { kept, isStale };
}

// The version of a journal: the last key, which is never used again, so that only journals with the
// same lines have the same.
async function versionOf(journal) {
  const cursor = await result(journal.openKeyCursor(null, 'prev'));
  return cursor?.key ?? 0;
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
