/** Returns the number that a server has written; `undefined` unless it consists of digits, and is exact as a number. */
export function countIn(text: string | undefined): number | undefined {
  const count = text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) ? count : undefined;
}
