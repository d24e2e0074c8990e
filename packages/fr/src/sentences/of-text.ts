import type { Sentences } from "./sentences.ts";

/** The sentences of `@url1738/text` on its arguments. */
export const ofText: Sentences = {
  "text/not-a-string": "Un texte est une chaîne de caractères, et non une valeur de type {type}.",
  "text/part-too-long": "Une URL compte au plus {most} caractères, et chacune de ses parties aussi.",
  "text/not-a-part": "Ce texte ne convient pas pour {component} : la règle ne l’admet pas.",
  "text/not-mime":
    "L’option « {raw component} » n’est pas un booléen et n’indique pas non plus comment un corps est codé.",
  "text/not-a-stream":
    "L’argument « {raw component} » n’est ni un ReadableStream ni un objet que l’on puisse parcourir.",
  "text/less-than-least": "L’option « {raw component} » n’est pas un nombre entier supérieur ou égal à {least}.",
  "text/not-a-function": "L’option « {raw component} » n’est pas une fonction.",
  "text/option-missing": "L’option « {raw component} » manque.",
  "text/not-a-component": "L’option « {raw component} » ne nomme aucun composant du schéma {scheme}.",
  "text/not-one-of": "L’option « {raw component} » n’a aucune de ces valeurs : {values}.",
  "text/neutral-not-raw":
    "L’option « {raw component} » contient un caractère qui ne peut pas figurer tel quel à cet endroit.",
  "text/not-transliterated":
    "L’option « {raw component} » est une fonction qui ne renvoie pas de chaîne de caractères.",
  "text/not-a-fragment": "L’option « {raw component} » n’est pas un texte, ou contient un blanc ou un chevron.",
};
