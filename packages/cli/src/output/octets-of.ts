/**
 * Returns the octets that a text was read from: the inverse of `fromOctets`.
 *
 * @returns The octets as Latin-1, one per character.
 */
export function octetsOf(text: string): string {
  if (Buffer.byteLength(text) === text.length) return text;
  // With the flag `u`, this matches only unpaired surrogates.
  const parts = text.split(/([\udc80-\udcff])/u);
  const octets = parts.map((part, index) =>
    index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - 0xdc00),
  );
  return Buffer.concat(octets).toString("latin1");
}
