import { ask } from './dialogs.mjs';
import { SheetFile } from './file.mjs';
import { SheetStore } from './store.mjs';

// The sheet as a document: its name, whether it is saved, where it comes from and goes to, and what the browser
// keeps of it until then.
export class SheetDocument {
  #page;
  #file = new SheetFile();
  #store;
  #isKeeping = false;

  // The name of its file; '' if it has none yet.
  name = '';
  // Whether its file has all of it.
  isSaved = true;

  // The `page` has the `field` of the text and the `texts` at the time, asks the module by `ask(line)`, tells
  // something by `tell(text)`, and is told of another text by `onBegin()` and of name and state by `onTitle()`.
  constructor(page) {
    this.#page = page;
    this.#store = new SheetStore({ onFailure: (error) => page.tell(error.message) });
  }

  // MARK: What the browser keeps

  // Goes on with what this tab has kept, and offers what tabs that are gone have left.
  async resume() {
    const kept = await this.#store.resume();
    if (!kept || !await this.#begin(kept)) {
      // A text that cannot be read now is kept for another time.
      if (kept) await this.#store.leave();
      await this.#begin({});
      await this.#keepAnew();
    }
    this.#offerAbandoned();
  }

  // Keeps lines of what was typed, which the file has not.
  keep(lines) {
    this.#store.append(lines);
    if (this.isSaved) {
      this.isSaved = false;
      this.#page.onTitle();
    }
    if (this.#store.isLong && !this.#isKeeping) this.#keepAnew();
  }

  // Begins with the text of the field, after a session that is lost.
  beginAnew() {
    return this.#begin({ name: this.name, base: this.#page.field.text, isSaved: this.isSaved });
  }

  // Keeps the sheet as it is, in place of all that was kept of it.
  async #keepAnew() {
    this.#isKeeping = true;
    try {
      const { text, lines } = await this.#ask();
      this.#store.begin({ name: this.name, base: text, lines, isSaved: this.isSaved });
    } catch {
      // It was stopped; what was kept so far leads to the same text.
    }
    this.#isKeeping = false;
  }

  async #offerAbandoned() {
    const [sheet] = await this.#store.abandoned();
    const offer = document.getElementById('recovery');
    offer.hidden = !sheet;
    if (!sheet) return;
    offer.querySelector('.name').textContent = sheet.name || this.#page.texts.untitled;
    offer.querySelector('[data-text="recover"]').onclick = async () => {
      if (!await this.#mayLeave() || !await this.#begin({ ...sheet, isSaved: false })) return;
      this.#file.use();
      await this.#keepAnew();
      await this.#store.forget(sheet.id);
      this.#offerAbandoned();
    };
    offer.querySelector('[data-text="discard"]').onclick = async () => {
      await this.#store.forget(sheet.id);
      this.#offerAbandoned();
    };
  }

  // MARK: Files

  // Opens the file that is chosen; whether it was opened.
  async openChosen() {
    try {
      return await this.#open(await this.#file.choose());
    } catch (error) {
      return this.#fail(this.#page.texts.cannotOpen, error.message);
    }
  }

  // Opens a file that was dropped; whether it was opened.
  async openDropped(dropped) {
    return this.#open(await this.#file.read(dropped));
  }

  // Begins an empty sheet; whether it was begun.
  async startNew() {
    if (!await this.#mayLeave() || !await this.#begin({})) return false;
    this.#file.use();
    await this.#keepAnew();
    return true;
  }

  // Saves the sheet; whether it is.
  async save({ isAnother = false } = {}) {
    const { texts, field } = this.#page;
    try {
      if (!isAnother && await this.#file.hasChanged()) {
        const answer = await ask(texts.hasChanged);
        if (answer === 'reload') await this.#reload();
        if (answer === 'save-as') return this.save({ isAnother: true });
        if (answer !== 'overwrite') return false;
      }
      // All that was typed is in it.
      await field.act('let-go @');
      const asked = this.#ask();
      const name = await this.#file.save(
        this.name || `${texts.untitled}.sheet`, asked.then(({ text }) => text), { isAnother });
      if (name === undefined) return false;
      this.name = name;
      const { text } = await asked;
      const now = await this.#ask();
      // Text typed meanwhile is not in the file.
      this.isSaved = now.text === text;
      this.#page.onTitle();
      this.#store.begin({ name, base: now.text, lines: now.lines, isSaved: this.isSaved });
      this.#page.tell('');
      return true;
    } catch (error) {
      return this.#fail(texts.cannotSave, error.message);
    }
  }

  // Reads the file again, in place of what was typed.
  async #reload() {
    return this.#show(await this.#file.readAgain());
  }

  async #open(chosen) {
    return chosen && await this.#mayLeave() ? this.#show(chosen) : false;
  }

  async #show(chosen) {
    let text;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(chosen.bytes);
    } catch {
      return this.#fail(this.#page.texts.cannotOpen, this.#page.texts.isNotText);
    }
    if (!await this.#begin({ name: chosen.name, base: text })) return false;
    this.#file.use(chosen);
    this.#page.tell('');
    await this.#keepAnew();
    return true;
  }

  // Whether what stands there may go: it is saved, or nobody wants it.
  async #mayLeave() {
    const { texts, field } = this.#page;
    if (this.isSaved || (this.name === '' && field.text === '')) return true;
    const answer = await ask(texts.unsaved);
    return answer === 'save' ? this.save() : answer === 'discard';
  }

  // MARK: Texts

  // Begins with a text, and what was changed in it; whether that could be.
  async #begin({ name = '', base = '', lines = [], isSaved = true }) {
    const { texts, field } = this.#page;
    try {
      if (lines.length > 0) {
        await field.recover(`recover @ ${lines.length} ${name}`, `${lines.join('\n')}\n${base}`);
      } else if (!await field.open(`text @ ${name}`, base)) {
        return this.#fail(texts.cannotOpen, texts.hasOtherLineEnds);
      }
    } catch (error) {
      return this.#fail(texts.cannotOpen, error.message);
    }
    this.name = name;
    this.isSaved = isSaved;
    this.#page.onTitle();
    this.#page.onBegin();
    return true;
  }

  // The text as it is in a file, and lines to keep over it.
  #ask() {
    return this.#page.ask(`file @ ${this.name}`);
  }

  #fail(title, reason) {
    this.#page.tell([title, reason].filter(Boolean).join(': '));
    return false;
  }
}
