import { MAX_LENGTH, Url1738Error, type UrlError, urlError } from "./errors.ts";
import { explainer, schemeOf, tooLong } from "./explain.ts";
import { componentsReader, recordOf } from "./machines/read.ts";
import { plainPrefix, schemePrefix } from "./machines/regexp.ts";
import { isPlain, partsSpeller, Refusal } from "./machines/spell.ts";
import type { Fields } from "./nodes.ts";
import type { Definition, Result, Scheme, UrlValue } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import { componentsOf } from "./tree.ts";

function invalidValue(scheme: string | undefined, { component, reason }: Refusal): Url1738Error {
  return new Url1738Error(
    urlError({ code: "invalid-value", scheme, component, message: `The component "${component}" ${reason}.` }),
  );
}

/** A definition whose name may be missing: that of any scheme at all. */
export type AnyDefinition<U extends UrlValue, A, C> = Omit<
  Definition<string, Fields, U, A, C>,
  "name" | "value" | "meant"
> & {
  readonly name: string | undefined;
  readonly value?: ((scheme: string, ...components: unknown[]) => U) | undefined;
};

/** The methods of {@link Scheme}. */
export type Methods<U extends UrlValue, A, C> = Pick<
  Scheme<U, A, C>,
  "parse" | "safeParse" | "canParse" | "build" | "format" | "access" | "~standard"
>;

/** A failed result, whose error is computed when it is looked at: also by who copies, compares or serialises the result. */
export function failure(explain: () => UrlError): { readonly ok: false; readonly error: UrlError } {
  let known: UrlError | undefined;
  return {
    ok: false,
    get error() {
      known ??= explain();
      return known;
    },
  };
}

/** Derives from one grammar what a scheme can do. Nothing is compiled before it is needed. */
export function methods<U extends UrlValue, A, C>(definition: AnyDefinition<U, A, C>): Methods<U, A, C> {
  const { name, section, schemepart, access } = definition;
  const site = { defaultPort: definition.defaultPort };
  const names = componentsOf(schemepart).map((component) => component.name);
  const fields = ["scheme", ...names];
  const value = definition.value ?? ((...values: unknown[]) => recordOf(fields, values) as unknown as U);
  const reader =
    name === undefined
      ? componentsReader(schemepart, "[\\dA-Za-z+.-]+:", site)
      : componentsReader(schemepart, schemePrefix(name), site, plainPrefix(name));
  const explain = explainer({ name, section, schemepart, hint: definition.hint }, reader);
  const only = name === undefined ? undefined : { value: name, text: `${name}:` };
  let spell: ReturnType<typeof partsSpeller> | undefined;

  function evaluate(text: unknown): U | undefined {
    if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
    const components = reader.read(text);
    if (components === undefined) return undefined;
    components[0] = name ?? schemeOf(text);
    const url = value(...(components as [string, ...unknown[]]));
    // An escape is three times as long as its character, so no shorter text has too long a canonical spelling.
    return text.length > MAX_LENGTH / 3 && spellOut(url, true).length > MAX_LENGTH ? undefined : url;
  }

  function spellScheme(given: unknown, exact: boolean): string {
    if (given === undefined && !exact && only !== undefined) return only.text;
    const scheme = typeof given === "string" && !exact ? given.toLowerCase() : given;
    const isRight = name === undefined ? typeof scheme === "string" && /^[\da-z+.-]+$/.test(scheme) : scheme === name;
    if (!isRight)
      throw new Refusal("scheme", name === undefined ? "is no name of a scheme in lower case" : `is not "${name}"`);
    return `${scheme}:`;
  }

  function spellOut(parts: unknown, exact: boolean): string {
    try {
      if (!isPlain(parts)) throw new Refusal("scheme", "is missing: this is no plain object");
      spell ??= partsSpeller(schemepart, site, { name: "scheme", only, spell: spellScheme });
      return spell(parts, exact);
    } catch (thrown) {
      // Whatever else is thrown comes out of the value: a getter, a proxy, a nesting without end.
      throw invalidValue(
        name,
        thrown instanceof Refusal ? thrown : new Refusal("scheme", "belongs to a value that cannot be read"),
      );
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

  function safeParse(text: unknown): Result<U> {
    const url = evaluate(text);
    return url === undefined ? failure(() => explain(text)) : { ok: true, url };
  }

  return {
    parse,
    safeParse,
    "~standard": standardSchema(safeParse),
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
      // Passed on is what has been checked: a getter or a proxy could give something else the second time.
      const checked = parse(format(url));
      if (typeof access === "function") return access(checked, context);
      const { scheme } = checked;
      const message = `A URL of the scheme "${scheme}" names nothing that can be accessed.`;
      throw new Url1738Error(urlError({ code: "no-access", scheme, section, message, hint: access }));
    },
  };
}
