import { MAX_LENGTH } from "../errors/too-long-error.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { type Explained, explainUrl } from "../explain/explain.ts";
import type { Formatter } from "./formatter.ts";
import { failure } from "./result.ts";
import type { Scheme } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/** An escape is three times as long as its character, so no text that is shorter has too long a canonical spelling. */
const LONG = MAX_LENGTH / 3;

/**
 * Makes the parser of a scheme.
 *
 * @param read - Takes a text apart; `undefined` where it is not a URL of the scheme, its length aside.
 */
export function createParser<U extends UrlValue>(
  explained: Explained,
  read: (text: string) => U | undefined,
  spell: Formatter,
): Pick<Scheme<U>, "parse" | "safeParse" | "canParse"> {
  function evaluate(text: unknown): U | undefined {
    if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
    const url = read(text);
    return url !== undefined && text.length > LONG && spell(url, true).length > MAX_LENGTH ? undefined : url;
  }

  return {
    parse: (text) => {
      const url = evaluate(text);
      if (url === undefined) throw new Url1738Error(explainUrl(explained, text));
      return url;
    },
    safeParse: (text) => {
      const url = evaluate(text);
      return url === undefined ? failure(() => explainUrl(explained, text)) : { ok: true, url };
    },
    canParse: (text) => evaluate(text) !== undefined,
  };
}
