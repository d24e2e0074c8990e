/** Data as code. */
export function emitText(value: unknown): string {
  return value === undefined ? "undefined" : JSON.stringify(value);
}
