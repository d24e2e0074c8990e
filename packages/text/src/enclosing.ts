/** The mark that encloses what begins at an offset, and so also ends it. */
export function enclosing(text: string, start: number): string {
  const mark = text.charAt(start - 1);
  return mark === "'" || mark === "*" ? mark : "";
}

/** Counts round brackets, and finds what ends a URL for its context. */
export function closer(mark: string): (character: string) => boolean {
  let depth = 0;
  return (character) => {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    return depth < 0 || character === mark;
  };
}
