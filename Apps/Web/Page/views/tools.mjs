import { element } from './element.mjs';
import { Presses } from '../input/press.mjs';

// The tools between the display and the keys of a tall phone: which keypad there is, with the
// others in a menu, and a key that deletes where the keypad has none.
export class ToolsView {
  #mode = document.getElementById('mode');
  #modes = document.getElementById('modes');
  #delete = document.getElementById('delete');

  // `press` gets the token of the key.
  constructor({ press }) {
    new Presses(this.#delete, (button) => press(button.dataset.key));
    this.#mode.addEventListener('mousedown', (event) => event.preventDefault());
    this.#modes.addEventListener('toggle', ({ newState }) => {
      if (newState !== 'open') return;
      this.#place();
      this.#modes.focus({ preventScroll: true });
    });
  }

  drawKeypad({ label, unplaced }) {
    this.#modes.setAttribute('aria-label', label);
    const [key] = unplaced;
    this.#delete.hidden = !key;
    if (!key) return;
    this.#delete.dataset.key = key.token;
    this.#delete.setAttribute('aria-label', key.name);
    this.#delete.firstElementChild.textContent = key.label;
  }

  drawKeypads(keypads) {
    this.#mode.hidden = keypads.length < 2;
    const shown = keypads.find(({ isShown }) => isShown);
    this.#mode.firstElementChild.textContent = shown?.label ?? '';
    this.#modes.replaceChildren(element('div', { className: 'group' }, ...keypads.map(
      ({ name, label, isShown }) => element('button', {
        type: 'button', dataset: { keypad: name }, 'aria-current': isShown ? 'true' : undefined,
      }, label))));
  }

  // Above its button, where the thumb is.
  #place() {
    const { left, top } = this.#mode.getBoundingClientRect();
    this.#modes.style.left = `${left}px`;
    this.#modes.style.top = `${Math.max(8, top - this.#modes.offsetHeight - 4)}px`;
  }
}
