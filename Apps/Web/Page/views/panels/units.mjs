import { element } from '../element.mjs';

// Units to choose from, for one of the two lines of the display: a tap chooses one.
export class UnitsPanel {
  #page;
  #content;
  #lines = element('div', { className: 'choices', role: 'radiogroup' });
  #search;
  #empty = element('p', { className: 'empty' });
  #list = element('ul', { className: 'units list' });

  constructor(content, page) {
    this.#page = page;
    this.#content = content;
    this.#search = element('input', {
      type: 'search', className: 'field', autocomplete: 'off', spellcheck: false,
      autocapitalize: 'off', enterKeyHint: 'search',
      oninput: () => page.send('find-units', this.#search.value),
      onkeydown: (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        this.#list.querySelector('button')?.click();
      },
    });
    content.append(
      element('div', { className: 'footing' }, this.#lines, this.#search), this.#empty, this.#list);
  }

  draw({ lines, line, rows, search, searchLabel, empty }) {
    this.#lines.replaceChildren(...lines.map((one) => this.#choice(one, one.line === line)));
    this.#search.placeholder = searchLabel;
    this.#search.setAttribute('aria-label', searchLabel);
    // While it is typed into, the answers to earlier letters must not take it back.
    if (document.activeElement !== this.#search || search === '') this.#search.value = search;
    this.#empty.textContent = empty;
    this.#empty.hidden = rows.length > 0;
    this.#list.hidden = rows.length === 0;
    this.#list.replaceChildren(...rows.map((row) => this.#row(row)));
    // What is chosen is in sight.
    requestAnimationFrame(() => {
      const chosen = this.#list.querySelector('[aria-current]');
      this.#content.scrollTop = search || !chosen ? 0
        : Math.max(0, chosen.offsetTop - this.#content.clientHeight / 2);
    });
  }

  #choice({ line, name, symbol }, isChosen) {
    return element(
      'label', { className: 'choice' },
      element('input', {
        type: 'radio', name: 'unit-line', checked: isChosen,
        onchange: () => this.#page.send(`units ${line}`),
      }),
      element('span', {}, name, ' ', element('bdi', { className: 'dim' }, symbol)));
  }

  #row({ id, name, symbol, isChosen, staysOpen }) {
    if (id === '') return element('li', { className: 'heading' }, element('h3', {}, name));
    return element(
      'li', { className: 'row', dataset: { id } },
      element(
        'button',
        {
          type: 'button', className: 'entry', 'aria-current': isChosen ? 'true' : undefined,
          onclick: () => {
            this.#page.send(`choose-unit ${id}`);
            if (!staysOpen) this.#page.uncover();
          },
        },
        element('span', {}, name), element('bdi', { className: 'dim' }, symbol)));
  }
}
