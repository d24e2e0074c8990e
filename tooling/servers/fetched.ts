import { createClient, type DialogueLine, type OpenOptions, type Resource } from "@url1738/client";
import { fileDriver } from "@url1738/client/file";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver, httpsDriver } from "@url1738/client/http";
import { nntpDriver } from "@url1738/client/nntp";
import { telnetDriver } from "@url1738/client/telnet";
import { waisDriver } from "@url1738/client/wais";
import { createRegistry, type Scheme, urlErrorOf } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";
import { https } from "@url1738/https";
import { news } from "@url1738/news";
import { nntp } from "@url1738/nntp";
import { telnet } from "@url1738/telnet";

export const registry = createRegistry([ftp, gopher, http, https, news, nntp, telnet] as readonly Scheme[]);

const drivers = [fileDriver, ftpDriver, gopherDriver, httpDriver, httpsDriver, nntpDriver, telnetDriver, waisDriver];

/** Makes a client for the servers of this machine. */
export const client = (newsServer = "") =>
  createClient(registry, drivers, { allow: () => true, ...(newsServer !== "" && { context: { newsServer } }) });

/** Reads the octets of a resource, one per character. */
async function textOf({ body, done }: Resource): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  await done;
  return Buffer.concat(pieces).toString("latin1");
}

/** Fetches the octets of a URL, one per character. */
export async function fetched(url: string, options: OpenOptions = {}, newsServer = ""): Promise<string> {
  return textOf(await client(newsServer).open(url, options));
}

/**
 * Fetches several URLs of one server in one session, one after the other.
 *
 * @returns The octets of each, or the code of the error; and the number of connections to the server's port.
 */
export async function fetchedInSession(
  urls: readonly string[],
  port: number,
  options: OpenOptions = {},
): Promise<{ readonly texts: readonly string[]; readonly connections: number }> {
  let connections = 0;
  const onDialogue = ({ direction, line }: DialogueLine) => {
    if (direction === "note" && line === `connected to 127.0.0.1, port ${port}`) connections += 1;
  };
  using session = client().session(urls[0] as string);
  const texts: string[] = [];
  for (const url of urls) {
    try {
      texts.push(await textOf(await session.open(url, { ...options, onDialogue })));
    } catch (thrown) {
      texts.push(urlErrorOf(thrown)?.code ?? String(thrown));
    }
  }
  return { texts, connections };
}

/** Lists a URL's entries by name: their URLs, without the server; or the code of the error. */
export async function listed(url: string, newsServer = ""): Promise<Readonly<Record<string, string | undefined>>> {
  const found: Record<string, string | undefined> = {};
  for await (const { name, url: value, error } of (await client(newsServer).open(url)).entries())
    found[name] = value === undefined ? error?.code : registry.format(value).replace(/\/\/[^/]*/, "");
  return found;
}
