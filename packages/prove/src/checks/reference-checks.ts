import { type ElementNode, type List, type Node, national, type Sentence } from "@url1738/core/define";
import { accepts, children, componentsOf, isElement, machineOf, occurrencesOf } from "@url1738/core/grammar";
import { absentText } from "@url1738/core/inside/grammar/walk";
import type { FurtherName } from "@url1738/core/inside/scheme/definition";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { ownFields } from "@url1738/core/runtime";
import { elementsIn, nodesIn, ownCharacters } from "../grammar/nodes-in.ts";
import type { Admitted, Check } from "./check.ts";
import { objection } from "./objections.ts";
import { valueError } from "./trials.ts";

/** Checks the parts of a definition that refer to its grammar. */

/** The characters that a definition may name as `unsafe`: text, wrappers, fragments, escapes and Windows need all the others. */
const POSSIBLE = national.characters.replace("\\", "");

/** Checks that raw characters are safe, or named as unsafe. */
const unsafeCharacters: Check<Admitted> = ({ unsafe: named = "", schemepart }) => {
  const unsafe = named as string;
  const impossible = [...unsafe].find((character) => !POSSIBLE.includes(character));
  if (impossible !== undefined)
    return objection("never-safe", { character: JSON.stringify(impossible), possible: [...POSSIBLE].join(" ") });
  // These "must always be encoded within a URL" (RFC 1738 §2.2).
  const pieces = nodesIn(schemepart)
    // Allow a literal "#": it begins a fragment, and is the only character that no component before a fragment can contain.
    .flatMap((node) => (node.kind === "literal" && node.text === "#" ? [] : [...ownCharacters(node)]))
    .find((character) => /[^!-~]|["<>#{}|\\^~[\]`]/u.test(character) && !unsafe.includes(character));
  if (pieces === undefined) return undefined;
  const character = JSON.stringify(pieces);
  return POSSIBLE.includes(pieces)
    ? objection("unsafe-unless-named", { character, unsafe: JSON.stringify(unsafe + pieces) })
    : objection("unsafe-character", { character });
};

/** Returns the text with which all texts of a grammar begin, as far as its literals tell. */
function leadOf(node: Node): string {
  if (node.kind === "literal") return node.text;
  if (node.kind === "rule") return leadOf(node.item);
  return node.kind === "sequence" && node.items[0] !== undefined ? leadOf(node.items[0]) : "";
}

const nameAgain: Check<Admitted> = ({ name, schemepart }) =>
  leadOf(schemepart).toLowerCase().startsWith(`${name}:`) ? objection("begins-with-name", { name }) : undefined;

const missingPort: Check<Admitted> = ({ schemepart, defaultPort }) => {
  const needsPort = occurrencesOf(schemepart, true).some((element) => {
    const absent = element.kind === "component" ? element.options.absent : undefined;
    return typeof absent === "function" && absent({ defaultPort }) === undefined;
  });
  return needsPort ? objection("no-default-port") : undefined;
};

/** A further name with a port of its own gives it to `port` alone, not to what lists hold. */
const portsInLists: Check<Admitted> = ({ schemepart, names, defaultPort }) => {
  const further = (names as readonly FurtherName[] | undefined)?.find(
    (each) => typeof each === "object" && each.defaultPort !== defaultPort,
  );
  const hasPort = (list: List) =>
    occurrencesOf(list.item, true).some(
      (part) => part.kind === "component" && typeof part.options.absent === "function",
    );
  const list = nodesIn(schemepart).find((node): node is List => node.kind === "list" && hasPort(node));
  return typeof further === "object" && list !== undefined
    ? objection("port-of-name-in-list", { name: further.name, list: list.name })
    : undefined;
};

/** Finds the components and lists in implied parts, which the canonical spelling writes even if the value lacks them. */
function impliedElements(node: Node, isImplied = false): readonly ElementNode[] {
  if (isElement(node)) return isImplied ? [node] : [];
  if (node.kind === "optional") return impliedElements(node.item, node.implied);
  // The canonical spelling writes the first alternative.
  const written = isImplied && node.kind === "choice" ? node.items.slice(0, 1) : children(node);
  return written.flatMap((child) => impliedElements(child, isImplied));
}

/** Tells whether the rule of an element accepts a text. */
const isOfRule = (element: ElementNode, text: string) => accepts(machineOf(element), text);

/** Tells whether a rule accepts a text, and also its codec's spelling of that text. */
function isSpelt(element: ElementNode, text: string): boolean {
  // Where separators come between items, no text has no items.
  if (element.kind === "list") return isOfRule(element, text) && (text !== "" || element.place !== "between");
  const { codec } = element;
  const spelling = isOfRule(element, text) ? codec.spell(codec.read(text)) : undefined;
  return spelling !== undefined && isOfRule(element, spelling);
}

/** Returns the result of an author's functions, or `false` if they throw because they need something not yet there. */
function attempted(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

/** Returns the error of the value that a component's codec reads from the text that its absence means. */
function absentValueError(element: ElementNode, text: string): Sentence | undefined {
  if (element.kind === "list") return undefined;
  const { name, codec } = element;
  try {
    const value = codec.read(text);
    return value === undefined ? undefined : valueError(value, { name, text });
  } catch {
    // It may need something not yet there.
    return undefined;
  }
}

/** Tells whether a text of the rule breaks a rule beyond it. */
const isRefused = (element: ElementNode, text: string, defaultPort: number | undefined) =>
  attempted(() =>
    interpreted(element, { defaultPort }, "").scribe.elements.some(({ errors }) => errors(text).length > 0),
  );

const implied: Check<Admitted> = ({ schemepart, defaultPort }) =>
  impliedElements(schemepart).flatMap((element) => {
    const text = absentText(element, { defaultPort });
    const { kind, name } = element;
    if (text === undefined) return objection("implied-without-absent", { kind, name });
    return isSpelt(element, text) ? [] : objection("absent-against-rule", { kind, name, absent: JSON.stringify(text) });
  });

/** Returns the elements whose absence means a value, each with the text of that value. */
function withAbsentTexts(node: Node, defaultPort: number | undefined) {
  return elementsIn(node)
    .map((element) => [element, absentText(element, { defaultPort })] as const)
    .filter((pair): pair is readonly [ElementNode, string] => pair[1] !== undefined);
}

/** Checks that absent components have values that can be spelt, since their neighbours may be present without them. */
const refusedAbsent: Check<Admitted> = ({ schemepart, defaultPort }) => {
  const written = impliedElements(schemepart);
  const optionals = nodesIn(schemepart).filter(({ kind }) => kind === "optional");
  const inOptionals = optionals.flatMap((part) => occurrencesOf(part, true)).map(({ name }) => name);
  return withAbsentTexts(schemepart, defaultPort).flatMap(([element, text]) => {
    const { kind, name } = element;
    const absent = JSON.stringify(text);
    const params = { kind, name, absent };
    const isAllowed = () => isOfRule(element, text);
    // The empty text may say that nothing is there, even if the rule requires a character.
    if (text !== "" && !isAllowed() && !written.includes(element)) return objection("absent-outside-rule", params);
    if (element.options?.absent !== undefined && !isAllowed() && !inOptionals.includes(name))
      return element.kind === "component" && element.codec.inside !== undefined
        ? objection("options-never-left-out", { name })
        : objection("absent-never", params);
    const wrongValue = absentValueError(element, text);
    if (wrongValue !== undefined) return wrongValue;
    // A list without items has none that its check could refuse.
    const hasItems = element.kind !== "list" || text !== "";
    return hasItems && isRefused(element, text, defaultPort) ? objection("absent-refused", params) : [];
  });
};

const hazards: Check<Admitted> = ({ hazards, schemepart }) => {
  const { lines = [], neverFirst = [] } = ownFields(hazards as { [K in "lines" | "neverFirst"]?: readonly unknown[] });
  const components = componentsOf(schemepart).map(({ name }) => name);
  const others = [...lines, ...neverFirst].filter((component) => !components.includes(component as string));
  return others.map((name) => objection("hazards-of-none", { name: String(name), components: components.join(", ") }));
};

const labels: Check<Admitted> = ({ labels, schemepart }) => {
  const components = occurrencesOf(schemepart, true).map(({ name }) => name);
  const others = Object.keys(ownFields(labels as object | undefined)).filter((name) => !components.includes(name));
  return others.map((name) => objection("label-of-none", { name, components: [...new Set(components)].join(", ") }));
};

/** The checks, in the order of their errors. */
export const referenceChecks: readonly Check<Admitted>[] = [
  nameAgain,
  unsafeCharacters,
  missingPort,
  portsInLists,
  implied,
  refusedAbsent,
  labels,
  hazards,
];
