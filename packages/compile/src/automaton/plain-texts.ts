import {
  type AutomatonState,
  type Component,
  characterClass,
  codecFacts,
  escapeOctet,
  functionFacts,
  type Language,
  languageOf,
  type Node,
} from "@url1738/core/runtime";
import { CODES } from "./machine.ts";
import { sparedCheck } from "./watched-texts.ts";

/** Finds the texts of a component that are spelt as they are. */

/**
 * Returns the languages whose common texts are their own values and spellings and break no rule; `undefined` if one language is not
 * known.
 */
export function plainLanguages(component: Component): readonly Language[] | undefined {
  const { item, codec } = component;
  const { check } = codec;
  const { spared } = codecFacts(codec);
  const checked = check === undefined ? item : sparedCheck(component);
  if (spared?.read === undefined || spared.spell === undefined || checked === undefined) return undefined;
  const rules: readonly Node[] =
    check === undefined ? [spared.read, spared.spell] : [spared.read, spared.spell, checked];
  return [item, ...rules].map(languageOf);
}

/** A place in all of some languages at once. */
interface Place {
  readonly isEnd: boolean;
  /** The characters that can follow. */
  readonly codes: readonly number[];
}

const placeAt = (languages: readonly Language[], positions: readonly AutomatonState[]): Place => ({
  isEnd: positions.every((position, at) => languages[at]?.isEnd(position)),
  codes: CODES.filter((code) => positions.every((position, at) => languages[at]?.after(position, code) !== undefined)),
});

/** Yields the places of texts common to some languages, and the first one again if texts come back to it. */
function* placesOf(languages: readonly Language[]): Generator<Place, void, undefined> {
  const starts = languages.map(({ first }) => first);
  const known = new Set<string>();
  const waiting = [starts];
  for (const positions of waiting) {
    const place = placeAt(languages, positions);
    yield place;
    for (const code of place.codes) {
      const next = positions.flatMap((position, at) => languages[at]?.after(position, code) ?? []);
      const key = next.map(({ index }) => index).join();
      if (!known.has(key)) waiting.push(next);
      known.add(key);
    }
  }
}

/** Writes characters as the inside of a character class. */
const classOf = (codes: readonly number[]) => characterClass(String.fromCharCode(...codes));

/**
 * Finds how single characters tell that a string is spelt as it is.
 *
 * @returns The source of an expression that matches every other string; `undefined` if a look at each character is not enough, or if
 *   these strings are not known.
 */
export function oddOf(component: Component): string | undefined {
  const languages = plainLanguages(component);
  if (languages === undefined || codecFacts(component.codec).spared?.most !== undefined) return undefined;
  let first: Place | undefined;
  let later: Place | undefined;
  for (const place of placesOf(languages)) {
    if (first !== undefined) later ??= place;
    first ??= place;
    // Every place but the first must be like all the others.
    if (later !== undefined && !(place.isEnd && place.codes.join() === later.codes.join())) return undefined;
  }
  if (first === undefined || later === undefined) return undefined;
  const { codes } = later;
  if (!first.codes.every((code) => codes.includes(code))) return undefined;
  const begins = first.codes.length === codes.length ? [] : [`^[^${classOf(first.codes)}]`];
  return [`[^${classOf(codes)}]`, ...begins, ...(first.isEnd ? [] : ["^$"])].join("|");
}

/** Tells whether every octet-by-octet spelling of decoded text is one of the component's texts. */
export function takesAnyText({ item, codec }: Component): boolean {
  if (functionFacts(codec.spell).recipe?.name !== "decodedSpeller" || codec.check !== undefined) return false;
  const ascii = CODES.map((code) => codec.spell(String.fromCharCode(code)) as string);
  const units = [...ascii, ...CODES.map((code) => escapeOctet(code + 0x80))];
  const language = languageOf(item);
  const reached = new Set([language.first]);
  for (const position of reached) {
    if (!language.isEnd(position)) return false;
    for (const unit of units) {
      let next: AutomatonState | undefined = position;
      for (const character of unit) next = next && language.after(next, character.charCodeAt(0));
      if (next === undefined) return false;
      reached.add(next);
    }
  }
  return true;
}
