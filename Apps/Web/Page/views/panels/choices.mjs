import { element } from '../element.mjs';

// A list to choose from, with a search: commands, constants, or units for one of the two lines of the display.
export class ChoicesPanel {
  #page;
  #content;
  #kind;
  #lines = element('div', { className: 'choices', role: 'radiogroup' });
  #search;
  #found;
  #shown = '';
  #empty = element('p', { className: 'empty', role: 'status' });
  #list = element('ul', { className: 'list' });
  #note = element('p', { className: 'dim small note' });

  constructor(content, page) {
    this.#page = page;
    this.#content = content;
    this.#search = element('input', {
      type: 'search', className: 'field', autocomplete: 'off', spellcheck: false,
      autocapitalize: 'off', enterKeyHint: 'search', maxLength: 100,
      oninput: () => {
        this.#found = page.send('find', this.#search.value);
      },
      onkeydown: (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        this.#chooseFirst();
      },
    });
    content.append(
      element('div', { className: 'footing' }, this.#lines, this.#search), this.#empty, this.#list, this.#note);
  }

  // Takes the focus when the panel opens.
  get field() {
    return this.#search;
  }

  draw({ kind, lines = [], line, rows, search, searchLabel, empty, note }) {
    this.#kind = kind;
    this.#list.className = `${kind} list`;
    this.#lines.hidden = lines.length === 0;
    this.#lines.replaceChildren(...lines.map((one) => this.#choice(one, one.line === line)));
    this.#search.placeholder = searchLabel;
    this.#search.setAttribute('aria-label', searchLabel);
    // While it is typed into, the answers to earlier letters must not take it back.
    if (document.activeElement !== this.#search || search === '') this.#search.value = search;
    this.#empty.textContent = rows.length > 0 ? '' : empty;
    this.#empty.hidden = rows.length > 0;
    this.#list.hidden = rows.length === 0;
    this.#note.textContent = note;
    this.#note.hidden = note === '';
    const shown = JSON.stringify(rows);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#list.replaceChildren(...rows.map((row) => this.#row(row)));
    // The chosen row is in sight.
    requestAnimationFrame(() => {
      const chosen = this.#list.querySelector('[aria-current]');
      this.#content.scrollTop = search || !chosen ? 0
        : Math.max(0, chosen.offsetTop - this.#content.clientHeight / 2);
    });
  }

  // Chooses the first row of what is typed by now, which the list may not show yet.
  async #chooseFirst() {
    await this.#found;
    this.#list.querySelector('button')?.click();
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

  #row({ id, name, symbol, detail, source, isChosen, staysOpen }) {
    if (id === '') return element('li', { className: 'heading' }, element('h3', {}, name));
    const texts = source
      ? [
        element('bdi', { className: 'symbol' }, symbol), ' ',
        element('span', {}, name), ' ',
        element('span', { className: 'value' }, element('bdi', { dir: 'ltr' }, detail)), ' ',
        element('span', { className: 'dim small' }, element('bdi', { dir: 'ltr' }, source)),
      ]
      : [element('span', {}, name), ' ', element('bdi', { className: 'dim' }, detail)];
    return element(
      'li', { className: 'row', dataset: { id } },
      element(
        'button',
        {
          type: 'button', className: 'entry', 'aria-current': isChosen ? 'true' : undefined,
          onclick: () => this.#choose(id, staysOpen),
        },
        ...texts));
  }

  #choose(id, staysOpen) {
    if (this.#kind === 'commands') {
      this.#page.choose(id);
      return;
    }
    this.#page.send(`choose ${id}`);
    if (!staysOpen) this.#page.uncover();
  }
}
