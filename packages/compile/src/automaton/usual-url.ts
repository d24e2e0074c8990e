import type { Component, List, Literal, Node } from "@url1738/core/define";
import { children, withChildren } from "@url1738/core/grammar";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { Defaults, OfKind } from "@url1738/core/inside/grammar/walk";
import { type CanonicalForm, canonicalForm, NOTHING } from "./canonical-form.ts";
import { anyOf, ESCAPES, escaped, oneCharacterOf, runOf } from "./expressions.ts";
import { hasEscapes, type UsualTexts, usualTextsOf } from "./plain-texts.ts";
import { CODES } from "./program.ts";
import { hasCharacter, isEnd, languageOf } from "./watched-texts.ts";

/**
 * Finds the usual texts of a grammar: those that break no rule, are their own canonical spelling, and have in each component only texts that an
 * expression can tell. As a grammar that can be taken in two ways is refused, the expression decides at each character what follows, and looks
 * at none of them more than a few times.
 */

/** The usual texts of a grammar. */
export interface Usual {
  /** The source of an expression, from `^` to `$`, that matches only these texts. */
  readonly expression: string;
  /** True if the expression without `$` matches these texts to their end: it never has to go back. */
  readonly isStraight: boolean;
  /** How to cut such a text into its components; `undefined` if delimiters alone do not tell. */
  readonly cuts: readonly Cut[] | undefined;
  /** The other texts that can be cut so; `undefined` for none. */
  readonly wider: Wider | undefined;
}

/** Texts that need not be their own canonical spelling, but whose components have rules that an expression can tell. */
export interface Wider {
  /** The source of an expression like {@link Usual.expression}, for texts with other optional parts than the canonical spelling has. */
  readonly open: string;
  /** The source of an expression, from `^` to `$`, for what may follow such a text, with any escapes; `undefined` for nothing. */
  readonly rest: string | undefined;
}

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

/** Follows the form of canonical spellings. */
class Finder {
  readonly #form: CanonicalForm;

  constructor(form: CanonicalForm) {
    this.#form = form;
  }

  /**
   * Leaves out the optional parts and alternatives that have no usual texts, and those that can be empty: an empty optional part counts as left
   * out. Returns `undefined` if the whole has no usual texts.
   */
  told(node: Node): Node | undefined {
    if (node.kind === "component") return usualTextsOf(node) && node;
    const canBeLeftOut = node.kind === "optional" || node.kind === "choice";
    const all = children(node).flatMap((child) => {
      const nodes = this.told(child);
      return nodes === undefined || (canBeLeftOut && this.#canBeEmpty(nodes)) ? [] : nodes;
    });
    if (all.length === children(node).length) return withChildren(node, all);
    if (node.kind === "optional") return { kind: "sequence", items: [] };
    return node.kind === "choice" && all.length > 0 ? { ...node, items: all } : undefined;
  }

  #canBeEmpty(node: Node): boolean {
    return new RegExp(`^${this.expressionOf(node)}$`).test("");
  }

  /** Writes the expression of what {@link told} returns. @param rest - What follows; only how it begins matters. */
  expressionOf(node: Node, rest = NOTHING): string {
    if (node.kind === "literal") return escaped(node.text);
    if (node.kind === "component") return this.#componentOf(node, rest);
    if (node.kind === "list") return this.#listOf(node, rest);
    const parts = children(node satisfies OfKind<"set" | "sequence" | "choice" | "optional" | "repeat" | "rule">);
    const all = parts.map((child, at) => {
      if (this.#joined(parts[at - 1], child) !== undefined) return "";
      const after: Node = { kind: "sequence", items: [...parts.slice(at + 1), rest] };
      return this.#joined(child, parts[at + 1]) ?? this.expressionOf(child, node.kind === "choice" ? rest : after);
    });
    if (node.kind === "choice") return `(?:${all.join("|")})`;
    if (node.kind !== "optional") return all.join("");
    // Only what follows the part may come in its place.
    if (node.implied) return `(?:${all.join("")}|${aheadOf(rest)})`;
    // If characters of the part may also be those of the next one, such as a host, try that first: most texts lack the part.
    return `(?:${all.join("")})?${beginsWithLiteral(node.item) ? "" : "?"}`;
  }

  #componentOf(component: Component, rest: Node): string {
    const { expression, except } = usualTextsOf(component) as UsualTexts;
    const absent = this.#form.asked.get(component);
    const others = [...(absent === undefined ? [] : [escaped(absent)]), ...(except === undefined ? [] : [except])];
    return others.map((expression) => `(?!${expression}${aheadOf(rest)})`).join("") + expression;
  }

