import { urlErrorOf } from "@url1738/core";
import { generate } from "@url1738/prove";
import { redact } from "@url1738/redact";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { definitions } from "../../url1738/src/definitions.ts";
import { registry } from "../../url1738/src/index.ts";
import { findUrls, wrapUrl } from "../src/index.ts";

const urls = fc
  .tuple(fc.nat({ max: definitions.length - 1 }), fc.infiniteStream(fc.nat({ max: 0xffff })))
  .map(([index, numbers]) =>
    generate(definitions[index] as (typeof definitions)[number], (count) => (numbers.next().value as number) % count),
  )
  // Some generated URLs break a rule beyond the grammar.
  .filter((url) => registry.canParse(url) && url.length < 300);

const fragments = fc.option(fc.string({ unit: fc.constantFrom(..."ab-%#/é😀;") }), { nil: undefined });

describe("a wrapped URL", () => {
  test("is found again, whatever the width", () => {
    fc.assert(
      fc.property(urls, fragments, fc.nat({ max: 20 }), (url, given, column) => {
        // In http and https, a fragment is part of the URL.
        const fragment = url.startsWith("http") ? undefined : given;
        for (let width = 1; width <= url.length + 8; width++) {
          const text = wrapUrl(url, { width, column, fragment });
          const hits = [...findUrls(registry, text)];
          expect(hits).toEqual([
            expect.objectContaining({ start: 0, end: text.length, text: url, url: registry.parse(url) }),
          ]);
          expect(hits[0]?.fragment).toBe(fragment);
          expect(hits[0]).not.toHaveProperty("alternatives");
        }
      }),
      { numRuns: 100 },
    );
  });

  test("has no line that is longer than need be, none that ends with a hyphen, and none that splits an escape", () => {
    fc.assert(
      fc.property(urls, fc.integer({ min: 6, max: 100 }), fc.nat({ max: 100 }), (url, width, column) => {
        const lines = wrapUrl(url, { width, column }).split("\n");
        for (const [index, line] of lines.entries()) {
          if (line.length > width - (index === 0 ? column : 0)) expect(line).toMatch(/^(?:<URL:|-+(?:%..|[^-]))$/);
          expect(line).not.toMatch(index === lines.length - 1 ? /%.?$/ : /[-%]$|%.$/);
        }
      }),
    );
  });

  test.each<[string, string, object, string]>([
    ["on one line", "http://h/a", {}, "<URL:http://h/a>"],
    [
      "before slashes and behind punctuation",
      "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
      {},
      "<URL:ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+\n/Gopher+.txt>",
    ],
    ["where nothing invites it", "http://h/abcdefghijkl", { width: 12 }, "<URL:http:\n//h/abcdefgh\nijkl>"],
    ["never after a hyphen", "http://h/abcd--efgh-", { width: 15 }, "<URL:http://h\n/abcd--efgh->"],
    ["with a fragment", "http://h/a", { fragment: "b" }, "<URL:http://h/a#b>"],
    ["as RFC 3986 has them", "https://[::1]:81/~a?b#c", {}, "<URL:https://[::1]:81/~a?b#c>"],
    ["with the first line begun", "http://h/a", { width: 20, column: 7 }, "<URL:http:\n//h/a>"],
  ])("%s", (_, url, options, text) => {
    expect(wrapUrl(url, options)).toBe(text);
  });
});

describe("texts that cannot be wrapped", () => {
  test.each<[string, string, object, string, string | undefined]>([
    ["not a URL", "http://h/a b", {}, "syntax", "schemePart"],
    ["a URL with two fragments", "http://h/#b#c", {}, "syntax", "schemePart"],
    ["a URL with a fragment, and another", "http://h/#b", { fragment: "c" }, "syntax", "schemePart"],
    ["a number", 5 as never, {}, "not-a-string", undefined],
    ["a name that is none", "ht~tp://h/", {}, "no-scheme", undefined],
    ["a fragment with white space", "http://h/", { fragment: "a b" }, "invalid-value", "fragment"],
    ["a fragment that would end it", "http://h/", { fragment: "a>b" }, "invalid-value", "fragment"],
    ["a width of nothing", "http://h/", { width: 0 }, "invalid-value", "width"],
    ["half a column", "http://h/", { column: 0.5 }, "invalid-value", "column"],
  ])("%s", (_, url, options, code, component) => {
    try {
      wrapUrl(url, options);
      expect.unreachable();
    } catch (thrown) {
      expect([urlErrorOf(thrown)?.code, urlErrorOf(thrown)?.component]).toEqual([code, component]);
    }
  });
});

test("the longest URL is wrapped in linear time", () => {
  const url = `http://h/${"-".repeat(500_000)}${"a/".repeat(250_000)}`;
  expect(wrapUrl(url).replaceAll("\n", "")).toBe(`<URL:${url}>`);
});

describe("a wrapped URL with a secret", () => {
  const letters = fc.stringMatching(/^[a-z0-9.-]{1,40}$/);
  const plain = (text: string) => text.replace(/\s/g, "");

  test("is redacted as it would be on one line, whatever the width", () => {
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.integer({ min: 1, max: 40 }),
        fc.nat({ max: 30 }),
        (user, rest, width, column) => {
          for (const url of [
            `ftp://${user}:${rest}S3CR3T@host.dom/pub/x;type=a`,
            `https://${rest}S3CR3T@host.dom/a`,
            `http://host.dom/${user}?a=b&access_token=${rest}S3CR3T&c=d`,
            `http://host.dom/?u=ftp%3A%2F%2F${user}%3Ap${rest}S3CR3T%40host.dom`,
          ]) {
            const shown = plain(redact(`see ${wrapUrl(url, { width, column })} and mail a@b.c`));
            expect(shown).toBe(plain(redact(`see <URL:${url}> and mail a@b.c`)));
            expect(shown).not.toContain("S3CR3T");
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("up to the longest that redact takes for one wrapper, 4,096 characters", () => {
    for (let more = 0; more < 40; more++) {
      const path = `${"/directory".repeat(380)}${"x".repeat(more)}`;
      const wrapped = wrapUrl(`ftp://anna:${"secret".repeat(20)}@host.dom${path}`, { width: 72 });
      expect(wrapped.length).toBeLessThanOrEqual(4096);
      expect(plain(redact(wrapped))).toBe(`<URL:ftp://anna:***@host.dom${path}>`);
    }
  });

  test("beyond, the first three lines from the password on", () => {
    const path = "/directory".repeat(90_000);
    const wrapped = wrapUrl(`ftp://anna:secret@host.dom${path}`, { width: 72 });
    const [first, second, third, ...others] = wrapped.split("\n");
    expect(`${first}${second}${third}`).toContain("secret");
    expect(redact(wrapped) === `<URL:ftp://anna:***\n${others.join("\n")}`).toBe(true);
  });
});
