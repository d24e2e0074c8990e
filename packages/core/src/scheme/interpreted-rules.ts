import type { Fields } from "../grammar/fields.ts";
import { secretsOf } from "../grammar/secrets-of.ts";
import { grammarMachine } from "../machines/grammar-machine.ts";
import type { Machine } from "../machines/machine.ts";
import { type ComponentsReader, componentsReader } from "../machines/reader.ts";
import { schemePrefix } from "../machines/scheme-prefix.ts";
import type { Definition } from "./definition.ts";
import type { SchemeRules } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/** The rules of a scheme whose grammar is interpreted, and what reads by them. */
export interface InterpretedRules extends SchemeRules {
  readonly name: string;
  readonly read: ComponentsReader["read"];
}

/** Tells the rules of a definition. Nothing is made of the grammar before it is needed. */
export function interpretedRules<U extends UrlValue, A, C>(
  definition: Definition<string, Fields, U, A, C>,
): InterpretedRules {
  const { name, defaultPort, schemepart, section, hint, hazards } = definition;
  const reader = componentsReader(schemepart, schemePrefix(name), { defaultPort });
  let machine: Machine | undefined;
  return {
    name,
    defaultPort,
    section,
    hint,
    hazards: hazards as SchemeRules["hazards"],
    secrets: secretsOf(schemepart),
    machine: () => (machine ??= grammarMachine(schemepart)),
    ...reader,
  };
}
