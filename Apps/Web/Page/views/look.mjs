const root = document.documentElement;
const themeColors = [...document.querySelectorAll('meta[name="theme-color"]')];
const systemColors = themeColors.map((meta) => meta.content);

// The page in the language, the direction and the colours that the screen asks for.
export function drawLook({ language, direction, theme }) {
  root.lang = language;
  root.dir = direction;
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) root.dataset.theme = theme;
  else delete root.dataset.theme;
  themeColors.forEach((meta, index) => {
    meta.content = isChosen ? systemColors[theme === 'light' ? 0 : 1] : systemColors[index];
  });
}
