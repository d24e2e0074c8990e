import { fieldOf, ownField } from "../errors/own-fields.ts";
import type { FieldValues } from "../grammar/nodes.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { checkLead } from "../values/record.ts";
import type { Scribe } from "../values/scribe.ts";
import type { FurtherName } from "./definition.ts";
import { standardSchema } from "./result.ts";
import type { Scheme, WholeScheme } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/** The part of a definition that names it. */
interface Named {
  readonly name: string;
  readonly names?: readonly FurtherName[] | undefined;
  readonly defaultPort?: number | undefined;
}

/** The names of a scheme, each with its default port. @public */
export type PortsByName = readonly (readonly [name: string, defaultPort: number | undefined])[];

/** Returns the names of a scheme, first its own, each with its default port. */
export function portsByName({ name, names = [], defaultPort }: Named): PortsByName {
  const further = names.map((each) =>
    typeof each === "string" ? ([each, defaultPort] as const) : ([each.name, each.defaultPort] as const),
  );
  return [[name, defaultPort], ...further];
}

/** Stands for an absent port where it depends on the name: no URL has this port. */
const ABSENT = 65536;

const isShared = (ports: PortsByName) => ports.every(([, port]) => port === ports[0]?.[1]);

/** Returns the default port for the reader and writer of a definition, which do not know by which of its names a URL begins. */
export function sharedPort(definition: Named): number | undefined {
  return isShared(portsByName(definition)) ? definition.defaultPort : ABSENT;
}

/** Makes the reader and writer of URLs with one name of those with another name. */
function renamed<V>(scribe: Scribe<V>, first: string, name: string, ownPort: number | undefined): Scribe<V> {
  const shift = name.length - first.length;
  // No text of another name is one of this scheme.
  const inner = (text: string) => (schemeOf(text) === name ? first + text.slice(name.length) : "");
  const moved = <T extends { readonly index: number; readonly end: number }>(span: T): T => ({
    ...span,
    index: span.index + shift,
    end: span.end + shift,
  });
  return {
    get elements() {
      return scribe.elements;
    },
    offsets: (text) => {
      const at = scribe.offsets(inner(text));
      return at && Array.from(at, (place) => (place < 0 ? place : place + shift));
    },
    errors: scribe.errors && ((text) => scribe.errors?.(inner(text)).map(moved) ?? []),
    read: (text) => {
      const url = scribe.read(inner(text), 0) as (V & { scheme: string; port?: number }) | undefined;
      if (url === undefined) return undefined;
      url.scheme = name;
      if (ownPort !== undefined && url.port === ABSENT) url.port = ownPort;
      return url;
    },
    partError: scribe.partError,
    write: (parts, fields, exact) => {
      const { ...own }: Record<string, unknown> = parts;
      checkLead(name, fieldOf(parts, "scheme"), exact);
      if (own.scheme !== undefined) own.scheme = first;
      if (ownPort !== undefined && exact && own.port === ownPort) own.port = ABSENT;
      else if (Number(own.port) === ABSENT) own.port = ABSENT + 1;
      return name + scribe.write(own as FieldValues, fields, exact).slice(first.length);
    },
  };
}

/** Joins schemes that differ by name, and perhaps by port, to one that reads and spells the URLs of all. */
function joined(members: readonly WholeScheme[]): WholeScheme {
  const [first] = members as readonly [WholeScheme];
  const named = (name: unknown) => members.find((member) => member.name === name) ?? first;
  const ofText = (text: unknown) => named(typeof text === "string" ? schemeOf(text) : undefined);
  const ofValue = (value: unknown) => {
    const name = ownField(Object(value), "scheme");
    return named(typeof name === "string" ? name.toLowerCase() : name);
  };
  const safeParse: WholeScheme["safeParse"] = (text) => ofText(text).safeParse(text);
  return {
    ...first,
    members,
    errors: (text) => ofText(text).errors(text),
    places: (text, isDeep) => ofText(text).places(text, isDeep),
    explain: (text, advise) => ofText(text).explain(text, advise),
    parse: (text) => ofText(text).parse(text),
    safeParse,
    "~standard": standardSchema(safeParse),
    canParse: (text) => ofText(text).canParse(text),
    normalize: (text) => ofText(text).normalize(text),
    build: (parts, given) => ofValue(parts).build(parts, given),
    format: (url) => ofValue(url).format(url),
    access: (url, context) => ofValue(url).access(url, context),
  };
}

/**
 * Makes a scheme for all names of a definition, with one reader and writer for all of them.
 *
 * @param ports - The names, first that of the definition.
 * @param scribe - Reads and writes URLs with the first name.
 * @param make - Makes the scheme of one name from the reader and writer of its URLs; `isOwn` is true if it is the given one.
 * @public
 */
export function schemeOfNames<U extends UrlValue, A, C>(
  ports: PortsByName,
  scribe: Scribe<U>,
  make: (name: string, defaultPort: number | undefined, scribe: Scribe<U>, isOwn: boolean) => Scheme<U, A, C>,
): Scheme<U, A, C> {
  const [[first]] = ports as readonly [PortsByName[number]];
  const areOne = isShared(ports);
  const members = ports.map(([name, port]) => {
    const isOwn = areOne && name === first;
    return make(name, port, isOwn ? scribe : renamed(scribe, first, name, areOne ? undefined : port), isOwn);
  });
  // Cast: the methods of the members take only values of theirs, and `joined` chooses the member by the value.
  return (members.length > 1 ? joined(members as never) : members[0]) as Scheme<U, A, C>;
}
