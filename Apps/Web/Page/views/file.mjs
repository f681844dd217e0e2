import { element } from './element.mjs';

// Offers a file that the module makes: `{ name, type, text }`.
export async function offerFile(asked) {
  const { name, type, text } = await asked;
  if (text === undefined) return;
  const address = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href: address, download: name }).click();
  // The browser reads it when it likes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
