/** Returns the URL meant by a host whose name begins with `www.`. */
export function meant(text: string): string | undefined {
  return /^www\.[^@]*$/i.test(text) ? `http://${text}` : undefined;
}
