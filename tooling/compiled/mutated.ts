/** What is put into texts: what separates, what must be escaped, escapes of all kinds, numbers and hosts at their limits. */
const PIECES: readonly string[] = [
  ..."abcAZ019;/@=:?x&%-._~ {|<>#+!*'(),$\\^\"[]é\0\n",
  "%41",
  "%2F",
  "%2f",
  "%09",
  "%0A",
  "%zz",
  "//",
  "://",
  "%C3%A9",
  "%ff",
  "999",
  "localhost",
  "LOCALHOST",
  "1.2.3.4",
  "256.1.1.1",
  "01.2.3.4",
  ":65536",
  ":0080",
  ";type=",
  ";type=D",
  "\u{1f600}",
  "\udc80",
  "a".repeat(64),
  "9".repeat(17),
];

/**
 * A text that is nearly a given one.
 *
 * @param pick - Where the decisions come from: given `n`, a whole number from 0 to `n` - 1.
 */
export function mutated(text: string, pick: (n: number) => number): string {
  let changed = text;
  for (let changes = pick(4); changes > 0; changes--) {
    const at = pick(changed.length + 1);
    const piece = PIECES[pick(PIECES.length + 4)] ?? "";
    changed = changed.slice(0, at) + piece + changed.slice(at + pick(4));
  }
  return changed;
}
