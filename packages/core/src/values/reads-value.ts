/** Thrown where a codec reads nothing from a text in which its check finds no fault. */
export class ReadNothing extends Error {}

/**
 * Watches over a function that reads.
 *
 * @param read - The `read` of a codec.
 * @returns The same function, which throws where it would return `undefined`: that would look like a fault in the text.
 * @public
 */
export function readsValue<T>(read: (text: string) => T): (text: string) => T {
  return (text) => {
    const value = read(text);
    if (value === undefined) throw new ReadNothing("A codec read nothing from a text without errors.");
    return value;
  };
}
