// What a link asks for: `{ keys }` of `#keys=2 + 3 =`, `{ expression }` of `#expr=1/3`, or null.
export function linkedCalculation(hash) {
  const [, name, code] = hash.match(/^#(keys|expr)=(.*)$/s) ?? [];
  if (name === undefined) return null;
  return { [name === 'keys' ? 'keys' : 'expression']: decoded(code) };
}

// The address of this page with an expression in it.
export function linkTo(expression) {
  // Where links are found in a text, a bracket at the end is taken for the text's own.
  const code = encodeURIComponent(expression).replace(
    /[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${location.origin}${location.pathname}#expr=${code}`;
}

// Half of a link stays as it is, for the person to see what was not understood.
function decoded(code) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
