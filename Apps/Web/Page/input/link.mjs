// Returns what a link asks for: `{ keys }` of `#keys=2 + 3 =`, `{ expression }` of `#expr=1/3`, with the
// `angle` of `#expr=asin(1)&angle=deg`; or null.
export function linkedCalculation(hash) {
  const [, keys] = hash.match(/^#keys=(.*)$/s) ?? [];
  if (keys !== undefined) return { keys: decoded(keys) };
  const [, code, angle] = hash.match(/^#expr=(.*?)(?:&angle=(deg|rad|grad))?$/s) ?? [];
  return code === undefined ? null : { expression: decoded(code), angle };
}

// The address of this page with an expression in it, and what its angles are measured in where that
// is a matter.
export function linkTo(expression, angle) {
  // Where links are found in a text, a bracket at the end is taken for the text's own.
  const code = encodeURIComponent(expression).replace(
    /[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const unit = angle ? `&angle=${angle}` : '';
  return `${location.origin}${location.pathname}#expr=${code}${unit}`;
}

// Half of a link stays as it is, for the person to see what was not understood.
function decoded(code) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
