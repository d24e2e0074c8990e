import { createClient, type OpenOptions } from "@url1738/client";
import { fileDriver } from "@url1738/client/file";
import { ftpDriver } from "@url1738/client/ftp";
import { gopherDriver } from "@url1738/client/gopher";
import { httpDriver, httpsDriver } from "@url1738/client/http";
import { nntpDriver } from "@url1738/client/nntp";
import { telnetDriver } from "@url1738/client/telnet";
import { waisDriver } from "@url1738/client/wais";
import { createRegistry, type Scheme } from "@url1738/core";
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

/** Fetches the octets that a URL leads to, one per character. */
export async function fetched(url: string, options: OpenOptions = {}, newsServer = ""): Promise<string> {
  const { body, done } = await client(newsServer).open(url, options);
  const pieces: Uint8Array[] = [];
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  await done;
  return Buffer.concat(pieces).toString("latin1");
}

/** Lists a URL's entries by name: their URLs, without the server; or the code of the error. */
export async function listed(url: string, newsServer = ""): Promise<Readonly<Record<string, string | undefined>>> {
  const found: Record<string, string | undefined> = {};
  for await (const { name, url: value, error } of (await client(newsServer).open(url)).entries())
    found[name] = value === undefined ? error?.code : registry.format(value).replace(/\/\/[^/]*/, "");
  return found;
}
