/** Returns the texts for which a function does not throw. */
export function takenBy(call: (text: string) => unknown, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    try {
      call(text);
      return true;
    } catch {
      return false;
    }
  });
}
