/** How many characters that a scheme can have a text begins with. */
export function schemeEnd(text: string): number {
  return text.search(/[^\dA-Za-z+.-]|$/);
}

/** The scheme of a text, in lower case, if it has one. */
export function schemeOf(text: string): string | undefined {
  const end = schemeEnd(text);
  return end > 0 && text[end] === ":" ? text.slice(0, end).toLowerCase() : undefined;
}
