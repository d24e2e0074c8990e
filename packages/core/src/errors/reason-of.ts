/** Returns the message of anything thrown; `undefined` if it has none. */
export function reasonOf(thrown: unknown): string | undefined {
  try {
    return (thrown instanceof Error ? thrown.message : String(thrown)) || undefined;
  } catch {
    return undefined;
  }
}
