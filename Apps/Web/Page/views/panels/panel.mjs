import { ChoicesPanel } from './choices.mjs';
import { DatesPanel } from './dates.mjs';
import { DigitsPanel } from './digits.mjs';
import { HelpPanel } from './help.mjs';
import { HistoryPanel } from './history.mjs';
import { LargePanel } from './large.mjs';
import { MemoryPanel } from './memory.mjs';
import { SettingsPanel } from './settings.mjs';
import { TapePanel } from './tape.mjs';

const kinds = {
  commands: ChoicesPanel,
  constants: ChoicesPanel,
  dates: DatesPanel,
  digits: DigitsPanel,
  help: HelpPanel,
  history: HistoryPanel,
  large: LargePanel,
  memory: MemoryPanel,
  settings: SettingsPanel,
  tape: TapePanel,
  units: ChoicesPanel,
};

// The panels that stand beside the calculator if there is room; all others cover it.
const beside = ['constants', 'dates', 'history', 'memory', 'tape'];
const isTouched = matchMedia('(pointer: coarse)');
const roomBeside = matchMedia('(min-width: 900px)');

// The panel that the screen shows, if any.
//
// `page` is what panels need of the page: `send(line, body)`, `perform(command)`, `choose(id)` for a row of the list of
// commands, `write(text)` for
// the clipboard, `uncover()` to show the display, and the `texts` and the `language` at the time.
export class PanelView {
  #page;
  #dialog = document.getElementById('panel');
  #title = document.getElementById('panel-title');
  #summary = document.getElementById('panel-summary');
  #notice = document.getElementById('panel-notice');
  #busy = document.getElementById('panel-busy');
  #content = document.getElementById('panel-content');
  #kind = null;
  #panel;

  constructor(page) {
    this.#page = page;
    document.getElementById('panel-close').addEventListener('click', () => this.close());
    // Escape: told at once, as what comes next may be faster than the event of having closed.
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    this.#dialog.addEventListener('close', () => this.#tellClosed());
    this.#dialog.addEventListener('click', (event) => {
      if ((event.target === this.#dialog || this.#kind === 'large') && this.isModal) this.close();
    });
    // Large type is looked at, and nothing else.
    this.#dialog.addEventListener('keydown', (event) => {
      if (this.#kind !== 'large' || ['Alt', 'Control', 'Meta', 'Shift', 'Tab'].includes(event.key)) return;
      event.preventDefault();
      this.close();
    });
    roomBeside.addEventListener('change', () => {
      if (this.#kind !== null && this.isModal === this.#belongsBeside) this.#show();
    });
  }

  // Whether it covers the calculator.
  get isModal() {
    return this.#dialog.matches(':modal');
  }

  // Shows a panel as it is now; null for none.
  draw(panel) {
    if (panel === null) {
      this.#kind = null;
      if (this.#dialog.open) this.#hide();
      return;
    }
    this.#title.textContent = panel.title;
    this.#summary.textContent = panel.countText ?? panel.count ?? '';
    if (panel.kind !== this.#kind) {
      this.#kind = panel.kind;
      this.#dialog.dataset.kind = panel.kind;
      this.#content.replaceChildren();
      this.#panel = new kinds[panel.kind](this.#content, this.#page);
      this.#panel.draw(panel);
      // Where nothing in it can have the focus, the keyboard scrolls it none the less.
      const hasControls = this.#content.querySelector('button, input, select') !== null;
      if (hasControls) this.#content.removeAttribute('tabindex');
      else this.#content.tabIndex = 0;
      this.#show();
      // A hidden panel cannot be scrolled.
      this.#content.scrollTop = 0;
    } else {
      this.#panel.draw(panel);
    }
  }

  // Shows a notice, since the panel covers the place of the notices.
  say(notice) {
    const text = this.isModal ? notice ?? '' : '';
    if (this.#notice.textContent !== text) this.#notice.textContent = text;
  }

  // Shows the text for while an answer is due, "" otherwise: the page around it is not heard then.
  drawBusy(text) {
    this.#busy.textContent = this.isModal ? text : '';
  }

  // Whether something is being typed into it.
  get isAsking() {
    return this.#content.querySelector('form') !== null;
  }

  // Closes what is open; false when nothing is.
  close() {
    if (!this.#dialog.open) return false;
    this.#hide();
    this.#tellClosed();
    return true;
  }

  #hide() {
    this.#dialog.close();
    // Until the next frame is drawn, a field that is no longer shown keeps the focus and would
    // swallow the next keys.
    if (this.#dialog.contains(document.activeElement)) document.activeElement.blur();
  }

  get #belongsBeside() {
    return roomBeside.matches && beside.includes(this.#kind);
  }

  #show() {
    // Closed and opened anew, it is told apart from being closed by the person.
    const kind = this.#kind;
    this.#kind = null;
    if (this.#dialog.open) this.#dialog.close();
    this.#kind = kind;
    this.#notice.textContent = '';
    if (this.#belongsBeside) this.#dialog.show();
    else this.#dialog.showModal();
    // Where no keyboard on the screen would cover the list, what is typed next searches it.
    const field = this.isModal && !isTouched.matches ? this.#panel.field : undefined;
    (field ?? this.#title).focus({ preventScroll: true });
  }

  #tellClosed() {
    if (this.#dialog.open || this.#kind === null) return;
    this.#kind = null;
    this.#page.send('panel none');
  }

  // Uncovers the display, which shows the choice.
  uncover() {
    if (this.isModal) this.close();
  }
}
