import { type UrlError, MAX_LENGTH, Url1738Error, urlError, invalidDefinition } from "./errors.ts";
import type { Encoded } from "./escape.ts";
import { explainer, schemeOf, tooLong } from "./explain.ts";
import { type Component, componentsOf, type Fields, type FieldsOf, type Flat, type List, type Node, type RecordOf, type ValuesOf } from "./grammar.ts";
import { componentsReader, faulty } from "./machines/read.ts";
import { schemePrefix } from "./machines/regexp.ts";
import { isPlain, type Parts as AnyParts, partsSpeller, Refusal } from "./machines/spell.ts";
import { validate } from "./machines/validate.ts";

/**
 * The version of the contract between copies of this package: the methods of {@link Scheme} and the kinds of grammar node.
 *
 * @public
 */
export const CONTRACT = 1;

/** What every parsed URL has: its scheme, in lower case. @public */
export interface UrlValue {
  /** The scheme, in lower case. */
  readonly scheme: string;
}

/**
 * What `safeParse` returns. The error is computed when it is looked at.
 *
 * @public
 */
export type Result<U> = { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };

/** A part as `build` takes it: a number also as digits, an `Encoded` also as a plain string. @public */
export type LooseValue<T> = T extends Encoded
  ? string
  : T extends number
    ? number | string
    : T extends readonly (infer Item)[]
      ? readonly LooseValue<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: LooseValue<T[K]> }
        : T;

/** What `build` takes: the fields of a URL, in any form that `parse` would normalise, or left out. @public */
export type Parts<U> = U extends unknown ? { readonly [K in keyof U]?: LooseValue<U[K]> | undefined } : never;

/**
 * One scheme. Its methods are bound and can be taken off it; all strings in a `U` are decoded unless they are `Encoded`.
 *
 * @public
 */
export interface Scheme<U extends UrlValue = UrlValue, A = unknown, C = unknown> {
  /** The version of the contract, see {@link CONTRACT}. */
  readonly contract: typeof CONTRACT;
  /** The scheme's name, in lower case. */
  readonly name: U["scheme"];
  /** The port that a URL without one means, 0-65535. */
  readonly defaultPort: number | undefined;
  /** The grammar of what follows the name and the colon: `genericurl = scheme ":" schemepart` (RFC 1738 §5). */
  readonly schemepart: Node;
  /**
   * Takes a URL apart, strictly by RFC 1738.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its meaning: a plain object with all fields of the scheme, `undefined` where the URL has no such component.
   * @throws Url1738Error - Where the text is no URL of this scheme.
   */
  parse(text: string): U;
  /**
   * Takes a URL apart without throwing.
   *
   * @param text - Anything.
   * @returns The value or the error.
   */
  safeParse(text: unknown): Result<U>;
  /**
   * Tells whether `parse` would return a value.
   *
   * @param text - Anything.
   * @returns Whether it is a URL of this scheme.
   */
  canParse(text: unknown): boolean;
  /**
   * Makes a value of what a person has at hand, normalising whatever `parse` would: defaults left out, capitals in a host,
   * digits for a number. Inside an `Encoded` part it encodes nothing.
   *
   * @param parts - The components.
   * @returns A value that `format` takes.
   * @throws Url1738Error - With the code `invalid-value` and the component that cannot be normalised.
   */
  build(parts: Parts<U>): U;
  /**
   * Spells a URL canonically. It takes exactly the values that `parse` returns.
   *
   * @param url - The value.
   * @returns The URL: `parse` of it deeply equals `url`.
   * @throws Url1738Error - With the code `invalid-value` and the component at fault, or `too-long`.
   */
  format(url: U): string;
  /**
   * Says how the resource is reached (RFC 1738 §3). It opens no connection.
   *
   * @param url - The value, checked as `format` does.
   * @param context - What the URL does not say.
   * @returns The steps, as plain data.
   * @throws Url1738Error - With the code `no-access` where the scheme names nothing that can be accessed; its hint says what
   *   the names designate instead.
   */
  access(url: U, context?: C): A;
}

/** The value of a scheme's URLs, of its name and the components of its grammar. @public */
export type ValueOf<N extends string, F extends Fields> = Flat<{ scheme: N } & RecordOf<F>>;

/**
 * The value that a grammar yields: what {@link defineScheme} infers where no interface is declared.
 *
 * @public
 */
export type Inferred<N extends string, P> = ValueOf<N, FieldsOf<P>>;

/**
 * What an author says of a scheme.
 *
 * @public
 */
