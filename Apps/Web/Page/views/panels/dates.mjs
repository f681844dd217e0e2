import { today } from '../../input/today.mjs';
import { element } from '../element.mjs';

// The time between two dates, and the date some time after or before the first.
export class DatesPanel {
  #page;
  #fields = new Map();
  #lastDay = element('input', {
    type: 'checkbox', role: 'switch', id: 'dates-last-day', className: 'switch',
    onchange: ({ target }) => this.#send(`last-day ${target.checked ? 'on' : 'off'}`),
  });
  #lastDayLabel = element('label', { htmlFor: 'dates-last-day' });
  #difference = element('span', { id: 'dates-difference' });
  #days = element('output', { className: 'answer', 'aria-labelledby': 'dates-difference' });
  #details = element('span', { className: 'dim lines' });
  #steps = element('h3', { id: 'dates-steps' });
  #directions = ['add', 'subtract'].map((name) => ({
    name,
    input: element('input', {
      type: 'radio', name: 'dates-direction', value: name,
      onchange: () => this.#send(`direction ${name}`),
    }),
    label: element('span'),
  }));
  #resultLabel = element('span', { id: 'dates-result' });
  #result = element('output', { className: 'answer', 'aria-labelledby': 'dates-result' });
  #use;
  #copyDays;
  #copyResult;
  #shown = {};

  constructor(content, page) {
    this.#page = page;
    const button = (onclick) => element('button', { type: 'button', className: 'button', onclick });
    this.#use = button(() => {
      page.send('dates use');
      page.uncover();
    });
    this.#copyDays = button(() => page.write(this.#shown.daysToCopy));
    this.#copyResult = button(() => page.write(this.#shown.resultToCopy));
    content.append(
      element('div', { className: 'dates' },
        element('div', { className: 'list' },
          this.#field('from', { isDate: true }), this.#field('to', { isDate: true }),
          element('div', { className: 'setting' },
            element('div', {}, this.#lastDayLabel), this.#lastDay)),
        element('div', { className: 'total' },
          this.#difference, element('div', {}, this.#days, this.#details)),
        element('div', { className: 'actions' }, this.#use, this.#copyDays)),
      element('section', { className: 'dates', 'aria-labelledby': 'dates-steps' },
        this.#steps,
        element('div', { className: 'list' },
          element('div', { className: 'setting options', role: 'radiogroup', 'aria-labelledby': 'dates-steps' },
            element('div', { className: 'choices' },
              ...this.#directions.map(({ input, label }) =>
                element('label', { className: 'choice' }, input, label)))),
          ...['years', 'months', 'days', 'workdays', 'time'].map((name) => this.#field(name))),
        element('div', { className: 'total' },
          this.#resultLabel, element('div', {}, this.#result)),
        element('div', { className: 'actions' }, this.#copyResult)));
  }

  draw(panel) {
    if (panel.needsToday) this.#send(`today ${today()}`);
    this.#shown = panel;
    for (const { name, label, value, remark, isWrong, date } of panel.fields) {
      const field = this.#fields.get(name);
      field.label.textContent = label;
      field.remark.textContent = remark;
      field.remark.classList.toggle('problem', isWrong);
      field.input.setAttribute('aria-invalid', String(isWrong));
      // Text being typed is newer than the answer to it.
      if (document.activeElement !== field.input) field.input.value = value;
      if (field.picker) {
        field.picker.value = date ?? '';
        field.picker.setAttribute('aria-label', label);
      }
    }
    this.#lastDayLabel.textContent = panel.countLastDay;
    this.#lastDay.checked = panel.countsLastDay;
    this.#difference.textContent = panel.difference;
    this.#days.textContent = panel.days ?? '–';
    this.#details.textContent = panel.details ?? '';
    this.#steps.textContent = panel.steps;
    for (const { name, input, label } of this.#directions) {
      label.textContent = panel[name];
      input.checked = (name === 'add') === panel.isAdding;
    }
    this.#resultLabel.textContent = panel.resultLabel;
    this.#result.textContent = panel.result ?? '–';
    const { copy } = this.#page.texts;
    this.#use.textContent = panel.use;
    this.#copyDays.textContent = copy;
    this.#copyResult.textContent = copy;
    this.#use.disabled = !panel.daysToCopy;
    this.#copyDays.disabled = !panel.daysToCopy;
    this.#copyResult.disabled = !panel.resultToCopy;
  }

  #send(words) {
    this.#page.send(`dates ${words}`);
  }

  // A date is typed as a person writes it, or chosen in the browser's own calendar.
  #field(name, { isDate = false } = {}) {
    const [id, remarkID] = [`dates-${name}`, `dates-${name}-remark`];
    const label = element('label', { htmlFor: id });
    const remark = element('p', { id: remarkID, className: 'dim small' });
    const input = element('input', {
      id, type: 'text', dir: 'ltr', autocomplete: 'off', maxLength: 40, 'aria-describedby': remarkID,
      oninput: ({ target }) => this.#send(`${name} ${target.value}`),
    });
    const picker = isDate && element('input', {
      type: 'date', className: 'picker', min: '0001-01-01', max: '9999-12-31',
      onchange: ({ target }) => {
        if (target.value === '') return;
        input.value = target.value;
        this.#send(`${name} ${target.value}`);
      },
    });
    if (!isDate) Object.assign(input, { inputMode: name === 'time' ? 'text' : 'numeric', placeholder: name === 'time' ? '0:00' : '0' });
    this.#fields.set(name, { label, remark, input, picker });
    return element('div', { className: 'setting' },
      element('div', {}, label, remark), picker ? element('div', { className: 'entry' }, input, picker) : input);
  }
}
