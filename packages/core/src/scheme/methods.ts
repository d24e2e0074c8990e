import { MAX_LENGTH, tooLongError } from "../errors/too-long-error.ts";
import { Url1738Error } from "../errors/url-error.ts";
import type { Explained } from "../explain/explain.ts";
import type { Formatter } from "./formatter.ts";
import { noAccessError } from "./no-access-error.ts";
import { createParser } from "./parser.ts";
import type { Scheme } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import type { UrlValue } from "./url-value.ts";

/** The methods of {@link Scheme} with which its URLs are taken apart, spelt and reached. */
export type Methods<U extends UrlValue, A, C> = Pick<
  Scheme<U, A, C>,
  "parse" | "safeParse" | "canParse" | "build" | "format" | "access" | "~standard"
>;

/**
 * Makes the methods of a scheme.
 *
 * @param read - Takes a text apart; `undefined` where it is not a URL of the scheme, its length aside.
 * @param spell - Spells a value, of whatever length.
 * @param access - See `Definition.access`.
 */
export function methods<U extends UrlValue, A, C>(
  explained: Explained,
  read: (text: string) => U | undefined,
  spell: Formatter,
  access: string | ((url: U, context: C | undefined) => A),
): Methods<U, A, C> {
  const { parse, safeParse, canParse } = createParser(explained, read, spell);

  function spellUrl(parts: unknown, exact: boolean): string {
    const text = spell(parts, exact);
    if (text.length > MAX_LENGTH) throw new Url1738Error(tooLongError());
    return text;
  }

  return {
    parse,
    safeParse,
    "~standard": standardSchema(safeParse),
    canParse,
    build: (parts) => parse(spellUrl(parts, false)),
    format: (url) => spellUrl(url, true),
    access: (url, context) => {
      // Passed on is what has been checked: a getter or a proxy could give something else the second time.
      const checked = parse(spellUrl(url, true));
      if (typeof access === "function") return access(checked, context);
      throw noAccessError(checked.scheme, explained.section, access);
    },
  };
}
