import type { Codec, ErrorInside, PlaceInside } from "@url1738/core/define";
import { asWritten, componentElement, decimalCodec, decode, decodedSpeller, listElement } from "@url1738/core/runtime";
import type { Parameter } from "@url1738/rfc3986";
import { canonicalHost6, checkUriHost, keyedCodec } from "@url1738/rfc3986/runtime";

/**
 * A host of a JDBC URL for MySQL, with what is given for it alone.
 *
 * @public
 */
export interface JdbcMysqlHost {
  /** The user. */
  user?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The host; by default, this machine. */
  host?: string | undefined;
  /** The port, 0-65535; 3306 by default. */
  port: number;
  /** Its other properties, which count instead of those of the URL. */
  properties: Parameter[];
}

/** An option of a host, as `name=value`, and its place in the text, which may be that of the value alone. */
interface WrittenOption {
  readonly text: string;
  readonly index: number;
  readonly end: number;
}

/** The options of a host, in whichever form they are written. */
const options = /* @__PURE__ */ (() =>
  keyedCodec({
    options: {
      user: { codec: { read: decode, spell: decodedSpeller("!$&'*+\\-.0-9;=A-Z_a-z~") } },
      password: { codec: { read: decode, spell: decodedSpeller("!$&'*+\\-.0-;=A-Z_a-z~") }, isSecret: true },
      host: { codec: { read: canonicalHost6, spell: asWritten, check: checkUriHost } },
      port: { set: ["0123456789", false, 1], codec: decimalCodec(65_535), absent: "3306" },
    },
    spell: [decodedSpeller("\\-.0-9A-Z_a-z"), decodedSpeller("!$&'*+\\-.0-;=A-Z[\\]_a-z~")],
    separator: ",",
    place: "between",
    others: "properties",
    anyCase: true,
  }))();

/** A login, the options of a host in the order of its groups, or a character between hosts. */
const TOKEN =
  /([^:@,()[\]]*)(?::([^@,()[\]]*))?@|\(([^()]*)\)|address=((?:\([^()]*\))+)|(\[[\da-f.]*:[\da-f.]*:[\da-f:.]*\]|[\w.-]+)(?::(\d+))?|:(\d+)|[[\],]/gi;

/** Returns what is written between parentheses, from an offset. */
function writtenOptions(written: string, separator: string, from: number): readonly WrittenOption[] {
  let next = from;
  return written.split(separator).map((text) => {
    const index = next;
    next += text.length + separator.length;
    return { text: text.replaceAll(",", "%2C"), index, end: index + text.length };
  });
}

/** Returns the options of some names whose texts follow one another after an offset, with a character between them. */
function named(
  names: readonly string[],
  texts: readonly (string | undefined)[],
  from: number,
): readonly WrittenOption[] {
  let next = from;
  return names.flatMap((name, at) => {
    const text = texts[at];
    if (text === undefined) return [];
    const index = next;
    next += text.length + 1;
    return [{ text: `${name}=${text}`, index, end: index + text.length }];
  });
}

/** The hosts read last: a text is checked first, and then read. */
let last: { readonly text: string; readonly hosts: readonly (readonly WrittenOption[])[] } = { text: "", hosts: [[]] };

/** Returns the options of each host. */
function hostsIn(text: string): readonly (readonly WrittenOption[])[] {
  if (last.text !== text) last = { text, hosts: readHosts(text) };
  return last.hosts;
}

/** Returns the options of each host. A login before hosts in brackets belongs to all of them, any other to the host after it. */
function readHosts(text: string): readonly (readonly WrittenOption[])[] {
  const hosts: (readonly WrittenOption[])[] = [];
  let login: readonly WrittenOption[] = [];
  let ofHost: readonly WrittenOption[] = [];
  let isShared = false;
  for (const match of text.matchAll(TOKEN)) {
    const { index } = match;
    const [token, user, password, inList, afterAddress, host, port, portAlone] = match;
    if (token === ",") {
      hosts.push([...login, ...ofHost]);
      ofHost = [];
      if (!isShared) login = [];
    } else if (token === "[" || token === "]") isShared = token === "[";
    else if (token.endsWith("@")) login = named(["user", "password"], [user, password], index);
    else if (inList !== undefined) ofHost = writtenOptions(inList, ",", index + 1);
    else if (afterAddress !== undefined)
      ofHost = writtenOptions(afterAddress.slice(1, -1), ")(", index + "address=(".length);
    else if (host === undefined) ofHost = named(["port"], [portAlone], index + 1);
    else ofHost = named(["host", "port"], [host, port], index);
  }
  return [...hosts, [...login, ...ofHost]];
}

/** Finds what there is to tell of each host, with its path in the value and its place in the text. */
function ofHosts<T extends PlaceInside | ErrorInside>(text: string, find?: (written: string) => readonly T[]): T[] {
  return hostsIn(text).flatMap((host, at) => {
    let end = -1;
    let next = 0;
    // Places come in their order, so each option is looked at once.
    const placed = (offset: number) => {
      while (end < offset && next < host.length) end += (host[next++] as WrittenOption).text.length + 1;
      const piece = host[next - 1] as WrittenOption;
      return Math.max(piece.index, piece.end - (end - offset));
    };
    return (find?.(host.map((piece) => piece.text).join(",")) ?? []).map((each) => ({
      ...each,
      path: `[${at}]${each.path ?? ""}`,
      index: placed(each.index),
      end: placed(each.end),
    }));
  });
}

/** Spells a host: in parentheses if it has more than a login, a host and a port. */
function spellHost(value: unknown, exact = false, name = ""): string {
  const written = options.spell(value, exact, name) as string;
  const {
    user,
    password,
    host = "",
    port,
    ...others
  } = Object.fromEntries(
    written.split(",").map((option) => /^([^=]*)=?(.*)$/.exec(option)?.slice(1) as [string, string]),
  ) as Partial<Record<string, string>>;
  const isPlain = Object.keys(others).join("") === "" && (password === undefined || user !== undefined);
  if (!isPlain) return `(${written})`;
  const login = user === undefined ? "" : `${user}${password === undefined ? "" : `:${password}`}@`;
  return login + host + (port === undefined ? "" : `:${port}`);
}

const list = /* @__PURE__ */ (() =>
  listElement("hosts", componentElement("host", { spell: spellHost, leaving: undefined }), ",", "between"))();

/** Makes the codec of the hosts of a JDBC URL for MySQL (Connector/J, §6.2). */
export function jdbcHostsCodec(): Codec<JdbcMysqlHost[]> & Required<Pick<Codec<unknown>, "check" | "inside">> {
  return {
    read: (text) =>
      hostsIn(text).map((host) => options.read(host.map((piece) => piece.text).join(",")) as unknown as JdbcMysqlHost),
    spell: (value, exact = false) => (typeof value === "string" && !exact ? value : list.spell(value, exact)),
    check: (text) => ofHosts(text, options.check),
    inside: (text) => ofHosts(text, options.inside),
    isExact: true,
  };
}
