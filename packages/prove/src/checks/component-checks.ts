import type { Codec, Component, Node, Sentence } from "@url1738/core/define";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import { decode } from "@url1738/core/runtime";
import { elementsIn, nodesIn, ownCharacters } from "../grammar/nodes-in.ts";
import type { Check } from "./check.ts";
import { lostSpelling } from "./lost-spelling.ts";
import { objection } from "./objections.ts";

/** Checks each component by itself, wherever it appears. */

/** Makes a check of each component. */
const ofEach =
  (look: (component: Component) => Sentence | undefined): Check<Node> =>
  (node) =>
    elementsIn(node).flatMap((element) => (element.kind === "component" ? (look(element) ?? []) : []));

/** The calls that make the codecs of decimals. */
const DECIMALS: readonly (string | undefined)[] = ["decimalCodec", "boundedCodec"];

const digitsOnly = ofEach(({ name, codec, item }) => {
  const isDecimal = DECIMALS.includes(factsOf(codec.check).recipe?.name);
  const [other] = isDecimal ? (/[^\d]/.exec(nodesIn(item).map(ownCharacters).join("")) ?? []) : [];
  return other === undefined ? undefined : objection("not-digits", { name, character: JSON.stringify(other) });
});

/** Checks the greatest number of a decimal: with any other value, no number would be allowed. */
const greatest = ofEach(({ name, codec: { check } }) => {
  const { recipe } = factsOf(check);
  if (!DECIMALS.includes(recipe?.name)) return undefined;
  const most = recipe?.arguments.at(-1) as number;
  return Number.isSafeInteger(most) && most >= 0 ? undefined : objection("greatest-number", { name });
});

// Another copy of core may have made the codec: its functions are other ones, but they have the same recipe.
const isDecoded = ({ spell }: Codec<unknown>) => factsOf(spell).recipe?.name === "decodedSpeller";

const isEncoded = (codec: Codec<unknown>): boolean => !isDecoded(codec) && factsOf(codec).spared?.written !== undefined;

/** Tells whether the functions of a codec are those of decoded or encoded text, so that nothing has to be tried. */
export function isReadyMade(codec: Codec<unknown>): boolean {
  return codec.check === undefined && (isEncoded(codec) || (codec.read === decode && spellerOf(codec) !== undefined));
}

/** Returns a function that spells a single character or escape, if the codec spells them one by one, as for decoded or encoded text. */
export function spellerOf(codec: Codec<unknown>): ((unit: string) => string) | undefined {
  const { read, spell } = codec;
  return isEncoded(codec) || isDecoded(codec) ? (unit) => spell(read(unit)) as string : undefined;
}

/** Returns a sentence about a text of a component whose canonical spelling the component does not take. */
function lossOf({ name, codec, item }: Component): Sentence | undefined {
  const spelled = spellerOf(codec);
  const lost = spelled && lostSpelling(item, spelled);
  if (lost === undefined) return undefined;
  if (isEncoded(codec)) return objection("lost-normal-form", { name, ...lost });
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
