import { element } from './element.mjs';
import { Presses } from '../input/press.mjs';

// A screen that is touched, and has room for the wide keypad.
const wideTouchScreen = matchMedia(
  '(pointer: coarse) and (orientation: landscape) and (min-width: 500px)');

// A window with room for the ten columns of functions.
const wideWindow = matchMedia('(orientation: landscape), (min-width: 600px)');

// The keys in their places, as the screen lists them.
export class KeypadView {
  #calculator = document.getElementById('calculator');
  #keypad = document.getElementById('keypad');
  #buttons = [...this.#keypad.children];
  #tokens = new Map();
  #shape = '';
  #presses;

  // Creates the keypad of the page; `press` gets the token of each key that is pressed.
  //
  // Before it is drawn, a phone that lies on its side has the wide keypad, as it will have then.
  constructor({ startsWide, press }) {
    if (startsWide && wideWindow.matches || wideTouchScreen.matches) {
      this.#calculator.dataset.mode = 'scientific';
      this.#keypad.replaceChildren(document.getElementById('wide-keypad').content);
      this.#buttons = [...this.#keypad.children];
      this.#buttons.forEach(fitSign);
    }
    this.#presses = new Presses(this.#keypad, (button) => press(button.dataset.key));
  }

  draw({ label, mode, columns, rows, unplaced }) {
    const keys = rows.flat();
    const shape = [mode, columns, rows.length, label].join();
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#calculator.dataset.mode = mode;
      this.#calculator.dataset.columns = columns;
      this.#calculator.style.setProperty('--columns', columns);
      this.#calculator.style.setProperty('--rows', rows.length);
      this.#keypad.setAttribute('aria-label', label);
    }
    if (keys.length !== this.#buttons.length) {
      this.#buttons = keys.map(() =>
        element('button', { type: 'button', className: 'key' }, element('span')));
      this.#keypad.replaceChildren(...this.#buttons);
    }
    // A key is known by its place: AC stays the same button when it becomes C.
    keys.forEach((key, index) => drawKey(this.#buttons[index], key));
    this.#tokens = new Map(
      [...keys, ...unplaced].reverse().flatMap(({ token, shortcuts }) =>
        shortcuts.map((shortcut) => [shortcut, token])));
  }

  // The token of the key that a key of the keyboard presses.
  token(shortcut) {
    return this.#tokens.get(shortcut);
  }

  // The shortcut that types a token's key into a line; undefined for a key that has only held ones.
  shortcut(token) {
    return [...this.#tokens].find(([shortcut, name]) => name === token && !shortcut.startsWith('Alt+'))?.[0];
  }

  // Lets the key of a token look pressed for a moment.
  glow(token) {
    const button = this.#buttons.find((button) => button.dataset.key === token);
    if (button) this.#presses.glow(button);
  }
}

// Draws a key that the screen lists in a button with a `span`.
export function drawKey(button, { token, label, name, role, span, isLit, isOff }) {
  const { dataset } = button;
  if (dataset.key !== token) dataset.key = token;
  if (dataset.role !== role) dataset.role = role;
  if (span > 1) dataset.span = span;
  else delete dataset.span;
  const sign = button.firstElementChild;
  if (sign.textContent !== label) {
    sign.textContent = label;
    fitSign(button);
  }
  if (name === label) button.removeAttribute('aria-label');
  else if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name);
  if (isLit !== button.hasAttribute('aria-pressed')) {
    if (isLit) button.setAttribute('aria-pressed', 'true');
    else button.removeAttribute('aria-pressed');
  }
  if (isOff !== button.hasAttribute('aria-disabled')) {
    if (isOff) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

// Tells the style how long a sign is.
function fitSign(button) {
  button.style.setProperty('--letters', [...button.firstElementChild.textContent].length);
}
