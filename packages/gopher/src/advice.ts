/** A host of which the name says what it serves. */
export function meant(text: string): string | undefined {
  return /^gopher\.[^@]*$/i.test(text) ? `gopher://${text}` : undefined;
}
