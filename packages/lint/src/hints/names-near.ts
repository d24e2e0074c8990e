/** Tells whether a name was written with an x for some letters, as in `hxxp`, so that nobody follows the link. */
const isMasked = (written: string, meant: string) =>
  written.includes("x") &&
  written.length === meant.length &&
  [...written].filter((letter, at) => letter === meant[at]).length > 1 &&
  [...written].every((letter, at) => letter === "x" || letter === meant[at]);

/** Tells whether a name has the same letters in another order, perhaps with another one of them doubled. */
const isMixed = (written: string, meant: string) =>
  written.length === meant.length &&
  meant.length > 3 &&
  written[0] === meant[0] &&
  [...written].every((letter) => meant.includes(letter)) &&
  [...meant].every((letter) => written.includes(letter));

/** Tells whether only the beginning of a name was written. */
const isBegun = (written: string, meant: string) => written.length > 3 && meant.startsWith(written);

/**
 * Finds the names that may have been meant by a misspelt one.
 *
 * @param written - The name as it was written.
 * @param names - The names that there are.
 * @returns Those that may have been meant, in the same order; only the written one if it is among them.
 * @public
 */
export function namesNear(written: string, names: readonly string[]): readonly string[] {
  if (names.includes(written)) return [written];
  return names.filter((meant) => {
    // The first character is seldom wrong, and without it, the shortest names leave too little; but it may be missing.
    const hasFirst = meant[0] === written[0] || meant.slice(1) === written;
    const isClose = (hasFirst || (meant.length > 3 && meant.slice(1) === written.slice(1))) && isNear(written, meant);
    return isClose || isMasked(written, meant) || isMixed(written, meant) || isBegun(written, meant);
  });
}

/** Tells whether one name may be a typing error for another: one character is missing, added or different, or two are exchanged. */
export function isNear(written: string, name: string): boolean {
  const shorter = Math.min(written.length, name.length);
  let start = 0;
  while (start < shorter && written[start] === name[start]) start++;
  let end = 0;
  while (end < shorter - start && written.at(-1 - end) === name.at(-1 - end)) end++;
  const [wrong, other] = [written.slice(start, written.length - end), name.slice(start, name.length - end)];
  const isExchanged = wrong.length === 2 && other === `${wrong[1]}${wrong[0]}`;
  return isExchanged || (wrong.length < 2 && other.length < 2);
}

/** Counts how often a name has the letter by which TLS is asked for. */
const countOfS = (name: string) => name.split("s").length;

/**
 * Returns the scheme that a name asks for over TLS: `ftp` for `ftps`, `news` for `snews`; also for a typing error that keeps the `s`, such as
 * `httsp`. A source that knows the scheme over TLS needs no such answer.
 */
export function overTls(
  written: string,
  names: readonly string[],
  portOf: (name: string) => number | undefined,
): string | undefined {
  if (names.includes(written)) return undefined;
  const isTypo = (name: string) => countOfS(name) >= countOfS(written) && namesNear(written, [name]).length > 0;
  return names.find((name) => {
    const secure = portOf(name) === undefined ? `s${name}` : `${name}s`;
    // A typing error for a known scheme asks for no other: `htps` for https, not for ftps.
    return written === secure || (written[0] === secure[0] && isTypo(secure) && !names.some(isTypo));
  });
}
