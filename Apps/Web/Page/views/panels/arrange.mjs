// Gives a list its children in order; those that are in their place are not touched.
export function arrange(list, children) {
  const kept = new Set(children);
  for (const child of [...list.children]) {
    if (!kept.has(child)) child.remove();
  }
  children.forEach((child, index) => {
    if (list.children[index] !== child) list.insertBefore(child, list.children[index] ?? null);
  });
}
