// Loaded before anything is drawn, as modules are not: so that nobody who chose the light look sees
// the dark one flash, or the other way round.
(() => {
  try {
    const settings = localStorage.getItem('exactly.settings') ?? '';
    const themes = [...settings.matchAll(/^\s*theme\s*=\s*(light|dark|automatic)\s*$/gm)];
    const theme = themes.at(-1)?.[1] ?? 'automatic';
    if (theme !== 'automatic') document.documentElement.dataset.theme = theme;
  } catch {
    // A browser that keeps nothing for this page: the system's look.
  }
})();
