import { element } from '../element.mjs';

// Exact constants to choose from: a tap takes one as the operand.
export class ConstantsPanel {
  #page;
  #content;
  #search;
  #found = '';
  #empty = element('p', { className: 'empty', role: 'status' });
  #list = element('ul', { className: 'constants list' });
  #note = element('p', { className: 'dim small note' });

  constructor(content, page) {
    this.#page = page;
    this.#content = content;
    this.#search = element('input', {
      type: 'search', className: 'field', autocomplete: 'off', spellcheck: false,
      autocapitalize: 'off', enterKeyHint: 'search', maxLength: 100,
      oninput: () => page.send('find-constants', this.#search.value),
      onkeydown: (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        this.#list.querySelector('button')?.click();
      },
    });
    content.append(
      element('div', { className: 'footing' }, this.#search), this.#empty, this.#list, this.#note);
  }

  draw({ rows, search, searchLabel, empty, note }) {
    this.#search.placeholder = searchLabel;
    this.#search.setAttribute('aria-label', searchLabel);
    // While it is typed into, the answers to earlier letters must not take it back.
    if (document.activeElement !== this.#search) this.#search.value = search;
    this.#empty.textContent = rows.length > 0 ? '' : empty;
    this.#empty.hidden = rows.length > 0;
    this.#list.hidden = rows.length === 0;
    this.#note.textContent = note;
    const labels = rows.map(({ symbol, name }) => `${symbol} ${name}`).join();
    if (labels === this.#found) return;
    this.#found = labels;
    this.#list.replaceChildren(...rows.map((row) => this.#row(row)));
    this.#content.scrollTop = 0;
  }

  #row({ symbol, name, value, source }) {
    return element(
      'li', { className: 'row' },
      element(
        'button',
        {
          type: 'button', className: 'entry', dataset: { constant: symbol },
          onclick: () => {
            this.#page.send(`use-constant ${symbol}`);
            this.#page.uncover();
          },
        },
        element('bdi', { className: 'symbol' }, symbol), ' ',
        element('span', {}, name), ' ',
        element('span', { className: 'value' }, element('bdi', { dir: 'ltr' }, value)), ' ',
        element('span', { className: 'dim small' }, element('bdi', { dir: 'ltr' }, source))));
  }
}
