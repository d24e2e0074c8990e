import { escapeOctet } from "@url1738/core";
import type { CharacterSet, Node } from "@url1738/core/define";
import { children, withChildren } from "@url1738/core/grammar";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import { charactersOf, type OfKind } from "@url1738/core/inside/grammar/walk";
import { characterClass } from "@url1738/core/inside/syntax/percent-encoding";
import { isDecided } from "./is-decided.ts";
import { CODES } from "./program.ts";
import { hasCharacter, isEnd, isWithin, languageOf } from "./watched-texts.ts";

/** Writes regular expressions for the texts of grammars. */

/** The states that some languages have reached by the same text. */
export interface Meeting {
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
export function* meetingsOf(
  languages: readonly Automaton[],
  pieces: readonly string[],
): Generator<Meeting, void, undefined> {
  const seen = new Set<string>();
  const waiting: (readonly AutomatonState[])[] = [languages.map(({ first }) => first)];
  for (const positions of waiting) {
    const nexts = pieces.map((piece) => afterAll(languages, positions, piece));
    const canEnd = languages.every((language, at) => isEnd(language, positions[at] as AutomatonState));
    yield { canEnd, stuck: pieces.filter((_, at) => nexts[at] === undefined) };
    for (const next of nexts) {
      const key = next?.map(({ index }) => index).join();
      if (next === undefined || key === undefined || seen.has(key)) continue;
      waiting.push(next);
      seen.add(key);
    }
  }
}

/** All ASCII characters, as strings. */
export const ASCII: readonly string[] = CODES.map((code) => String.fromCharCode(code));

const HEX = "0123456789abcdefABCDEF";

/** All escapes, in either case. */
export const ESCAPES: readonly string[] = [...HEX].flatMap((first) => [...HEX].map((second) => `%${first}${second}`));

/** Writes characters as the inside of a character class in a module. */
export const classOf = (characters: readonly string[]): string =>
  characterClass(characters.join(""))
    .replace("0-9", "\\d")
    .replace(/[\p{Cc}/]/gu, (character) => `\\x${escapeOctet(character.charCodeAt(0)).slice(1)}`);

/** Writes an expression for one of some characters; an empty one for none. */
export const oneCharacterOf = (characters: readonly string[]): string =>
  characters.length < 2 ? escaped(characters.join("")) : `[${classOf(characters)}]`.replace(/^\[(\\d)\]$/, "$1");

/** Writes an expression for some escapes. */
function oneEscapeOf(escapes: readonly string[]): string {
  const firstsOf = new Map<string, string[]>();
  // Most escapes of ASCII begin so, and V8 tries one alternative after the other.
  const isCommon = (first: string) => Number(first === "2" || first === "3");
  const firsts = [...new Set(escapes.map((written) => written.charAt(1)))];
  for (const first of firsts.sort((one, other) => isCommon(other) - isCommon(one))) {
    const seconds = oneCharacterOf(
      escapes.flatMap((written) => (written.charAt(1) === first ? written.charAt(2) : [])),
    );
    firstsOf.set(seconds, [...(firstsOf.get(seconds) ?? []), first]);
  }
  return `%(?:${[...firstsOf].map(([seconds, firsts]) => oneCharacterOf(firsts) + seconds).join("|")})`;
}

/**
 * Writes an expression for the texts of some languages, if single characters and escapes tell what they are: all of these may follow each
 * other, except perhaps at the beginning.
 *
 * @param escapes - The escapes that may be in the texts.
 */
export function runOf(languages: readonly Automaton[], escapes: readonly string[]): Run | undefined {
  // With escapes, a % begins one.
  const pieces = [...ASCII.filter((piece) => piece !== "%" || escapes.length === 0), ...escapes];
  const [first, ...others] = meetingsOf(languages, pieces);
  const [later] = others;
  if (first === undefined || later === undefined) return undefined;
  if (!others.every(({ canEnd, stuck }) => canEnd && stuck.join() === later.stuck.join())) return undefined;
  const begins = pieces.filter((piece) => !first.stuck.includes(piece));
  const goesOn = pieces.filter((piece) => !later.stuck.includes(piece));
  // All texts begin with escapes that none of them may have.
  if (begins.length === 0 && !first.canEnd) return undefined;
  if (first.canEnd && begins.join() === goesOn.join()) return { expression: anyOf(goesOn), pieces: goesOn };
  const [raw, anyEscape] = expressionsOf(begins);
  const isOne = anyEscape === undefined && begins.join() === goesOn.join();
  const expression = isOne ? `${raw}+` : eitherOf(raw, anyEscape) + anyOf(goesOn);
  return { expression: first.canEnd ? `(?:${expression})?` : expression };
}

/** An expression for texts, see {@link runOf}. */
export interface Run {
  readonly expression: string;
  /** If the texts are all sequences of some characters and escapes, these. */
  readonly pieces?: readonly string[];
}

/** Writes expressions for one of some characters, and one of some escapes. */
function expressionsOf(pieces: readonly string[]): readonly [raw: string, own: string | undefined] {
  const escaped = pieces.filter((piece) => piece.length > 1);
  return [
    oneCharacterOf(pieces.filter((piece) => piece.length === 1)),
    escaped.length === 0 ? undefined : oneEscapeOf(escaped),
  ];
}

/** Writes an expression for one of some characters or escapes, each as an expression; an empty one would match the empty text. */
const eitherOf = (raw: string, anyEscape: string | undefined) =>
  anyEscape === undefined ? raw : raw === "" ? grouped(anyEscape) : `(?:${raw}|${anyEscape})`;

/** Writes an expression for any number of some characters and escapes. */
export function anyOf(pieces: readonly string[]): string {
  const [raw, anyEscape] = expressionsOf(pieces);
  if (raw === "") return anyEscape === undefined ? "" : `(?:${anyEscape})*`;
  // In pairs, V8 checks half as often whether the text ends. Between escapes, there are too few characters for that to matter.
  const run = `(?:${raw}{2})*${raw}?`;
  return anyEscape === undefined ? run : `${run}(?:${anyEscape}${raw}*)*`;
}

/** Writes an expression for the texts of a grammar that some languages have, if the characters that these lack tell which they are. */
export function shapedLike(node: Node, languages: readonly Automaton[]): Run | undefined {
  const characters = ASCII.filter((character) =>
    languages.every((language) => hasCharacter(language, character.charCodeAt(0))),
  );
  const left = restricted(node, (character) => characters.includes(character));
  if (left === undefined || !isDecided(left)) return undefined;
  const isTold = languages.every((language) => isWithin(languageOf(left), language));
  return isTold ? { expression: expressionOf(left) } : undefined;
}

/** Returns the grammar of the texts that have only some raw characters and no escapes; `undefined` if there are none. */
function restricted(node: Node, isKept: (character: string) => boolean): Node | undefined {
  if (node.kind === "literal") return [...node.text].every(isKept) ? node : undefined;
  if (node.kind === "set") {
    const kept = [...node.characters].filter(isKept).join("");
    return kept === "" ? undefined : { ...node, characters: kept, escapes: false };
  }
  const all = children(
    node satisfies OfKind<"sequence" | "choice" | "optional" | "repeat" | "rule" | "component" | "list">,
  ).flatMap((child) => restricted(child, isKept) ?? []);
  if (all.length === children(node).length) return withChildren(node, all);
  if (node.kind === "choice" && all.length > 0) return all.length === 1 ? all[0] : { ...node, items: all };
  const canBeEmpty = node.kind === "optional" || (node.kind === "repeat" && node.least === 0);
  return canBeEmpty ? { kind: "sequence", items: [] } : undefined;
}

/** Writes a text as an expression in a module. */
export const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");

/** Tells whether an expression is a single character or a class. */
const isAtom = (expression: string) => /^(?:\\.|[^\\]|\[[^\]]*\])$/.test(expression);

