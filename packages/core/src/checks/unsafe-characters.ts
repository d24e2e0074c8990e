import type { Node } from "../grammar/nodes.ts";
import { children, hasItem, hasItems, rawCharacters } from "../grammar/walk.ts";
import { national } from "../syntax/characters.ts";
import type { Check, Unchecked } from "./check.ts";

/** The characters that a definition may name as `unsafe`: text, wrappers, fragments, escapes and Windows need all the others. */
const POSSIBLE = national.characters.replace("\\", "");

/** Finds a character that "must always be encoded within a URL" (RFC 1738 §2.2), but may appear raw. */
function unsafeCharacterIn(node: Node, allowed: string): string | undefined {
  // Allow a literal "#": it begins a fragment, and is the only character that no component before a fragment can contain.
  if (node.kind === "literal" && node.text === "#") return undefined;
  const texts = hasItems(node) || hasItem(node) ? [] : [rawCharacters(node)];
  const own = node.kind === "list" ? [node.separator] : texts;
  const found = [...own.join("")].find(
    (character) => /[^!-~]|["<>#{}|\\^~[\]`]/u.test(character) && !allowed.includes(character),
  );
  return (
    found ??
    children(node)
      .map((child) => unsafeCharacterIn(child, allowed))
      .find((character) => character !== undefined)
  );
}

/** Checks that raw characters are safe, or named as unsafe. */
export const unsafeCharacters: Check<Unchecked & { readonly schemepart: Node }> = ({ unsafe = "", schemepart }) => {
  if (typeof unsafe !== "string")
    return {
      reason: "definition/unsafe-not-a-string",
      sentence: '"unsafe" must be a string of characters, such as "~[]", or left out.',
    };
  const impossible = [...unsafe].find((character) => !POSSIBLE.includes(character));
  if (impossible !== undefined)
    return {
      reason: "definition/never-safe",
      sentence:
        '"unsafe" names {character}. It takes only those characters that RFC 1738 §2.2 calls unsafe and that living schemes have all the same: {possible}.',
      params: { character: JSON.stringify(impossible), possible: [...POSSIBLE].join(" ") },
    };
  const found = unsafeCharacterIn(schemepart, unsafe);
  if (found === undefined) return undefined;
  const character = JSON.stringify(found);
  return [
    POSSIBLE.includes(found)
      ? {
          reason: "definition/unsafe-unless-named",
          sentence:
            "The character {character} is in a set, literal or list by itself, but in a URL it must always be encoded (RFC 1738 §2.2). Take it out; where escape is in the set, it can be escaped. If the URLs of the scheme are written with it all the same, say so: unsafe: {unsafe}.",
          params: { character, unsafe: JSON.stringify(unsafe + found) },
        }
      : {
          reason: "definition/unsafe-character",
          sentence:
            "The character {character} is in a set, literal or list by itself, but in a URL it must always be encoded (RFC 1738 §2.2). Take it out; where escape is in the set, it can be escaped.",
          params: { character },
        },
  ];
};
