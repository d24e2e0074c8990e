import { type CharacterSet, type Component, hex, type Node } from "@url1738/core/define";
import { children } from "@url1738/core/grammar";
import { termsOf } from "@url1738/core/inside/grammar/terms";
import { charactersOf, ruleOf, withComponents } from "@url1738/core/inside/grammar/walk";
import { namedGrammar } from "./named-grammar.ts";

/** Puts an element after `*` in brackets, unless it is one name. */
function bracketed(text: string): string {
  return /^(?:[\w+-]+|"[^"]*")$/.test(text) ? text : `[ ${text} ]`;
}

/** Writes a literal in any case, letter by letter: the notation has nothing shorter. */
function inEitherCase(characters: readonly string[]): string {
  const terms = characters.map((cases) => {
    const quoted = [...cases].flatMap((text) => termsOf({ kind: "literal", text })).join(" | ");
    return cases.length > 1 ? `( ${quoted} )` : quoted;
  });
  return terms.join(" ");
}

/** Writes the right side of a rule, with other rules by their names. */
function expression(node: Node): string {
  switch (node.kind) {
    case "literal":
      return node.anyCase === true ? inEitherCase(charactersOf(node)) : termsOf(node).join();
    case "set":
      return termsOf(node).join(" | ");
    case "sequence":
      return node.items.map(grouped).join(" ");
    case "choice":
      return node.items.map(expression).join(" | ");
    case "optional":
      return `[ ${expression(node.item)} ]`;
    case "repeat":
      return `${node.least === 0 ? "*" : "1*"}${bracketed(expression(node.item))}`;
    case "rule":
      return node.name;
    case "component":
      return expression(node.item);
    case "list":
      return expression(ruleOf(node));
  }
}

/** Puts alternatives inside a sequence in parentheses. */
function grouped(node: Node): string {
  if (node.kind === "component") return grouped(node.item);
  const text = expression(node);
  const isAlternative =
    node.kind === "choice" || (node.kind === "set" && node.name === undefined && node.parts.length > 1);
  return isAlternative ? `( ${text} )` : text;
}

/** A line of BNF, with the kind of thing that it names. */
type Line = readonly [name: string, text: string, kind: "rule" | "set"];

function setLines(set: CharacterSet): readonly Line[] {
  const inner = (set.name === "escape" ? [hex] : set.parts).flatMap((part) =>
    typeof part === "string" ? [] : setLines(part),
  );
  if (set.name === undefined) return inner;
  const text = set.name === "escape" ? `"%" hex hex` : termsOf({ ...set, name: undefined }).join(" | ");
  return [[set.name, text, "set"], ...inner];
}

/** Returns a component without the rule around its text if both have one name. */
function withoutOwnLine(component: Component): Component {
  const { name, item } = component;
  return item.kind === "rule" && item.name === name ? { ...component, item: item.item } : component;
}

/**
 * Returns a grammar in which no line that is named after its component has the name of a different line: nobody has chosen that name, and
 * its text can be written where the component is.
 */
function withDistinctLines(top: Node): Node {
  const texts = new Map(linesOf(withComponents(top, withoutOwnLine)).map(([name, text]) => [name, text]));
  return withComponents(top, (component) => {
    const bare = withoutOwnLine(component);
    if (bare === component) return component;
    const { name } = component;
    const text = expression(bare.item);
    if (!texts.has(name)) texts.set(name, text);
    return texts.get(name) === text ? component : bare;
  });
}

/** Returns the lines for the rules of a node, level by level, then those for the sets. A rule or set that is used twice occurs twice. */
export const bnfLines = (top: Node): readonly Line[] => linesOf(withDistinctLines(top));

function linesOf(top: Node): readonly Line[] {
  const rules: Line[] = [];
  const sets: Line[] = [];
  for (let level: readonly Node[] = [top]; level.length > 0; level = level.flatMap(children)) {
    for (const node of level) {
      if (node.kind === "rule") rules.push([node.name, expression(node.item), "rule"]);
      if (node.kind === "set") sets.push(...setLines(node));
    }
  }
  return [...rules, ...sets];
}

/**
 * Writes the grammar of a scheme as BNF, with every rule and set that it uses, in the notation of RFC 1738 §5.
 *
 * @param scheme - A scheme, or anything with a name and a grammar.
 * @returns One line per rule, each ending in a line feed.
 * @throws Url1738Error - With the code `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function bnf(scheme: { readonly name: string; readonly schemepart: Node }): string {
  const schemepart = withDistinctLines(namedGrammar(scheme));
  const { name } = scheme;
  const right = grouped(schemepart);
  const top = right.startsWith('"') ? `"${name}:${right.slice(1)}` : `"${name}:" ${right}`;
  const all = new Map([[`${name}url`, top]]);
  for (const [left, text] of linesOf(schemepart)) if (!all.has(left)) all.set(left, text);
  return [...all].map(([left, text]) => `${left} = ${text}\n`).join("");
}
