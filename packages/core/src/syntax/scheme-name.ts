/** Returns the number of leading characters of a text that a scheme's name can have. @public */
export function schemeEnd(text: string): number {
  return text.search(/[^a-z\d+.-]|$/i);
}

/** Returns the scheme of a text, in lower case, if it has one. */
export function schemeOf(text: string): string | undefined {
  const end = schemeEnd(text);
  return end > 0 && text.charAt(end) === ":" ? text.slice(0, end).toLowerCase() : undefined;
}
