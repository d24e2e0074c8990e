import type { Component, Node } from "@url1738/core/define";
import { accepts } from "@url1738/core/grammar";
import { once } from "../automaton/once.ts";
import { claimedExpression, usualTextsOf } from "../automaton/plain-texts.ts";
import { languageOf, sparedCheck, sparedOf } from "../automaton/watched-texts.ts";
import { coverOfAll, coverOfExpression } from "./cover.ts";
import { ExpressionLanguage } from "./expression-language.ts";
import { type Refuted, shortestOf } from "./shortest-wrong.ts";

/** Tries the facts about a component's functions on texts that go every way of the languages that the facts are about. */

/** Returns what a function gives or throws. */
function resultOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

/** Tells whether all escapes of a text are those of octets that a codec keeps, with upper-case digits. */
const hasOnlyKept = (text: string, keeps: ((octet: number) => boolean) | undefined) =>
  (text.match(/%../g) ?? []).every((own) => !/[a-f]/.test(own) && keeps?.(Number.parseInt(own.slice(1), 16)));

/** Returns the expression of the texts that are known to be usual, and its language, which is walked several times; `undefined` for none. */
const knownUsual = once((component: Component) => {
  const usual = usualTextsOf(component);
  const source = usual && `^${claimedExpression(usual)}$`;
  return source === undefined ? undefined : { source, language: new ExpressionLanguage(source) };
});

/** Returns the language of the texts of a component that are known to be usual; `undefined` for none. */
export const usualLanguageOf = (component: Component): ExpressionLanguage | undefined =>
  knownUsual(component)?.language;

/** Returns the language of an expression for a component: that of the texts that are known to be usual, if it is the same. */
export function languageFor(component: Component, source: string): ExpressionLanguage {
  const usual = knownUsual(component);
  return usual?.source === source ? usual.language : new ExpressionLanguage(source);
}

/** Returns the shortest text for which a fact does not hold. Several proofs of a scheme, and of others with the same component, ask. */
export const untrueFact = once((component: Component): Refuted | undefined => {
  const { item, codec, name } = component;
  const { read, spell, written, keeps, most = Number.POSITIVE_INFINITY, checkLong } = sparedOf(component);
  const isSame = (text: string, run: () => unknown) => resultOf(run) === text;
  const isSpeltSame = (text: string) => isSame(text, () => codec.spell(codec.read(text)));
  const isLong = (text: string) => text.length > most && resultOf(() => checkLong?.(text).length) !== 0;
  const isPassed = (text: string) => {
    const errors = codec.check === undefined ? [] : resultOf(() => codec.check?.(text));
    return isLong(text) || (Array.isArray(errors) && errors.length === 0);
  };
  const among = (languages: readonly (Node | undefined)[]) =>
    languages.every((language) => language !== undefined) ? coverOfAll([item, ...(languages as Node[])]) : [];
  const usual = usualTextsOf(component);
  const { source, language } = knownUsual(component) ?? {};
  const some = language && coverOfExpression(language);
  const isUsual = new RegExp(source ?? "");
  const tried = some && [...some, ...longer(component, some, (text) => isUsual.test(text))];
  const checked = sparedCheck(component);
  const passing = codec.check === undefined ? [] : among([checked]);
  const isPassing = (text: string) => [item, checked].every((node) => node && accepts(languageOf(node).machine, text));
  const tries: readonly (readonly [reason: string, texts: readonly string[], holds: (text: string) => boolean])[] = [
    ["is not read as it is", among([read]), (text) => isSame(text, () => codec.read(text))],
    ["is not spelt as it is", among([read, spell]), (text) => isSame(text, () => codec.spell(text))],
    ["is not spelt as written", among([written]), (text) => !hasOnlyKept(text, keeps) || isSpeltSame(text)],
    ["does not pass its check", [...passing, ...longer(component, passing, isPassing)], isPassed],
    ["is not its canonical spelling", tried ?? [], (text) => isLong(text) || isSpeltSame(text)],
    ["does not pass its check", tried ?? [], isPassed],
    ["is not its value", usual?.areValues ? (tried ?? []) : [], (text) => isSame(text, () => codec.read(text))],
  ];
  const wrong = tries.flatMap(([reason, texts, holds]) =>
    texts.filter((text) => !holds(text)).map((text) => ({ text, reason: `${name} ${reason}` })),
  );
  return shortestOf(wrong);
});

/** The length of texts to try where any is allowed: more than hosts may have. */
const LONG = 300;

/** Texts of as many characters are not repeated: they go no way that shorter ones do not. */
const MOST_REPEATED = 3;

/** Returns texts, each repeated until it is long, as far as they are claimed; none if long texts are always checked. */
function longer(
  component: Component,
  texts: readonly string[],
  isClaimed: (text: string) => boolean,
): readonly string[] {
  const { most, checkLong } = sparedOf(component);
  if (component.codec.check === undefined || (most !== undefined && checkLong === undefined)) return [];
  const short = texts.filter((text) => text !== "" && text.length < MOST_REPEATED);
  return short.map((text) => text.repeat(Math.ceil(((most ?? LONG) + 1) / text.length))).filter(isClaimed);
}
