import { takesPrecedence } from "../errors/sentences.ts";
import type { FieldValues } from "../grammar/nodes.ts";
import { rootOf } from "../grammar/walk.ts";
import { crossChecked } from "./cross-checked.ts";
import { isSameValue } from "./record.ts";
import { isRefusal, Refusal } from "./refusal.ts";
import type { Scribe } from "./scribe.ts";

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
  const { read, write } = scribe;
  const valueOf = (text: string) => read(text, 0) as FieldValues | undefined;
  /** Returns the component whose value the canonical spelling does not keep; `undefined` if it keeps all. */
  function unspelt(parts: FieldValues): string | undefined {
    try {
      return lostIn(valueOf(write(parts, Object.keys(parts), true)), parts, true);
    } catch (thrown) {
      if (isRefusal(thrown)) return rootOf(thrown.component);
      throw thrown;
    }
  }
  const checked = crossChecked<V, S>(scribe, (value) => {
    const component = unspelt(value as FieldValues);
    const { reason, sentence: message } = takesPrecedence;
    return component === undefined ? [] : [{ component, reason, message }];
  });
  return {
    ...checked,
    write: (parts, names, exact) => {
      const text = write(parts, names, exact);
      const lost = lostIn(valueOf(text), parts, exact);
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
