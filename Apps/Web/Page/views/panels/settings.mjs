import { element } from '../element.mjs';

// All settings, each with its values to choose from.
export class SettingsPanel {
  #page;
  #list = element('div', { className: 'list' });
  #rows = new Map();

  constructor(content, page) {
    this.#page = page;
    content.append(this.#list);
  }

  draw({ rows }) {
    for (const row of rows) {
      if (!this.#rows.has(row.name)) this.#add(row.name);
      drawRow(this.#rows.get(row.name), row);
    }
  }

  #add(name) {
    const parts = {
      label: element('label', { htmlFor: `setting-${name}` }),
      description: element('p', { className: 'dim small', id: `description-${name}` }),
      select: element('select', {
        id: `setting-${name}`, 'aria-describedby': `description-${name}`,
        dataset: { setting: name },
        onchange: ({ target }) => this.#page.send(`set ${name} ${target.value}`),
      }),
    };
    this.#rows.set(name, parts);
    this.#list.append(
      element('div', { className: 'setting' },
        element('div', {}, parts.label, parts.description), parts.select));
  }
}

function drawRow(parts, { label, description, choices, selection }) {
  parts.label.textContent = label;
  parts.description.textContent = description;
  const { options } = parts.select;
  // An open list is not to be made anew under the person's finger.
  const isSame = options.length === choices.length
    && choices.every((choice, index) =>
      options[index].value === choice.value && options[index].text === choice.label);
  if (!isSame) {
    parts.select.replaceChildren(
      ...choices.map(({ value, label }) => element('option', { value }, label)));
  }
  parts.select.value = selection;
}
