import { element } from '../views/element.mjs';

// Asks something: the name of the answer that was chosen, or 'cancel'.
export function ask({ title, details, answers }) {
  const dialog = document.getElementById('question');
  dialog.querySelector('h2').textContent = title;
  dialog.querySelector('p').textContent = details ?? '';
  dialog.querySelector('.buttons').replaceChildren(...answers.map(({ name, label }, index) =>
    element('button', {
      type: 'button', className: index === 0 ? 'button prominent' : 'button', autofocus: name === 'cancel',
      onclick: () => dialog.close(name),
    }, label)));
  return shown(dialog);
}

// Shows more of an answer: how its line was read, its exact form, and more of its digits.
export function showMore({ number, reading, exactForm, digits, isExact }) {
  const dialog = document.getElementById('more');
  dialog.querySelector('.number').textContent = String(number);
  dialog.querySelector('.values').replaceChildren(...[
    reading, exactForm && `= ${exactForm}`, digits && `${isExact ? '=' : '≈'} ${digits}`,
  ].filter(Boolean).map((text) => element('p', { className: 'mathematics' }, text)));
  return shown(dialog);
}

function shown(dialog) {
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue || 'cancel'), { once: true });
  });
}
