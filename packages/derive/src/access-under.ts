import { Url1738Error, urlErrorOf } from "@url1738/core";

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
