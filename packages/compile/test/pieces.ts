/** Pieces to put into texts: delimiters, characters that must be escaped, escapes of all kinds, numbers and hosts at their limits. */
export const PIECES: readonly string[] = [
  ..."abcAZ019;/@=:?x&%-._~ {|<>#+!*'(),$\\^\"[]é\0\n",
  "%41",
  "%2F",
  "%2f",
  "%09",
  "%0A",
  "%zz",
  "//",
  "://",
  ".",
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

/** Returns a text of more than 300 characters: the given one, with a piece of it repeated. */
export function lengthened(text: string, pick: (n: number) => number): string {
  const at = pick(text.length);
  const piece = text.slice(at, at + 1 + pick(20));
  return text.slice(0, at) + piece.repeat(300 / piece.length + pick(20)) + text.slice(at + piece.length);
}
