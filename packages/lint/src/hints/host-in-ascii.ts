/** What of the platform's `URL` is asked: how it spells a host. */
declare const URL: (new (text: string) => { readonly hostname: string }) | undefined;

/** Characters that stand for a delimiter in other scripts, and have no other form by Unicode. */
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

/** The ASCII character of which another one is a form: `/` of a full-width slash; nothing where it is not. */
export function inAscii(character: string): string | undefined {
  if (character <= "\x7f") return undefined;
  const plain = character.normalize("NFKC");
  const ascii = FORMS[plain] ?? plain;
  return /^[!-~]$/.test(ascii) ? ascii : undefined;
}

/** A host in ASCII, as registries of names have it; nothing where none can be made of it. */
export function hostInAscii(host: string): string | undefined {
  try {
    const { hostname = "" } = typeof URL === "undefined" ? {} : new URL(`http://${host}/`);
    // What ends with a digit may have been read as a number.
    return /^[\da-z.-]*[a-z-][\da-z-]*$/.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
