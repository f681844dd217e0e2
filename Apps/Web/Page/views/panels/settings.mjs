import { element } from '../element.mjs';

// All settings in their groups, each with the control that the screen names.
export class SettingsPanel {
  #page;
  #content;
  #names = '';
  #headings = [];
  #rows = new Map();

  constructor(content, page) {
    this.#content = content;
    this.#page = page;
  }

  draw({ groups }) {
    const names = groups.map(({ rows }) => rows.map(({ name }) => name).join()).join(';');
    if (names !== this.#names) this.#make(groups);
    this.#names = names;
    groups.forEach(({ label, rows }, place) => {
      this.#headings[place].textContent = label;
      for (const row of rows) this.#rows.get(row.name).draw(row);
    });
  }

  #make(groups) {
    this.#headings = groups.map((_, place) => element('h3', { id: `settings-${place}` }));
    this.#rows.clear();
    this.#content.replaceChildren(...groups.map(({ rows }, place) =>
      element('section', { 'aria-labelledby': `settings-${place}` },
        this.#headings[place],
        element('div', { className: 'list' }, ...rows.map(({ name, control }) => {
          const row = new controls[control](name, (value) => this.#page.send(`set ${name} ${value}`));
          this.#rows.set(name, row);
          return row.element;
        })))));
  }
}

// The texts of a setting, with a name and a description for its control.
class Words {
  constructor(name, labelElement) {
    this.label = element(labelElement, { id: `label-${name}` });
    if (labelElement === 'label') this.label.htmlFor = `setting-${name}`;
    this.description = element('p', { className: 'dim small', id: `description-${name}` });
    this.element = element('div', {}, this.label, this.description);
    this.names = {
      'aria-labelledby': `label-${name}`, 'aria-describedby': `description-${name}`,
    };
  }

  draw({ label, description }) {
    this.label.textContent = label;
    this.description.textContent = description;
  }
}

// A switch: the first value is on, the second off.
class Toggle {
  #words;
  #input;

  constructor(name, choose) {
    this.#words = new Words(name, 'label');
    this.#input = element('input', {
      type: 'checkbox', role: 'switch', id: `setting-${name}`, className: 'switch',
      dataset: { setting: name }, 'aria-describedby': `description-${name}`,
      onchange: ({ target }) => choose(this.values[target.checked ? 0 : 1]),
    });
    this.element = element('div', { className: 'setting' }, this.#words.element, this.#input);
  }

  draw(row) {
    this.#words.draw(row);
    this.values = row.choices.map(({ value }) => value);
    this.#input.checked = row.selection === this.values[0];
  }
}

// A few values, all in sight: as segments, and one below the other where there are more than three.
class Options {
  #name;
  #choose;
  #words;
  #choices;

  constructor(name, choose) {
    this.#name = name;
    this.#choose = choose;
    this.#words = new Words(name, 'span');
    this.#choices = element('div', { className: 'choices' });
    this.element = element('div',
      { className: 'setting options', role: 'radiogroup', dataset: { setting: name }, ...this.#words.names },
      this.#words.element, this.#choices);
  }

  draw(row) {
    this.#words.draw(row);
    redraw(this.#choices, row.choices, ({ value, label }) =>
      element('label', { className: 'choice', dataset: { value } },
        element('input', {
          type: 'radio', name: `setting-${this.#name}`, value,
          onchange: () => this.#choose(value),
        }),
        element('span', {}, label)));
    for (const input of this.#choices.querySelectorAll('input')) {
      input.checked = input.value === row.selection;
    }
  }
}

// Many values, of which the one that was chosen is in sight.
class List {
  #words;
  #select;

  constructor(name, choose) {
    this.#words = new Words(name, 'label');
    this.#select = element('select', {
      id: `setting-${name}`, 'aria-describedby': `description-${name}`,
      dataset: { setting: name }, onchange: ({ target }) => choose(target.value),
    });
    this.element = element('div', { className: 'setting' }, this.#words.element, this.#select);
  }

  draw(row) {
    this.#words.draw(row);
    redraw(this.#select, row.choices, ({ value, label }) =>
      element('option', { value, dataset: { value } }, label));
    this.#select.value = row.selection;
  }
}

const controls = { toggle: Toggle, options: Options, list: List };

// Makes the elements of choices anew where they are others: what is open or has the focus is not to
// change under the person's finger.
function redraw(parent, choices, make) {
  const { children } = parent;
  const isSame = children.length === choices.length && choices.every(({ value, label }, place) =>
    children[place].dataset.value === value && children[place].textContent === label);
  if (isSame) return;
  const names = (texts) => texts.join('\n');
  const isRenamed = names([...children].map(({ dataset }) => dataset.value))
    === names(choices.map(({ value }) => value));
  if (isRenamed) {
    choices.forEach(({ label }, place) => {
      (children[place].querySelector('span') ?? children[place]).textContent = label;
    });
  } else {
    parent.replaceChildren(...choices.map(make));
  }
}
