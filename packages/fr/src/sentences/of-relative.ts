import type { Sentences } from "./sentences.ts";

/** The sentences of `@url1738/relative`. */
export const ofRelative: Sentences = {
  "relative/never": "Une référence relative ne s’emploie jamais avec une URL {scheme} (RFC 1808, section 2.3).",
  "relative/not-generic":
    "La base ne suit pas la syntaxe générique : « {raw delimiter} » y fait partie de {component}, sans rien délimiter.",
  "relative/platform-refuses": "L’objet URL de JavaScript n’accepte pas cette URL {scheme}.",
  "relative/platform-differs": "L’objet URL de JavaScript lit autrement {component} dans cette URL {scheme}.",
};
