import { isOfRule } from "../automaton/grammar-machine.ts";
import type { Sentence } from "../errors/sentence.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { absentText, allElements, children, componentsOf, isElement } from "../grammar/walk.ts";
import { interpreted } from "../values/interpreted.ts";
import { foundIn, Unit } from "../values/unit.ts";
import { type Check, errorsIn, hasOnlyKeys, type Unchecked } from "./check.ts";
import { unsafeCharacters } from "./unsafe-characters.ts";

/** Checks the parts of a definition that refer to its grammar. */

/** A definition whose `schemepart` is known to be a grammar. */
export type WithGrammar = Unchecked & { readonly schemepart: Node };

const missingPort: Check<WithGrammar> = ({ schemepart, defaultPort }) => {
  const needsPort = componentsOf(schemepart).some((element) => {
    const absent = element.kind === "component" ? element.options.absent : undefined;
    return typeof absent === "function" && absent({ defaultPort: defaultPort as number | undefined }) === undefined;
  });
  return needsPort
    ? {
        reason: "definition/no-default-port",
        sentence: "The grammar has an optional port, so the scheme needs a defaultPort.",
      }
    : undefined;
};

/** Finds the components and lists in implied parts, which the canonical spelling writes even if nobody gave them. */
function impliedElements(node: Node, isImplied = false): readonly (Component | List)[] {
  if (isElement(node)) return isImplied ? [node] : [];
  if (node.kind === "optional") return impliedElements(node.item, node.implied);
  // The canonical spelling writes the first alternative.
  const written = isImplied && node.kind === "choice" ? node.items.slice(0, 1) : children(node);
  return written.flatMap((child) => impliedElements(child, isImplied));
}

/** Tells whether a rule takes a text, and also its codec's spelling of that text. */
function isSpelt(element: Component | List, text: string): boolean {
  // Where separators come between items, no text has no items.
  if (element.kind === "list") return isOfRule(element, text) && (text !== "" || element.place !== "between");
  const { codec } = element;
  const spelling = isOfRule(element, text) ? codec.spell(codec.read(text)) : undefined;
  return spelling !== undefined && isOfRule(element, spelling);
}

/** Tells whether an element is in a part that may be left out. */
function isInOptional(node: Node, element: Component | List): boolean {
  if (node.kind === "optional") return allElements(node).some(({ name }) => name === element.name);
  return children(node).some((child) => isInOptional(child, element));
}

/** Tells whether a component's codec reads nothing from a text. */
function isUnread(element: Component | List, text: string): boolean {
  try {
    return element.kind === "component" && element.codec.read(text) === undefined;
  } catch {
    // See `isRefused`.
    return false;
  }
}

/** Tells whether a text of the rule breaks a rule beyond it. */
function isRefused(element: Component | List, text: string): boolean {
  try {
    return foundIn(new Unit("", ...interpreted(element, { defaultPort: undefined }, "")), text).errors.length > 0;
  } catch {
    // An author's function may throw because it needs something not yet there.
    return false;
  }
}

const implied: Check<WithGrammar> = ({ schemepart, defaultPort }) =>
  impliedElements(schemepart).flatMap((element) => {
    const text = absentText(element, { defaultPort: defaultPort as number | undefined });
    const { kind, name } = element;
    if (text === undefined) {
      return {
        reason: "definition/implied-without-absent",
        sentence:
          'The {kind} "{name}" is in an implied part, which the canonical spelling always writes, so it needs the option "absent": the text to write where the URL leaves it out. Or let the part be optional.',
        params: { kind, name },
      };
    }
    if (isSpelt(element, text)) return [];
    return {
      reason: "definition/absent-against-rule",
      sentence:
        'The {kind} "{name}" is in an implied part, which the canonical spelling always writes, but its rule does not allow its "absent", {absent}. Give a text of the rule, or let the part be optional.',
      params: { kind, name, absent: JSON.stringify(text) },
    };
  });

/** Checks that what is absent has a value that could be spelt, as its neighbours may be there without it. */
const refusedAbsent: Check<WithGrammar> = ({ schemepart, defaultPort }) => {
  const written = impliedElements(schemepart);
  return allElements(schemepart).flatMap((element) => {
    const text = absentText(element, { defaultPort: defaultPort as number | undefined });
    if (text === undefined) return [];
    const { kind, name } = element;
    // The empty text may say that nothing is there, also where the rule wants a character.
    if (text !== "" && !isOfRule(element, text) && !written.includes(element))
      return {
        reason: "definition/absent-outside-rule",
        sentence:
          'The {kind} "{name}" has the "absent" {absent}, which its rule does not allow. Give a text of the rule, or "" if nothing is there.',
        params: { kind, name, absent: JSON.stringify(text) },
      };
    if (element.options?.absent !== undefined && !isOfRule(element, text) && !isInOptional(schemepart, element))
      return {
        reason: "definition/absent-never",
        sentence:
          'The {kind} "{name}" has the "absent" {absent}, which its rule does not allow, but nothing in the grammar lets a URL leave it out. Leave out "absent", or make the {kind} optional.',
        params: { kind, name, absent: JSON.stringify(text) },
      };
    if (isUnread(element, text))
      return {
        reason: "definition/absent-unread",
        sentence:
          'The component "{name}" has the "absent" {absent}, of which its "read" makes undefined. Give a text that it reads, or leave out "absent": then the component has no value where the URL leaves it out.',
        params: { name, absent: JSON.stringify(text) },
      };
    if (!isRefused(element, text)) return [];
    return {
      reason: "definition/absent-refused",
      sentence:
        'The {kind} "{name}" has the "absent" {absent}, which its own "check" refuses. Give a text for which "check" finds no errors.',
      params: { kind, name, absent: JSON.stringify(text) },
    };
  });
};

const hazardKeys = hasOnlyKeys(
  ["lines", "neverFirst", "look"],
  { reason: "definition/takes-hazards", sentence: '"hazards" is an object with {keys}.' },
  { reason: "definition/unknown-hazard", sentence: '"{key}" is unknown: "hazards" is an object with {keys}.' },
);

const hazards: Check<WithGrammar> = ({ hazards, schemepart }) => {
  if (hazards === undefined) return [];
  const wrongKeys = errorsIn([hazardKeys], hazards);
  if (wrongKeys.length > 0) return wrongKeys;
  const { lines = [], neverFirst = [], look } = hazards as Unchecked;
  const wrongLook =
    look === undefined || typeof look === "function"
      ? []
      : {
          reason: "definition/look-not-a-function",
          sentence: 'The hazards\' "look" must be a function, or left out.',
        };
  const components = componentsOf(schemepart).map(({ name }) => name);
  const wrongLists = Object.entries({ lines, neverFirst }).flatMap(([key, listed]): Sentence | readonly Sentence[] => {
    if (!Array.isArray(listed))
      return {
        reason: "definition/hazards-not-a-list",
        sentence: "The hazards' \"{key}\" is a list of components' names.",
        params: { key },
      };
    return listed
      .filter((component) => !components.includes(component))
      .map((component) => ({
        reason: "definition/hazards-of-none",
        sentence:
          'The hazards name the component "{name}", which the grammar does not have. Its components are [{components}].',
        params: { name: String(component), components: components.join(", ") },
      }));
  });
  return [wrongLook, wrongLists].flat();
};

/** The checks, in the order of their errors. */
export const referenceChecks: readonly Check<WithGrammar>[] = [
  unsafeCharacters,
  missingPort,
  implied,
  refusedAbsent,
  hazards,
];
