import { lostSpelling } from "../automaton/lost-spelling.ts";
import { ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { CODEC, LIST_OPTIONS, OPTIONS } from "../grammar/component-errors.ts";
import { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
import { functionFacts } from "../grammar/facts.ts";
import type { Codec, Component, List, Node } from "../grammar/nodes.ts";
import { allElements, rawCharacters } from "../grammar/walk.ts";
import { asWritten, readDigits } from "../rules/components.ts";
import { normalise } from "../syntax/encoded.ts";
import { decode } from "../syntax/percent-encoding.ts";
import type { Check } from "./check.ts";

/** Checks each component by itself, wherever it appears. */

function componentsIn(node: Node): readonly Component[] {
  return allElements(node).filter((element) => element.kind === "component");
}

/** Makes a check of each component. */
const ofEach =
  (look: (component: Component) => Sentence | undefined): Check<Node> =>
  (node) =>
    componentsIn(node).flatMap((component) => look(component) ?? []);

/** Finds the keys of an object that mean nothing, usually because they are misspelt. */
function unknownWords(given: object, known: readonly string[]) {
  const words = Object.entries(given).flatMap(([word, value]) => (value === undefined ? [] : [word]));
  return words.filter((word) => !known.includes(word)).map((word) => ({ word, known: known.join(", ") }));
}

function unknownOptions({ kind, name }: Component | List, given: object, known: readonly string[]) {
  return unknownWords(given, known).map((unknown) => ({
    reason: "definition/unknown-option",
    sentence: '"{word}" is not an option of the {kind} "{name}": it takes [{known}].',
    params: { kind, name, ...unknown },
  }));
}

const words: Check<Node> = (node) =>
  allElements(node).flatMap((element) => {
    if (element.kind === "list") return unknownOptions(element, element.options ?? {}, Object.keys(LIST_OPTIONS));
    const { name, codec, options } = element;
    const inCodec = unknownWords(codec, Object.keys(CODEC)).map((unknown) => ({
      reason: "definition/unknown-in-codec",
      sentence: '"{word}" is unknown in the codec of the component "{name}": it takes [{known}].',
      params: { name, ...unknown },
    }));
    return [...inCodec, ...unknownOptions(element, options, [...Object.keys(OPTIONS), "check"])];
  });

const checkInOptions = ofEach(({ name, codec, options }) => {
  const { check } = ownFields(options as { readonly check?: unknown });
  if (check === undefined || check === codec.check) return undefined;
  return {
    reason: "definition/check-in-options",
    sentence:
      'The component "{name}" has its "check" among the options, where nobody calls it: make it a part of the codec.',
    params: { name },
  };
});

const digitsOnly = ofEach(({ name, codec, item }) => {
  const [other] = codec.read === readDigits ? (/[^\d]/.exec(rawCharacters(item)) ?? []) : [];
  if (other === undefined) return undefined;
  return {
    reason: "definition/not-digits",
    sentence:
      'The component "{name}" is a decimal number, but its rule takes the character {character}: take digits only, or a component with a codec of its own.',
    params: { name, character: JSON.stringify(other) },
  };
});

/** Checks the greatest number of a decimal: with any other value, no number would be allowed. */
const greatest = ofEach(({ name, codec: { check } }) => {
  const { recipe } = functionFacts(check);
  if (recipe?.name !== "atMost") return undefined;
  const [most] = recipe.arguments as readonly [number];
  if (Number.isSafeInteger(most) && most >= 0) return undefined;
  return {
    reason: "definition/greatest-number",
    sentence: 'The component "{name}" needs its greatest number after the rule: a whole number from 0 to 2^53-1.',
    params: { name },
  };
});

/** Returns how a codec spells a single character or escape, if it spells them one by one: that of decoded or of encoded text. */
export function spellerOf({ read, spell }: Codec<unknown>): ((unit: string) => string) | undefined {
  const isEncoded = read === normalise && spell === asWritten;
  const isDecoded = read === decode && functionFacts(spell).recipe?.name === "decodedSpeller";
  return isEncoded || isDecoded ? (unit) => spell(read(unit)) as string : undefined;
}

/** Returns a sentence about a text of a component whose canonical spelling the component does not take. */
function lossOf({ name, codec, item }: Component): Sentence | undefined {
  const spelled = spellerOf(codec);
  const lost = spelled && lostSpelling(item, spelled);
  if (lost === undefined) return undefined;
  const { text, spelling } = lost;
  if (codec.read === normalise)
    return {
      reason: "definition/lost-normal-form",
      sentence:
        'The component "{name}" takes the text "{text}", but not "{spelling}", which is its normal form as encoded text. Where escape is in a set, put letters, digits, "-", "_" and "." into it as well.',
      params: { name, text, spelling },
    };
  if (text.includes("?"))
    return {
      reason: "definition/lost-question-mark",
      sentence:
        'The component "{name}" is decoded text and may hold a ? that may not be escaped, but its canonical spelling escapes each ?. Put escape into the set, or the ? outside of the component.',
      params: { name },
    };
  return {
    reason: "definition/lost-spelling",
    sentence:
      'The component "{name}" takes the text "{text}", but not "{spelling}", which is its canonical spelling: a character that is allowed raw at one place of decoded text is never escaped, so it must be allowed raw wherever it may be escaped.',
    params: { name, text, spelling },
  };
}

/**
 * Checks that everything that `parse` takes can be spelt. Each character of decoded and of encoded text is spelt by itself, so all texts
 * can be checked at once.
 */
export const canonicalTexts: Check<Node> = (node) => ofEach(lossOf)(escapedBeforeHost(node));

/** The checks, in the order of their errors. */
export const componentChecks: readonly Check<Node>[] = [words, checkInOptions, digitsOnly, greatest];
