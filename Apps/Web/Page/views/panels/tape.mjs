import { element } from '../element.mjs';
import { offerFile } from '../file.mjs';

// The calculations as an adding machine prints them, the last line at the end.
export class TapePanel {
  #page;
  #content;
  #empty = element('p', { className: 'empty' });
  #list = element('ol', { className: 'tape mathematics' });
  #print = element('button', { type: 'button', className: 'button', onclick: () => print() });
  #save;
  #rows = [];

  constructor(content, page) {
    this.#page = page;
    this.#content = content;
    this.#save = element('button', {
      type: 'button', className: 'button', onclick: () => offerFile(page.send('save-tape')),
    });
    content.append(
      this.#empty, this.#list,
      element('div', { className: 'actions' }, this.#print, this.#save));
  }

  draw({ lines, empty, subtotal, print, save }) {
    this.#empty.textContent = empty;
    this.#empty.hidden = lines.length > 0;
    this.#print.textContent = print;
    this.#save.textContent = save;
    this.#print.disabled = lines.length === 0;
    this.#save.disabled = lines.length === 0;
    const old = this.#rows;
    this.#rows = lines.map((line, index) => {
      const json = JSON.stringify([line, subtotal]);
      if (old[index]?.json === json) return old[index];
      const item = element(
        'li', { dataset: { kind: line.kind } },
        // This one is a word, not mathematics.
        line.kind === 'subtotal'
          ? element('span', { className: 'visually-hidden' }, subtotal) : null,
        element('span', { className: 'sign', 'aria-hidden': String(line.kind === 'subtotal') }, line.sign),
        element('span', {}, line.text));
      if (old[index]) old[index].item.replaceWith(item);
      else this.#list.append(item);
      return { json, item };
    });
    old.slice(lines.length).forEach(({ item }) => item.remove());
    // It is not laid out before the panel is shown.
    requestAnimationFrame(() => this.#content.scrollTo(0, this.#content.scrollHeight));
  }
}
