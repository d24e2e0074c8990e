import { Console } from "node:console";
import { inspect } from "node:util";
import { redactValue } from "@url1738/redact";
import { redactConsole } from "@url1738/redact/console";
import { kept } from "./kept.ts";

/** A secret in a text. */
const CANARY = "CNRY";
const text = `ftp://u:${CANARY}@h?token=${CANARY}`;

/** Parameters that one class or another takes. */
const PARAMETERS = [
  ...[
    [],
    [text],
    [{}],
    [[text]],
    [{ get: () => text }],
    [text, {}],
    [text, { message: text }],
    [[], {}],
    [8],
    [() => {}],
  ],
  ...[["a", { detail: text }], [[text], text], [["a"], { type: text }], [{ url: text }]],
];

/** Returns the names of all classes of the platform. */
export const classNames = (): readonly string[] =>
  Object.getOwnPropertyNames(globalThis).filter(
    (name) => /^[A-Z]/.test(name) && typeof Reflect.get(globalThis, name) === "function",
  );

/** Returns what a class makes of any parameters, an object of its prototype, and the class. */
function objectsOf(name: string): readonly unknown[] {
  const made = Reflect.get(globalThis, name) as new (...given: readonly unknown[]) => object;
  const objects: unknown[] = [made, Object.create(made.prototype ?? null)];
  for (const given of PARAMETERS) {
    try {
      objects.push(new made(...given));
    } catch {
      // It takes other parameters.
    }
  }
  return objects;
}

/** Returns the texts that show a secret of an object of a class, and the errors that were thrown. */
export function shownOf(name: string): readonly string[] {
  const shown = objectsOf(name).flatMap((object) => {
    if (typeof object === "object" && object !== null && !ArrayBuffer.isView(object))
      Reflect.defineProperty(object, "own", { value: text, enumerable: true });
    try {
      const copy = redactValue({ object });
      structuredClone(copy);
      const { stream, text: written } = kept();
      redactConsole(new Console(stream, stream)).log(object, [object]);
      return [inspect(copy, { depth: 10, showHidden: true }), written()];
    } catch (error) {
      return [`${CANARY}: ${String(error)}`];
    }
  });
  return shown.filter((each) => each.includes(CANARY));
}
