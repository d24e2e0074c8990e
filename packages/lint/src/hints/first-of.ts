/** Returns the first result other than `undefined`. */
export function firstOf<T, R>(items: readonly T[], answer: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = answer(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
