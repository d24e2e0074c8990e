import { spoken } from "../errors/english.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { children, componentsOf, isElement } from "../grammar/walk.ts";
import { absentText } from "../machines/absent.ts";
import { matcher } from "../machines/pattern.ts";
import { type Check, hasOnlyKeys, type Unchecked } from "./check.ts";
import { unsafeCharacters } from "./unsafe-characters.ts";

/** What of a definition refers to its grammar. */

/** A definition whose grammar is one. */
export type WithGrammar = Unchecked & { readonly schemepart: Node };

const missingPort: Check<WithGrammar> = ({ schemepart, defaultPort }) => {
  const needsPort = componentsOf(schemepart).some((element) => {
    const absent = element.kind === "component" ? element.options.absent : undefined;
    return typeof absent === "function" && absent({ defaultPort: defaultPort as number | undefined }) === undefined;
  });
  return needsPort ? ["The grammar has a port that may be left out, so the scheme needs a defaultPort."] : [];
};

/** The components and lists that the canonical spelling writes where nobody has given them: those of what is implied. */
function impliedElements(node: Node, isImplied = false): readonly (Component | List)[] {
  if (isElement(node)) return isImplied ? [node] : [];
  if (node.kind === "optional") return impliedElements(node.item, node.implied);
  // Of alternatives, the first is written.
  const written = isImplied && node.kind === "choice" ? node.items.slice(0, 1) : children(node);
  return written.flatMap((child) => impliedElements(child, isImplied));
}

/** Whether a rule takes a text, and its codec spells it so that the rule takes it again. */
function isSpelt({ item, codec }: Component, text: string): boolean {
  const rule = matcher(item, "")();
  const spelling = rule.test(text) ? codec.spell(codec.read(text)) : undefined;
  return spelling !== undefined && rule.test(spelling);
}

const implied: Check<WithGrammar> = ({ schemepart, defaultPort }) =>
  impliedElements(schemepart).flatMap((element) => {
    const text = absentText(element, { defaultPort: defaultPort as number | undefined });
    const what = `${element.kind === "list" ? "list" : "component"} "${element.name}"`;
    if (text === undefined) {
      return [
        `The ${what} stands in an implied part, which the canonical spelling always writes, so it needs the option "absent": the text to write where the URL leaves it out. Or let the part be optional.`,
      ];
    }
    if (element.kind === "list" || isSpelt(element, text)) return [];
    return [
      `The ${what} stands in an implied part, which the canonical spelling always writes, but its rule does not allow its "absent", ${JSON.stringify(text)}. Give a text of the rule, or let the part be optional.`,
    ];
  });

const hazardKeys = hasOnlyKeys(["lines", "neverFirst", "look"], "hazards is an object with");

const hazards: Check<WithGrammar> = ({ hazards, schemepart }) => {
  if (hazards === undefined) return [];
  const wrongKeys = hazardKeys(hazards);
  if (wrongKeys.length > 0) return wrongKeys;
  const { lines = [], neverFirst = [], look } = hazards as Unchecked;
  const wrongLook = look === undefined || typeof look === "function";
  const components = componentsOf(schemepart).map(({ name }) => name);
  const wrongLists = Object.entries({ lines, neverFirst }).flatMap(([key, listed]) => {
    if (!Array.isArray(listed)) return [`The hazards' "${key}" is a list of components' names.`];
    return listed
      .filter((component) => !components.includes(component))
      .map(
        (component) =>
          `The hazards name the component "${String(component)}", which the grammar does not have. It has ${spoken(components)}.`,
      );
  });
  return [...(wrongLook ? [] : ['The hazards\' "look" is a function, or left out.']), ...wrongLists];
};

/** The checks, in the order in which their complaints are made. */
export const referenceChecks: readonly Check<WithGrammar>[] = [unsafeCharacters, missingPort, implied, hazards];
