import { readFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { isGlobalAddress } from "@url1738/gate/address";
import { describe, expect, test } from "vitest";

/** IANA's registries of special-purpose addresses, as they were on that day. */
const registries = {
  IPv4: "iana-ipv4-special-registry.2026-07-18.csv",
  IPv6: "iana-ipv6-special-registry.2026-07-18.csv",
} as const;

type Family = keyof typeof registries;

interface Block {
  readonly first: bigint;
  readonly last: bigint;
  readonly isGlobal: boolean;
  readonly text: string;
}

const BITS = { IPv4: 32, IPv6: 128 } as const;

function numberOf(address: string): bigint {
  if (isIPv4(address)) return address.split(".").reduce((number, octet) => number * 256n + BigInt(octet), 0n);
  const [left = [], right = []] = address.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].reduce((number, group) => number * 0x1_0000n + BigInt(`0x${group}`), 0n);
}

function addressOf(number: bigint, family: Family): string {
  const [size, base] = family === "IPv4" ? [8, 10] : [16, 16];
  const groups = Array.from({ length: BITS[family] / size }, (_, index) => {
    const group = (number >> BigInt(BITS[family] - size * (index + 1))) & ((1n << BigInt(size)) - 1n);
    return group.toString(base);
  });
  return groups.join(family === "IPv4" ? "." : ":");
}

function blockOf(text: string, isGlobal: boolean): Block {
  const [address = "", prefix] = text.split("/");
  const size = 1n << BigInt((isIPv4(address) ? 32 : 128) - Number(prefix));
  const first = numberOf(address);
  return { first, last: first + size - 1n, isGlobal, text };
}

/** Reads a registry: in the first column a block, or two, perhaps with a note; in the ninth whether it is globally reachable. */
function blocksIn(family: Family): Block[] {
  const csv = readFileSync(new URL(registries[family], import.meta.url), "utf8");
  const rows = csv.matchAll(/^((?:"(?:[^"]|"")*"|[^,\n]*)(?:,(?:"(?:[^"]|"")*"|[^,\n]*))*)$/gm);
  return [...rows].slice(1).flatMap(([row]) => {
    const columns = [...row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, column = ""]) => column);
    const blocks = [...(columns[0] ?? "").matchAll(/[\da-f.:]+\/\d+/g)].map(([block]) => block);
    return blocks.map((block) => blockOf(block, /^True\b/.test(columns[8] ?? "")));
  });
}

/** The blocks that the gate refuses or allows beyond the registries: everything else is one of them, and global. */
const added: Readonly<Record<Family, readonly Block[]>> = {
  // RFC 5771: multicast.
  IPv4: [blockOf("0.0.0.0/0", true), blockOf("224.0.0.0/4", false)],
  // RFC 4291 §2.4: only 2000::/3 is assigned. The first and the last address of NAT64 embed 0.0.0.0 and 255.255.255.255.
  IPv6: [blockOf("::/0", false), blockOf("2000::/3", true), blockOf("64:ff9b::/96", false)],
};

describe.each(["IPv4", "IPv6"] as const)("%s", (family) => {
  const registered = blocksIn(family);
  // The gate's own come last: of equal blocks, the last counts.
  const blocks = [...registered, ...added[family]];

  const isGlobal = (number: bigint) =>
    blocks
      .filter(({ first, last }) => first <= number && number <= last)
      .reduce((smallest, block) => (block.last - block.first <= smallest.last - smallest.first ? block : smallest))
      .isGlobal;

  test("the registry is read to its end", () => {
    expect(registered.length).toBe(family === "IPv4" ? 26 : 25);
  });

  test.each(blocks)("$text: both edges, and the neighbours", ({ first, last }) => {
    const end = 1n << BigInt(BITS[family]);
    for (const number of [first - 1n, first, last, last + 1n])
      if (number >= 0n && number < end)
        expect([addressOf(number, family), isGlobalAddress(addressOf(number, family))]).toEqual([
          addressOf(number, family),
          isGlobal(number),
        ]);
  });

  if (family === "IPv4")
    test.each(blocks)(
      "$text: NAT64 is as global as the address inside it, and no other embedding is",
      ({ first, last }) => {
        for (const number of [first, last]) {
          const inside = addressOf(number, family);
          const answers = ["64:ff9b::", "64:ff9b:1::", "::ffff:", "::"].map((outside) =>
            isGlobalAddress(outside + inside),
          );
          expect([inside, ...answers]).toEqual([inside, isGlobal(number), false, false, false]);
        }
      },
    );
});
