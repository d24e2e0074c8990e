import type { Node } from "../grammar/nodes.ts";
import { componentsOf } from "../grammar/walk.ts";
import { componentPlaces } from "../machines/component-places.ts";
import { schemePrefix } from "../machines/scheme-prefix.ts";
import { ipSchemepartRule } from "../rules/generic-rules.ts";
import { ipSchemePart } from "../rules/ip-scheme-part.ts";
import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { SchemeRules } from "../scheme/scheme.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import type { Source } from "./source.ts";

/** A part of a text that is the text of a component; of a list, of the whole list. */
export interface ComponentPart {
  readonly component: string;
  readonly index: number;
  readonly end: number;
}

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
  readonly parts: readonly ComponentPart[];
  /** The components' values in another text; nothing where it is not a URL of a scheme that is known. */
  readonly fieldsIn: (text: string) => ReadonlyMap<string, unknown> | undefined;
}

function partsOf(node: Node, scheme: string, text: string): readonly ComponentPart[] {
  const places = componentPlaces(node, schemePrefix(scheme))(text);
  return componentsOf(node).flatMap(({ name }, order) => {
    const place = places[order];
    return place === undefined ? [] : [{ component: name, index: place[0], end: place[1] }];
  });
}

/** The fields of a value, and the grammar that has them: of an unknown scheme, those of the common syntax where it obeys that. */
function fieldsOf(grammar: SchemeRules, url: UrlValue): readonly [fields: object, node: Node] {
  const common = grammar.name === undefined ? ipSchemePart(url as GenericUrl) : undefined;
  return common === undefined ? [url, grammar.schemepart] : [common, ipSchemepartRule];
}

/**
 * Makes a view.
 *
 * @param text - A text of the grammar.
 * @param url - Its value.
 * @param safeParse - Reads other texts by the same rules.
 */
export function viewOf(grammar: SchemeRules, text: string, url: UrlValue, safeParse: Source["safeParse"]): View {
  const [fields, node] = fieldsOf(grammar, url);
  const { scheme } = url;
  return {
    text,
    scheme,
    grammar,
    url,
    fields: new Map(Object.entries(fields)),
    fieldsIn: (other) => {
      const result = grammar.name === undefined ? undefined : safeParse(other);
      return result?.ok ? new Map(Object.entries(result.url)) : undefined;
    },
    parts: partsOf(node, scheme, text),
  };
}
