import { Engine } from '../engine/engine.mjs';
import { keepForOffline } from '../engine/offline.mjs';
import { announce } from '../views/announcement.mjs';
import { drawLook } from '../views/look.mjs';
import { drawState } from '../views/state.mjs';
import { offerNewVersion } from '../views/newVersion.mjs';
import { drawTexts } from '../views/texts.mjs';

/**
 * A companion's page.
 *
 * `draw(part)` shows the part of the screen that has its face's name; the texts that all companions
 * have are shown here: what an element with the attribute `data-text="name"` has for its text.
 */
export class Companion {
  #engine;
  #part = {};
  #isUsed = false;

  constructor({ face, partName, draw }) {
    this.#engine = new Engine({
      open: { face, locale: navigator.language },
      onScreen: (parts) => {
        if (parts.look) drawLook(parts.look);
        if (!parts[partName]) return;
        this.#part = parts[partName];
        document.title = this.#part.title;
        drawTexts(this.#part);
        draw(this.#part);
        announce(this.#part.announcement);
      },
      onState: drawState,
    });
    // Entries are kept nowhere.
    keepForOffline({ leave: () => !this.#isUsed, offer: offerNewVersion });
  }

  /** What is shown. */
  get part() {
    return this.#part;
  }

  /** Sends what a person asks for; when it is done, the screen has told what has come of it. */
  async send(line, body) {
    this.#isUsed = true;
    try {
      await this.#engine.send(line, body);
    } catch {
      // Nothing has happened, and nothing is shown to have.
    }
  }

  /**
   * Adds what is in a form's field, which is emptied unless it was refused; what was said of it is
   * taken back as soon as something else is typed.
   */
  adds(form, field, textName) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const text = field.value;
      await this.send('add', text);
      if (this.#part[textName] === '' && field.value === text) field.value = '';
      field.focus();
    });
    field.addEventListener('input', () => {
      if (this.#part.notice) this.send('dismiss');
    });
  }
}
