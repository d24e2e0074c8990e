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
  /** The number of idle connections that `fetch` keeps, of all origins together; beyond it, the oldest is closed. By default 256. */
  readonly maxFreeSockets?: number | undefined;
  /** The milliseconds after which `fetch` closes an idle connection, unless its server says another time; by default 4,000. */
  readonly keepAliveTimeout?: number | undefined;
  /** The milliseconds after which `fetch` closes an idle connection whatever its server says; by default 10,000. */
  readonly keepAliveMaxTimeout?: number | undefined;
}

/**
 * Returns the reason why a function of the caller has failed as an error. undici tries again for ever after an error of its own, as from a
 * `lookUp` that asks by undici, and takes nothing for success.
 */
function errorFrom(thrown: unknown): Error {
  const isOrdinary = thrown instanceof Error && !`${(thrown as NodeJS.ErrnoException).code}`.startsWith("UND_ERR");
  return isOrdinary ? thrown : new Error("The host was not looked up.", { cause: thrown });
}

const bySystem: LookUp = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Makes the error for a host without an allowed address. */
export const notReached = (host: string) =>
  new GateError("not-allowed", `No address of the host "${host}" may be reached.`);

/**
 * Returns the allowed addresses of a host.
 *
 * @throws GateError - With the code `not-allowed` if there are none.
 * @throws Error - The error of `lookUp` or `allow`.
 */
export async function allowedAddresses(
  host: string,
  port: number | undefined,
  { allow = isGlobalAddress, lookUp = bySystem }: GateOptions,
): Promise<string[]> {
  const allowed: string[] = [];
  try {
    for (const address of isIP(host) ? [host] : await lookUp(host))
      if (isIP(address) && (await allow(address, port)) === true) allowed.push(address);
  } catch (thrown) {
    throw errorFrom(thrown);
  }
  if (allowed.length === 0) throw notReached(host);
  return allowed;
}

/** Makes a `lookup` for the options of sockets from a function that finds the allowed addresses of a host. */
export function lookupFor(addressesOf: (host: string) => Promise<readonly string[]>): LookupFunction {
  return (host, { all = false, family }, callback) => {
    const wanted = Number(`${family ?? 0}`.replace("IPv", ""));
    addressesOf(host).then(
      (addresses) => {
        const allowed = addresses
          .map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
          .filter((candidate) => wanted === 0 || candidate.family === wanted);
        const [first] = allowed;
        if (first === undefined)
          callback(Object.assign(new Error(`The host "${host}" was not found.`), { code: "ENOTFOUND" }), "", 0);
        else if (all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
}
