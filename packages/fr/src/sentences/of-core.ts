import type { Sentences } from "./sentences.ts";

/** The sentences of core on texts and values that are not URLs, and on URLs that cannot be accessed. */
export const ofCore: Sentences = {
  // Texts, before any scheme is known.
  "not-a-string": "Une URL est une chaîne de caractères, et non une valeur de type {type}.",
  "too-long": "Une URL et sa forme canonique comptent au plus {most} caractères.",
  "no-name": "À la place du nom du schéma se trouve {found}.",
  "no-name:end": "Il manque le nom du schéma.",
  "no-colon": "À la place du deux-points qui suit le schéma se trouve {found}.",
  "no-colon:end": "Il manque le deux-points qui suit le schéma.",
  "unknown-scheme": "Le schéma « {name} » n’est pas connu ici.",

  // Texts that leave the grammar.
  unexpected: "{found} ne peut pas figurer à cet endroit {de component} ; attendu : {expected}.",
  "unexpected:end": "Il manque ici quelque chose dans {component} ; attendu : {expected}.",
  "unexpected-here": "{found} ne peut pas figurer à cet endroit {de component}.",
  "unexpected-here:end": "Il manque ici quelque chose dans {component}.",
  "unexpected-escape-here": "{escape} ne peut pas figurer à cet endroit {de component}.",
  "unexpected-escape": "{escape} ne peut pas figurer à cet endroit {de component} ; attendu : {expected}.",
  "nothing-follows": "{found} ne peut pas figurer ici : rien ne peut suivre.",
  "nothing-follows:end": "Rien ne peut suivre ici.",
  "ends-early": "{component} s’arrête trop tôt ; attendu : {expected}.",
  "ends-here": "{component} s’arrête trop tôt.",

  "no-login": "Une URL du schéma {name} n’a ni utilisateur ni mot de passe.",
  "no-password": "Une URL du schéma {name} n’a pas de mot de passe.",
  "unended-login": "Sans arobase à sa suite, c’est {component}, et {wrong} ne peut pas y figurer à cet endroit.",
  "unended-secret": "Sans arobase à sa suite, c’est {component} ; attendu : {expected}.",
  "word-meant": "La valeur {de component} ne peut pas être « {written} » ; écrivez « {near} ».",
  "not-a-word": "La valeur {de component} ne peut pas être « {written} » ; attendu : {expected}.",
  "not-the-word": "« {written} » ne peut pas figurer ici ; écrivez « {near} ».",

  // Rules beyond the grammar.
  "at-most": "{component} ne peut pas dépasser {most}.",
  "at-least": "{component} ne peut pas être inférieur à {least}.",
  "host-too-long": "Un hôte compte au plus {most} caractères.",
  "label-too-long": "Chaque élément d’un nom d’hôte compte au plus {most} caractères.",
  "group-too-great": "Aucun des nombres d’un hôte ne peut dépasser {most}.",

  // Values that cannot be spelt.
  missing: "Il manque {component}.",
  "wrong-type": "Une valeur de type {type} ne convient pas pour {component}.",
  "lone-surrogate": "Il est impossible de coder {component} : il s’y trouve la moitié d’une paire de substitution.",
  "not-canonical": "La valeur {de component} n’est pas sous sa forme canonique ; build l’y met.",
  "not-plain": "La valeur donnée pour {component} n’est pas un simple {kind}.",
  "empty-list": "La liste donnée pour {component} est vide.",
  "takes-precedence": "Le texte {de component} serait lu comme une autre possibilité, qui a la priorité.",
  "not-together": "Il est impossible de combiner {component} avec les autres composants.",
  "not-a-component": "Une telle URL n’a pas de composant « {raw component} ».",
  "other-scheme": "Le schéma n’est pas « {name} ».",
  "not-a-scheme-name": "Le schéma n’est pas un nom en minuscules.",
  unreadable: "La valeur ne peut pas être lue.",
  "no-access": "Une URL du schéma « {scheme} » ne désigne rien à quoi l’on puisse accéder.",
  "encoded-not-a-string": "Un texte codé est une chaîne de caractères.",
  "not-encoded":
    "Un texte codé ne contient que des caractères qui peuvent figurer tels quels dans une URL, et des séquences d’échappement : % et deux chiffres hexadécimaux.",

  // Values to be sent, and the context.
  "line-end":
    "Il y a {found} dans {component}, ce qui pourrait mettre fin à la ligne dans laquelle cette valeur est envoyée.",
  "context-has-thrown": "Une fonction {de component} a lancé une erreur.",
  "context-missing": "Il est impossible d’accéder à une URL {scheme} sans {component}.",

  // Other arguments.
  "must-be": "L’argument « {raw component} » doit être {what}.",
  "not-a-pick":
    "generate reçoit un nombre dont découlent ses décisions, comme dans { seed: 1 }, ou une fonction qui les prend.",
  "wrong-pick":
    "La fonction qui prend les décisions de generate devait donner un nombre entier de 0 à {raw most} et a donné {raw given}. Au lieu de Math.random, donnez (n) => Math.floor(Math.random() * n), ou { seed: 1 }.",
  "plugin-has-thrown": "Une fonction du schéma « {scheme} » a levé une erreur : son paquet est défectueux.",
  "plugin-has-thrown-because":
    "Une fonction du schéma « {scheme} » a levé une erreur : son paquet est défectueux. Voici l’erreur : {why}",
  "plugin-has-read-nothing":
    "Une fonction du schéma « {scheme} » a renvoyé undefined pour une valeur : son paquet est défectueux.",

  // Versions.
  "contract-version":
    "Le schéma « {name} » respecte la version {version} du contrat entre paquets, cette copie de @url1738/core la version {own}. Installez une version plus récente de @url1738/core.",
  "contract-version-older":
    "Le schéma « {name} » respecte la version {version} du contrat entre paquets, cette copie de @url1738/core la version {own}. Installez une version plus récente du paquet de ce schéma.",
  "compiled-for-newer-core":
    "Le schéma « {name} » a été compilé pour une version de @url1738/core plus récente que cette copie. Installez @url1738/core@{raw version} ou plus récent.",
};
