import * as kit from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { absentText } from "@url1738/core/inside/grammar/walk";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { lowerCase } from "@url1738/core/runtime";
import * as rfc3986 from "@url1738/rfc3986";
import type { Cut } from "../../src/automaton/cuts.ts";
import type { Op, Program } from "../../src/automaton/program.ts";
import { allTexts } from "./all-texts.ts";

/** A grammar with all its short texts, and where the interpreter, cuts and programs have its elements in them. */

export const NONE = { defaultPort: undefined };

/** The number of texts to try of each grammar, which decides how long they are. */
const MOST_TEXTS = 20_000;

const scope = {
  ...kit,
  lowerCase,
  ...rfc3986,
  asWritten: (value: string) => value,
  never: () => [{ index: 0, end: 0, message: "It is too long." }],
};
const grammarOf = (text: string): kit.Node =>
  new Function(...Object.keys(scope), `return ${text};`)(...Object.values(scope));

/** The places of an element in a text, if it is there. */
type Place = readonly [start: number, end: number] | undefined;

/** A grammar, its short texts, and where its elements are in each. */
export class Subject {
  readonly node: kit.Node;
  readonly names: readonly string[];
  /** The texts, the shortest first. */
  readonly texts: readonly string[];
  readonly places = new Map<string, readonly Place[]>();

  constructor(grammar: string, characters: string) {
    this.node = grammarOf(grammar);
    this.names = componentsOf(this.node).map(({ name }) => name);
    const { scribe } = interpreted(this.node, NONE, "");
    this.texts = allTexts(characters, Math.floor(Math.log(MOST_TEXTS) / Math.log(characters.length))).filter((text) => {
      const places = scribe.offsets(text);
      if (places === undefined) return false;
      const pairs = this.names.map((_, of) => [places[2 * of], places[2 * of + 1]] as const);
      this.places.set(
        text,
        pairs.map(([start = -1, end = -1]: readonly (number | undefined)[]) => (start < 0 ? undefined : [start, end])),
      );
      return true;
    });
  }

  /** Tells whether an element is where another reader says, or both mean the empty text. */
  isAt(text: string, of: number, other: Place): boolean {
    const place = this.places.get(text)?.[of];
    return (place?.[0] === other?.[0] && place?.[1] === other?.[1]) || this.isAlike(text, of, other);
  }

  /** Tells whether an element is empty or absent both here and as another reader says, which means the same. */
  isAlike(text: string, of: number, other: Place): boolean {
    const element = componentsOf(this.node)[of] as kit.ElementNode;
    // An empty text between separators is one empty item.
    if (element.kind === "list" && element.place === "between") return false;
    const isEmpty = (one: Place) => one === undefined || one[0] === one[1];
    return absentText(element, NONE) === "" && isEmpty(this.places.get(text)?.[of]) && isEmpty(other);
  }
}

/** Cuts a component out of a text, as the written code does. */
export function cutOut(cuts: readonly Cut[], name: string, text: string): Place {
  const of = cuts.findIndex(({ component }) => component.name === name);
  const cut = cuts[of];
  if (cut === undefined) return undefined;
  const from = cuts[0]?.delimiter.length ?? 0;
  const at: number[] = [];
  for (let index = cuts.length - 1; index > 0; index--) {
    const { delimiter, brackets } = cuts[index] as Cut;
    const start = brackets !== undefined && text[from] === brackets[0] ? text.indexOf(brackets[1]) : from;
    const found = text.indexOf(delimiter, start);
    const end = at[index + 1] ?? text.length;
    at[index] = found < 0 || found > end ? end : found;
  }
  const [start, end] = [of === 0 ? from : (at[of] as number), at[of + 1] ?? text.length];
  const { outside, inside, isOptional } = of === 0 ? { ...cut, outside: 0, inside: 0 } : cut;
  return isOptional && start + outside >= end ? undefined : [start + outside + inside, end];
}

/** Runs a program, as the written code does. Returns the places and the flags; `undefined` for a text that it does not accept. */
export function run({ states, classOf, initial, presence, copied }: Program, text: string, count: number) {
  const held = new Map<number, number>();
  const on = new Set<number>();
  const flags = new Set<number>();
  const taken = new Map<number, number>();
  const doAll = (ops: readonly Op[], place: number) => {
    const before = new Map(held);
    for (const { what, of, by, from = -1 } of ops) {
      if (what === "start" || what === "end") held.set(2 * of + (what === "end" ? 1 : 0), place + by);
      else if (what === "on") on.add(of);
      else if (what === "off") on.delete(of);
      else if (what === "flag") flags.add(of);
      else if (what === "move") held.set(of, from < 0 ? place : (before.get(from) ?? -1));
      else taken.set(of, from < 0 ? place : (held.get(from) ?? -1));
    }
  };
  doAll(initial, 0);
  let at = 0;
  for (const [place, character] of [...text].entries()) {
    const step = states[at]?.row[classOf[character.charCodeAt(0)] as number];
    if (step === undefined) return undefined;
    doAll(step.ops, place);
    at = step.to;
  }
  const { final } = states[at] ?? {};
  if (final === undefined) return undefined;
  doAll(final, text.length);
  const placeOf = (tag: number) => (copied.has(tag >> 1) ? (taken.get(tag) ?? text.length) : held.get(tag));
  const places = Array.from({ length: count }, (_, of): Place => {
    const told = presence[of];
    const isThere = told === undefined || (copied.has(told) ? (placeOf(2 * told) ?? -1) >= 0 : on.has(told));
    return isThere ? [placeOf(2 * of) ?? -1, placeOf(2 * of + 1) ?? -1] : undefined;
  });
  return { places, flags };
}
