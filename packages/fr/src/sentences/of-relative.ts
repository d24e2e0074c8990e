import type { Sentences } from "./sentences.ts";

/** The sentences of `@url1738/relative`. */
export const ofRelative: Sentences = {
  "relative/never": "Une URL {scheme} ne prend jamais de référence relative (RFC 1808, section 2.3).",
  "relative/not-generic": "La base ne suit pas la syntaxe générique : « {raw delimiter} » fait partie {de component}.",
  "relative/nothing-leads":
    "Aucune référence ne mène à cette URL {scheme} : les noms « . » et « .. » sont supprimés de tout chemin (RFC 3986, section 5.2.4).",
  "relative/platform-refuses": "L’objet URL de JavaScript n’accepte pas cette URL.",
  "relative/platform-differs": "L’objet URL de JavaScript lit autrement {component}.",
};
