import { MAX_LENGTH, tooLong } from "../errors/too-long.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";
import type { Fields } from "../grammar/fields.ts";
import type { Definition } from "./definition.ts";
import { createFormatter } from "./formatter.ts";
import { createParser } from "./parser.ts";
import type { Scheme } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import type { UrlValue } from "./url-value.ts";

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

/** Derives from one grammar what a scheme can do. */
export function methods<U extends UrlValue, A, C>(definition: AnyDefinition<U, A, C>): Methods<U, A, C> {
  const { section, access } = definition;
  const spell = createFormatter(definition);
  const { parse, safeParse, canParse } = createParser(definition, spell);

  function spellUrl(parts: unknown, exact: boolean): string {
    const text = spell(parts, exact);
    if (text.length > MAX_LENGTH) throw new Url1738Error(tooLong());
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
      const { scheme } = checked;
      const message = `A URL of the scheme "${scheme}" names nothing that can be accessed.`;
      throw new Url1738Error(urlError({ code: "no-access", scheme, section, message, hint: access }));
    },
  };
}
