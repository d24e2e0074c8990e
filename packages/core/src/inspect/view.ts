import type { ComponentPlace } from "../machines/component-place.ts";
import { ipPlaces, ipSchemePart } from "../rules/ip-scheme-part.ts";
import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { SchemeRules } from "../scheme/scheme.ts";
import type { UrlValue } from "../scheme/url-value.ts";

/** A URL as `audit` looks at it: its text, its value, and which is where. */
export interface View {
  readonly text: string;
  /** The name of its scheme. */
  readonly scheme: string;
  /** What is known of its scheme; without a name, nothing is. */
  readonly grammar: SchemeRules;
  readonly url: UrlValue;
  /** The components' values. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The components' texts, in order. */
  readonly parts: readonly ComponentPlace[];
}

/**
 * Makes a view. Of an unknown scheme, the fields are those of the common syntax where it obeys that.
 *
 * @param text - A text of the grammar.
 * @param url - Its value.
 */
export function viewOf(grammar: SchemeRules, text: string, url: UrlValue): View {
  const { scheme } = url;
  const common = grammar.name === undefined ? ipSchemePart(url as GenericUrl) : undefined;
  return {
    text,
    scheme,
    grammar,
    url,
    fields: new Map(Object.entries(common ?? url)),
    parts: common === undefined ? grammar.places(text) : ipPlaces(text, scheme.length + 1),
  };
}
