import { isGlobalAddress } from "@url1738/gate";
import { services } from "@url1738/lint";

/**
 * Decides whether a connection may be made. It is asked about the very address that is then connected to, after the name has been looked
 * up: for every connection, including those for FTP's data and those after redirects and through gateways.
 *
 * @param address - The IPv4 or IPv6 address.
 * @param port - The port.
 * @param own - The ports of the protocol to be spoken.
 * @returns True if the connection may be made.
 * @public
 */
export type Allow = (address: string, port: number, own: readonly number[]) => boolean | Promise<boolean>;

/**
 * Tells whether a client allows a connection by default: the address must be globally reachable, and no other service that takes text for
 * commands may listen at the port (RFC 1738 §6).
 *
 * @param address - The IPv4 or IPv6 address.
 * @param port - The port.
 * @param own - The ports of the protocol to be spoken.
 * @returns True if a connection may be made.
 * @public
 */
export function allowGlobal(address: string, port: number, own: readonly number[]): boolean {
  return isGlobalAddress(address) && (own.includes(port) || !services.has(port));
}
