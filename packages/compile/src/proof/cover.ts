import type { Node } from "@url1738/core/define";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { ESCAPES } from "../automaton/expressions.ts";
import { CODES } from "../automaton/program.ts";
import { languageOf } from "../automaton/watched-texts.ts";
import { examplesOf } from "./bordered.ts";
import type { ExpressionLanguage, Term } from "./expression-language.ts";

/**
 * Finds texts that go every way of a language: from each state, by each piece of text, and to an end, once by the least and once by the greatest
 * characters, as numbers need. Of the states from which characters of one class lead to the same state, only the first goes by each of them.
 */

/** A language to walk. */
export interface Walkable<S> {
  readonly first: S;
  readonly step: (state: S, code: number) => S | undefined;
  readonly isEnd: (state: S) => boolean;
  readonly keyOf: (state: S) => string | number;
  /** Returns the class of a character: those of a class lead to the same states. */
  readonly classOf: (code: number) => unknown;
}

export const CHARACTERS: readonly string[] = CODES.map((code) => String.fromCharCode(code));

/** Each character, and each escape in either case. */
export const PIECES: readonly string[] = [...CHARACTERS, ...ESCAPES];

/** The least and the greatest of the shortest texts. */
type Ends = readonly [least: string, greatest: string];

/** A state, and the texts that lead there. */
interface Head<S> {
  texts: Ends;
  readonly state: S;
  readonly ways: (readonly [piece: string, to: unknown])[];
}

/**
 * Returns the texts of a cover, each once.
 *
 * @param isByClass - True to go by each character of a class in one state only.
 */
function coverOf<S>(language: Walkable<S>, pieces: readonly string[], isByClass: boolean): readonly string[] {
  const { step, isEnd, keyOf } = language;
  const classes = CODES.map(language.classOf);
  const classOf = (code: number) => classes[code];
  const examples = isByClass ? examplesOf([classOf]).map((code) => String.fromCharCode(code)) : pieces;
  const isExample = (piece: string) => !isByClass || examples.includes(piece.charAt(0));
  const firsts = new Map<string, unknown>();
  const heads = new Map<unknown, Head<S>>([
    [keyOf(language.first), { texts: ["", ""], state: language.first, ways: [] }],
  ]);
  const before = new Map<unknown, unknown[]>();
  const classed = pieces.map(
    (piece) => [piece, Array.from(piece, (character) => classOf(character.charCodeAt(0))).join()] as const,
  );
  for (const [key, head] of heads) {
    const { state, ways } = head;
    const [least, greatest] = head.texts;
    const reached = new Map<string, readonly [S, unknown] | undefined>();
    for (const [piece, classes] of classed) {
      if (!reached.has(classes)) {
        let to: S | undefined = state;
        for (let at = 0; at < piece.length && to !== undefined; at++) to = step(to, piece.charCodeAt(at));
        reached.set(classes, to && [to, keyOf(to)]);
      }
      const [to, other] = reached.get(classes) ?? [];
      if (to === undefined) continue;
      if (!isExample(piece)) {
        const way = `${other},${classes}`;
        if (!firsts.has(way)) firsts.set(way, key);
        if (firsts.get(way) !== key) continue;
      }
      ways.push([piece, other]);
      const known = heads.get(other);
      const texts: Ends = [least + piece, greatest + piece];
      if (known === undefined) heads.set(other, { texts, state: to, ways: [] });
      else if (texts[1].length === known.texts[1].length && texts[1] > known.texts[1])
        known.texts = [known.texts[0], texts[1]];
      const all = before.get(other);
      if (all === undefined) before.set(other, [key]);
      else if (all.at(-1) !== key) all.push(key);
    }
  }
  const tails = new Map<unknown, Ends>();
  for (const [key, { state }] of heads) if (isEnd(state)) tails.set(key, ["", ""]);
  for (const [key, [least, greatest]] of tails)
    for (const from of before.get(key) ?? []) {
      if (tails.has(from)) continue;
      const pieces = heads.get(from)?.ways.flatMap(([piece, to]) => (to === key ? piece : [])) ?? [];
      tails.set(from, [pieces[0] + least, pieces.at(-1) + greatest]);
    }
  const texts = [...heads.values()].flatMap(({ texts: [least, greatest], ways }) =>
    ways.flatMap(([piece, to]) => {
      const [first, last] = tails.get(to) ?? [];
      if (first === undefined) return [];
      return [least + piece + first, ...(isExample(piece) ? [greatest + piece + last] : [])];
    }),
  );
  return [...new Set(isEnd(language.first) ? ["", ...texts] : texts)];
}

/** Walks the texts that all of some grammars have. */
export function walkOfAll(nodes: readonly Node[]): Walkable<readonly AutomatonState[]> {
  const languages = nodes.map(languageOf);
  return {
    first: languages.map(({ first }) => first),
    step: (states, code) => {
      const next = languages.flatMap((language, at) => language.after(states[at] as AutomatonState, code) ?? []);
      return next.length === languages.length ? next : undefined;
    },
    isEnd: (states) => languages.every((language, at) => language.finalOf(states[at] as AutomatonState) !== null),
    keyOf: (states) => states.map(({ index }) => index).join(),
    classOf: (code) => languages.map(({ nfa }) => nfa.classOf[code]).join(":"),
  };
}

/** Walks the texts of an expression from a state on. */
export const walkOfExpression = (
  { first, step, isEnd, classOf }: ExpressionLanguage,
  from = first,
): Walkable<Term> => ({ first: from, step, isEnd, keyOf: ({ id }) => id, classOf: (code) => classOf[code] });

/** Returns a cover of the texts that all of some grammars have. */
export const coverOfAll = (nodes: readonly Node[], pieces = PIECES) => coverOf(walkOfAll(nodes), pieces, false);

/** Returns a cover of the texts of an expression from a state on. */
export const coverOfExpression = (language: ExpressionLanguage, first = language.first, pieces = CHARACTERS) =>
  coverOf(walkOfExpression(language, first), pieces, true);
