/** The part of the platform's `URL` that spells a host. */
declare const URL: (new (text: string) => { readonly hostname: string }) | undefined;

/** Spells a host as the platform's `URL` does; empty if it refuses the host, `undefined` without such a class. */
export function platformHost(host: string): string | undefined {
  if (typeof URL === "undefined") return undefined;
  try {
    return new URL(`http://${host}/`).hostname;
  } catch {
    return "";
  }
}

/** A quotation mark, a bracket or a dash beyond ASCII, for which the platform finds a spelling, but no registry of names has it. */
const MARK = /(?![\0-\x7f])[\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}]/u;

/** Spells a host in ASCII, as registries of names do; `undefined` if that is impossible. */
export function hostInAscii(host: string): string | undefined {
  if (MARK.test(host)) return undefined;
  const ascii = platformHost(host) ?? "";
  // A host that ends with a digit may have been read as a number.
  return /^[\da-z.-]*[a-z-][\da-z-]*$/.test(ascii) ? ascii : undefined;
}
