import { say } from './announcement.mjs';

// Tells that there is a new version, with a button that changes to it.
export function offerNewVersion(change) {
  const offer = document.getElementById('new-version');
  const button = offer.querySelector('button');
  const isKnown = !offer.hidden;
  offer.hidden = false;
  button.onclick = () => {
    button.disabled = true;
    change();
  };
  if (!isKnown) say(offer.firstElementChild.textContent);
}
