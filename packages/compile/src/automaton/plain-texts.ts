import { escapeOctet } from "@url1738/core";
import type { Component, Node } from "@url1738/core/define";
import { children, withChildren } from "@url1738/core/grammar";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import { ASCII, classOf, escaped, expressionOf, meetingsOf, type Run, runOf, shapedLike } from "./expressions.ts";
import { isDecided } from "./is-decided.ts";
import { once } from "./once.ts";
import { CODES } from "./program.ts";
import { isEnd, isWithin, languageOf, sparedCheck, sparedOf } from "./watched-texts.ts";

/** Finds the strings that are spelt as they are, and those that can be spelt octet by octet without a check. */

/** The greatest number of texts to compare a string with one by one. */
const MOST = 16;

/** Returns all texts of a component; `undefined` if it has too many. */
function textsOf({ item }: Component): readonly string[] | undefined {
  const language = languageOf(item);
  const heads: (readonly [text: string, position: AutomatonState])[] = [["", language.first]];
  const texts: string[] = [];
  for (const [at, [text, position]] of heads.entries()) {
    if (isEnd(language, position)) texts.push(text);
    for (const code of CODES) {
      const next = language.after(position, code);
      if (next !== undefined) heads.push([text + String.fromCharCode(code), next]);
    }
    // Each of the other heads leads to at least one text.
    if (texts.length + heads.length - at - 1 > MOST) return undefined;
  }
  return texts;
}

/** Returns texts of a component that pass its check; `undefined` if none are known to. */
const passing = (component: Component): Node | undefined =>
  component.codec.check === undefined ? component.item : sparedCheck(component);

/**
 * Returns the languages whose common texts are their own values and spellings and break no rule; `undefined` if one language is not
 * known.
 */
export function plainLanguages(component: Component): readonly Automaton[] | undefined {
  const { read, spell } = sparedOf(component);
  const passed = passing(component);
  if (read === undefined || spell === undefined || passed === undefined) return undefined;
  return [component.item, read, spell, passed].map(languageOf);
}

/** The escapes of the octets that are not ASCII. */
const ESCAPES = CODES.map((code) => escapeOctet(code + 0x80));

/** All octets. */
const OCTETS: readonly number[] = Array.from({ length: 256 }, (_, octet) => octet);

/** Returns the escapes that stay in the canonical spelling of a component. */
const keptBy = (keeps: (octet: number) => boolean) =>
  OCTETS.flatMap((octet) => (keeps(octet) ? escapeOctet(octet) : []));

/**
 * Finds how an expression tells that a string, if it is not too long to go unchecked, is spelt as it is.
 *
 * @returns The source of an expression that matches only such strings, or parts of a string; `undefined` if none is known.
 */
export const usualOf = once((component: Component): string | undefined => {
  const { usual, read, written, keeps, spell } = sparedOf(component);
  const claimed = usual && read && usualTextsOf(component);
  if (usual !== undefined) return claimed && claimedExpression(claimed);
  const [languages, passed] = [plainLanguages(component), passing(component)];
  if (languages === undefined || passed === undefined) return undefined;
  const withEscapes =
    written && keeps && spell && runOf([component.item, written, spell, passed].map(languageOf), keptBy(keeps));
  return (withEscapes ?? runOf(languages, []) ?? shapedLike(passed, languages))?.expression;
});

/** The texts of a component that are their own canonical spelling and break no rule. */
export interface UsualTexts extends Run {
  /** Languages that all have them. */
  readonly languages: readonly Automaton[];
  /** True if each is its own value. */
  readonly areValues: boolean;
  /** The source of an expression for texts that its expression matches, but that are not usual. */
  readonly except?: string;
}

/** Writes an expression of usual texts alone, without those that they except. */
export const claimedExpression = ({ expression, except }: UsualTexts): string =>
  except === undefined ? expression : `(?!${except}$)${expression}`;

/**
 * Returns the canonical spellings of the decoded texts that a check allows, where some need escapes; `undefined` if no grammar tells which these
 * are, or some character does not decide what follows.
 */
export function speltOf({ codec }: Component): Node | undefined {
  const { recipe } = factsOf(codec.check);
  if (recipe?.name !== "checkDecodedBy" || factsOf(codec.spell).recipe?.name !== "decodedSpeller") return undefined;
  const [grammar] = recipe.arguments as readonly [Node];
  const spelling = (character: string) => String(codec.spell(character));
  const escaped = ASCII.filter((character) => spelling(character) !== character);
  let hasEscapes = false;
  const spelt = (node: Node): Node => {
    if (node.kind === "literal") return { ...node, text: Array.from(node.text, spelling).join("") };
    if (node.kind !== "set") return withChildren(node, children(node).map(spelt));
    const octets = escaped.filter((one) => node.characters.includes(one)).map((one) => one.charCodeAt(0));
    hasEscapes ||= octets.length > 0;
    const characters = [...node.characters].filter((one) => !escaped.includes(one)).join("");
    return { ...node, characters, escapes: octets.length > 0, without: OCTETS.filter((one) => !octets.includes(one)) };
  };
  const all = spelt(grammar);
  return hasEscapes && isDecided(grammar) ? all : undefined;
}

