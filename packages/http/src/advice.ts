/** A host of which the name says what it serves. */
export function meant(text: string): string | undefined {
  return /^www\.[^@]*$/i.test(text) ? `http://${text}` : undefined;
}
