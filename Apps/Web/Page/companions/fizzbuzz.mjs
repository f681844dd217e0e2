import { Companion } from './companion.mjs';

const next = document.getElementById('next');

const fizzBuzz = new Companion({
  face: 'fizzbuzz',
  partName: 'fizzbuzz',
  draw({ canIncrement }) {
    next.disabled = !canIncrement;
  },
});

next.addEventListener('click', () => fizzBuzz.send('next'));
