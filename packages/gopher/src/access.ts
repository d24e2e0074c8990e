import { accessError } from "@url1738/core/runtime";
import type { GopherUrl } from "./gopher-url.ts";

/**
 * The steps to access a Gopher URL (RFC 1738 §3.4): connect, and send the request.
 *
 * @public
 */
export interface GopherAccess {
  /** Always `"gopher"` (RFC 1436, Gopher+). */
  protocol: "gopher";
  /** The host to connect to. */
  host: string;
  /** The port to connect to. */
  port: number;
  /**
   * The request: its `octets` are exactly the octets to send, including the line end. It has no other line end, unless it is a
   * filled-in form (§3.4.9).
   */
  request: string;
}

const CRLF = "\r\n";

// +<tab>1<cr><lf> +-1<cr><lf> <ask_item1_value><cr><lf> <ask_item2_value><cr><lf> .<cr><lf> (§3.4.9). The first line with only a dot is
// the last line.
const FORM = /^\+\t1\r\n\+-1\r\n(?:(?!\.\r\n)[^\r\n]*\r\n)*\.\r\n$/;

/** The names by which people know components. */
export const labels = { gtype: "item type", gopherPlus: "Gopher+ string" } as const;

const ends = {
  reason: "gopher/ends-the-request",
  sentence: "The {component} contains {found}, which could end the request.",
};

/** Refuses a string that could end the request. */
function checkRequest(component: string, text: string): string {
  const [character] = /[\r\n]/.exec(text) ?? [];
  if (character === undefined) return text;
  const facts = { section: "6", found: character.charCodeAt(0) };
  throw accessError("unsafe-argument", { name: "gopher", labels }, component, ends, facts);
}

/** Returns the text after the tab, including the line end. */
function plusString(gopherPlus: string): string {
  if (FORM.test(gopherPlus)) return gopherPlus;
  // "require the client to fetch the item's +ASK attribute to get the form definition" (§3.4.5)
  return (gopherPlus === "?" ? "!+ASK" : checkRequest("gopherPlus", gopherPlus)) + CRLF;
}

/**
 * Returns the request of a checked URL. Each component is checked by itself, not the request as a whole, so that no two components can
 * make up a form together. Tabs occur only as separators of the URL, and in a Gopher+ string: that is the last field, "a coded version
 * of what the client sends to the server" (§3.4.9), so its tabs are its own. They let it say nothing that a URL with a search could not
 * say, and it cannot leave its line.
 */
function request({ selector, search, gopherPlus }: GopherUrl): string {
  const searched = search === undefined ? "" : `\t${checkRequest("search", search)}`;
  if (gopherPlus === undefined) return selector + searched + CRLF;
  // The dialogue of §3.4.9 leaves an empty search out, and Gopher+ servers expect that.
  return `${selector}${search === "" ? "" : searched}\t${plusString(gopherPlus)}`;
}

/**
 * Returns the steps to access a checked Gopher URL; the scheme's own `access` checks it first. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The steps, as plain data.
 * @throws Url1738Error - See `Scheme.access`.
 * @public
 */
export function access(url: GopherUrl): GopherAccess {
  const { host, port } = url;
  return { protocol: "gopher", host, port, request: request(url) };
}