  /**
   * Writes the expression of a list and the part after it, if that is like another item, and any characters make up an item; otherwise the last
   * item would be looked at twice.
   */
  #joined(list: Node | undefined, next: Node | undefined): string | undefined {
    if (list?.kind !== "list" || next?.kind !== "component" || list.item.kind !== "component") return undefined;
    const [inside, others] = [usualTextsOf(list.item), usualTextsOf(next)];
    const isAlike = inside?.expression === others?.expression && !this.#form.asked.has(next);
    const isMark = list.place === "after" && list.separator.length === 1;
    return isAlike && isMark ? inside?.pieces && anyOf([...inside.pieces, list.separator]) : undefined;
  }

  #listOf({ item, separator, place }: List, rest: Node): string {
    const repeated = this.expressionOf(item, afterItem(separator, rest));
    const mark = escaped(separator);
    if (place === "after") return `(?:${repeated}${mark})*`;
    return place === "before" ? `(?:${mark}${repeated})*` : `${repeated}(?:${mark}${repeated})*`;
  }

  /** See {@link Usual.cuts}. */
  cutsOf(node: Node): readonly Cut[] | undefined {
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
      const canBeEmpty =
        languages.every((language) => isEnd(language, language.first)) && this.#form.asked.get(part) !== "";
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
}

/** Returns the part that follows an item of a list; only how it begins matters. */
const afterItem = (separator: string, rest: Node): Node => ({
  kind: "choice",
  items: [{ kind: "literal", text: separator }, rest],
});

/** Returns the characters that texts of a part begin with. */
function beginningOf(part: Node): readonly string[] {
  const language = languageOf(part);
  return CODES.flatMap((code) => (language.after(language.first, code) ? String.fromCharCode(code) : []));
}

/** Writes the expression that looks ahead for the beginning of a part. */
function aheadOf(part: Node): string {
  const [begins, language] = [oneCharacterOf(beginningOf(part)), languageOf(part)];
  if (!isEnd(language, language.first)) return `(?=${begins})`;
  return begins === "" ? "$" : `(?=${begins}|$)`;
}

function beginsWithLiteral(node: Node): boolean {
  const [first] = children(node);
  return node.kind === "literal" || (node.kind !== "component" && first !== undefined && beginsWithLiteral(first));
}

/** A literal or a component, and the innermost optional part that has it. */
interface Piece<P extends Component | Literal = Component | Literal> {
  readonly part: P;
  readonly within: Node | undefined;
}

const textOf = (pieces: readonly Piece<Literal>[]) => pieces.map(({ part }) => part.text).join("");

/** Returns the literals and the components of a grammar, in order; `undefined` if it has alternatives, lists, or optional parts that end with a literal. */
function partsOf(node: Node, within?: Node): readonly Piece[] | undefined {
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

/**
 * Finds the usual texts of a grammar; `undefined` if none are known.
 *
 * @param lead - The text before them, such as `ftp:`.
 * @param isWider - True to find also what else can be cut so.
 */
export function usualOfGrammar(node: Node, lead: string, defaults: Defaults, isWider = false): Usual | undefined {
  const usual = toldOf(canonicalForm(node, defaults), lead);
  if (usual === undefined) return undefined;
  const isStraight = usual.cuts !== undefined && !usual.expression.includes(")??");
  const open = isStraight && isWider ? toldOf(canonicalForm(node, defaults, true), lead) : undefined;
  if (open?.cuts === undefined) return { ...usual, isStraight, wider: undefined };
  return { ...usual, isStraight, cuts: open.cuts, wider: { open: open.expression, rest: restOf(node) } };
}

/** Finds the texts of a form, and their cuts. */
function toldOf(form: CanonicalForm | undefined, lead: string): Pick<Usual, "expression" | "cuts"> | undefined {
  if (form === undefined) return undefined;
  const finder = new Finder(form);
  const told = finder.told(form.node);
  return told && { expression: `^${escaped(lead)}${finder.expressionOf(told)}$`, cuts: finder.cutsOf(told) };
}

/** Writes the expression of the rest of a text, see {@link Wider.rest}: texts of the last component. */
function restOf(node: Node): string | undefined {
  const parts = [...(partsOf(node) ?? [])];
  const last = parts.at(-1)?.part;
  if (last?.kind !== "component") return undefined;
  // Wherever the text may end, escapes must be able to follow. An implied part ends this: only what follows it may come in its place.
  for (;;) {
    const { part, within } = parts.at(-1) ?? {};
    if (part?.kind !== "component" || !hasEscapes(part)) return undefined;
    if (within?.kind !== "optional" || within.implied) break;
    while (parts.at(-1)?.within === within) parts.pop();
  }
  const run = runOf([languageOf(last.item)], ESCAPES);
  return run?.pieces && `^${run.expression}$`;
}
