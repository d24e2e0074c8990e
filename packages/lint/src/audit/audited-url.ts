import type { GenericUrl, Source, UrlValue } from "@url1738/core";
import type { ComponentPlace, SchemeRules } from "@url1738/core/grammar";
import { ipPlaces, ipSchemePart } from "../spans/ip-scheme-part.ts";

/** A host that a URL names, by itself or in a list of hosts. */
export interface NamedHost {
  /** The path of its component, and that of its port. */
  readonly component: string;
  readonly portComponent: string;
  readonly host: string;
  readonly port: unknown;
  /** The host as written; empty if it is left out. */
  readonly written: string;
}

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
  /** The hosts, in order. */
  readonly hosts: readonly NamedHost[];
  /** Returns the components' values in another text; `undefined` unless that is a URL of a known scheme. */
  readonly fieldsIn: (text: string) => ReadonlyMap<string, unknown> | undefined;
}

/** Makes the view of a text and its value. For an unknown scheme, the fields are those of the common syntax, if the URL obeys it. */
export function viewOf(grammar: SchemeRules, text: string, url: UrlValue, safeParse: Source["safeParse"]): View {
  const { scheme } = url;
  const common = grammar.name === undefined ? ipSchemePart(url as GenericUrl) : undefined;
  const parts = common === undefined ? grammar.places(text) : ipPlaces(text, scheme.length + 1);
  return {
    text,
    scheme,
    grammar,
    fields: new Map(Object.entries(common ?? url)),
    fieldsIn: (other) => {
      const result = grammar.name === undefined ? undefined : safeParse(other);
      return result?.ok ? new Map(Object.entries(result.url)) : undefined;
    },
    parts,
    hosts: hostsIn(common ?? url, "", common === undefined ? grammar.places(text, true) : parts, text),
  };
}

/** Finds the hosts of a value. @param around - The path of the value, with its dot. */
function hostsIn(value: object, around: string, places: readonly ComponentPlace[], text: string): readonly NamedHost[] {
  const { host, port } = value as { readonly host?: unknown; readonly port?: unknown };
  if (typeof host !== "string")
    return Object.entries(value).flatMap(([name, list]) =>
      Array.isArray(list) && around === ""
        ? list.flatMap((item, index) => hostsIn(Object(item), `${name}[${index}].`, places, text))
        : [],
    );
  const component = `${around}host`;
  const place = places.find((entry) => entry.component === component);
  const written = place === undefined ? "" : text.slice(place.index, place.end);
  return [{ component, portComponent: `${around}port`, host, port, written }];
}
