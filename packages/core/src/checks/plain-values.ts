import type { Component } from "../grammar/nodes.ts";
import { allElements } from "../grammar/walk.ts";
import { generate } from "../machines/generate.ts";
import { isSameValue } from "../machines/same-value.ts";
import type { Check } from "./check.ts";
import type { WithGrammar } from "./reference-checks.ts";

/** What can be known of an author's functions only by calling them, with some texts of their component. */

/** As many are tried of each component, besides the shortest. */
const TEXTS = 12;

/** What is wrong with a value, as the end of a sentence. */
function valueMistake(value: unknown): string | undefined {
  if (value === undefined) return "returns undefined";
  if (typeof value === "object" && value !== null && "then" in value) return "returns a promise";
  try {
    return isSameValue(JSON.parse(JSON.stringify(value)), value) ? undefined : "returns what JSON cannot hold";
  } catch {
    return "returns what JSON cannot hold";
  }
}

/** What is wrong with what `read` makes of a text; nothing where a function throws, for it may need what is not there yet. */
function readMistake({ codec: { read, check } }: Component, text: string): string | undefined {
  try {
    return (check?.(text).length ?? 0) > 0 ? undefined : valueMistake(read(text));
  } catch {
    return undefined;
  }
}

/** The check that codecs read values that are plain data. */
export const plainValues: Check<WithGrammar> = ({ schemepart }) =>
  allElements(schemepart).flatMap((element) => {
    if (element.kind === "list") return [];
    const drawn = (pick: Parameters<typeof generate>[1]) => generate({ name: "", schemepart: element }, pick).slice(1);
    const texts = [drawn(() => 0), ...Array.from({ length: TEXTS }, (_, seed) => drawn({ seed }))];
    const text = texts.find((one) => readMistake(element, one) !== undefined);
    if (text === undefined) return [];
    return [
      `The read of the component "${element.name}" ${readMistake(element, text)} for "${text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them. What is not a value, the check refuses.`,
    ];
  });
