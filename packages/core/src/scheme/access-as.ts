import { invalidDefinition, Url1738Error, urlErrorOf } from "../errors/url-error.ts";
import { withFacts } from "../grammar/facts.ts";

/** The access of a derived scheme, made of that of the scheme that it is derived from. */

/** A value of a scheme, under the name of any. @public */
export type UnderAnyName<U> = { [K in keyof U]: K extends "scheme" ? string : U[K] };

/** An access by another protocol. @public */
export type ByProtocol<A, P extends string> = A extends unknown
  ? { [K in keyof A]: K extends "protocol" ? P : A[K] }
  : never;

/** The function that says how a resource of a scheme is reached. @public */
export type AccessFunction<U, A, C> = (url: U, context: C | undefined) => A;

/** What a scheme says of its access, as its definition does. @public */
export interface WithAccess<U, A, C> {
  /** The scheme's name. */
  readonly name: string;
  /** How its resources are reached, see `Definition`. */
  readonly access: string | AccessFunction<U, A, C>;
}

/** The same error, of another scheme. */
function ofScheme(thrown: unknown, scheme: string): unknown {
  const error = urlErrorOf(thrown);
  return error === undefined ? thrown : new Url1738Error({ ...error, scheme });
}

/**
 * Calls the access of a scheme for URLs of others, and names another protocol in what it returns.
 *
 * @param scheme - The name of the scheme.
 * @param access - Its access.
 * @param protocol - The protocol; without one, that which the access names.
 * @returns The access of a scheme with the same components.
 * @public
 */
export function accessUnder<U, A, C>(
  scheme: string,
  access: AccessFunction<U, A, C>,
  protocol?: string,
): AccessFunction<UnderAnyName<U>, A, C> {
  return (url, context) => {
    try {
      const steps = access({ ...url, scheme } as U, context);
      return protocol === undefined ? steps : { ...steps, protocol };
    } catch (thrown) {
      throw ofScheme(thrown, (url as { readonly scheme: string }).scheme);
    }
  };
}

/**
 * The access of a scheme, for URLs of one that is derived from it: the same steps, by a protocol of another name or the same.
 *
 * @param definition - The definition of the scheme.
 * @param protocol - What is to stand in the field `protocol` of what it returns; without it, that stays.
 * @returns A function for the `access` of the derived scheme, or to be called there. It takes values of any scheme that has the
 *   components of this one.
 * @throws Url1738Error - With the code `invalid-definition` where the scheme has a sentence instead of an access.
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
