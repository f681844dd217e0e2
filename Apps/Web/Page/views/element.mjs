// Makes an element: `element('p', { className: 'dim', dataset: { id } }, 'text', child)`.
//
// Names with a `-`, and `role`, are attributes; the rest are properties.
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key === 'dataset') Object.assign(made.dataset, value);
    else if (key === 'role' || key.includes('-')) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}
