import { fromOctets, Url1738Error, type UrlError } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import { buildEntry, elsewhere } from "../client/build-entry.ts";
import type { Io } from "../client/driver.ts";
import type { Entry } from "../client/resource.ts";
import { clientError, said, words } from "../errors/client-error.ts";
import { linesOf } from "../wire/lines.ts";

/** The type of a line of text that leads nowhere. */
const INFORMATION = "i";

const ERROR = "3";

/** The type of a Telnet session: the selector is the name to log in with (RFC 1436 §3.8). */
const TELNET = "8";

function refused(message: Sentence): UrlError {
  return clientError("refused", message, { scheme: "gopher", section: "3.4" }).error;
}

/** Reads an item of a menu: type, name, tab, selector, tab, host, tab, port; in Gopher+, a tab and `+` or `?` (RFC 1436 §3.9). */
function menuEntry(line: string, io: Io): Entry {
  const [first = "", selector, host, port, plus] = line.split("\t");
  const [type = ""] = first;
  const item = { name: first.slice(type.length), type };
  if (type === INFORMATION) return item;
  if (type === ERROR) return { ...item, error: refused(said("says", { words: words(io.masked(item.name)) })) };
  if (selector === undefined || host === undefined || port === undefined)
    return { ...item, error: refused(said("not-an-item")) };
  const [, text] = /^\/?URL:(.*)$/s.exec(selector) ?? [];
  if (text !== undefined) return elsewhere(item, text, io);
  const server = { host, port: port.trim() };
  const hasTelnet = io.registry.schemes.some(({ name }) => name === "telnet");
  if (type === TELNET && hasTelnet)
    return buildEntry(io.registry, item, { scheme: "telnet", ...server, ...(selector !== "" && { user: selector }) });
  // A Gopher+ item, or one with a form, is requested as RFC 1738 §3.4.5 says.
  const more = plus === "+" || plus === "?" ? { search: "", gopherPlus: plus } : {};
  return buildEntry(io.registry, item, { scheme: "gopher", ...server, gtype: type, selector, ...more });
}

/**
 * Lists the items of a menu, without blank lines and lines that are just a dot. Servers answer a wrong selector with a menu as well: one
 * with an error, in which nothing leads anywhere, fails at its end.
 */
export async function* menuEntries(body: AsyncIterable<Uint8Array>, io: Io): AsyncGenerator<Entry, void> {
  let failure: UrlError | undefined;
  let leads = false;
  for await (const octets of linesOf(body)) {
    const line = fromOctets(octets);
    if (line === "" || line === ".") continue;
    const entry = menuEntry(line, io);
    if (entry.type === ERROR) failure ??= entry.error;
    leads ||= entry.url !== undefined;
    yield entry;
  }
  if (failure !== undefined && !leads) throw new Url1738Error(failure);
}

/** Lists the items whose attributes are given: each begins with `+INFO: ` and the item as in a menu (RFC 1738 §3.4.7). */
export async function* attributeEntries(body: AsyncIterable<Uint8Array>, io: Io): AsyncGenerator<Entry, void> {
  for await (const octets of linesOf(body)) {
    const [, item] = /^\+INFO: ?(.+)$/s.exec(fromOctets(octets)) ?? [];
    if (item !== undefined) yield menuEntry(item, io);
  }
}
