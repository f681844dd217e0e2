import { element } from '../views/element.mjs';
import { Companion } from './companion.mjs';
import { drawRows } from './rows.mjs';

const items = document.getElementById('items');
const totals = document.getElementById('totals');
const newItem = document.getElementById('new-item');
const promoCode = document.getElementById('promo-code');

const order = new Companion({
  face: 'order-summary',
  partName: 'order',
  draw(part) {
    newItem.placeholder = part.newItemExample;
    drawRows(items, part.itemRows.map((row, index) => ({
      parts: cells(row), removeName: part.removeNames[index],
    })), {
      removeLabel: part.removeLabel,
      remove: (index) => order.send(`remove ${index}`),
      otherwise: newItem,
    });
    totals.replaceChildren(...part.totalRows.map(({ label, amount }) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, amount))));
    totals.hidden = part.totalRows.length === 0;
  },
});

function cells({ label, detail, amount }) {
  return [
    element('span', { className: 'item' },
      element('bdi', {}, label), element('span', { className: 'detail dim small' }, detail)),
    element('span', { className: 'amount' }, amount),
  ];
}

order.adds(document.getElementById('add'), newItem, 'newItem');
promoCode.addEventListener('input', () => order.send('promo', promoCode.value));
document.getElementById('promo').addEventListener('submit', (event) => event.preventDefault());
