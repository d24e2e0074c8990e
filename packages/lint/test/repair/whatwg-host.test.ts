import fc from "fast-check";
import { expect, test } from "vitest";
import { scaled } from "../../../../tooling/build/vitest/draws.ts";
import { whatwgHost } from "../../src/repair/whatwg-host.ts";

/** Returns the host that this engine's own class reads; `undefined` if it refuses the text. */
function platformHost(text: string): string | undefined {
  try {
    return new URL(text).hostname.toLowerCase();
  } catch {
    return undefined;
  }
}

test.each([
  ["http://good.dom\\@evil.dom/", "good.dom"],
  ["ftp://good.dom#@evil.dom/", "good.dom"],
  ["http://good.dom:80\\@evil.dom:90/", "good.dom"],
  ["ftp://u:p@H.Dom:21/a", "h.dom"],
  ["https:h.dom/a", "h.dom"],
  ["ht\ntp:\\\\h%2Edom\\x", "h.dom"],
  ["http://010.1/", "8.0.0.1"],
  ["http://0x7F.0.0.1./", "127.0.0.1"],
  ["http://1.2.3.4.5/", undefined],
  ["http://1.2.3.256/", undefined],
  ["http://h_x,y/", "h_x,y"],
  ["http://[::0001]/", "[::1]"],
  ["http://[::1/", undefined],
  ["http://[1:2]/", undefined],
  ["http://h.dom:x/", undefined],
  ["http://@/", undefined],
  ["gopher:h.dom/1", ""],
  ["gopher://u@H.dom\\x", undefined],
  ["htp:/h.dom", ""],
  ["x://", ""],
  ["file:C:\\a", ""],
  ["file://C|/a", ""],
  ["file:\\\\h.dom\\a", "h.dom"],
  ["file://localhost/a", ""],
  ["www.h.dom", undefined],
])("%j: %j", (text, host) => {
  expect([whatwgHost(text), platformHost(text)]).toEqual([host, host]);
});

test("it reads what this engine's own class reads", () => {
  const pieces = [
    "http",
    "ftp",
    "file",
    "gopher",
    ":",
    "//",
    "/",
    "\\",
    "@",
    "#",
    "?",
    ".",
    "..",
    "[",
    "]",
    "::1",
    "%2e",
  ];
  const piece = fc.constantFrom(
    ...pieces,
    "%",
    "0x",
    "01",
    "8",
    "256",
    "a",
    "H",
    "xn--a",
    "_",
    "-",
    ",",
    " ",
    "\t",
    "|",
    "localhost",
  );
  const scheme = fc.constantFrom("http:", "FTP:", "file:", "gopher:", "wss:", "");
  fc.assert(
    fc.property(scheme, fc.array(piece, { maxLength: 9 }), (start, rest) => {
      const text = start + rest.join("");
      // Whether an xn-- label is well formed needs the tables of Unicode; a host that is none names no other host.
      if (text.includes("xn--")) return;
      expect([text, whatwgHost(text)]).toEqual([text, platformHost(text)]);
    }),
    { numRuns: scaled(20_000) },
  );
});
