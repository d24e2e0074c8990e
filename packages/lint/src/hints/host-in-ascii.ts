/** The part of the platform's `URL` that spells a host. */
declare const URL: (new (text: string) => { readonly hostname: string }) | undefined;

/** Characters that people write for a delimiter, and that have no ASCII form by Unicode. */
const FORMS: Readonly<Record<string, string>> = {
  "\u3002": ".",
  "\u2044": "/",
  "\u2215": "/",
  "\u2010": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
  "\u2236": ":",
};

/** Returns the ASCII character for another form of it: `/` for a full-width slash; `undefined` if there is none. */
export function inAscii(character: string): string | undefined {
  if (character <= "\x7f") return undefined;
  const plain = character.normalize("NFKC");
  const ascii = FORMS[plain] ?? plain;
  return /^[!-~]$/.test(ascii) ? ascii : undefined;
}

/** Spells a host in ASCII, as registries of names do; `undefined` if that is impossible. */
export function hostInAscii(host: string): string | undefined {
  try {
    const { hostname = "" } = typeof URL === "undefined" ? {} : new URL(`http://${host}/`);
    // A host that ends with a digit may have been read as a number.
    return /^[\da-z.-]*[a-z-][\da-z-]*$/.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