export interface Definition<N extends string, F extends Fields, U extends UrlValue, A, C> {
  /** The scheme's name: lower-case letters, digits, `+`, `.` and `-`. Names with `x-` are free for anyone (RFC 1738 §4). */
  readonly name: N;
  /** The section of RFC 1738 that describes the scheme. */
  readonly section?: string;
  /** The port that a URL without one means; needed where the grammar has `hostport`. */
  readonly defaultPort?: number;
  /** The grammar of what follows the name and the colon. */
  readonly schemepart: Node<F>;
  /**
   * Writes the value as one object with every field, which is faster than the object that is made without it.
   *
   * @param scheme - The name.
   * @param components - The values of the grammar's components, in order.
   * @returns The value, with the components under their names.
   */
  readonly value?: (scheme: N, ...components: ValuesOf<F>) => U;
  /** How a resource is reached, or one sentence on what the scheme's names designate if not that (RFC 1738 §4). */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

function invalidValue(scheme: string | undefined, { component, reason }: Refusal): Url1738Error {
  return new Url1738Error(urlError({ code: "invalid-value", scheme, component, message: `The component "${component}" ${reason}.` }));
}

/** A definition whose name may be missing: that of any scheme at all. */
export type AnyDefinition<U extends UrlValue, A, C> = Omit<Definition<string, Fields, U, A, C>, "name" | "value"> & {
  readonly name: string | undefined;
  readonly value?: ((scheme: string, ...components: unknown[]) => U) | undefined;
};

/** The methods of {@link Scheme}. */
export type Methods<U extends UrlValue, A, C> = Omit<Scheme<U, A, C>, "contract" | "name" | "defaultPort" | "schemepart">;

/** Derives from one grammar what a scheme can do. Nothing is compiled before it is needed. */
export function methods<U extends UrlValue, A, C>(definition: AnyDefinition<U, A, C>): Methods<U, A, C> {
  const { name, section, schemepart, access } = definition;
  const site = { defaultPort: definition.defaultPort };
  const names = componentsOf(schemepart).map((component) => component.name);
  const inOrder = (scheme: string, ...components: unknown[]) =>
    ({ scheme, ...Object.fromEntries(names.map((field, index) => [field, components[index]])) }) as unknown as U;
  const value = definition.value ?? inOrder;
  const reader = componentsReader(schemepart, name === undefined ? "[\\dA-Za-z+.-]+:" : schemePrefix(name), site);
  const explain = explainer({ name, section, schemepart }, reader);
  let spell: ReturnType<typeof partsSpeller> | undefined;

  function evaluate(text: unknown): U | undefined {
    if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
    const components = reader.read(text);
    if (components === undefined || components === faulty) return undefined;
    const url = value(name ?? (schemeOf(text) as string), ...components);
    // An escape is three times as long as its character, so no shorter text has too long a canonical spelling.
    return text.length > MAX_LENGTH / 3 && spellOut(url, true).length > MAX_LENGTH ? undefined : url;
  }

  function schemeOfParts(given: unknown, exact: boolean): string {
    if (given === undefined && !exact && name !== undefined) return name;
    const scheme = typeof given === "string" && !exact ? given.toLowerCase() : given;
    const isRight = name === undefined ? typeof scheme === "string" && /^[\da-z+.-]+$/.test(scheme) : scheme === name;
    if (!isRight) throw new Refusal("scheme", name === undefined ? "is no name of a scheme in lower case" : `is not "${name}"`);
    return scheme as string;
  }

  function spellOut(parts: unknown, exact: boolean): string {
    try {
      if (!isPlain(parts)) throw new Refusal("scheme", "is missing: this is no plain object");
      const { scheme, ...components }: AnyParts = parts;
      spell ??= partsSpeller(schemepart, site);
      return `${schemeOfParts(scheme, exact)}:${spell(components, exact)}`;
    } catch (thrown) {
      // Whatever else is thrown comes out of the value: a getter, a proxy, a nesting without end.
      throw invalidValue(name, thrown instanceof Refusal ? thrown : new Refusal("scheme", "belongs to a value that cannot be read"));
    }
  }

  function format(url: U): string {
    const text = spellOut(url, true);
    if (text.length > MAX_LENGTH) throw new Url1738Error(tooLong());
    return text;
  }

  function parse(text: string): U {
    const url = evaluate(text);
    if (url === undefined) throw new Url1738Error(explain(text));
    return url;
  }

  return {
    parse,
    safeParse: (text) => {
      const url = evaluate(text);
      if (url !== undefined) return { ok: true, url };
      let error: UrlError | undefined;
      return {
        ok: false,
        get error() {
          error ??= explain(text);
          return error;
        },
      };
    },
    canParse: (text) => {
      if (typeof text !== "string" || text.length > MAX_LENGTH) return false;
      return text.length > MAX_LENGTH / 3 ? evaluate(text) !== undefined : reader.test(text);
    },
    build: (parts) => {
      const text = spellOut(parts, false);
      if (text.length > MAX_LENGTH) throw new Url1738Error(tooLong());
      return parse(text);
    },
    format,
    access: (url, context) => {
      format(url);
      if (typeof access === "function") return access(url, context);
      const message = `A URL of the scheme "${url.scheme}" names nothing that can be accessed.`;
      throw new Url1738Error(urlError({ code: "no-access", scheme: url.scheme, section, message, hint: access }));
    },
  };
}

/** Whether what a component's absence stands for is still unknown. */
function needsDefaultPort(element: Component | List, defaultPort: number | undefined): boolean {
  const absent = element.kind === "component" ? element.options.absent : undefined;
  return typeof absent === "function" && absent({ defaultPort }) === undefined;
}

/**
 * Makes a scheme of its grammar.
 *
 * @param definition - What the author says of it.
 * @returns The scheme, to be used alone or in a registry.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change.
 * @public
 */
export function defineScheme<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C>): Scheme<U, A, C> {
  const { name, defaultPort, schemepart } = definition;
  if (!/^[\da-z+.-]+$/.test(name))
    throw invalidDefinition(`"${name}" is no name of a scheme: take lower-case letters, digits, "+", "." and "-".`, name);
  validate(schemepart, name);
  if (componentsOf(schemepart).some((element) => needsDefaultPort(element, defaultPort)))
    throw invalidDefinition("The grammar has a port that may be left out, so the scheme needs a defaultPort.", name);
  const own = methods<U, A, C>(definition as unknown as AnyDefinition<U, A, C>);
  return { contract: CONTRACT, name, defaultPort, schemepart, ...own };
}
