import { findUrls } from "@url1738/text";
import { rfc1738 as registry } from "url1738";
import { expect, test } from "vitest";
import { mailbox } from "../mailbox.ts";

const text = mailbox(500_000);

test("the mailbox is the same in every run, and about as long as requested", () => {
  expect(mailbox(500_000)).toBe(text);
  expect(text.length).toBeGreaterThanOrEqual(500_000);
  expect(text.length).toBeLessThan(510_000);
});

test("it consists of letters", () => {
  const letters = text.split(/^From .* Jan {2}3 01:05:34 1996$/m).slice(1);
  expect(letters.length).toBeGreaterThan(100);
  const parts = ["\nReceived: from ", "\nMessage-Id: <", "\n\n", "\n> ", "\n-- \n"];
  for (const letter of letters) {
    const places = parts.map((part) => letter.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(0);
  }
});

test("bare URLs are rare in it, and wrapped ones rarer", () => {
  const wrapped = [...findUrls(registry, text)].length;
  const all = [...findUrls(registry, text, { bare: true })].length;
  expect(wrapped).toBe(text.split("<URL:").length - 1);
  expect(wrapped).toBeGreaterThan(3);
  expect(all - wrapped).toBeGreaterThan(3 * wrapped);
  expect(text.length / all).toBeGreaterThan(3_000);
});
