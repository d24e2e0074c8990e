import type { Node } from "@url1738/core/define";
import { admittedGrammar } from "@url1738/core/grammar";
import { throwErrors } from "@url1738/core/inside/errors/definition-errors";
import { wrong } from "@url1738/core/inside/errors/definition-sentences";

/** Admits the grammar of a scheme or a definition, and refuses one without a name. */
export function namedGrammar(scheme: { readonly name: string; readonly schemepart: Node }): Node {
  const schemepart = admittedGrammar(scheme);
  if (typeof scheme.name !== "string") throwErrors([wrong("no-name")], undefined);
  return schemepart;
}
