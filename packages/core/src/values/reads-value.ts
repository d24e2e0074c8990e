/** Thrown if a codec reads nothing from a text without errors. */
export class ReadNothing extends Error {}

/**
 * Guards the `read` of a codec: throws instead of returning `undefined`, which would look like an error in the text.
 *
 * @public
 */
export function readsValue<T>(read: (text: string) => T): (text: string) => T {
  return (text) => {
    const value = read(text);
    if (value === undefined) throw new ReadNothing("A codec read nothing from a text without errors.");
    return value;
  };
}
