import { Presses } from '../input/press.mjs';
import { element } from '../views/element.mjs';
import { drawKey } from '../views/keypad.mjs';

// Where there is room for it, the keypad has the functions as well.
const roomForFunctions = matchMedia('(min-width: 600px)');
const shownKey = 'exactly.sheet.keypad';

// The keypad that types into the line at the cursor. Where there are fingers it replaces the
// system's own, or that one its place.
export class SheetKeypad {
  #area;
  #keypad = document.getElementById('keypad');
  #toggle;
  #send;

  // `press(token)` is called for each key that is pressed, `send(line)` with which keypad is shown.
  constructor(area, { press, send }) {
    this.#area = area;
    this.#send = send;
    this.#toggle = document.getElementById('keypad-toggle');
    new Presses(this.#keypad, (button) => press(button.dataset.key));
    this.#toggle.addEventListener('mousedown', (event) => event.preventDefault());
    this.#toggle.addEventListener('click', () => this.#show(this.#keypad.hidden));
    roomForFunctions.addEventListener('change', () => this.begin());
    this.#show(isWanted(), { isFirst: true });
  }

  // Tells the module which keypad is shown.
  begin() {
    const mode = this.#keypad.hidden ? 'none' : roomForFunctions.matches ? 'scientific' : 'basic';
    this.#send(`keypad @ ${mode}`);
  }

  draw({ label, columns, rows }) {
    const keypad = this.#keypad;
    const keys = rows.flat();
    keypad.setAttribute('aria-label', label);
    keypad.style.setProperty('--columns', columns);
    keypad.style.setProperty('--rows', rows.length);
    if (keypad.children.length !== keys.length) {
      keypad.replaceChildren(...keys.map(() =>
        element('button', { type: 'button', className: 'key' }, element('span'))));
    }
    keys.forEach((key, index) => drawKey(keypad.children[index], key));
  }

  #show(isShown, { isFirst = false } = {}) {
    this.#keypad.hidden = !isShown;
    this.#toggle.setAttribute('aria-pressed', String(isShown));
    // The system's own would cover it.
    this.#area.inputMode = isShown && matchMedia('(pointer: coarse)').matches ? 'none' : 'text';
    if (isFirst) return;
    this.begin();
    try {
      localStorage.setItem(shownKey, isShown ? 'shown' : 'hidden');
    } catch {
      // It is asked for again the next time.
    }
    this.#area.blur();
    this.#area.focus({ preventScroll: true });
  }
}

function isWanted() {
  try {
    const kept = localStorage.getItem(shownKey);
    if (kept) return kept === 'shown';
  } catch {
    // As where nothing is kept.
  }
  return innerHeight >= 800 || matchMedia('(pointer: coarse)').matches;
}
