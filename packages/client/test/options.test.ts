import { urlErrorOf } from "@url1738/core";
import { expect, test } from "vitest";
import { localClient } from "./client.ts";

/** Opens a URL of nobody, with an option; returns the component of the error, which is the option's if it is refused. */
async function refusedPart(options: object): Promise<string | undefined> {
  const opening = localClient({ lookUp: async () => [] }).open("http://h.dom/", options);
  const error = await opening.then(
    () => undefined,
    (thrown: unknown) => urlErrorOf(thrown),
  );
  return error?.component;
}

test.each([
  ['""', true],
  ['"a"', true],
  ['"!#~"', true],
  ["Sun, 06 Nov 1994 08:49:37 GMT", true],
  ["", false],
  ["a", false],
  ['"', false],
  ['"a', false],
  ['a"', false],
  ['"a"b', false],
  ['x"a"', false],
  ['"a"b"', false],
  ['"a b"', false],
  ['"é"', false],
  ['W/"a"', false],
  ['"a"\r\nX: y', false],
  ["sun, 06 Nov 1994 08:49:37 GMT", false],
  ["Su, 06 Nov 1994 08:49:37 GMT", false],
  ["Sunday, 06 Nov 1994 08:49:37 GMT", false],
  ["Sun 06 Nov 1994 08:49:37 GMT", false],
  ["Sun, 6 Nov 1994 08:49:37 GMT", false],
  ["Sun, 06 nov 1994 08:49:37 GMT", false],
  ["Sun, 06 Nov 94 08:49:37 GMT", false],
  ["Sun, 06 Nov 1994 8:49:37 GMT", false],
  ["Sun, 06 Nov 1994 08:49 GMT", false],
  ["Sun, 06 Nov 1994 08:49:37 UTC", false],
  ["Sun, 06 Nov 1994 08:49:37 GMT ", false],
  [" Sun, 06 Nov 1994 08:49:37 GMT", false],
])("ifRange: %s", async (ifRange, isTaken) => {
  expect(await refusedPart({ ifRange, offset: 1 })).toBe(isTaken ? "host" : "options.ifRange");
});

test.each([
  ["timeout", 0, true],
  ["timeout", Number.POSITIVE_INFINITY, true],
  ["timeout", -1, false],
  ["timeout", 0.5, false],
  ["timeout", Number.NaN, false],
  ["timeout", "1", false],
  ["maxBytes", 2 ** 53, false],
  ["maxEntries", null, false],
  ["offset", Number.POSITIVE_INFINITY, false],
  ["unmodifiedSince", new Date(Number.NaN), false],
  ["unmodifiedSince", "2024-01-01", false],
  ["onProgress", {}, false],
])("%s: %s", async (name, value, isTaken) => {
  expect(await refusedPart({ [name]: value })).toBe(isTaken ? "host" : `options.${name}`);
});
