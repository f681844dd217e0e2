import { element } from './element.mjs';

// The units of the two lines of a conversion, and the number of the line into which nothing is typed:
// below the other one or above it.
//
// `send(line)` tells what a person asks for, `perform(command)` does a command.
export class ConversionView {
  #send;
  #calculator = document.getElementById('calculator');
  #number = document.querySelector('.number');
  #unit;
  #row;
  #other;
  #otherUnit;
  #swap;

  constructor({ send, perform }) {
    this.#send = send;
    this.#unit = this.#makeUnit();
    this.#otherUnit = this.#makeUnit();
    this.#other = element('button', {
      type: 'button', className: 'other',
      onclick: () => send(`mark ${this.#row.dataset.line}`),
    }, element('bdi', { dir: 'ltr' }));
    this.#swap = element('button', {
      type: 'button', className: 'swap', onclick: () => perform('swap'),
    }, '⇅');
    this.#row = element('div', { className: 'converted' }, this.#swap, this.#other, this.#otherUnit);
    // A pointer leaves the focus where it is, so that Enter stays the key =.
    for (const button of [this.#unit, this.#otherUnit, this.#other, this.#swap]) {
      button.addEventListener('mousedown', (event) => event.preventDefault());
    }
  }

  // Without a conversion everything drawn is removed, and the display is as it was before.
  draw({ conversion, swap }) {
    const isOn = Boolean(conversion?.length);
    this.#calculator.toggleAttribute('data-conversion', isOn);
    if (!isOn) {
      this.#unit.remove();
      this.#row.remove();
      return;
    }
    const marked = conversion.find(({ isMarked }) => isMarked);
    const other = conversion.find(({ isMarked }) => !isMarked);
    if (!this.#unit.isConnected) this.#number.append(this.#unit);
    const isAbove = other.line === 'upper';
    const place = isAbove ? this.#number.previousElementSibling : this.#number.nextElementSibling;
    if (place !== this.#row) this.#number.insertAdjacentElement(isAbove ? 'beforebegin' : 'afterend', this.#row);
    this.#drawUnit(this.#unit, marked);
    this.#drawUnit(this.#otherUnit, other);
    this.#row.dataset.line = other.line;
    this.#swap.setAttribute('aria-label', swap);
    this.#swap.title = swap;
    const text = `${other.mark ? `${other.mark}\u00A0` : ''}${other.text}`;
    const sign = element('span', { className: 'mark-sign' }, other.mark ?? '');
    this.#other.firstElementChild.replaceChildren(sign, text.slice((other.mark ?? '').length));
    this.#other.setAttribute('aria-label', `${text} ${other.isNumber ? other.name : ''}`.trim());
    this.#other.classList.toggle('reason', !other.isNumber);
    requestAnimationFrame(() => this.#fit());
  }

  #makeUnit() {
    const unit = element('button', {
      type: 'button', className: 'unit',
      onclick: () => this.#send(`units ${unit.dataset.line}`),
    });
    return unit;
  }

  #drawUnit(unit, { line, symbol, name }) {
    unit.dataset.line = line;
    unit.textContent = symbol;
    unit.setAttribute('aria-label', name);
    unit.title = name;
  }

  // Shrinks the number until it fits; its digits are never cut.
  #fit() {
    const text = this.#other.firstElementChild;
    text.style.setProperty('--fit', 1);
    const [room, width] = [this.#other.clientWidth, text.getBoundingClientRect().width];
    if (width > room && width > 0) text.style.setProperty('--fit', Math.floor((room / width) * 990) / 1000);
  }
}
