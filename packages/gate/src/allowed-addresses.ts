import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { GateError } from "./gate-error.ts";
import { isGlobalAddress } from "./is-global-address.ts";

/**
 * Decides whether a connection may be made. It is asked about the very address that is then connected to, after the name has been looked up.
 *
 * @param address - The IPv4 or IPv6 address.
 * @param port - The port; `undefined` within `lookup`, which Node does not tell it.
 * @returns True if the connection may be made; everything else refuses it.
 * @public
 */
export type Allow = (address: string, port: number | undefined) => boolean | Promise<boolean>;

/**
 * Finds the addresses of a host.
 *
 * @param host - A name; addresses are not looked up.
 * @returns Its addresses, the best first.
 * @public
 */
export type LookUp = (host: string) => Promise<readonly string[]>;

/** The options of a gate. @public */
export interface GateOptions {
  /** Decides which addresses may be reached; by default `isGlobalAddress`. */
  readonly allow?: Allow | undefined;
  /** Finds the addresses of a host; by default the system does. */
  readonly lookUp?: LookUp | undefined;
}

const bySystem: LookUp = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Returns the addresses of a host that may be connected to.
 *
 * @throws GateError - With the code `not-allowed` if there are none.
 */
export async function allowedAddresses(
  host: string,
  port: number | undefined,
  { allow = isGlobalAddress, lookUp = bySystem }: GateOptions,
): Promise<string[]> {
  const allowed: string[] = [];
  for (const address of isIP(host) ? [host] : await lookUp(host))
    if (isIP(address) && (await allow(address, port)) === true) allowed.push(address);
  if (allowed.length === 0) throw new GateError("not-allowed", `No address of the host "${host}" may be reached.`);
  return allowed;
}
