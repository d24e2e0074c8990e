import { takesPrecedence } from "../errors/sentences.ts";
import { type FieldValues, isSameValue } from "./record.ts";
import { Refusal } from "./refusal.ts";
import type { Practice } from "./unit.ts";

/** The part of a practice that {@link readBack} wraps. @public */
export type ReadsAndWrites<V, Kept> = Pick<Practice<V, Kept>, "read" | "write">;

/**
 * Lets a practice refuse the values whose text has another value, because an earlier alternative of `otherwise` takes precedence.
 *
 * @param practice - Reads and writes texts.
 * @returns The practice that reads each text it has written.
 * @public
 */
export function readBack<V, Kept>({ read, write }: ReadsAndWrites<V, Kept>): ReadsAndWrites<V, Kept> {
  return {
    read,
    write: (unit, parts, names, exact) => {
      const text = write(unit, parts, names, exact);
      const value = read(unit.keep(), text, 0) as FieldValues | undefined;
      const isLost = (name: string) => {
        const back = value?.[name];
        // What is not canonical comes back as another value, but it does come back.
        return exact ? !isSameValue(back, parts[name]) : back === undefined;
      };
      const lost = names.find((name) => name !== "scheme" && parts[name] !== undefined && isLost(name));
      if (lost !== undefined) throw new Refusal(lost, takesPrecedence);
      return text;
    },
  };
}
