import { createRegistry, update } from "@url1738/core";
import { http, https } from "@url1738/https";
import { expect, test } from "vitest";

const registry = createRegistry([http, https]);

test.each(["https://h/??a", "http://h/?", "https://h/a?b#c"])("build takes %s as parse reads it", (text) => {
  const url = registry.parse(text);
  expect(registry.build(url as never)).toEqual(url);
  expect(https.canParse(text) ? https.build(url as never) : http.build(url as never)).toEqual(url);
});

test("parts by themselves are held to what people mean", () => {
  expect(() => https.build({ host: "h", query: "?a" })).toThrow("no question mark before it");
  expect(() => update(https, "https://h/", { query: "?a" })).toThrow("no question mark before it");
  expect(() => update(https, "https://h/??b", { query: "?a" })).toThrow("no question mark before it");
});
