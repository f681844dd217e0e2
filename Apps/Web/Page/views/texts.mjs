// Puts the words of the person's language where the page names them.
export function drawTexts(texts) {
  for (const part of document.querySelectorAll('[data-text]')) {
    part.textContent = texts[part.dataset.text] ?? '';
  }
  for (const part of document.querySelectorAll('[data-name]')) {
    part.setAttribute('aria-label', texts[part.dataset.name] ?? '');
  }
}
