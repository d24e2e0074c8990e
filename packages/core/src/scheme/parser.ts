import { MAX_LENGTH } from "../errors/too-long.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { explainer } from "../explain/explain.ts";
import type { Node, Place } from "../grammar/nodes.ts";
import { componentsOf } from "../grammar/walk.ts";
import { quickReader } from "../machines/quick-reader.ts";
import { componentsReader } from "../machines/reader.ts";
import { recordOf } from "../machines/record.ts";
import { lowerCasePrefix, schemePrefix } from "../machines/scheme-prefix.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Formatter } from "./formatter.ts";
import { failure } from "./result.ts";
import type { Scheme } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/** What the parser needs of a definition; without a name, it is that of any scheme. */
interface Parsed<U> {
  readonly name: string | undefined;
  readonly section?: string | undefined;
  readonly defaultPort?: number | undefined;
  readonly schemepart: Node;
  readonly hint?: ((place: Place) => string | undefined) | undefined;
  readonly value?: ((scheme: string, ...components: unknown[]) => U) | undefined;
}

/** An escape is three times as long as its character, so no text that is shorter has too long a canonical spelling. */
const LONG = MAX_LENGTH / 3;

/** Makes the value of a URL of a scheme's name and the values of its components. */
function valueMaker<U>({ schemepart, value }: Parsed<U>): (scheme: string, ...components: unknown[]) => U {
  if (value !== undefined) return value;
  const fields = ["scheme", ...componentsOf(schemepart).map(({ name }) => name)];
  return (...values) => recordOf(fields, values) as U;
}

/** Makes the parser of a scheme. Nothing is compiled before it is needed. */
export function createParser<U extends UrlValue>(
  definition: Parsed<U>,
  spell: Formatter,
): Pick<Scheme<U>, "parse" | "safeParse" | "canParse"> {
  const { name, schemepart, defaultPort } = definition;
  const prefix = schemePrefix(name);
  const strict = componentsReader(schemepart, prefix, { defaultPort });
  const reader = quickReader(schemepart, prefix, lowerCasePrefix(name), strict);
  const value = valueMaker(definition);
  const explain = explainer(definition, strict);

  function evaluate(text: unknown): U | undefined {
    if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
    const values = reader.read(text);
    if (values === undefined) return undefined;
    values[0] = name ?? schemeOf(text);
    const url = value(...(values as [string, ...unknown[]]));
    return text.length > LONG && spell(url, true).length > MAX_LENGTH ? undefined : url;
  }

  return {
    parse: (text) => {
      const url = evaluate(text);
      if (url === undefined) throw new Url1738Error(explain(text));
      return url;
    },
    safeParse: (text) => {
      const url = evaluate(text);
      return url === undefined ? failure(() => explain(text)) : { ok: true, url };
    },
    canParse: (text) => {
      if (typeof text !== "string" || text.length > MAX_LENGTH) return false;
      return text.length > LONG ? evaluate(text) !== undefined : reader.test(text);
    },
  };
}
