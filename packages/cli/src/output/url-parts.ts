import type { UrlValue } from "@url1738/core";
import type { List, Node } from "@url1738/core/grammar";

/** A piece of a URL: a component, by the name of its field, or what stands between two. */
export interface Part {
  readonly text: string;
  readonly component: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Walks a grammar along a URL whose value is known; every function returns where it ends, or nothing where it does not fit. */
interface Walk {
  readonly href: string;
  readonly parts: Part[];
}

function take(
  { href, parts }: Walk,
  at: number,
  text: string | undefined,
  component: string | undefined,
): number | undefined {
  if (text === undefined || !href.startsWith(text, at)) return undefined;
  parts.push({ text, component });
  return at + text.length;
}

/** Walks a node, or takes back what it has taken. */
function attempt(walk: Walk, node: Node, values: Values, at: number, list?: string): number | undefined {
  const { length } = walk.parts;
  const end = follow(walk, node, values, at, list);
  if (end === undefined) walk.parts.length = length;
  return end;
}

function followList(
  walk: Walk,
  { name, item, separator, place }: List,
  values: Values,
  at: number,
): number | undefined {
  const items = values[name];
  if (!Array.isArray(items)) return undefined;
  let end: number | undefined = at;
  for (const [index, value] of items.entries()) {
    if (end !== undefined && (place === "before" || (place === "between" && index > 0)))
      end = take(walk, end, separator, undefined);
    const isOne = item.kind === "component" || item.kind === "list";
    if (end !== undefined) end = follow(walk, item, isOne ? { [item.name]: value } : (value as Values), end, name);
    if (end !== undefined && place === "after") end = take(walk, end, separator, undefined);
    if (end === undefined) return undefined;
  }
  return end;
}

function follow(walk: Walk, node: Node, values: Values, at: number, list?: string): number | undefined {
  switch (node.kind) {
    case "literal":
      return take(walk, at, node.text, undefined);
    case "rule":
      return follow(walk, node.item, values, at, list);
    case "sequence":
      return node.items.reduce<number | undefined>(
        (end, item) => (end === undefined ? undefined : follow(walk, item, values, end, list)),
        at,
      );
    case "choice": {
      for (const item of node.items) {
        const end = attempt(walk, item, values, at, list);
        if (end !== undefined) return end;
      }
      return undefined;
    }
    case "optional":
      return attempt(walk, node.item, values, at, list) ?? at;
    case "component": {
      const value = values[node.name];
      return value === undefined ? undefined : take(walk, at, node.codec.spell(value), list ?? node.name);
    }
    case "list":
      return followList(walk, node, values, at);
    default:
      return undefined;
  }
}

/**
 * Tells the parts of a URL apart.
 *
 * @param href - The canonical spelling.
 * @param url - Its value.
 * @param schemepart - The grammar of its scheme, if it is known.
 */
export function urlParts(href: string, url: UrlValue, schemepart: Node | undefined): readonly Part[] {
  const start = url.scheme.length + 1;
  const beginning: readonly Part[] = [
    { text: url.scheme, component: "scheme" },
    { text: ":", component: undefined },
  ];
  const walk: Walk = { href, parts: [...beginning] };
  if (schemepart !== undefined && follow(walk, schemepart, { ...url }, start) === href.length) return walk.parts;
  return [...beginning, { text: href.slice(start), component: "schemePart" }];
}