/** Tells whether an expression is one of some characters or escapes, in parentheses. */
const isGroup = (expression: string) => /^\(\?:\[(?:\\.|[^\\\]])*\]\|%\(\?:[^()]*\)\)$/.test(expression);

/** Puts an expression into parentheses, unless it needs none. */
export const grouped = (expression: string): string =>
  isAtom(expression) || isGroup(expression) ? expression : `(?:${expression})`;

/** Writes an expression for what may be left out: `x(?:xx?)?` becomes `x{0,3}`. */
function optionally(expression: string): string {
  const [, item = "", again, most] = /^(.+)(\1|\(\?:\1\))(?:\?|\{0,(\d+)\})$/.exec(expression) ?? [];
  if (item === "" || again !== grouped(item)) return `${grouped(expression)}?`;
  return `${again}{0,${Number(most ?? 1) + 1}}`;
}

/** Joins expressions, and counts those that come three times or more. */
function inRow([first = "", ...others]: readonly string[]): string {
  const other = others.findIndex((part) => part !== first);
  const same = other < 0 ? others.length : other;
  const isCounted = same > 1 && !isAtom(first);
  return others.length === 0
    ? first
    : (isCounted ? `${grouped(first)}{${same + 1}}` : first.repeat(same + 1)) + inRow(others.slice(same));
}

