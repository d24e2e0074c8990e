import { createRequire } from "node:module";
import { createRegistry } from "@url1738/core";
import { http } from "@url1738/http";
import { https } from "@url1738/https";
import { httpsDefinition } from "@url1738/https/definition";
import { advice } from "@url1738/lint";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./https.rows.json");

describe("https", () => {
  for (const { name, run } of conformance(https, httpsDefinition, rows)) test(name, run);
});

test("one registry has it and the scheme that it is derived from", () => {
  const { parse, format } = createRegistry([http, https], { advice });
  expect(parse("http://h/")).toEqual({ scheme: "http", host: "h", port: 80, path: "" });
  expect(format(parse("https://h:80/"))).toBe("https://h:80/");
  expect(() => parse("www.host.dom")).toThrow(
    expect.objectContaining({ error: expect.objectContaining({ hint: expect.stringContaining("http://") }) }),
  );
});
