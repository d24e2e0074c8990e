import { http, https } from "@url1738/https";
import { expect, test } from "vitest";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { SEED, scaled } from "../../../tooling/build/vitest/draws.ts";

/** Pieces of hosts and of what surrounds them: numbers in all notations, labels, escapes, delimiters, other scripts. */
const PIECES = [
  ...[
    "0",
    "1",
    "127",
    "255",
    "256",
    "010",
    "08",
    "4294967295",
    "0x",
    "0X7f",
    "0xg",
    "1e3",
    "5g",
    "3scale",
    "4e5f6a7b8c9d",
  ],
  ...[
    "a",
    "H",
    "dom",
    "x_y",
    "_",
    "-",
    "--",
    "xn--",
    "xn--mgba3a4f16a",
    "com",
    "é",
    "ß",
    "日本",
    "١",
    "。",
    "．",
    "\u00ad",
  ],
  ...[
    ".",
    ".",
    ".",
    "..",
    ":",
    ":80",
    ":065535",
    ":65536",
    "@",
    "/",
    "\\",
    "?",
    "#",
    "%41",
    "%2E",
    "%",
    "~",
    ",",
    "!",
    "*",
    "(",
    "'",
  ],
  ...["[", "]", "[::1]", "[1:2::3]", "::", "1:2:3:4:5:6:7:8", " ", "\t", "|", "^", "{", '"', "<", "\0"],
];

/** Hosts that a piece at a time rarely makes. */
const WHOLE = [
  "127.0.0.1",
  "1.2.3",
  "1.2.3.4.5",
  "0x7f.1",
  "192.0.2.1",
  "www.host.dom",
  "[2001:db8::1]",
  "a".repeat(63),
];

interface Read {
  readonly hostname: string;
  readonly port: string;
}

function platformUrl(text: string): Read | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

// A program that checks the host with one of the two and connects with the other must not be led to two hosts.
test("the URL Standard of WHATWG reads the same host and port, or refuses the text", () => {
  const pick = randomFrom(SEED);
  const from = (all: readonly string[]) => all[pick(all.length)] as string;
  const texts = { all: 0, accepted: 0 };
  for (; texts.all < scaled(400_000); texts.all++) {
    const { name, ...scheme } = pick(2) === 0 ? http : https;
    const begun = pick(4) === 0 ? from(WHOLE) : "";
    const authority = begun + Array.from({ length: pick(7) }, () => from(PIECES)).join("");
    const text = `${name}://${authority}${from(["", "/", "/a", "?a", "#a"])}`;
    const result = scheme.safeParse(text);
    if (!result.ok) continue;
    texts.accepted++;
    const { host, port } = result.url;
    const read = platformUrl(text);
    if (read === undefined) continue;
    expect([text, read.hostname, Number(read.port || scheme.defaultPort)]).toEqual([text, host, port]);
  }
  expect(texts.accepted * 20).toBeGreaterThan(texts.all);
});
