/** Returns the URL meant by a host whose name begins with `www.`, unless a scheme follows, perhaps one with TLS. */
export function meant(text: string): string | undefined {
  return /^www\.(?!\w+:\/)[^@]*$/i.test(text) ? `http://${text}` : undefined;
}
