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

/** Spells a host in ASCII, as registries of names do; `undefined` if that is impossible. */
export function hostInAscii(host: string): string | undefined {
  const ascii = platformHost(host) ?? "";
  // A host that ends with a digit may have been read as a number.
  return /^[\da-z.-]*[a-z-][\da-z-]*$/.test(ascii) ? ascii : undefined;
}
