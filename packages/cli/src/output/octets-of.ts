/**
 * The octets that a text was read from: the way back from `fromOctets`.
 *
 * @returns The octets, one a character (Latin-1).
 */
export function octetsOf(text: string): string {
  if (Buffer.byteLength(text) === text.length) return text;
  // With the flag, this matches only a surrogate that is not part of a pair.
  const parts = text.split(/([\udc80-\udcff])/u);
  const octets = parts.map((part, index) =>
    index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - 0xdc00),
  );
  return Buffer.concat(octets).toString("latin1");
}
