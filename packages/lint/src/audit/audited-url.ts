import { type GenericUrl, ipSchemePart, type Source, type UrlValue } from "@url1738/core";
import { type ComponentPlace, ipPlaces, type SchemeRules } from "@url1738/core/internal";

/** A URL as `audit` reads it: its text, its value, and the places of its components. */
export interface View {
  readonly text: string;
  /** The name of its scheme. */
  readonly scheme: string;
  /** The rules of its scheme; they have no name if the scheme is unknown. */
  readonly grammar: SchemeRules;
  /** The components' values. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The components' places, in order. */
  readonly parts: readonly ComponentPlace[];
  /** Returns the components' values in another text; `undefined` unless that is a URL of a known scheme. */
  readonly fieldsIn: (text: string) => ReadonlyMap<string, unknown> | undefined;
}

/** Makes the view of a text and its value. For an unknown scheme, the fields are those of the common syntax, if the URL obeys it. */
export function viewOf(grammar: SchemeRules, text: string, url: UrlValue, safeParse: Source["safeParse"]): View {
  const { scheme } = url;
  const common = grammar.name === undefined ? ipSchemePart(url as GenericUrl) : undefined;
  return {
    text,
    scheme,
    grammar,
    fields: new Map(Object.entries(common ?? url)),
    fieldsIn: (other) => {
      const result = grammar.name === undefined ? undefined : safeParse(other);
      return result?.ok ? new Map(Object.entries(result.url)) : undefined;
    },
    parts: common === undefined ? grammar.places(text) : ipPlaces(text, scheme.length + 1),
  };
}

/** Returns the text of a component; empty if the URL does not have it. */
export function textOf({ text, parts }: View, name: string): string {
  const part = parts.find(({ component }) => component === name);
  return part === undefined ? "" : text.slice(part.index, part.end);
}
