import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/**
 * Finds the addresses of a host.
 *
 * @param host - A host, as a URL has it.
 * @returns Its addresses, the best first.
 * @public
 */
export type LookUp = (host: string) => Promise<readonly string[]>;

/** Asks the system; an address is returned as it is. */
export const lookUp: LookUp = async (host) =>
  isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
