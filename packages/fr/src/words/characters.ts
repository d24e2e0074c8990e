import { quoted } from "./typeset.ts";

/** The names of characters and of kinds of characters. */
const names: Readonly<Record<string, string>> = {
  "\0": "un caractère nul",
  "\t": "une tabulation",
  "\n": "un saut de ligne",
  "\r": "un retour chariot",
  " ": "un espace",
  '"': "un guillemet droit",
  "\u00a0": "un espace insécable (U+00A0)",
  "\u00ad": "un trait d’union conditionnel (U+00AD)",
  "\u200b": "un espace sans chasse (U+200B)",
  "\u200c": "un antiliant sans chasse (U+200C)",
  "\u200d": "un liant sans chasse (U+200D)",
  "\u200e": "une marque gauche-à-droite (U+200E)",
  "\u200f": "une marque droite-à-gauche (U+200F)",
  "\u2028": "un séparateur de lignes (U+2028)",
  "\u2029": "un séparateur de paragraphes (U+2029)",
  "\u202f": "un espace insécable étroit (U+202F)",
  "\u2060": "un gluon de mots (U+2060)",
  "\u3000": "un espace idéographique (U+3000)",
  "\ufeff": "un indicateur d’ordre des octets (U+FEFF)",
  "\ufffd": "un caractère de remplacement (U+FFFD)",
  letter: "une lettre",
  lowalpha: "une minuscule",
  hialpha: "une majuscule",
  digit: "un chiffre",
  hexdigit: "un chiffre hexadécimal",
  space: "un espace",
};

/** Names a character or a kind of character. */
export function characterName(character: string): string {
  const frenchName = Object.hasOwn(names, character) ? names[character] : undefined;
  if (frenchName !== undefined) return frenchName;
  const codePoint = character.codePointAt(0) ?? 0;
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (codePoint >= 0xdc80 && codePoint <= 0xdcff) return `l’octet ${number.slice(-2)}`;
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return `le caractère ${number}`;
  return codePoint < 0x80 ? quoted(character) : `${quoted(character)} (${number})`;
}

/** Joins a list: `a, b ou c`. */
function alternatives(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join("") : `${terms.slice(0, -1).join(", ")} ou ${terms.at(-1)}`;
}

/** The greatest number of single characters that are named one by one; more are shown in a row. */
const FEW = 5;

/**
 * Says which characters the grammar allows at a place.
 *
 * @param words - Kinds of characters and single characters, as the param `expected` has them.
 */
export function expectation(words: readonly string[]): string {
  const single = words.filter((word) => word.length === 1 && word !== "%");
  const kinds = words.filter((word) => word.length > 1).map(characterName);
  const all = words.includes("%") ? [...kinds, characterName("%")] : kinds;
  return alternatives(
    single.length > FEW
      ? [...all, `l’un des caractères ${quoted(single.join(""))}`]
      : [...all, ...single.map(characterName)],
  );
}
