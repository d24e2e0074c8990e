import { invalidDefinition } from "../errors.ts";
import type { List, Node } from "../nodes.ts";
import { children, componentsOf, isElement, rawCharacters } from "../tree.ts";
import { BARE_PERCENT } from "./regexp.ts";
import { checkNode } from "./well-formed.ts";

/** Whether a node reads text that no component keeps and no spelling can write. */
function hasLooseText(node: Node): boolean {
  if (node.kind === "set" || node.kind === "repeat") return true;
  return !isElement(node) && children(node).some(hasLooseText);
}

/** Whether a `%` stands somewhere by itself, so that it would begin no escape. */
function hasBarePercent(node: Node): boolean {
  if (node.kind === "set") return node.characters.includes("%");
  if (node.kind === "literal") return BARE_PERCENT.test(node.text);
  return children(node).some(hasBarePercent);
}

/** A character that "must always be encoded within a URL" (RFC 1738 §2.2), but may stand somewhere by itself. */
function unsafeCharacter(node: Node): string | undefined {
  const texts = "items" in node || "item" in node ? [] : [rawCharacters(node)];
  const own = node.kind === "list" ? [node.separator] : texts;
  const [found] = /[^!-~]|["<>#{}|\\^~[\]`]/u.exec(own.join("")) ?? [];
  return (
    found ??
    children(node)
      .map(unsafeCharacter)
      .find((character) => character !== undefined)
  );
}

function listsOf(node: Node): readonly List[] {
  const inside = children(node).flatMap(listsOf);
  return node.kind === "list" ? [node, ...inside] : inside;
}

/** What is wrong with a list, as the end of a sentence. */
function listMistake({ item, separator }: List): string | undefined {
  if (!/^[!-$&-~]$/.test(separator)) return "needs a separator of one ASCII character other than %";
  if (rawCharacters(item).includes(separator)) return "has its separator in its items, too; take it out of their sets";
  if (!isElement(item) && hasLooseText(item)) return "has items with text outside of any component";
  return undefined;
}

/**
 * Checks a grammar for what would make its machines disagree.
 *
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function validate(node: Node, scheme?: string): void {
  checkNode(node, scheme);
  const names = componentsOf(node).map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    if (!/^[a-z][\dA-Za-z]*$/.test(name) || name === "scheme")
      throw invalidDefinition(
        `"${name}" cannot be the name of a component: take letters and digits, and not "scheme".`,
        scheme,
      );
    if (names.indexOf(name) !== index)
      throw invalidDefinition(
        `The component "${name}" stands in the grammar twice; state once what the alternatives share.`,
        scheme,
      );
  }
  if (hasLooseText(node))
    throw invalidDefinition("A set or repetition stands outside of any component, so its text would be lost.", scheme);
  if (hasBarePercent(node))
    throw invalidDefinition("A % stands in a set or literal by itself, but in a URL it begins an escape.", scheme);
  const unsafe = unsafeCharacter(node);
  if (unsafe !== undefined)
    throw invalidDefinition(
      `The character ${JSON.stringify(unsafe)} stands in a set, literal or list by itself, but in a URL it must always be encoded (RFC 1738 §2.2). Take it out; where escape is in the set, it can be escaped.`,
      scheme,
    );
  for (const list of listsOf(node)) {
    const mistake = listMistake(list);
    if (mistake !== undefined) throw invalidDefinition(`The list "${list.name}" ${mistake}.`, scheme);
    if (!isElement(list.item)) validate(list.item, scheme);
  }
}
