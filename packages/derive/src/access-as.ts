import { factsOf, withFacts } from "@url1738/core/inside/grammar/facts";
import { type AccessFunction, accessUnder, type ByProtocol, type UnderAnyName } from "./access-under.ts";
import { invalid } from "./derivation-sentences.ts";

/** Makes the access of a derived scheme from that of its base. */

/** The part of a definition that describes the access. @public */
export interface WithAccess<U, A, C> {
  /** The scheme's name. */
  readonly name: string;
  /** The way its resources are reached, see `Definition`. */
  readonly access: string | AccessFunction<U, A, C>;
}

/**
 * Makes the access of a derived scheme from that of its base: the same steps, by the same protocol or another one.
 *
 * @param definition - The definition of the base.
 * @param protocol - The value of the field `protocol` in the result; by default, it stays as it is.
 * @returns A function to use as the `access` of the derived scheme, or to call in it. It takes values of any scheme with the components of
 *   this one.
 * @throws Url1738Error - With the code `invalid-definition` if the scheme has a sentence instead of an access.
 * @public
 */
export function accessAs<U, A, C, const P extends string = never>(
  definition: WithAccess<U, A, C>,
  protocol?: P,
): AccessFunction<UnderAnyName<U>, [P] extends [never] ? A : ByProtocol<A, P>, C> {
  const { name, access } = definition;
  if (typeof access !== "function") throw invalid("no-access-to-derive", { name }, name);
  const under = accessUnder(name, access, protocol) as AccessFunction<
    UnderAnyName<U>,
    [P] extends [never] ? A : ByProtocol<A, P>,
    C
  >;
  return withFacts(under, {
    recipe: { name: "accessUnder", arguments: [name, access, ...(protocol === undefined ? [] : [protocol])] },
  });
}

/** Gives an access from {@link accessAs} the default port of the scheme that takes it; any other access stays as it is. */
export function withDefaultPort(access: unknown, defaultPort: number): unknown {
  const { recipe } = factsOf(access);
  if (recipe?.name !== "accessUnder") return access;
  const [name, base, protocol] = recipe.arguments as Parameters<typeof accessUnder>;
  const under = accessUnder(name, base, protocol, defaultPort);
  return withFacts(under, { recipe: { ...recipe, arguments: [name, base, protocol, defaultPort] } });
}
