/** Returns the URL meant by a host whose name begins with `gopher.`. */
export function meant(text: string): string | undefined {
  return /^gopher\.[^@]*$/i.test(text) ? `gopher://${text}` : undefined;
}
