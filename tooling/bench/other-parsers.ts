import fastUri from "fast-uri";
import * as uriJs from "uri-js";
import UriJs from "urijs";
import UrlParse from "url-parse";
import { URL as WhatwgUrl } from "whatwg-url";

/** Calls `new URL` and reads each of its components. */
export function urlAndGetters(text: string): number {
  const { protocol, username, password, hostname, port, pathname, search } = new URL(text);
  return (
    protocol.length +
    username.length +
    password.length +
    hostname.length +
    port.length +
    pathname.length +
    search.length
  );
}

/** Parses a text that may not be a URL, as people usually do. */
export function urlOrNothing(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Other packages that parse URLs, each used as the first example of its documentation shows. */
export const otherParsers: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ["fast-uri", (text) => fastUri.parse(text)],
  ["uri-js", (text) => uriJs.parse(text)],
  ["whatwg-url", (text) => new WhatwgUrl(text)],
  ["urijs", (text) => new UriJs(text)],
  ["url-parse", (text) => new UrlParse(text)],
]);
