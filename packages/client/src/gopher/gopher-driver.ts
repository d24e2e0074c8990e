/**
 * The driver for Gopher and Gopher+ (RFC 1436).
 *
 * @packageDocumentation
 */

import { octets } from "@url1738/core";
import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import type { ResourceKind } from "../client/resource.ts";
import { framed } from "./framed.ts";
import { attributeEntries, menuEntries } from "./menu-entries.ts";
import { withoutLastDot } from "./without-last-dot.ts";

/** The plan that `access` returns for a Gopher URL. */
interface GopherPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly request: string;
}

/** The parts of a Gopher URL's value that are used here; through a gateway, the value has another scheme. */
interface Requested {
  readonly gtype?: string;
  readonly gopherPlus?: string | undefined;
}

/** The types whose documents are text, which may end with a line that is a dot (RFC 1436 §3.8); all others are octets. */
const TEXTS = "012367hm";

/** The types that are menus: a directory, and the answer to a search. */
const MENUS = "17";

function kindOf({ gtype = "", gopherPlus }: Requested): ResourceKind {
  // "!" asks for the attributes of an item, "$" for those of a directory's items, "?" for a form (RFC 1738 §3.4.5 to §3.4.8).
  if (gopherPlus !== undefined && /^[!$?]/.test(gopherPlus)) return "attributes";
  return gtype !== "" && MENUS.includes(gtype) ? "menu" : "file";
}

/** Sends the octets of a request unchanged: `access` has made sure that they are a single request. */
async function sendRequest({ request, host, port }: GopherPlan, io: Io) {
  const connection = await io.connect({ host, port });
  for (const line of request.replace(/\r\n$/, "").split("\r\n")) io.tell("sent", line);
  await connection.write(octets(request) as Uint8Array);
  return connection;
}

async function perform(plan: GopherPlan, io: Io): Promise<Performed> {
  const requested = io.url as Requested;
  const { gtype = "", gopherPlus } = requested;
  const connection = await sendRequest(plan, io);
  const kind = kindOf(requested);
  const isText = kind === "attributes" || (gtype !== "" && TEXTS.includes(gtype));
  const plain = () => (isText ? withoutLastDot(connection.octets()) : connection.octets());
  const { body, size } =
    gopherPlus === undefined ? { body: plain(), size: undefined } : await framed(connection, plain, io);
  const entries = kind === "menu" ? menuEntries : kind === "attributes" ? attributeEntries : undefined;
  return { kind, body, size, ...(entries && { entries: (octets) => entries(octets, io) }) };
}

/**
 * Speaks Gopher (RFC 1436, RFC 1738 §3.4) and Gopher+. A text ends when the server closes the connection; if its last line is a dot, that
 * line is left out. All octets that a Gopher+ header announces must arrive. The entries of a menu with an error, in which nothing leads anywhere, fail at
 * their end.
 *
 * @public
 */
export const gopherDriver: Driver = {
  protocol: "gopher",
  ports: [70],
  perform: perform as Driver["perform"],
};
