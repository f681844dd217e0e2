import { element } from '../views/element.mjs';

// The numbers of the lines and their answers, beside those lines that are seen, or below them in a narrow
// window. An answer is a button that has the line at the cursor refer to it.
export class AnswersView {
  #numbers = document.getElementById('numbers');
  #answers = document.getElementById('answers');
  #heights;
  #refer;
  #rows = [];
  #items = [];

  // `heights` tells where lines stand; `refer(line)` is called with the index of a line.
  constructor({ heights, refer }) {
    this.#heights = heights;
    this.#refer = refer;
    this.#answers.addEventListener('keydown', (event) => this.#move(event));
    // A pointer leaves the focus in the text.
    this.#answers.addEventListener('mousedown', (event) => event.preventDefault());
  }

  // Shows rows as the module tells them.
  draw(rows) {
    this.#rows = rows;
    while (this.#items.length > rows.length) this.#remove();
    while (this.#items.length < rows.length) this.#add();
    rows.forEach((row, index) => this.#drawRow(this.#items[index], row));
    this.#keepOneTabStop();
    this.place();
    this.#align();
  }

  // Puts the decimal points of the numbers below each other, as far as the answers have room. All are measured
  // before any is moved.
  #align() {
    const range = document.createRange();
    const numbers = this.#items.filter(({ row }) => row.whole > 0 && row.whole < 16).map(({ text, row }) => {
      range.setStart(text.firstChild, 0);
      range.setEnd(text.firstChild, row.whole);
      return { text, width: range.getBoundingClientRect().width };
    });
    const widest = Math.max(0, ...numbers.map(({ width }) => width));
    for (const { text } of this.#items) text.style.removeProperty('--before');
    for (const { text, width } of numbers) text.style.setProperty('--before', `${widest - width}px`);
  }

  // Why a line has no answer, where there is not room for all of that beside it; '' otherwise.
  problemBeyondRoom(line) {
    const found = this.#items.find(({ row }) => row.number === line + 1 && row.error !== null);
    return found && found.text.scrollWidth > found.text.clientWidth ? found.row.error : '';
  }

  // Puts each beside its line, wherever that has gone.
  place() {
    const height = this.#heights.rowHeight;
    this.#rows.forEach(({ number }, index) => {
      const { label, item } = this.#items[index];
      const top = this.#heights.before(number - 1) * height;
      label.style.transform = `translateY(${top}px)`;
      // Beside the last of its rows, where the line ends.
      item.style.transform = `translateY(${top + (this.#heights.of(number - 1) - 1) * height}px)`;
    });
  }

  #add() {
    const label = element('span');
    const text = element('bdi', { className: 'mathematics' });
    const mark = element('span', { className: 'mark' });
    const button = element('button', { type: 'button', className: 'answer', tabIndex: -1 }, mark, text);
    const item = element('li', {}, button);
    const made = { label, item, button, mark, text, row: null };
    button.addEventListener('click', () => this.#refer(made.row.number - 1));
    this.#items.push(made);
    this.#numbers.append(label);
    this.#answers.append(item);
  }

  #remove() {
    const { label, item } = this.#items.pop();
    label.remove();
    item.remove();
  }

  #drawRow(made, row) {
    const old = made.row;
    made.row = row;
    const { label, item, button, mark, text } = made;
    set(label, 'textContent', String(row.number));
    label.classList.toggle('lit', row.isLit);
    label.classList.toggle('heading', row.isHeading);
    item.hidden = row.answer === '';
    item.dataset.line = row.number;
    if (old && JSON.stringify(old) === JSON.stringify(row)) return;
    set(mark, 'textContent', row.mark === '!' ? '' : row.mark);
    set(text, 'textContent', row.answer);
    set(button, 'title', row.error ?? '');
    button.setAttribute('aria-label', row.spoken);
    button.classList.toggle('problem', row.error !== null);
    button.classList.toggle('dimmed', row.isDimmed);
    button.classList.toggle('lit', row.isLit);
  }

  // Tab goes to one of them, and the arrows from one to another.
  #keepOneTabStop() {
    const shown = this.#shown;
    const current = shown.find((button) => button.tabIndex === 0 || button === document.activeElement) ?? shown[0];
    for (const { button } of this.#items) button.tabIndex = button === current ? 0 : -1;
  }

  #move(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const shown = this.#shown;
    const place = shown.indexOf(document.activeElement);
    if (!step || place < 0) return;
    event.preventDefault();
    const next = shown[place + step];
    if (!next) return;
    shown[place].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  get #shown() {
    return this.#items.filter(({ item }) => !item.hidden).map(({ button }) => button);
  }
}

function set(target, name, value) {
  if (target[name] !== value) target[name] = value;
}
