import { element } from '../element.mjs';
import { redraw } from '../list.mjs';

// The number in memory and the stored ones: a tap enters one.
export class MemoryPanel {
  #page;
  #empty = element('p', { className: 'empty' });
  #list = element('ul', { className: 'memory list' });
  #store;

  constructor(content, page) {
    this.#page = page;
    this.#store = element('button', {
      type: 'button', className: 'button', dataset: { command: 'store' },
      onclick: () => page.perform('store'),
    });
    content.append(
      this.#empty, this.#list, element('div', { className: 'actions' }, this.#store));
  }

  draw({ empty, rows }) {
    this.#empty.textContent = empty;
    this.#empty.hidden = rows.length > 0;
    this.#list.hidden = rows.length === 0;
    redraw(this.#list, rows.map((row) => this.#row(row)), this.#store);
  }

  #row({ place, text, mark }) {
    const { send, texts, uncover } = this.#page;
    return element(
      'li', { className: 'row', dataset: { place } },
      element(
        'button',
        {
          type: 'button', className: 'entry', dir: 'ltr',
          onclick: () => {
            send(`recall ${place}`);
            uncover();
          },
        },
        element('span', {},
          element('span', { className: 'dim' }, mark ?? ''), ' ', text)),
      element(
        'button',
        {
          type: 'button', className: 'button plain dangerous',
          onclick: () => send(`forget ${place}`),
        },
        texts.remove));
  }
}
