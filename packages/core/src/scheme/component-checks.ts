import { lostSpelling } from "../automaton/lost-spelling.ts";
import { wrong } from "../errors/definition-sentences.ts";
import { ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { CODEC, LIST_OPTIONS, OPTIONS } from "../grammar/check-node.ts";
import { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
import { codecFacts, functionFacts } from "../grammar/facts.ts";
import type { Codec, Component, Node } from "../grammar/nodes.ts";
import { allElements, rawCharacters } from "../grammar/walk.ts";
import { readDigits } from "../rules/components.ts";
import { decode } from "../syntax/percent-encoding.ts";
import type { Check } from "./check.ts";

/** Checks each component by itself, wherever it appears. */

/** Makes a check of each component. */
const ofEach =
  (look: (component: Component) => Sentence | undefined): Check<Node> =>
  (node) =>
    allElements(node).flatMap((element) => (element.kind === "component" ? (look(element) ?? []) : []));

/** Finds the unknown keys of an object, which are usually misspelt. */
function unknownKeys(given: object, known: readonly string[]) {
  const words = Object.entries(given).flatMap(([word, value]) => (value === undefined ? [] : [word]));
  return words.filter((word) => !known.includes(word)).map((word) => ({ word, known: known.join(", ") }));
}

const knownKeys: Check<Node> = (node) =>
  allElements(node).flatMap((element) => {
    const { kind, name, options = {} } = element;
    const inCodec = kind === "list" ? [] : unknownKeys(element.codec, Object.keys(CODEC));
    const known = kind === "list" ? Object.keys(LIST_OPTIONS) : [...Object.keys(OPTIONS), "check"];
    return [
      ...inCodec.map((unknown) => wrong("unknown-in-codec", { name, ...unknown })),
      ...unknownKeys(options, known).map((unknown) => wrong("unknown-option", { kind, name, ...unknown })),
    ];
  });

const checkInOptions = ofEach(({ name, codec, options }) => {
  const { check } = ownFields(options as { readonly check?: unknown });
  return check === undefined || check === codec.check ? undefined : wrong("check-in-options", { name });
});

const digitsOnly = ofEach(({ name, codec, item }) => {
  const [other] = codec.read === readDigits ? (/[^\d]/.exec(rawCharacters(item)) ?? []) : [];
  return other === undefined ? undefined : wrong("not-digits", { name, character: JSON.stringify(other) });
});

/** Checks the greatest number of a decimal: with any other value, no number would be allowed. */
const greatest = ofEach(({ name, codec: { check } }) => {
  const { recipe } = functionFacts(check);
  if (recipe?.name !== "atMost") return undefined;
  const [most] = recipe.arguments as readonly [number];
  return Number.isSafeInteger(most) && most >= 0 ? undefined : wrong("greatest-number", { name });
});

/** Returns a function that spells a single character or escape, if the codec spells them one by one, as for decoded or encoded text. */
export function spellerOf(codec: Codec<unknown>): ((unit: string) => string) | undefined {
  const { read, spell } = codec;
  const isEncoded = codecFacts(codec).spared?.escapes !== undefined;
  const isDecoded = read === decode && functionFacts(spell).recipe?.name === "decodedSpeller";
  return isEncoded || isDecoded ? (unit) => spell(read(unit)) as string : undefined;
}

/** Returns a sentence about a text of a component whose canonical spelling the component does not take. */
function lossOf({ name, codec, item }: Component): Sentence | undefined {
  const spelled = spellerOf(codec);
  const lost = spelled && lostSpelling(item, spelled);
  if (lost === undefined) return undefined;
  if (codec.read !== decode) return wrong("lost-normal-form", { name, ...lost });
  return lost.text.includes("?") ? wrong("lost-question-mark", { name }) : wrong("lost-spelling", { name, ...lost });
}

/**
 * Checks that every text that `parse` takes has a spelling. Each character of decoded and encoded text is spelt by itself, so all texts can
 * be checked at once.
 */
export const canonicalTexts: Check<Node> = (node) => ofEach(lossOf)(escapedBeforeHost(node));

/** The checks, in the order of their errors. */
export const componentChecks: readonly Check<Node>[] = [knownKeys, checkInOptions, digitsOnly, greatest];
