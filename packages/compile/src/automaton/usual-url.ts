import type { Component, List, Literal, Node } from "@url1738/core/define";
import { children, withChildren } from "@url1738/core/grammar";
import { absentText, type Defaults, type OfKind } from "@url1738/core/inside/grammar/walk";
import { type CanonicalForm, canonicalForm, NOTHING } from "./canonical-form.ts";
import { type Cut, cutsOf, type Piece, partsOf, textOf } from "./cuts.ts";
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
  /** How such a text, and what may follow it, is spelt canonically; `undefined` if only its value tells. */
  readonly respelling: Respelling | undefined;
}

/** The changes that spell a cut text canonically. */
export interface Respelling {
  /** The names of the components that are left out, if they have the value that an absent one has or are empty. */
  readonly leftOut: readonly string[];
  /** The text of a part that is written if it is not there, by the name of its component. */
  readonly implied: ReadonlyMap<string, string>;
  /** The component whose reading function brings escapes into normal form; `undefined` if none needs that. */
  readonly read: Component | undefined;
}

/** Follows the form of canonical spellings. */
class Finder {
  readonly form: CanonicalForm;
  /** An expression that keeps some texts from following the next component, see {@link guardOf}. */
  #guard = "";
  /** See {@link Usual.isStraight}. */
  isStraight = true;

  constructor(form: CanonicalForm) {
    this.form = form;
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
    if (beginsWithLiteral(node.item)) return `(?:${all.join("")})?`;
    // Characters of the part may also be those of the next one, such as a host. Try that first: most texts lack the part.
    this.#guard = guardOf(node.item);
    this.isStraight &&= this.#guard !== "";
    return `(?:${all.join("")})??`;
  }

  #componentOf(component: Component, rest: Node): string {
    const { expression, except } = usualTextsOf(component) as UsualTexts;
    const absent = this.form.asked.get(component);
    const others = [...(absent === undefined ? [] : [escaped(absent)]), ...(except === undefined ? [] : [except])];
    const guard = this.#guard;
    this.#guard = "";
    return others.map((expression) => `(?!${expression}${aheadOf(rest)})`).join("") + expression + guard;
  }

  /**
   * Writes the expression of a list and the part after it, if that is like another item, and any characters make up an item; otherwise the last
   * item would be looked at twice.
   */
  #joined(list: Node | undefined, next: Node | undefined): string | undefined {
    if (list?.kind !== "list" || next?.kind !== "component" || list.item.kind !== "component") return undefined;
    const [inside, others] = [usualTextsOf(list.item), usualTextsOf(next)];
    const isAlike = inside?.expression === others?.expression && !this.form.asked.has(next);
    const isMark = list.place === "after" && list.separator.length === 1;
    return isAlike && isMark ? inside?.pieces && anyOf([...inside.pieces, list.separator]) : undefined;
  }

  #listOf({ item, separator, place }: List, rest: Node): string {
    const repeated = this.expressionOf(item, afterItem(separator, rest));
    const mark = escaped(separator);
    if (place === "after") return `(?:${repeated}${mark})*`;
    return place === "before" ? `(?:${mark}${repeated})*` : `${repeated}(?:${mark}${repeated})*`;
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

/**
 * Writes the expression that what follows a component does not end an optional part before it, such as a login, whose characters the component
 * may have as well; an empty one if no character tells.
 */
function guardOf(part: Node): string {
  const language = languageOf(part);
  const mark = partsOf(part)?.at(-1)?.part;
  if (mark?.kind !== "literal" || mark.text.length !== 1) return "";
  const others = CODES.map((code) => String.fromCharCode(code)).filter(
    (character) => character !== mark.text && hasCharacter(language, character.charCodeAt(0)),
  );
  return `(?!${oneCharacterOf(others)}*${escaped(mark.text)})`;
}

/**
 * Finds the usual texts of a grammar; `undefined` if none are known.
 *
 * @param lead - The text before them, such as `ftp:`.
 * @param isWider - True to find also what else can be cut so.
 */
export function usualOfGrammar(node: Node, lead: string, defaults: Defaults, isWider = false): Usual | undefined {
  const form = canonicalForm(node, defaults);
  const usual = toldOf(form, lead);
  if (form === undefined || usual === undefined) return undefined;
  const open =
    usual.cuts && usual.isStraight && isWider ? toldOf(canonicalForm(node, defaults, true), lead) : undefined;
  if (open?.cuts === undefined) return { ...usual, wider: undefined };
  const rest = restOf(node);
  const respelling = respellingOf(node, form, defaults, rest !== undefined);
  return { ...usual, cuts: open.cuts, wider: { open: open.expression, rest, respelling } };
}

/** Finds the texts of a form, and their cuts. */
function toldOf(form: CanonicalForm | undefined, lead: string): Omit<Usual, "wider"> | undefined {
  const node = form && new Finder(form).told(form.node);
  if (node === undefined) return undefined;
  const finder = new Finder(form as CanonicalForm);
  const expression = `^${escaped(lead)}${finder.expressionOf(node)}$`;
  // Only what comes after some alternatives decides between them.
  return { expression, isStraight: finder.isStraight && !hasChoice(node), cuts: cutsOf(node, finder.form.asked) };
}

const hasChoice = (node: Node): boolean =>
  node.kind === "choice" || (node.kind !== "component" && children(node).some(hasChoice));

/** See {@link Wider.respelling}. @param isEscaped - True if escapes may not be in normal form. */
function respellingOf(
  node: Node,
  { asked }: CanonicalForm,
  defaults: Defaults,
  isEscaped: boolean,
): Respelling | undefined {
  const leftOut = Array.from(asked.keys(), ({ name }) => name);
  const implied = new Map<string, string>();
  const escaped: Component[] = [];
  let lead: Piece<Literal>[] = [];
  for (const { part, within } of partsOf(node) ?? []) {
    if (part.kind === "literal") {
      lead.push({ part, within });
      continue;
    }
    // A literal that is always there would go with the part that is left out.
    if (leftOut.includes(part.name) && lead.some((literal) => literal.within === undefined)) return undefined;
    if (within?.kind === "optional" && within.implied) {
      const absent = absentText(part, defaults);
      if (absent === undefined || lead.some((literal) => literal.within !== within)) return undefined;
      implied.set(part.name, textOf(lead) + part.codec.spell(part.codec.read(absent)));
    }
    if (hasEscapes(part)) escaped.push(part);
    lead = [];
  }
  const [first, ...others] = isEscaped ? escaped : [];
  if (isEscaped && first === undefined) return undefined;
  const isOne = others.every(({ codec }) => codec.read === first?.codec.read);
  return isOne && ![...asked.keys()].some(hasEscapes) ? { leftOut, implied, read: first } : undefined;
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