/** Finds texts of a component that are their own canonical spelling and break no rule; `undefined` if none are known. */
export const usualTextsOf = once((component: Component): UsualTexts | undefined => {
  const { item, codec } = component;
  const { usual, except, read, written, keeps } = sparedOf(component);
  const escapes = keeps === undefined ? [] : keptBy(keeps);
  if (usual !== undefined) {
    const language = languageOf(usual);
    const isTold = isWithin(
      language,
      languageOf(except === undefined ? item : { kind: "choice", items: [item, except] }),
    );
    if (!isTold) return undefined;
    const expression = expressionOf(usual, escapes);
    return {
      expression,
      languages: [language],
      areValues: read !== undefined,
      ...(except && { except: expressionOf(except, escapes) }),
    };
  }
  const few = textsOf(component)?.filter(
    (text) => codec.spell(codec.read(text)) === text && !codec.check?.(text).length,
  );
  if (few !== undefined) {
    const areValues = few.every((text) => codec.read(text) === text);
    const expression = `(?:${few.map(escaped).join("|")})`;
    return few.length === 0 ? undefined : { expression, languages: [languageOf(item)], areValues };
  }
  const spelt = speltOf(component);
  if (spelt !== undefined)
    return { expression: expressionOf(spelt, escapes, true), languages: [languageOf(spelt)], areValues: false };
  const passed = passing(component);
  const plain = plainLanguages(component);
  const languages = passed && written ? [item, written, passed].map(languageOf) : plain;
  if (passed === undefined || languages === undefined) return undefined;
  const run = runOf(languages, escapes) ?? shapedLike(passed, [...languages, ...(plain ?? [])]);
  return run && { ...run, languages, areValues: run.expression === usualOf(component) };
});

/**
 * Finds how single characters tell that the spelling of a decoded string is one of the component's texts and breaks no rule.
 *
 * @param except - The ASCII characters that are known to have other spellings.
 * @returns The source of an expression that matches every other string; `undefined` if single ASCII characters do not decide.
 */
export function exceptOf(component: Component, except: readonly string[] = []): string | undefined {
  const { item, codec } = component;
  const passed = passing(component);
  if (factsOf(codec.spell).recipe?.name !== "decodedSpeller" || passed === undefined) return undefined;
  const languages = [item, passed].map(languageOf);
  const taken = ASCII.filter((character) => !except.includes(character));
  const spellings = taken.map((character) => codec.spell(character) as string);
  const [first, ...others] = meetingsOf(languages, [...spellings, ...ESCAPES]);
  if (!others.every(({ canEnd }) => canEnd)) return undefined;
  const stuck = [first, ...others].flatMap((meeting) => meeting?.stuck ?? []);
  if (stuck.some((piece) => ESCAPES.includes(piece))) return undefined;
  const more = taken.filter((_, at) => stuck.includes(spellings[at] as string));
  if (more.length > 0) return exceptOf(component, [...except, ...more]);
  return `${first?.canEnd ? "" : "^$|"}[${classOf(except)}]`;
}

/**
 * Returns the texts of a component that are their own values and spellings and break no rule; `undefined` if it has too many texts to
 * try each.
 */
export function fewTextsOf(component: Component): readonly string[] | undefined {
  const { codec } = component;
  return textsOf(component)?.filter(
    (text) => codec.read(text) === text && codec.spell(text) === text && !codec.check?.(text).length,
  );
}

/** Returns a number up to which the digits of all numbers from 1 on are texts of a component and break no rule; 0 if there is none. */
export function greatestPlain({ item, codec }: Component): number {
  const { recipe } = factsOf(codec.check);
  if (codec.check !== undefined && recipe?.name !== "decimalCodec") return 0;
  const most = recipe === undefined ? Number.MAX_SAFE_INTEGER : Number(recipe.arguments[0]);
  const language = languageOf(item);
  let positions = new Set([language.first]);
  for (let width = 0; width < String(most).length; width++) {
    const digits = width === 0 ? "123456789" : "0123456789";
    const next = [...positions].flatMap((position) =>
      Array.from(digits, (digit) => language.after(position, digit.charCodeAt(0))),
    );
    if (next.some((position) => position === undefined || !isEnd(language, position))) return 10 ** width - 1;
    positions = new Set(next as AutomatonState[]);
  }
  return most;
}

/** Tells whether the texts of a component may have escapes, and need only be read if these are unusual. */
export const hasEscapes = (component: Component): boolean =>
  component.codec.check === undefined &&
  sparedOf(component).keeps !== undefined &&
  usualTextsOf(component)?.areValues === true;
