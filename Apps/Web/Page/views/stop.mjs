// Stops a calculation that takes long: by the buttons that there are then, and by Control or
// Command with a full stop, whatever has the focus or covers the page. Escape closes and clears.
export function watchStop(stop) {
  for (const button of document.querySelectorAll('.stop')) {
    button.addEventListener('click', stop);
  }
  document.addEventListener('keydown', (event) => {
    const isKey = event.key === '.' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isKey || document.documentElement.dataset.state !== 'busy') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  }, true);
}
