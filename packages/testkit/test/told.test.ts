import type { Effort, Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { agree, broken, checksOf, examples, scheme, type Url } from "./subject.ts";

/** Tests the names of checks, and the messages about a broken law. */

test("the name of its check says what a row is for and why it is there", () => {
  const reason = { section: "1", why: "for example" };
  const url = "x-name://h";
  const rows: Examples = {
    urls: [{ ...reason, url, value: { host: "h", port: 7 } }],
    errors: [{ ...reason, url: "x-name:", code: "syntax", index: 7 }],
    parts: [{ ...reason, parts: { host: "H" }, url }],
    refused: [{ ...reason, value: { host: "H" }, component: "host" }],
    access: [{ ...reason, url, refused: "no-access" }],
    audit: [{ ...reason, url, findings: [] }],
  };
  const names = checksOf(broken({}), rows).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("\u00a7") || name.endsWith("for example"))).toEqual([
    "\u00a71: x-name://h: for example",
    '\u00a71: "x-name:" is refused: for example',
    '\u00a71: build({"host":"H"}): for example',
    '\u00a71: format({"host":"H"}) is refused: for example',
    '\u00a71: access("x-name://h") is refused: for example',
    '\u00a71: audit("x-name://h"): for example',
  ]);
});

describe("a broken law", () => {
  const forgetful = broken({ format: (url: Url) => scheme.format({ ...url, name: undefined }) });

  /** Returns the message that the check of a law throws. */
  function thrownBy(effort: Effort): string {
    const checks = checksOf(forgetful, examples, effort);
    const check = checks.find(({ name }) => name === agree);
    try {
      check?.run();
    } catch (thrown) {
      return (thrown as Error).message;
    }
    return "";
  }

  test("is told in words, with the smallest URL that breaks it", () => {
    expect(thrownBy({ seed: 1 })).toBe(`This law is broken: ${agree}.
The smallest URL that was found to break it: "x-name://a/"
There, parse(format(u)) of "x-name://a/" is {"scheme":"x-name","host":"a","port":7,"name":undefined}, but should be {"scheme":"x-name","host":"a","port":7,"name":""}.
To try the same URLs again, pass { seed: 1 } as the fourth argument of conformance.
If the scheme's specification demands this, give a waiver of the law "agreement", with the reason.`);
  });

  test("names the seed that breaks it again", () => {
    const first = thrownBy({ runs: 3_000 });
    const seed = Number(/seed: (-?\d+)/.exec(first)?.[1]);
    expect(thrownBy({ runs: 3_000, seed })).toBe(first);
  });
});