/**
 * Writes an expression for the texts of a grammar.
 *
 * @param escapes - The escapes that its sets with escapes may have in the texts.
 * @param isBrief - True for a shorter expression, which takes up to twice as long.
 */
export function expressionOf(node: Node, escapes: readonly string[] = [], isBrief = false): string {
  const { unlike } = factsOf(node);
  const part = partOf(node, escapes, isBrief);
  return unlike === undefined ? part : `(?!${expressionOf(unlike, escapes)})${part}`;
}

/** Writes the expression of a part, without the condition that it is unlike others. */
function partOf(node: Node, escapes: readonly string[], isBrief: boolean): string {
  const within = (child: Node) => expressionOf(child, escapes, isBrief);
  switch (node.kind) {
    case "literal":
      return node.anyCase
        ? charactersOf(node)
            .map((letter) => oneCharacterOf([...letter]))
            .join("")
        : escaped(node.text);
    case "set": {
      const [raw, anyEscape] = expressionsOf(piecesOf(node, escapes));
      return eitherOf(raw, anyEscape);
    }
    case "choice":
      return `(?:${node.items.map(within).join("|")})`;
    case "optional":
      return optionally(within(node.item));
    case "repeat": {
      const run = node.item.kind === "set" && !isBrief ? piecesOf(node.item, escapes) : [];
      if (run.some((piece) => piece.length > 1)) return (node.least === 0 ? "" : within(node.item)) + anyOf(run);
      return `${grouped(within(node.item))}${node.least === 0 ? "*" : "+"}`;
    }
    case "sequence":
    case "rule":
    case "component":
    case "list":
      return inRow(isBrief ? briefly(children(node), within) : children(node).map(within));
  }
}

/** Writes the expressions of parts. A part that repeats after a separator is written once: `a(?:,a)*` as `(?:a(?:,(?=a)|(?!a)))+`. */
function briefly(parts: readonly Node[], written: (part: Node) => string): readonly string[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [];
  const [next, ...others] = rest;
  const separator = next?.kind === "repeat" && next.least === 0 ? children(next.item)[0] : undefined;
  const mark = separator?.kind === "literal" ? escaped(separator.text) : "";
  const pattern = written(part);
  if (mark === "" || next === undefined || written(next) !== `(?:${mark}${pattern})*`)
    return [pattern, ...briefly(rest, written)];
  const language = languageOf(part);
  const begins = oneCharacterOf(ASCII.filter((one) => language.after(language.first, one.charCodeAt(0))));
  return [`(?:${pattern}(?:${mark}(?=${begins})|(?!${begins})))+`, ...briefly(others, written)];
}

/** Returns the characters of a set, and the escapes that it has of some. */
function piecesOf({ characters, escapes, without = [] }: CharacterSet, some: readonly string[]): readonly string[] {
  const isOwn = (piece: string) => !without.includes(Number.parseInt(piece.slice(1), 16));
  return [...new Set(characters), ...(escapes ? some.filter(isOwn) : [])];
}
