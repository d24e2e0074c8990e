import { generate } from "../automaton/generate.ts";
import type { Sentence } from "../errors/sentence.ts";
import type { Component } from "../grammar/nodes.ts";
import { allElements } from "../grammar/walk.ts";
import { isSameValue } from "../values/record.ts";
import type { Check } from "./check.ts";
import type { WithGrammar } from "./reference-checks.ts";

/** Checks an author's functions by calling them with some texts of their component, since nothing else reveals these errors. */

/** The number of texts tried for each component, in addition to the shortest. */
const TEXTS = 12;

const readsUndefined: Sentence = {
  reason: "definition/reads-undefined",
  sentence:
    'The "read" of the component "{name}" returns undefined for "{text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them. What is not a value, the check refuses.',
};

const readsPromise: Sentence = {
  reason: "definition/reads-promise",
  sentence:
    'The "read" of the component "{name}" returns a promise for "{text}". A value is plain data, and it is there at once: a string, a number, true or false, null, or arrays and objects of them.',
};

const readsOther: Sentence = {
  reason: "definition/reads-what-json-lacks",
  sentence:
    'The "read" of the component "{name}" returns what JSON cannot hold for "{text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them.',
};

/** Returns the error of a value that is not plain data. */
function valueError(value: unknown): Sentence | undefined {
  if (value === undefined) return readsUndefined;
  if (typeof value === "object" && value !== null && "then" in value) return readsPromise;
  try {
    return isSameValue(JSON.parse(JSON.stringify(value)), value) ? undefined : readsOther;
  } catch {
    return readsOther;
  }
}

/** Returns the error of what `read` makes of a text; none if a function throws, since it may need something not yet there. */
function readError({ codec: { read, check } }: Component, text: string): Sentence | undefined {
  try {
    return (check?.(text).length ?? 0) > 0 ? undefined : valueError(read(text));
  } catch {
    return undefined;
  }
}

/** Checks that codecs read values that are plain data. */
export const plainValues: Check<WithGrammar> = ({ schemepart }) =>
  allElements(schemepart).flatMap((element) => {
    if (element.kind === "list") return [];
    const drawn = (pick: Parameters<typeof generate>[1]) => generate({ name: "", schemepart: element }, pick).slice(1);
    const texts = [drawn(() => 0), ...Array.from({ length: TEXTS }, (_, seed) => drawn({ seed }))];
    for (const text of texts) {
      const error = readError(element, text);
      if (error !== undefined) return { ...error, params: { name: element.name, text } };
    }
    return [];
  });
