import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The addresses that IANA's special-purpose registries list as globally reachable (RFC 6890 and its additions). */

type Subnet = readonly [network: string, prefix: number];

function blockList(family: "ipv4" | "ipv6", subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

const special4 = blockList("ipv4", [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // shared by a carrier's customers
  ["127.0.0.0", 8], // loopback
  ["169.254.0.0", 16], // link-local, and where clouds keep their metadata
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.0.2.0", 24], // documentation
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16], // private
  ["198.18.0.0", 15], // benchmarks
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 3], // multicast, reserved, and the broadcast address
]);

/** The reachable addresses within 192.0.0.0/24: PCP and TURN anycast. */
const global4 = blockList("ipv4", [
  ["192.0.0.9", 32],
  ["192.0.0.10", 32],
]);

/**
 * The only unicast addresses assigned so far. Loopback, link-local, unique local and multicast addresses lie outside this range, and so
 * do mapped, translated (NAT64) and compatible addresses, which embed an IPv4 address.
 */
const unicast6 = blockList("ipv6", [["2000::", 3]]);

const special6 = blockList("ipv6", [
  ["2001::", 23], // protocol assignments, such as Teredo
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4
  ["3fff::", 20], // documentation
]);

/** The reachable addresses within 2001::/23. */
const global6 = blockList("ipv6", [
  ["2001:1::1", 128], // PCP anycast
  ["2001:1::2", 127], // TURN and DNS-SD anycast
  ["2001:3::", 32], // AMT
  ["2001:4:112::", 48], // AS112
  ["2001:20::", 27], // ORCHIDv2 and drone identifiers
]);

/**
 * Tells whether everybody on the Internet can reach an address.
 *
 * @param address - An IPv4 or IPv6 address, as text.
 * @returns True if IANA lists it as globally reachable; false for an IPv6 address that embeds an IPv4 address, and for anything else.
 * @public
 */
export function isGlobalAddress(address: string): boolean {
  if (typeof address !== "string") return false;
  if (isIPv4(address)) return !special4.check(address) || global4.check(address);
  // An address with a zone belongs to one of this machine's links.
  if (!isIPv6(address) || address.includes("%")) return false;
  if (!unicast6.check(address, "ipv6")) return false;
  return !special6.check(address, "ipv6") || global6.check(address, "ipv6");
}
