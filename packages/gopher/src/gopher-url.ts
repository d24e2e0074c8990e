import type { OwnFinding } from "@url1738/core/define";
import { accessError } from "@url1738/core/runtime";

/**
 * A Gopher or Gopher+ URL (RFC 1738 §3.4).
 *
 * @public
 */
export interface GopherUrl {
  /** Always `"gopher"`. */
  scheme: "gopher";
  /** The host: a name in lower case, or four decimal numbers. */
  host: string;
  /** The port, 0-65535; 70 when the URL names none. */
  port: number;
  /** The gopher type, one octet, decoded; `"1"`, a directory, when the URL has no path. */
  gtype: string;
  /** The selector, decoded: any octets but tab, line feed and carriage return. */
  selector: string;
  /** The search string, decoded; absent and empty differ. */
  search?: string | undefined;
  /** The Gopher+ string, decoded; never without a search. */
  gopherPlus?: string | undefined;
}

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
export function gopherAccess(url: GopherUrl): GopherAccess {
  const { host, port } = url;
  return { protocol: "gopher", host, port, request: request(url) };
}

/** Returns the URL meant by a host whose name begins with `gopher.`. */
export function meant(text: string): string | undefined {
  return /^gopher\.[^@]*$/i.test(text) ? `gopher://${text}` : undefined;
}

/** The types of RFC 1436 §3.8, those of Gopher+, and those that servers came to use: HTML, sounds, documents, pictures, films. */
const TYPES = "0123456789+TgI:;<MPXcdhiprs";

/**
 * Finds a path whose first character Gopher knows as no type: somebody may have left out the type (§3.4.1). For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The finding, if there is one.
 * @public
 */
export function gopherFindings({ gtype }: Pick<GopherUrl, "gtype">): readonly OwnFinding[] {
  if (TYPES.includes(gtype)) return [];
  return [
    {
      code: "unknown-type",
      reason: "gopher/unknown-type",
      component: "gtype",
      severity: "warning",
      section: "3.4.1",
      params: { gtype },
      sentence:
        'The path begins with the item type, here "{gtype}", which is no type that Gopher has. If it belongs to the selector, write the type before it, such as 0 for a text.',
    },
  ];
}
