import { escapeOctet } from "@url1738/core";
import type { Component, Node } from "@url1738/core/define";
import { type Automaton, type AutomatonState, characterClass, factsOf } from "@url1738/core/internal";
import { keptIn, OCTETS, textsOf } from "./canonical-form.ts";
import { CODES } from "./program.ts";
import { isEnd, languageOf, sparedCheck } from "./watched-texts.ts";

/** Finds the strings that are spelt as they are, and those that can be spelt octet by octet without a check. */

/** Returns texts of a component that pass its check; `undefined` if none are known to. */
const passing = (component: Component): Node | undefined =>
  component.codec.check === undefined ? component.item : sparedCheck(component);

/**
 * Returns the languages whose common texts are their own values and spellings and break no rule; `undefined` if one language is not
 * known.
 */
export function plainLanguages(component: Component): readonly Automaton[] | undefined {
  const { read, spell } = factsOf(component.codec).spared ?? {};
  const passed = passing(component);
  if (read === undefined || spell === undefined || passed === undefined) return undefined;
  return [component.item, read, spell, passed].map(languageOf);
}

/** The states that some languages have reached by the same text. */
interface Meeting {
  readonly canEnd: boolean;
  /** The pieces of text that cannot follow. */
  readonly stuck: readonly string[];
}

/** Continues all languages by a piece of text; returns `undefined` if one of them has no text that continues so. */
function afterAll(languages: readonly Automaton[], positions: readonly AutomatonState[], piece: string) {
  const next = positions.flatMap((position, at) => {
    let reached: AutomatonState | undefined = position;
    for (const character of piece) reached &&= languages[at]?.after(reached, character.charCodeAt(0));
    return reached ?? [];
  });
  return next.length === positions.length ? next : undefined;
}

/** Yields the states that texts made of some pieces reach in all languages, and the first one again if texts come back to it. */
function* meetingsOf(languages: readonly Automaton[], pieces: readonly string[]): Generator<Meeting, void, undefined> {
  const known = new Set<string>();
  const waiting: (readonly AutomatonState[])[] = [languages.map(({ first }) => first)];
  for (const positions of waiting) {
    const nexts = pieces.map((piece) => afterAll(languages, positions, piece));
    const canEnd = languages.every((language, at) => isEnd(language, positions[at] as AutomatonState));
    yield { canEnd, stuck: pieces.filter((_, at) => nexts[at] === undefined) };
    for (const next of nexts) {
      const key = next?.map(({ index }) => index).join();
      if (next === undefined || key === undefined || known.has(key)) continue;
      waiting.push(next);
      known.add(key);
    }
  }
}

const ASCII = CODES.map((code) => String.fromCharCode(code));

/** The escapes of the octets that are not ASCII. */
const ESCAPES = CODES.map((code) => escapeOctet(code + 0x80));

/** Writes characters as the inside of a character class in a module. */
const classOf = (characters: readonly string[]) =>
  characterClass(characters.join("")).replace(/[\p{Cc}/]/gu, (one) => `\\x${escapeOctet(one.charCodeAt(0)).slice(1)}`);

/** Writes an expression for some escapes. */
function oneOfEscapes(escapes: readonly string[]): string {
  const firstsOf = new Map<string, string>();
  for (const first of new Set(escapes.map((one) => one.charAt(1)))) {
    const seconds = classOf(escapes.flatMap((one) => (one.charAt(1) === first ? one.charAt(2) : [])));
    firstsOf.set(seconds, (firstsOf.get(seconds) ?? "") + first);
  }
  return `%(?:${[...firstsOf].map(([seconds, firsts]) => `[${classOf([...firsts])}][${seconds}]`).join("|")})`;
}

/** Returns an expression for the escapes that the canonical spelling of some components may not have. */
export function respeltEscapes(leaves: readonly Component[]): string {
  const kept = keptIn(leaves);
  return kept.length === 0 ? "%" : `%(?!${oneOfEscapes(kept.map(escapeOctet)).slice(1)})`;
}

/**
 * Returns an expression for the escapes that are spelt as they are, if they may be anywhere in a component's texts, except perhaps at the
 * beginning.
 */
function ownEscapes(component: Component): { readonly expression: string; readonly canBegin: boolean } | undefined {
  const { item, codec } = component;
  const passed = passing(component);
  const { written, keeps, spell } = factsOf(codec).spared ?? {};
  if (written === undefined || keeps === undefined || spell === undefined || passed === undefined) return undefined;
  const own = OCTETS.flatMap((octet) => (keeps(octet) ? escapeOctet(octet) : []));
  const raw = ASCII.filter((one) => one !== "%");
  const [first, ...others] = meetingsOf([item, written, spell, passed].map(languageOf), [...raw, ...own]);
  const isEscape = (piece: string) => piece.length > 1;
  const isAlike = ({ canEnd, stuck }: Meeting) =>
    canEnd && !stuck.some(isEscape) && stuck.length === others[0]?.stuck.length;
  const stuck = first?.stuck.filter(isEscape).length;
  if (!others.every(isAlike) || (stuck !== 0 && stuck !== own.length)) return undefined;
  return { expression: oneOfEscapes(own), canBegin: stuck === 0 };
}

/**
 * Finds how single characters and escapes tell that a string is spelt as it is.
 *
 * @returns The source of an expression that matches only such strings; `undefined` if single characters do not decide, or if these strings
 *   are not known.
 */
export function usualOf(component: Component): string | undefined {
  const languages = plainLanguages(component);
  if (languages === undefined || factsOf(component.codec).spared?.most !== undefined) return undefined;
  const [first, later, ...others] = meetingsOf(languages, ASCII);
  if (first === undefined || later === undefined) return undefined;
  // Every meeting but the first must be like all the others.
  const isAlike = ({ canEnd, stuck }: Meeting) => canEnd && stuck.join("") === later.stuck.join("");
  if (![later, ...others].every(isAlike) || !later.stuck.every((one) => first.stuck.includes(one))) return undefined;
  const [begins, goesOn] = [first, later].map(
    ({ stuck }) => `[${classOf(ASCII.filter((one) => !stuck.includes(one)))}]`,
  );
  const escapes = ownEscapes(component);
  const rest = escapes === undefined ? `${goesOn}*` : `${goesOn}*(?:${escapes.expression}${goesOn}*)*`;
  if (begins === goesOn && escapes?.canBegin !== false) return `^${first.canEnd ? "" : "(?!$)"}${rest}$`;
  const begin = escapes?.canBegin === true ? `(?:${begins}|${escapes.expression})` : begins;
  return first.canEnd ? `^(?:${begin}${rest})?$` : `^${begin}${rest}$`;
}

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
  const taken = ASCII.filter((one) => !except.includes(one));
  const spellings = taken.map((one) => codec.spell(one) as string);
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
  if (codec.check !== undefined && recipe?.name !== "atMost") return 0;
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
