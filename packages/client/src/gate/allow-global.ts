import { services } from "@url1738/lint";
import { isGlobalAddress } from "./is-global-address.ts";

/**
 * Says whether a connection may be made. It is asked about the very address that is then connected to, after the name has been looked
 * up: for every connection, those for FTP's data and those behind redirects and gateways among them.
 *
 * @param address - The address, of IPv4 or IPv6.
 * @param port - The port.
 * @param own - The ports of the protocol that is to be spoken.
 * @returns Whether it may.
 * @public
 */
export type Allow = (address: string, port: number, own: readonly number[]) => boolean | Promise<boolean>;

/**
 * What is allowed unless the caller says otherwise: addresses that are globally reachable, and no port at which another service
 * listens that takes text for commands (RFC 1738 §6).
 *
 * @param address - The address, of IPv4 or IPv6.
 * @param port - The port.
 * @param own - The ports of the protocol that is to be spoken.
 * @returns Whether a connection may be made.
 * @public
 */
export function allowGlobal(address: string, port: number, own: readonly number[]): boolean {
  return isGlobalAddress(address) && (own.includes(port) || !services.has(port));
}
