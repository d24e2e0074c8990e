import { CONTRACT } from "../contract/contract.ts";
import { ownFields } from "../contract/own-fields.ts";
import type { Fields } from "../grammar/fields.ts";
import { componentsOf } from "../grammar/walk.ts";
import { recordOf } from "../machines/record.ts";
import { type PartsSpeller, partsSpeller } from "../machines/speller.ts";
import { crossChecked } from "./cross-checked.ts";
import type { Definition, ValueOf, Yields } from "./definition.ts";
import { checkLead, createFormatter } from "./formatter.ts";
import { interpretedRules } from "./interpreted-rules.ts";
import { limited } from "./limited.ts";
import { methods } from "./methods.ts";
import type { Scheme } from "./scheme.ts";

/**
 * What `defineScheme` does, without its checks, so that no program that imports the scheme has them: for packages whose tests make
 * these checks, as the conformance suite of `@url1738/testkit` does.
 *
 * @param definition - What the author says of the scheme; of one that `defineScheme` would refuse, nothing can be relied on.
 * @returns The scheme, to be used alone or in a registry.
 * @public
 */
export function uncheckedScheme<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C> & Yields<N, F, U>): Scheme<U, A, C> {
  const own = ownFields(definition);
  const { name, defaultPort, schemepart, check, bare, meant, access } = own;
  const { read, ...rules } = interpretedRules(own);
  const fields = ["scheme", ...componentsOf(schemepart).map((component) => component.name)];
  let spell: PartsSpeller | undefined;
  const lead = (given: unknown, exact: boolean) => {
    checkLead(name, given, exact);
    return `${name}:`;
  };
  const formatter = createFormatter(
    name,
    (parts, exact) => {
      spell ??= partsSpeller(schemepart, { defaultPort }, { name: "scheme", spell: lead });
      return spell(parts, exact);
    },
    rules.secrets,
  );
  const readUrl = limited((text) => {
    const values = read(text);
    return values && (recordOf(fields, [name, ...values]) as unknown as U);
  }, formatter);
  const scheme = { contract: CONTRACT, ...rules, bare, meant, ...methods<U, A, C>(rules, readUrl, formatter, access) };
  return check === undefined ? (scheme as Scheme<U, A, C>) : crossChecked(scheme as Scheme<U, A, C>, check);
}
