import { element } from './element.mjs';

// The number with its mark, the line above it, and the notice.
export class DisplayView {
  #number = document.getElementById('display');
  #row = this.#number.closest('.number');
  #expression = document.getElementById('expression');
  #calculator = document.getElementById('calculator');
  #stack = document.getElementById('stack');
  #marks = document.getElementById('marks');
  #calculation = element('bdi', { dir: 'ltr' });
  #exactness = document.getElementById('exactness');
  #wraps = document.getElementById('wraps');
  #notice = document.getElementById('notice');
  #fit = 1;
  // The text and the room that the fit is for.
  #fitted = { room: 0, text: '' };
  #isScrolled = false;
  // The digits typed before the first screen; null if they cannot be shown, and from that screen on.
  #typed = '';

  constructor() {
    this.#expression.append(this.#calculation);
    const observer = new ResizeObserver(() => this.#fitNumber());
    observer.observe(this.#row);
    observer.observe(this.#number);
    observer.observe(this.#expression);
    this.#expression.addEventListener('scroll', () => { this.#isScrolled = true; });
  }

  // Shows a digit that is typed before the first screen. What more than digits make of a number only
  // the calculator knows.
  drawTyped(key) {
    if (this.#typed === null) return;
    if (!/^\d$/.test(key) || this.#typed.length === 9) {
      this.#typed = null;
      return;
    }
    this.#typed = this.#typed === '0' ? key : this.#typed + key;
    this.#number.textContent = this.#typed;
  }

  draw(display) {
    this.#typed = null;
    this.#number.textContent = display.text;
    this.#number.setAttribute('aria-label', display.label);
    this.#number.setAttribute('aria-description', display.spoken);
    this.#number.classList.toggle('error', display.isError);
    this.#calculation.textContent = display.expression;
    this.#expression.setAttribute('aria-label', display.expressionLabel);
    this.#marks.replaceChildren(...display.marks.map((mark) => element('li', {}, mark)));
    this.#drawStack(display.stack);
    this.#drawExactness(display.exactness);
    this.#wraps.hidden = !display.wraps;
    this.#wraps.textContent = display.wraps ?? '';
    this.#notice.textContent = display.notice ?? display.bases ?? '';
    this.#notice.classList.toggle('bases', !display.notice);
    // When the picture is made. To ask for sizes now would cost a layout of its own, which is most of
    // what a press costs.
    requestAnimationFrame(() => {
      this.#fitNumber();
      this.#fitNotice();
    });
    if (!this.#isScrolled) return;
    this.#expression.scrollLeft = 0;
    this.#isScrolled = false;
  }

  // Says something in the place of the notices until the next one.
  say(text) {
    this.#notice.textContent = text;
  }

  // A notice that is longer than its line has two small ones in the room of it.
  #fitNotice() {
    const notice = this.#notice;
    notice.classList.remove('long');
    if (!notice.textContent) return;
    notice.classList.toggle('long', notice.scrollHeight > notice.clientHeight + 1);
  }

  // The numbers below the one on the display, where these wait on a stack: the last of them first, as
  // they are drawn from the bottom on.
  #drawStack(rows) {
    if (this.#stack.hidden && !rows) return;
    this.#stack.hidden = !rows;
    this.#calculator.toggleAttribute('data-stack', Boolean(rows));
    this.#stack.replaceChildren(...[...(rows ?? [])].reverse().map(({ name, text }) =>
      element('li', {}, element('span', {}, name), element('bdi', { dir: 'ltr' }, text))));
  }

  #drawExactness(exactness) {
    this.#exactness.parentElement.hidden = !exactness;
    this.#exactness.textContent = exactness?.mark ?? '';
    if (exactness) this.#exactness.setAttribute('aria-label', exactness.name);
  }

  get #markWidth() {
    return [this.#exactness.parentElement, this.#wraps, ...this.#row.querySelectorAll('.unit')]
      .filter((mark) => !mark.hidden)
      .reduce((width, mark) =>
        width + mark.offsetWidth + parseFloat(getComputedStyle(mark).marginRight), 0);
  }

  // Shrinks the number until it fits: its width is nearly proportional to the size of its text.
  #fitNumber() {
    const room = this.#row.clientWidth - this.#markWidth;
    const width = this.#number.getBoundingClientRect().width / this.#fit;
    const text = this.#number.textContent;
    const isLong = this.#expression.scrollWidth > this.#expression.clientWidth;
    const fit = width > room && width > 0 ? Math.floor((room / width) * 1000) / 1000 : 1;
    // Where widths go by whole pixels, one fit asks for the next: the same number gets no wider again
    // for the little that it may then have left.
    const isAnew = text !== this.#fitted.text || room !== this.#fitted.room;
    if (fit < this.#fit || (fit > this.#fit && isAnew)) {
      this.#fit = fit;
      this.#number.style.setProperty('--fit', fit);
    }
    this.#fitted = { room, text };
    // A line that can be scrolled can be scrolled by the keyboard, too.
    if (isLong) this.#expression.tabIndex = 0;
    else this.#expression.removeAttribute('tabindex');
  }
}
