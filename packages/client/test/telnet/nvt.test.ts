import { expect, test } from "vitest";
import { escapeData } from "../../src/telnet/nvt.ts";

test.each<[octets: string, sent: string]>([
  ["", ""],
  ["a\u00ffb", "a\u00ff\u00ffb"],
  ["\u00ff\u00ff", "\u00ff\u00ff\u00ff\u00ff"],
  ["a\r\nb", "a\r\nb"],
  ["a\rb", "a\r\0b"],
  ["a\r", "a\r\0"],
  ["\r\r\n", "\r\0\r\n"],
  ["\n\0", "\n\0"],
])("RFC 854: %j is sent as %j", (octets, sent) => {
  expect(Buffer.from(escapeData(Buffer.from(octets, "latin1"))).toString("latin1")).toBe(sent);
});
