// The message that carries out what a link asks for, or null: `#keys=2 + 3 =`, `#expr=1/3`.
export function linkMessage(hash) {
  const [, name, code] = hash.match(/^#(keys|expr)=(.*)$/s) ?? [];
  if (name === undefined) return null;
  try {
    const text = decodeURIComponent(code);
    return name === 'keys' ? { line: `press-all ${text}` } : { line: 'enter', body: text };
  } catch {
    return null;
  }
}

// The address of this page with an expression in it.
export function linkTo(expression) {
  // Where links are found in a text, a bracket at the end is taken for the text's own.
  const code = encodeURIComponent(expression).replace(
    /[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${location.origin}${location.pathname}#expr=${code}`;
}
