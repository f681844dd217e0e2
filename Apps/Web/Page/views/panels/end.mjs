import { element } from '../element.mjs';

// A mark for the end of what is scrolled, that asks for more whenever it comes near.
//
// `expect(hasMore)` after each drawing: it asks once.
export function watchEnd(scrolled, ask) {
  const mark = element('div', { 'aria-hidden': 'true' });
  const observer = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      observer.disconnect();
      ask();
    },
    { root: scrolled, rootMargin: '600px 0px' });
  return {
    mark,
    expect(hasMore) {
      observer.disconnect();
      if (hasMore) observer.observe(mark);
    },
  };
}
