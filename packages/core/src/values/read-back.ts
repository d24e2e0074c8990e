import { takesPrecedence } from "../errors/sentences.ts";
import type { FieldValues } from "../grammar/nodes.ts";
import { rootOf } from "../grammar/walk.ts";
import { isSameValue } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { placesIn, type RuleErrorOf, type Scribe } from "./scribe.ts";

/** Returns the first field whose value is not read back; `exact` is as in {@link Transcription.write}. */
function lostIn(value: FieldValues | undefined, parts: FieldValues, exact: boolean): string | undefined {
  const names = Object.keys({ ...parts, ...value }).filter((name) => name !== "scheme");
  if (value === undefined) return names.find((name) => parts[name] !== undefined) ?? names[0];
  if (exact) return names.find((name) => !isSameValue(value?.[name], parts[name]));
  // A value that is not canonical comes back as another one, but it does come back.
  return names.find((name) => parts[name] !== undefined && value?.[name] === undefined);
}

/**
 * Reads each text that is written, and writes each value that is read. Refuses a value whose text an earlier alternative of `otherwise`
 * reads as another value, and a text whose escapes hide such an alternative.
 *
 * @public
 */
export function readBack<V, S extends Scribe<V>>(scribe: S & Scribe<V>): S {
  const { read, write, errors } = scribe;
  /** Returns the component whose value the canonical spelling does not keep; `undefined` if it keeps all. */
  function unspelt(text: string, parts: FieldValues): string | undefined {
    try {
      const spelling = write(parts, Object.keys(parts), true);
      return spelling === text ? undefined : lostIn(read(spelling, 0) as FieldValues | undefined, parts, true);
    } catch (thrown) {
      if (thrown instanceof Refusal) return rootOf(thrown.component);
      throw thrown;
    }
  }
  /** Returns the error of a component that has another value in the canonical spelling. */
  function errorOf(component: string, text: string): RuleErrorOf {
    const nowhere = { index: text.length, end: text.length };
    const { index, end } = placesIn(scribe, text).find((place) => place.component === component) ?? nowhere;
    const { sentence: message, reason } = takesPrecedence;
    return { component, index, end, message, reason, section: undefined };
  }
  return {
    ...scribe,
    read: (text, from) => {
      const value = read(text, from);
      return value === undefined || unspelt(text, value as FieldValues) !== undefined ? undefined : value;
    },
    errors: (text) => {
      const found = errors(text);
      const value = found.length > 0 ? undefined : (read(text, 0) as FieldValues | undefined);
      const lost = value && unspelt(text, value);
      return lost === undefined ? found : [errorOf(lost, text)];
    },
    write: (parts, names, exact) => {
      const text = write(parts, names, exact);
      const lost = lostIn(read(text, 0) as FieldValues | undefined, parts, exact);
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
