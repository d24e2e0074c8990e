import type { Component, Literal, Node } from "@url1738/core/define";
import { children } from "@url1738/core/grammar";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { OfKind } from "@url1738/core/inside/grammar/walk";
import type { CanonicalForm } from "./canonical-form.ts";
import { type UsualTexts, usualTextsOf } from "./plain-texts.ts";
import { CODES } from "./program.ts";
import { hasCharacter, isEnd } from "./watched-texts.ts";

/** Finds delimiters that tell where the components of usual texts are. */

/** A component of a usual text, and where it begins. */
export interface Cut {
  readonly component: Component;
  /** The text whose first occurrence in the whole ends what comes before. The first component begins at a known place, after this text. */
  readonly delimiter: string;
  /** The number of characters from that occurrence on that do not depend on whether the component is there. */
  readonly outside: number;
  /** The number of characters after these that only a text with the component has, before the component's own. */
  readonly inside: number;
  /** The characters around those texts of the first component that have the delimiter; `undefined` if no text before it has it. */
  readonly brackets: Brackets | undefined;
  readonly isOptional: boolean;
  /** True if the text is the value. */
  readonly isValue: boolean;
}

/** Two characters: texts that begin with the first one end with the second one, which is nowhere else in them. */
type Brackets = readonly [opening: string, closing: string];

/**
 * Finds how to cut the texts of a grammar at delimiters; `undefined` if these alone do not tell.
 *
 * @param asked - See `CanonicalForm`.
 */
export function cutsOf(node: Node, asked: CanonicalForm["asked"]): readonly Cut[] | undefined {
  const parts = partsOf(node);
  if (parts === undefined || parts.at(-1)?.part.kind === "literal") return undefined;
  const cuts: Cut[] = [];
  const before: Automaton[][] = [];
  let [lead, literals]: [Piece<Literal>[], string] = [[], ""];
  for (const { part, within } of parts) {
    if (part.kind === "literal") {
      lead.push({ part, within });
      continue;
    }
    const { languages, areValues } = usualTextsOf(part) as UsualTexts;
    const isOptional = within !== undefined;
    const inside = textOf(isOptional ? lead.filter((delimiter) => delimiter.within === within) : []);
    const all = textOf(lead);
    const outside = all.length - inside.length;
    // Without a literal that only it has, an empty text looks as one that is left out.
    const canBeEmpty = languages.every((language) => isEnd(language, language.first)) && asked.get(part) !== "";
    if (isOptional && inside === "" && canBeEmpty) return undefined;
    // The first literal is there whenever any of the others is.
    const always = textOf(cuts.length === 0 ? lead : lead.filter((literal) => literal.within === lead[0]?.within));
    const delimiter = cuts.length > 0 && all === "" ? firstOf(languages) : always;
    let brackets: Brackets | undefined;
    if (cuts.length > 0) {
      if (delimiter === undefined || literals.includes(delimiter.charAt(0))) return undefined;
      const code = delimiter.charCodeAt(0);
      const [having, ...more] = before.filter((candidate) =>
        candidate.every((language) => hasCharacter(language, code)),
      );
      brackets = having?.map((language) => bracketsIn(language, code)).find((pair) => pair !== undefined);
      if (more.length > 0 || having !== (brackets && before[0])) return undefined;
      literals += all === "" ? delimiter : all;
    } else if (isOptional) return undefined;
    cuts.push({
      component: part,
      delimiter: delimiter ?? "",
      outside,
      inside: inside.length,
      brackets,
      isOptional,
      isValue: areValues,
    });
    before.push([...languages]);
    lead = [];
  }
  return cuts;
}

/** A literal or a component, and the innermost optional part that has it. */
export interface Piece<P extends Component | Literal = Component | Literal> {
  readonly part: P;
  readonly within: Node | undefined;
}

/** Returns the text of some literals. */
export const textOf = (pieces: readonly Piece<Literal>[]) => pieces.map(({ part }) => part.text).join("");

/** Returns the literals and the components of a grammar, in order; `undefined` if it has alternatives, lists, or optional parts that end with a literal. */
export function partsOf(node: Node, within?: Node): readonly Piece[] | undefined {
  if (node.kind === "literal") return node.text === "" ? [] : [{ part: node, within }];
  if (node.kind === "component") return [{ part: node, within }];
  if (node.kind === "choice" || node.kind === "list") return undefined;
  const parts = children(node satisfies OfKind<"set" | "sequence" | "optional" | "repeat" | "rule">).map((child) =>
    partsOf(child, node.kind === "optional" ? node : within),
  );
  const all = parts.flatMap((told) => told ?? []);
  const isOpen = parts.includes(undefined) || (node.kind === "optional" && all.at(-1)?.part.kind === "literal");
  return isOpen ? undefined : all;
}

/** Returns the only character that texts of all languages begin with. */
function firstOf(languages: readonly Automaton[]): string | undefined {
  const [first, ...others] = CODES.filter((code) =>
    languages.every((language) => language.after(language.first, code)),
  );
  const canBeEmpty = languages.every((language) => language.finalOf(language.first) !== null);
  return first === undefined || others.length > 0 || canBeEmpty ? undefined : String.fromCharCode(first);
}

/** Finds the characters around those texts of a language that have another one; `undefined` if no characters tell them from others. */
function bracketsIn(language: Automaton, character: number): Brackets | undefined {
  const openings = CODES.filter((code) => {
    const next = language.after(language.first, code);
    return next && (code === character || hasCharacter(language, character, next));
  });
  const closings = new Set<number>();
  const states = new Set(openings.flatMap((code) => language.after(language.first, code) ?? []));
  for (const state of states)
    for (const code of CODES) {
      const next = language.after(state, code);
      if (next === undefined) continue;
      if (isEnd(language, next)) closings.add(code);
      states.add(next);
    }
  const [opening, ...others] = openings;
  const [closing, ...more] = closings;
  if (opening === undefined || closing === undefined || others.length + more.length > 0) return undefined;
  const isLast = [...states].every((state) => {
    const next = language.after(state, closing);
    return !next || (isEnd(language, next) && CODES.every((code) => !language.after(next, code)));
  });
  return isLast ? [String.fromCharCode(opening), String.fromCharCode(closing)] : undefined;
}
