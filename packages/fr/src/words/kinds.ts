import { quoted } from "./typeset.ts";

/** The names of the parts of a grammar, with their articles. */
const parts: Readonly<Record<string, string>> = {
  grammar: "la grammaire",
  rule: "la règle",
  set: "l’ensemble",
  component: "le composant",
  list: "la liste",
};

/** The names of the kinds of values. */
const values: Readonly<Record<string, string>> = {
  array: "tableau",
  object: "objet",
  "a function": "une fonction",
  "a string": "une chaîne de caractères",
  "a string, or a function that returns one": "une chaîne de caractères ni une fonction qui en renvoie une",
  "an object": "un objet",
  "true or false": "true ou false",
  "a piece of grammar": "un morceau de grammaire",
  "a whole number from 0 to 255": "un nombre entier de 0 à 255",
  "a whole number from 0 to 65535": "un nombre entier de 0 à 65\u202f535",
  'a list of names, or of objects such as { name: "wss", defaultPort: 443 }':
    'une liste de noms, ou d’objets comme { name: "wss", defaultPort: 443 }',
  '"never", "generic" or "always" (RFC 1808 §2.3)': "« never », « generic » ou « always » (RFC 1808 §2.3)",
  'an object with a short text for each component that has one, such as { gtype: "item type" }':
    'un objet avec un texte court pour chaque composant qui en a un, comme { gtype: "item type" }',
  'an object that may have "lines" and "neverFirst", lists of components\' names, and "look" and "meantLines", functions':
    "un objet qui peut avoir « lines » et « neverFirst », des listes de noms de composants, et « look » et « meantLines », des fonctions",
  "octets, a Uint8Array": "une suite d’octets, un Uint8Array",
};

export function valueKind(kind: string): string {
  return (Object.hasOwn(values, kind) ? values[kind] : undefined) ?? kind;
}

/** Names a kind of part of a grammar, with its article: `la règle`. */
export function partWithArticle(kind: string): string {
  return (Object.hasOwn(parts, kind) ? parts[kind] : undefined) ?? `le morceau ${quoted(kind)}`;
}

/** Names a kind of part of a grammar as one of several: `une règle`. */
export function anyPart(kind: string): string {
  const part = partWithArticle(kind);
  return part.replace(/^la /, "une ").replace(/^(?:le |l’)/, "un ");
}

/** Names a place in a grammar: `la règle « line »` for `rule "line"`. */
export function placeInGrammar(where: string): string {
  const [, kind = "", name] = /^(\w+)(?: "(.*)")?$/s.exec(where) ?? [];
  if (kind === "") return quoted(where);
  return name === undefined ? partWithArticle(kind) : `${partWithArticle(kind)} ${quoted(name)}`;
}
