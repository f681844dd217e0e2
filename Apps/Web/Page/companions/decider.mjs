import { element } from '../views/element.mjs';
import { Companion } from './companion.mjs';
import { drawRows } from './rows.mjs';

const answer = document.getElementById('answer');
const options = document.getElementById('options');
const newOption = document.getElementById('new-option');

let shown = {};
const decider = new Companion({
  face: 'decider',
  partName: 'decider',
  draw(part) {
    answer.classList.toggle('long', part.answer.length > 16);
    if (part.decisionCount > 0 && part.decisionCount !== shown.decisionCount) appear(answer);
    if (part.options.join('\n') !== shown.options?.join('\n')) drawOptions(part);
    shown = part;
  },
});

function drawOptions({ options: texts, removeLabel, removeNames }) {
  drawRows(options, texts.map((text, index) => ({
    parts: [element('span', { className: 'item' }, element('bdi', {}, text))],
    removeName: removeNames[index],
  })), {
    removeLabel,
    remove: (index) => decider.send(`remove ${index}`),
    otherwise: newOption,
  });
}

/** Shows that there is an answer, though it may be the same as before. */
function appear(answer) {
  answer.classList.remove('appearing');
  // The animation begins anew for an element that was drawn without it.
  void answer.offsetWidth;
  answer.classList.add('appearing');
}

document.getElementById('decide').addEventListener('click', () => decider.send('decide'));
decider.adds(document.getElementById('add'), newOption, 'newOption');
