import { wrong } from "../errors/definition-sentences.ts";
import { ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { CODEC, LIST_OPTIONS, OPTIONS } from "../grammar/check-node.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { allElements } from "../grammar/walk.ts";

/** Finds the unknown keys of an object, which are usually misspelt. */
function unknownKeys(given: object, known: readonly string[]) {
  const words = Object.entries(given).flatMap(([word, value]) => (value === undefined ? [] : [word]));
  return words.filter((word) => !known.includes(word)).map((word) => ({ word, known: known.join(", ") }));
}

function nameErrors({ name }: Component | List): readonly Sentence[] {
  return /^[a-z][\dA-Za-z]*$/.test(name) && name !== "scheme" ? [] : [wrong("not-a-component-name", { name })];
}

function componentErrors({ name, codec, options }: Component): readonly Sentence[] {
  const { check } = ownFields(options as { readonly check?: unknown });
  return [
    ...unknownKeys(codec, Object.keys(CODEC)).map((unknown) => wrong("unknown-in-codec", { name, ...unknown })),
    ...(check === undefined || check === codec.check ? [] : [wrong("check-in-options", { name })]),
  ];
}

function listErrors({ name, separator }: List): readonly Sentence[] {
  return /^[!-$&-/:-@G-`g-~]$/.test(separator) ? [] : [wrong("not-a-separator", { name })];
}

/** Finds the errors in the names, the keys and the separators of a grammar's components and lists. */
export function elementErrors(node: Node): readonly Sentence[] {
  return allElements(node).flatMap((element) => {
    const { kind, name, options = {} } = element;
    const known = kind === "list" ? Object.keys(LIST_OPTIONS) : [...Object.keys(OPTIONS), "check"];
    return [
      ...nameErrors(element),
      ...(kind === "list" ? listErrors(element) : componentErrors(element)),
      ...unknownKeys(options, known).map((unknown) => wrong("unknown-option", { kind, name, ...unknown })),
    ];
  });
}
