import { lookup } from "node:dns/promises";
import { isIP, isIPv6, type LookupFunction } from "node:net";
import { GateError } from "./gate-error.ts";
import { isGlobalAddress } from "./is-global-address.ts";

/**
 * Decides whether the gate may connect to an address. The gate calls it after looking up the name, with the very address of the connection.
 *
 * @param address - The IPv4 or IPv6 address.
 * @param port - The port; `undefined` within `lookup`, which Node calls without one.
 * @returns True to connect; everything else refuses.
 * @public
 */
export type Allow = (address: string, port: number | undefined) => boolean | Promise<boolean>;

/**
 * Finds the addresses of a host.
 *
 * @param host - A name, never an address.
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
 * Returns the allowed addresses of a host.
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

/** Makes a `lookup` for the options of sockets from a function that finds the allowed addresses of a host. */
export function lookupFor(addressesOf: (host: string) => Promise<readonly string[]>): LookupFunction {
  return (host, { all = false, family }, callback) => {
    const wanted = Number(`${family ?? 0}`.replace("IPv", ""));
    addressesOf(host).then(
      (addresses) => {
        const found = addresses
          .map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
          .filter((one) => wanted === 0 || one.family === wanted);
        const [first] = found;
        if (first === undefined)
          callback(Object.assign(new Error(`The host "${host}" was not found.`), { code: "ENOTFOUND" }), "", 0);
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
}
