/**
 * The addresses that IANA's special-purpose registries of 2026-07-18 list as globally reachable (RFC 6890 and its additions):
 * https://www.iana.org/assignments/iana-ipv4-special-registry and https://www.iana.org/assignments/iana-ipv6-special-registry
 */

/** The groups of an address: four of 8 bits, or eight of 16. */
type Groups = readonly number[];

/** The addresses whose first bits, `prefix` of them, are those of a network. */
interface Subnet {
  readonly network: Groups;
  readonly prefix: number;
}

/** Reads an IPv4 address: four decimal numbers without leading zeros. */
function groups4(address: string): Groups | undefined {
  if (!/^(?:(?:25[0-5]|2[0-4]\d|1?[1-9]?\d|10\d)(?:\.(?!$)|$)){4}$/.test(address)) return undefined;
  return address.split(".").map(Number);
}

/** Reads an IPv6 address without a zone, which would belong to one of this machine's links. */
function groups6(address: string): Groups | undefined {
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(address)) return undefined;
  let canonical: string;
  try {
    canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
  const [before = [], after = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean))
    .map((half) => half.map((group) => Number.parseInt(group, 16)));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const subnets = (readGroups: typeof groups4, ...texts: readonly string[]): readonly Subnet[] =>
  texts.map((text) => {
    const [network = "", prefix] = text.split("/");
    return { network: readGroups(network) as Groups, prefix: Number(prefix) };
  });

const isIn = (address: Groups, all: readonly Subnet[]): boolean =>
  all.some(({ network, prefix }) =>
    network.every((group, index) => {
      const size = network.length === 4 ? 8 : 16;
      const ignored = Math.min(Math.max(size * (index + 1) - prefix, 0), size);
      return group >> ignored === (address[index] as number) >> ignored;
    }),
  );

const special4 = subnets(
  groups4,
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // shared by a carrier's customers
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link-local, and where clouds keep their metadata
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/3", // multicast, reserved, and the broadcast address
);

/** The reachable addresses within 192.0.0.0/24: PCP and TURN anycast. */
const global4 = subnets(groups4, "192.0.0.9/32", "192.0.0.10/32");

/**
 * The only unicast addresses assigned so far. Loopback, link-local, unique local and multicast addresses lie outside this range, and so
 * do mapped and compatible addresses, which embed an IPv4 address.
 */
const unicast6 = subnets(groups6, "2000::/3");

/** NAT64 (RFC 6052): its last 32 bits are the IPv4 address that it leads to. A network's own NAT64, 64:ff9b:1::/48, leads into it. */
const nat64 = subnets(groups6, "64:ff9b::/96");

const special6 = subnets(
  groups6,
  "2001::/23", // protocol assignments, such as Teredo
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4
  "3fff::/20", // documentation
);

/** The reachable addresses within 2001::/23. */
const global6 = subnets(
  groups6,
  "2001:1::1/128", // PCP anycast
  "2001:1::2/127", // TURN and DNS-SD anycast
  "2001:3::/32", // AMT
  "2001:4:112::/48", // AS112
  "2001:20::/27", // ORCHIDv2 and drone identifiers
);

const isGlobal4 = (address: Groups) => !isIn(address, special4) || isIn(address, global4);

/**
 * Tells whether everybody on the Internet can reach an address.
 *
 * @param address - An IPv4 or IPv6 address, as text.
 * @returns True if IANA lists it as globally reachable; for an address of NAT64, if the IPv4 address inside it is. False for any other IPv6
 *   address that embeds an IPv4 address, and for anything else.
 * @public
 */
export function isGlobalAddress(address: string): boolean {
  if (typeof address !== "string") return false;
  const four = groups4(address);
  if (four !== undefined) return isGlobal4(four);
  const six = groups6(address);
  if (six === undefined) return false;
  if (isIn(six, nat64)) return isGlobal4(six.slice(6).flatMap((group) => [group >> 8, group & 0xff]));
  return isIn(six, unicast6) && (!isIn(six, special6) || isIn(six, global6));
}
