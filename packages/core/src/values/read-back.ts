import { takesPrecedence } from "../errors/sentences.ts";
import { type FieldValues, isSameValue } from "./record.ts";
import { Refusal } from "./refusal.ts";
import type { Found, Practice } from "./unit.ts";

/** The part of a practice that {@link readBack} wraps. @public */
export type ReadsAndWrites<V, Kept> = Pick<Practice<V, Kept>, "read" | "write">;

/** Returns the first field whose value is not read back; `exact` is as in {@link Write}. */
function lostIn(value: FieldValues | undefined, parts: FieldValues, exact: boolean): string | undefined {
  const names = Object.keys({ ...parts, ...value }).filter((name) => name !== "scheme");
  if (value === undefined) return names.find((name) => parts[name] !== undefined) ?? names[0];
  if (exact) return names.find((name) => !isSameValue(value?.[name], parts[name]));
  // A value that is not canonical comes back as another one, but it does come back.
  return names.find((name) => parts[name] !== undefined && value?.[name] === undefined);
}

/** Adds the error of a component that has another value in the canonical spelling. */
function addError({ errors, places }: Found, component: string, text: string): void {
  const nowhere = { index: text.length, end: text.length };
  const { index, end } = places.find((place) => place.component === component) ?? nowhere;
  const { sentence: message, reason } = takesPrecedence;
  errors.push({ component, index, end, message, reason, section: undefined });
}

/**
 * Makes a practice that reads each text it has written, and writes each value it has read. It refuses a value whose text an earlier
 * alternative of `otherwise` reads as another value, and a text whose escapes hide such an alternative.
 *
 * @public
 */
export function readBack<V, Kept>({ read, write }: ReadsAndWrites<V, Kept>): ReadsAndWrites<V, Kept> {
  const reread = (kept: Kept, text: string) => read(kept, text, 0) as FieldValues | undefined;
  /** Returns the component whose value the canonical spelling does not keep; `undefined` if it keeps all. */
  function unspelt(kept: Kept, text: string, parts: FieldValues): string | undefined {
    try {
      const spelling = write({ keep: () => kept }, parts, Object.keys(parts), true);
      return spelling === text ? undefined : lostIn(reread(kept, spelling), parts, true);
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown.component.replace(/[.[].*/, "");
      throw thrown;
    }
  }
  return {
    read: (kept, text, from, found) => {
      if (found !== undefined) read(kept, text, from, found);
      const value = found !== undefined && found.errors.length > 0 ? undefined : read(kept, text, from);
      if (value === undefined) return undefined;
      const parts = value as FieldValues;
      const lost = unspelt(kept, text, parts);
      if (lost !== undefined && found !== undefined) addError(found, lost, text);
      return lost === undefined ? value : undefined;
    },
    write: (unit, parts, names, exact) => {
      const text = write(unit, parts, names, exact);
      const lost = lostIn(reread(unit.keep(), text), parts, exact);
      if (lost !== undefined) throw new Refusal(lost, takesPrecedence);
      return text;
    },
  };
}

/** Thrown if a codec reads nothing from a text without errors. */
export class ReadNothing extends Error {}

/** Guards the `read` of a codec: throws instead of returning `undefined`, which would look like an error in the text. @public */
export function readsValue<T>(read: (text: string) => T): (text: string) => T {
  return (text) => {
    const value = read(text);
    if (value === undefined) throw new ReadNothing("A codec read nothing from a text without errors.");
    return value;
  };
}
