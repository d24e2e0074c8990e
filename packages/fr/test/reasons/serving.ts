import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Duplex, duplexPair } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { TLSSocket } from "node:tls";
import { pathToFileURL } from "node:url";
import { type ClientOptions, createClient, type OpenOptions, type Resource } from "@url1738/client";
import { createRegistry } from "@url1738/core";
import { schemes } from "url1738";
import { drivers } from "../../../client/test/client.ts";

/** The servers and files that the examples of the client fetch from. An example says what its server sends, or makes its file. */

/** An act of a server: it sends octets, one per character, or does something else. */
type Deed = string | ((stream: Duplex) => Duplex | Promise<Duplex>);

const pem = (kind: string) =>
  readFileSync(new URL(`../../../client/test/servers/localhost.${kind}.pem`, import.meta.url), "utf8");

/** The certificate that identifies the servers. */
export const ca = pem("cert");

/** The first octet that a client sends to begin TLS. */
const HANDSHAKE = 0x16;

/** Waits for the client to begin TLS, and uses TLS from then on. */
export const startTls: Deed = async (stream) => {
  for (;;) {
    const octets: Buffer | null = stream.read();
    if (octets === null) await once(stream, "readable");
    else if (octets[0] === HANDSHAKE) {
      stream.unshift(octets);
      break;
    }
  }
  const secured = new TLSSocket(stream, { isServer: true, cert: ca, key: pem("key") });
  await once(secured, "secure");
  return secured;
};

/** Breaks off the connection, once the client waits for more. */
export const reset: Deed = async () => {
  await setTimeout(20);
  throw Object.assign(new Error("reset"), { code: "ECONNRESET" });
};

/** Does nothing more, and leaves the connection open. */
export const silence: Deed = (stream) => stream;

/** The protocols whose server speaks first. */
const GREETS = /^(?:ftp|nntp|news|telnet):/;

async function serve(stream: Duplex, deeds: readonly Deed[]): Promise<void> {
  let current = stream;
  for (const deed of deeds) {
    if (typeof deed === "string") current.write(Buffer.from(deed, "latin1"));
    else current = await deed(current);
  }
  if (deeds.at(-1) !== silence) current.end();
}

/** Returns the client's end of a connection; at the other end, a server does what the example says. */
function connection(url: string, deeds: readonly Deed[]): Duplex {
  const [ours, theirs] = duplexPair();
  theirs.on("error", () => {});
  ours.on("close", () => theirs.destroy());
  const begin = () => void serve(theirs, deeds).catch((thrown) => ours.destroy(thrown));
  if (GREETS.test(url)) begin();
  else theirs.once("readable", begin);
  return ours;
}

/** The conditions that an example may set, apart from the acts of a server. */
interface Circumstances extends OpenOptions, Pick<ClientOptions, "allow" | "connect" | "lookUp"> {
  readonly gateways?: Readonly<Record<string, string>>;
  /** Runs once the resource is open. */
  readonly meanwhile?: (resource: Resource) => unknown;
}

/** Reads a resource to its end, and its entries if it has any. */
async function read(resource: Resource): Promise<unknown> {
  const isListed = ["directory", "menu", "groups", "attributes", "group"].includes(resource.kind);
  const read: unknown[] = [];
  for await (const item of isListed ? resource.entries() : (resource.body as unknown as AsyncIterable<unknown>))
    read.push(item);
  await resource.done;
  return read.map((item) => (item as { readonly error?: unknown }).error ?? item);
}

/**
 * Fetches a URL.
 *
 * @param circumstances - The options of the client.
 * @param connections - The events on each connection, one after the other: the octets that the server sends, or deeds; without any,
 *   nothing listens.
 */
export async function open(
  url: string,
  circumstances: Circumstances | string | readonly Deed[] = {},
  ...connections: readonly (string | readonly Deed[])[]
): Promise<unknown> {
  if (typeof circumstances === "string" || Array.isArray(circumstances))
    return open(url, {}, circumstances, ...connections);
  const { meanwhile, allow = () => true, connect, lookUp, gateways = {}, ...options } = circumstances as Circumstances;
  const left = [...connections];
  const client = createClient(createRegistry(schemes, { gateways }), drivers, {
    allow,
    lookUp: lookUp ?? (async () => ["192.0.2.1"]),
    connect:
      connect ??
      (() => {
        const deeds = left.shift();
        if (deeds === undefined) throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
        return connection(url, typeof deeds === "string" ? [deeds] : deeds);
      }),
  });
  const resource = await client.open(url, options);
  await meanwhile?.(resource);
  return read(resource);
}

let folder: string | undefined;

const placeOf = (name: string): string => {
  folder ??= mkdtempSync(join(tmpdir(), "reasons-"));
  return join(folder, name);
};

/** Makes a file with this many octets, and returns its URL. */
export function fileOf(size: number): string {
  const path = placeOf("file");
  writeFileSync(path, Buffer.alloc(size));
  return pathToFileURL(path).href;
}

/** Truncates that file. */
export const cut = (size: number) => truncateSync(placeOf("file"), size);

/** Returns the URL of a directory. */
export const directory = () => pathToFileURL(`${placeOf("")}/`).href;

/** Removes it, and everything that examples have left there. */
export function remove(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}
