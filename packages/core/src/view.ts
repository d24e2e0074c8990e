import { type GenericUrl, ipSchemePart, ipSchemepart } from "./generic.ts";
import { matcher, schemePrefix } from "./machines/regexp.ts";
import type { Node } from "./nodes.ts";
import type { Grammar, UrlValue } from "./scheme.ts";
import { componentsOf } from "./tree.ts";

/** A part of a text that is the text of a component; of a list, of the whole list. */
export interface Part {
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
  readonly grammar: Grammar;
  readonly url: UrlValue;
  /** The components' values. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The components' texts, in order. */
  readonly parts: readonly Part[];
}

function partsOf(node: Node, scheme: string, text: string): readonly Part[] {
  const places = matcher(node, schemePrefix(scheme), () => true, "d")().exec(text)?.indices ?? [];
  return componentsOf(node).flatMap(({ name }, group) => {
    const place = places[group + 1];
    return place === undefined ? [] : [{ component: name, index: place[0], end: place[1] }];
  });
}

/** The fields of a value, and the grammar that has them: of an unknown scheme, those of the common syntax where it obeys that. */
function fieldsOf(grammar: Grammar, url: UrlValue): readonly [fields: object, node: Node] {
  const common = grammar.name === undefined ? ipSchemePart(url as GenericUrl) : undefined;
  return common === undefined ? [url, grammar.schemepart] : [common, ipSchemepart];
}

/**
 * Makes a view.
 *
 * @param text - A text of the grammar.
 * @param url - Its value.
 */
export function viewOf(grammar: Grammar, text: string, url: UrlValue): View {
  const [fields, node] = fieldsOf(grammar, url);
  const { scheme } = url;
  return {
    text,
    scheme,
    grammar,
    url,
    fields: new Map(Object.entries(fields)),
    parts: partsOf(node, scheme, text),
  };
}
