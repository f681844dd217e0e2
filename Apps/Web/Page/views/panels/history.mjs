import { element } from '../element.mjs';
import { offerFile } from '../file.mjs';
import { arrange } from './arrange.mjs';
import { watchEnd } from './end.mjs';

// The finished calculations, the newest first, and what can be done with all of them.
export class HistoryPanel {
  #page;
  #empty = element('p', { className: 'empty' });
  #list = element('ul', { className: 'history list' });
  #footing = element('div', { className: 'footing' });
  #rows = new Map();
  #end;
  #isConfirming = false;
  #footingState = '';
  #panel;

  constructor(content, page) {
    this.#page = page;
    this.#end = watchEnd(content, () => page.send('more-rows'));
    content.append(this.#empty, this.#list, this.#end.mark, this.#footing);
  }

  draw(panel) {
    this.#panel = panel;
    this.#empty.textContent = panel.empty;
    this.#empty.hidden = panel.rows.length > 0;
    this.#list.hidden = panel.rows.length === 0;
    const old = this.#rows;
    // By its number the result of an earlier one stands in an expression that is edited: `#2`.
    const rows = panel.rows.map((row, index) => ({ ...row, number: panel.count - index }));
    this.#rows = new Map(rows.map((row) => [row.id, this.#row(row, old.get(row.id))]));
    arrange(this.#list, [...this.#rows.values()].map(({ item }) => item));
    this.#end.expect(panel.hasMore);
    this.#drawFooting();
  }

  // The row's element: the one that is there, if nothing has changed.
  #row(row, old) {
    const { texts, language } = this.#page;
    const json = JSON.stringify([row, texts.edit, language]);
    if (old?.json === json) return old;
    const item = element('li', { className: 'row', dataset: { id: row.id } });
    const actions = this.#actions(row, item);
    item.append(
      this.#entry(row),
      element('button', {
        type: 'button', className: 'more', 'aria-expanded': 'false',
        // Of all these buttons, this one is about this calculation.
        'aria-label': [texts.more, row.label || row.expression].filter(Boolean).join(': '),
        onclick: ({ currentTarget }) => {
          item.querySelector('form')?.remove();
          actions.hidden = !actions.hidden;
          currentTarget.setAttribute('aria-expanded', String(!actions.hidden));
        },
      }, '⋯'),
      actions);
    return { json, item };
  }

  #entry(row) {
    const { send, texts, uncover } = this.#page;
    const mathematics = (className, text) =>
      text ? element('span', { className: `mathematics ${className}` }, text) : null;
    return element(
      'button',
      {
        type: 'button', className: 'entry', 'aria-description': texts.reuse,
        dataset: { number: row.number },
        onclick: () => {
          send(`reuse ${row.id}`);
          uncover();
        },
      },
      row.label ? element('span', { className: 'label', dir: 'auto' }, row.label) : null,
      mathematics('dim', row.expression),
      mathematics('result', row.mark ? `${row.mark}\u00A0${row.result}` : ''),
      mathematics('dim', row.exact ? `=\u00A0${row.exact}` : ''),
      row.failure ? element('span', { className: 'problem small' }, row.failure) : null,
      element(
        'time', { className: 'dim small', dateTime: new Date(row.time * 1000).toISOString() },
        this.#time(row.time)));
  }

  #time(seconds) {
    return new Intl.DateTimeFormat(this.#page.language, { dateStyle: 'medium', timeStyle: 'short' })
      .format(seconds * 1000);
  }

  #actions(row, item) {
    const { send, texts } = this.#page;
    return element(
      'div', { className: 'actions', hidden: true },
      button(texts.edit, '', () => this.#change(item, 'edit', row, row.source)),
      button(texts.editLabel, '', () => this.#change(item, 'label', row, row.labelSource)),
      button(texts.remove, 'dangerous', () => {
        const neighbour = item.nextElementSibling ?? item.previousElementSibling;
        if (neighbour) neighbour.querySelector('button').focus();
        else focusTitle();
        send(`remove ${row.id}`);
      }));
  }

  // Asks for another expression or label in the row.
  #change(item, action, row, value) {
    const { send, texts } = this.#page;
    const isExpression = action === 'edit';
    const field = element('input', {
      className: 'field', value: value ?? '',
      'aria-label': isExpression ? texts.calculation : texts.label,
      dir: isExpression ? 'ltr' : 'auto', autocomplete: 'off', autocapitalize: 'off',
      spellcheck: !isExpression,
    });
    field.setAttribute('autocorrect', 'off');
    const problem = element('p', { className: 'problem small', role: 'alert' });
    const close = () => {
      form.remove();
      // After a change the row is another element.
      const more = this.#rows.get(row.id)?.item.querySelector('.more');
      more?.setAttribute('aria-expanded', 'false');
      more?.focus();
    };
    const form = element(
      'form', {
        onsubmit: async (event) => {
          event.preventDefault();
          await send(`${action} ${row.id}`, field.value);
          const { editProblem } = this.#panel;
          if (isExpression && editProblem?.id === row.id) problem.textContent = editProblem.text;
          else close();
        },
        onkeydown: (event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close();
        },
      },
      field, problem,
      element('div', { className: 'actions' },
        button(texts.cancel, '', close),
        element('button', { className: 'button prominent' }, texts.done)));
    item.querySelector('.actions').hidden = true;
    item.append(form);
    field.focus();
    field.select();
  }

  #drawFooting() {
    const { texts, send } = this.#page;
    const { rows } = this.#panel;
    // A button that stays keeps the focus.
    const state = [rows.length > 0, this.#isConfirming, texts.clearHistory].join();
    if (state === this.#footingState) return;
    this.#footingState = state;
    const hadFocus = this.#footing.contains(document.activeElement);
    const confirm = (isConfirming) => {
      this.#isConfirming = isConfirming;
      this.#drawFooting();
      this.#footing.querySelector('.actions:last-child button')?.focus();
    };
    const clearing = this.#isConfirming
      ? [
          button(texts.cancel, '', () => confirm(false)),
          button(texts.clearHistory, 'dangerous', () => {
            send('clear-history');
            confirm(false);
          }),
        ]
      : [button(texts.clearHistory, 'dangerous', () => confirm(true))];
    const files = [['text', texts.exportText], ['csv', texts.exportCSV], ['json', texts.exportJSON]];
    this.#footing.replaceChildren(...[
      rows.length > 0 && element('div', { className: 'actions' },
        ...files.map(([format, text]) => button(text, '', () => offerFile(send(`export ${format}`))))),
      rows.length > 0 && element('div', { className: 'actions' }, ...clearing),
    ].filter(Boolean));
    if (hadFocus) focusTitle();
  }
}

function button(text, className, onclick) {
  return element('button', { type: 'button', className: `button ${className}`, onclick }, text);
}

// Gives the focus a place when what had it is gone.
function focusTitle() {
  document.getElementById('panel-title').focus({ preventScroll: true });
}
