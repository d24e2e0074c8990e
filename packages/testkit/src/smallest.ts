/** The length from which on a text is first shortened by halves, then by ever less. */
const SHORT = 16;

/** Returns the lengths to take away from a text, longest first. */
function lengthsFor(length: number): readonly number[] {
  const next = length > SHORT ? length >> 1 : length - 1;
  return length < 1 ? [] : [length, ...lengthsFor(next)];
}

/** Shortens a text that breaks a law, until it no longer breaks it wherever some characters more are taken away. */
export function smallest(text: string, isBroken: (text: string) => boolean): string {
  for (const length of lengthsFor(text.length - 1)) {
    for (let from = 0; from + length <= text.length; from++) {
      const shorter = text.slice(0, from) + text.slice(from + length);
      if (isBroken(shorter)) return smallest(shorter, isBroken);
    }
  }
  return text;
}
