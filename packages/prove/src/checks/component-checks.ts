import { allElements, rawCharacters } from "@url1738/core/internal";
import {
  type Codec,
  type Component,
  codecFacts,
  decode,
  functionFacts,
  type Node,
  readDigits,
  type Sentence,
} from "@url1738/core/runtime";
import type { Check } from "./check.ts";
import { lostSpelling } from "./lost-spelling.ts";
import { objection } from "./objections.ts";

/** Checks each component by itself, wherever it appears. */

/** Makes a check of each component. */
const ofEach =
  (look: (component: Component) => Sentence | undefined): Check<Node> =>
  (node) =>
    allElements(node).flatMap((element) => (element.kind === "component" ? (look(element) ?? []) : []));

const digitsOnly = ofEach(({ name, codec, item }) => {
  const [other] = codec.read === readDigits ? (/[^\d]/.exec(rawCharacters(item)) ?? []) : [];
  return other === undefined ? undefined : objection("not-digits", { name, character: JSON.stringify(other) });
});

/** Checks the greatest number of a decimal: with any other value, no number would be allowed. */
const greatest = ofEach(({ name, codec: { check } }) => {
  const { recipe } = functionFacts(check);
  if (recipe?.name !== "atMost") return undefined;
  const [most] = recipe.arguments as readonly [number];
  return Number.isSafeInteger(most) && most >= 0 ? undefined : objection("greatest-number", { name });
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
  if (codec.read !== decode) return objection("lost-normal-form", { name, ...lost });
  return lost.text.includes("?")
    ? objection("lost-question-mark", { name })
    : objection("lost-spelling", { name, ...lost });
}

/**
 * Checks that every text that `parse` takes has a spelling. Each character of decoded and encoded text is spelt by itself, so all texts can
 * be checked at once.
 */
export const canonicalTexts: Check<Node> = ofEach(lossOf);

/** The checks, in the order of their errors. */
export const componentChecks: readonly Check<Node>[] = [digitsOnly, greatest];
