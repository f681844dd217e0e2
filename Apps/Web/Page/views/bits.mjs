import { element } from './element.mjs';
import { Presses } from '../input/press.mjs';

// The bits of a word, of which each press turns one over; the Tab key stops there once, and arrows walk.
export class BitsView {
  #strip = document.getElementById('bits');
  // By their places: the lowest first.
  #buttons = [];
  #carry = element('span', { dir: 'auto' });
  #characters = element('bdi', { dir: 'ltr' });
  // The bit at which the Tab key stops, and the highest one of the word.
  #current = 0;
  #highest = 0;

  // `press` gets the token of each bit that is pressed.
  constructor(press) {
    new Presses(this.#strip, (button) => press(`bit${button.dataset.bit}`));
    this.#strip.addEventListener('keydown', (event) => this.#walk(event));
    this.#strip.addEventListener('focusin', ({ target }) => this.#stopAt(Number(target.dataset.bit)));
  }

  // Draws the bits that the screen lists, the highest first; null on the keypads without words.
  draw(part) {
    this.#strip.hidden = part === null;
    if (part === null) return;
    const { label, groups, carry, hasCarry, characters } = part;
    if (this.#buttons.length === 0) this.#make(groups);
    this.#strip.setAttribute('aria-label', label);
    const bits = groups.flat();
    for (const bit of bits) drawBit(this.#buttons[bit.index], bit);
    this.#highest = bits.find(({ isOff }) => !isOff)?.index ?? 0;
    this.#stopAt(Math.min(this.#current, this.#highest));
    this.#carry.textContent = carry;
    this.#carry.classList.toggle('set', hasCarry);
    this.#characters.textContent = characters ?? '';
  }

  #make(groups) {
    const made = groups.map((bits) =>
      element('div', { className: 'group' }, ...bits.map(({ index, position }) => {
        const button = element(
          'button', { type: 'button', tabIndex: -1, dataset: { bit: index } },
          element('span'), position && element('small', {}, position));
        this.#buttons[index] = button;
        return button;
      })));
    this.#strip.replaceChildren(
      element('div', { className: 'groups' }, ...made),
      element('p', {}, this.#carry, this.#characters));
  }

  #stopAt(index) {
    this.#buttons[this.#current].tabIndex = -1;
    this.#current = index;
    this.#buttons[index].tabIndex = 0;
  }

  #walk(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = this.#rowLength;
    const to = {
      ArrowLeft: this.#current + 1,
      ArrowRight: this.#current - 1,
      ArrowUp: this.#current + row,
      ArrowDown: this.#current - row,
      Home: this.#highest,
      End: 0,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= this.#highest) this.#buttons[to].focus();
  }

  // How many bits stand side by side in this window.
  get #rowLength() {
    const top = (button) => button.getBoundingClientRect().top;
    return this.#buttons.filter((button) => top(button) === top(this.#buttons[0])).length;
  }
}

function drawBit(button, { isSet, isOff, name }) {
  const sign = isSet ? '1' : '0';
  if (button.firstElementChild.textContent !== sign) button.firstElementChild.textContent = sign;
  if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name);
  button.classList.toggle('set', isSet);
  if (isOff) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
