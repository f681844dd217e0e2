const pause = 60;
const coarse = matchMedia('(pointer: coarse)');

// Tells the window's size and what it is used with, now and whenever they have changed:
// `tell(width, height, device)`.
export function watchWindow(tell) {
  const area = document.getElementById('window');
  let told = '';
  let timer;
  const look = () => {
    const size = [area.clientWidth, window.innerHeight].map(Math.round);
    const device = coarse.matches ? 'touch' : 'desktop';
    const now = [...size, device].join(' ');
    if (now === told) return;
    told = now;
    tell(...size, device);
  };
  look();
  // While a window is pulled larger, only where it stops is of interest.
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  };
  addEventListener('resize', lookSoon);
  coarse.addEventListener('change', lookSoon);
}
