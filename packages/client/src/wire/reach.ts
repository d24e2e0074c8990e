import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { isGlobalAddress } from "@url1738/gate/address";
import { services } from "@url1738/lint/services";
import { clientError, codeOf, said } from "../errors/client-error.ts";
import type { Connect } from "./connect.ts";
import type { Scope } from "./scope.ts";

/** The means to reach a server, all chosen by the caller. */
export interface Means {
  readonly lookUp: LookUp;
  readonly allow: Allow;
  readonly connect: Connect;
}

/** The destination: a host to look up, or an address that is already known. */
interface Destination {
  readonly host: string;
  readonly port: number;
  readonly address?: string | undefined;
}

/** Returns a host without the brackets that an address of IPv6 has in a URL. */
export const withoutBrackets = (host: string): string => /^\[(.*)\]$/.exec(host)?.[1] ?? host;

async function addressesOf({ host, address }: Destination, lookUp: LookUp): Promise<readonly string[]> {
  if (address !== undefined) return [address];
  const inside = withoutBrackets(host);
  if (inside !== host) return [inside];
  // It comes from the caller's own function.
  let addresses: unknown;
  try {
    addresses = await lookUp(host);
  } catch (thrown) {
    throw clientError("not-reached", said("not-found", { host, code: codeOf(thrown) }), { component: "host" });
  }
  if (Array.isArray(addresses) && addresses.length > 0 && addresses.every((address) => typeof address === "string"))
    return addresses;
  throw clientError("not-reached", said("no-address", { host }), { component: "host" });
}

/** The time to try an address before the next one, in milliseconds. */
const PATIENCE = 5000;

function soon<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error("no answer"), { code: "ETIMEDOUT" })), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function notConnected(thrown: unknown, { host, port }: Destination): Error {
  const code = codeOf(thrown);
  const params = { host, port: `${port}`, code };
  const sentence = said(code === "ECONNREFUSED" ? "nothing-listens" : "no-connection", params);
  return clientError("not-reached", sentence, { component: "host" });
}

function notAllowed({ host, port }: Destination, addresses: readonly string[]): Error {
  const [address = host] = addresses;
  const params = { address, host, port: `${port}` };
  const sentence = said(address === withoutBrackets(host) ? "not-allowed" : "host-not-allowed", params);
  return clientError("not-reached", sentence, { component: "host", section: "6", hint: said("only-global") });
}

/**
 * Connects to a server: looks it up, asks for each address whether it is allowed, and connects to the first allowed one that answers,
 * without looking the server up again.
 *
 * @param allowedPorts - The ports of the protocol to be spoken.
 */
export async function reach(
  destination: Destination,
  allowedPorts: readonly number[],
  { lookUp, allow, connect }: Means,
  scope: Scope,
): Promise<{ readonly stream: Duplex; readonly address: string }> {
  const { host, port } = destination;
  const addresses = await scope.waitFor(addressesOf(destination, lookUp));
  let last: unknown;
  let isAnyAllowed = false;
  for (const address of addresses) {
    if ((await scope.waitFor((async () => allow(address, port, allowedPorts))())) !== true) continue;
    isAnyAllowed = true;
    const attempt = new AbortController();
    const connecting = (async () => connect({ address, port, host, signal: attempt.signal }))();
    // The scope also closes a stream that comes too late.
    connecting.then(
      (stream) => scope.own(stream),
      () => {},
    );
    try {
      const isLast = address === addresses.at(-1);
      return { stream: await scope.waitFor(isLast ? connecting : soon(connecting)), address };
    } catch (thrown) {
      attempt.abort();
      last = thrown;
      if (scope.isOver) throw thrown;
    }
  }
  throw isAnyAllowed ? notConnected(last, destination) : notAllowed(destination, addresses);
}

/**
 * Finds the addresses of a host.
 *
 * @param host - A host, as a URL has it.
 * @returns Its addresses, the best first.
 * @public
 */
export type LookUp = (host: string) => Promise<readonly string[]>;

/** Asks the system; returns an address unchanged. */
export const lookUp: LookUp = async (host) =>
  isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Decides whether a connection may be made. The client looks up the name first, then asks about the very address that it connects to, for
 * every connection, including those for FTP's data, after redirects and through gateways.
 *
 * @param address - The IPv4 or IPv6 address.
 * @param port - The port.
 * @param own - The ports of the protocol to be spoken.
 * @returns True if the connection may be made.
 * @public
 */
export type Allow = (address: string, port: number, allowedPorts: readonly number[]) => boolean | Promise<boolean>;

/**
 * Tells whether a client allows a connection by default. The address must be globally reachable, and the port must not belong to another
 * service that takes text for commands (RFC 1738 §6).
 *
 * @param address - The IPv4 or IPv6 address.
 * @param port - The port.
 * @param allowedPorts - The ports of the protocol to be spoken.
 * @returns True if a connection may be made.
 * @public
 */
export function allowGlobal(address: string, port: number, allowedPorts: readonly number[]): boolean {
  return isGlobalAddress(address) && (allowedPorts.includes(port) || !services.has(port));
}
