import { findUrls } from "@url1738/text";
import { rfc1738 as registry } from "url1738";
import { expect, test } from "vitest";
import { prose } from "../prose.ts";

const text = prose(100_000);

test("the text is the same in every run, and about as long as requested", () => {
  expect(prose(100_000)).toBe(text);
  expect(text.length).toBeGreaterThanOrEqual(100_000);
  expect(text.length).toBeLessThan(102_000);
});

test("about every 1,400 characters there is a valid wrapped URL", () => {
  const wrappers = text.split("<URL:").length - 1;
  expect(Math.round(text.length / wrappers / 200)).toBe(7);
  expect([...findUrls(registry, text)].length).toBe(wrappers);
});

test("some URLs have no wrapper", () => {
  const wrapped = [...findUrls(registry, text)].length;
  const all = [...findUrls(registry, text, { bare: true })].length;
  expect(all - wrapped).toBeGreaterThan(wrapped / 5);
});
