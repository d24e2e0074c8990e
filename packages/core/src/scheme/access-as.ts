import { invalidDefinition, Url1738Error, urlErrorOf } from "../errors/url-error.ts";
import { factsOf, withFacts } from "../grammar/facts.ts";

/** Makes the access of a derived scheme from that of its base. */

/** A value of a scheme, with any scheme name. @public */
export type UnderAnyName<U> = { [K in keyof U]: K extends "scheme" ? string : U[K] };

/** An access by another protocol. @public */
export type ByProtocol<A, P extends string> = A extends unknown
  ? { [K in keyof A]: K extends "protocol" ? P : A[K] }
  : never;

/**
 * The function that says how a resource of a scheme is reached. For a derived scheme with a default port of its own, that port is the
 * third argument.
 *
 * @public
 */
export type AccessFunction<U, A, C> = (url: U, context: C | undefined, defaultPort?: number) => A;

/** The part of a definition that describes the access. @public */
export interface WithAccess<U, A, C> {
  /** The scheme's name. */
  readonly name: string;
  /** The way its resources are reached, see `Definition`. */
  readonly access: string | AccessFunction<U, A, C>;
}

/** Returns the same error for another scheme. Its sentence names that scheme where it named the base. */
function ofScheme(thrown: unknown, base: string, scheme: string): unknown {
  const error = urlErrorOf(thrown);
  if (error === undefined) return thrown;
  const named = error.params.scheme === base && {
    params: { ...error.params, scheme },
    message: error.message.replace(` ${base} `, ` ${scheme} `),
  };
  return new Url1738Error({ ...error, scheme, ...named });
}

/**
 * Makes an access for URLs of other schemes with the same components, optionally with another protocol in its result.
 *
 * @param protocol - The protocol; by default, the one that the access names.
 * @param defaultPort - The default port of the other scheme, if it has one of its own.
 * @public
 */
export function accessUnder<U, A, C>(
  scheme: string,
  access: AccessFunction<U, A, C>,
  protocol?: string,
  defaultPort?: number,
): AccessFunction<UnderAnyName<U>, A, C> {
  return (url, context, port = defaultPort) => {
    try {
      const steps = access({ ...url, scheme } as U, context, port);
      return protocol === undefined ? steps : { ...steps, protocol };
    } catch (thrown) {
      throw ofScheme(thrown, scheme, (url as { readonly scheme: string }).scheme);
    }
  };
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
  if (typeof access !== "function")
    throw invalidDefinition(
      {
        reason: "definition/no-access-to-derive",
        sentence:
          'A URL of the scheme "{name}" designates nothing that can be accessed, so nothing can be derived from its access: write a function, or a sentence of your own.',
        params: { name },
      },
      name,
    );
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
