import { alphadigit, extra, national, punctuation, reserved, safe } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { type UrlCharacterClass, urlCharacters } from "../src/index.ts";

const charactersOf = (ofClass: UrlCharacterClass) =>
  urlCharacters.filter((entry) => entry.class === ofClass).map(({ character }) => character);

const sorted = (characters: Iterable<string | undefined>) => [...characters].sort();

describe("the classes are those of RFC 1738, as core states them", () => {
  test("§2.2, unsafe: the space, the delimiters and national", () => {
    expect(sorted(charactersOf("unsafe"))).toEqual(sorted(` ${punctuation.characters}${national.characters}`));
  });

  test("§2.2, reserved", () => {
    expect(sorted(charactersOf("reserved"))).toEqual(sorted(reserved.characters));
  });

  test("§5, extra: allowed, but all of them risky", () => {
    expect(sorted(charactersOf("extra"))).toEqual(sorted(extra.characters));
  });

  test("§5, safe: allowed, and two of them risky", () => {
    expect(sorted(charactersOf("safe"))).toEqual(["$", "+"]);
    expect([...safe.characters]).toEqual(expect.arrayContaining(["$", "+"]));
  });

  test("§2.2, no corresponding graphic US-ASCII: 00-1F, 7F and 80-FF", () => {
    const octets = urlCharacters.filter((entry) => entry.class === "noGraphic").map(({ octet }) => octet);
    const expected = Array.from({ length: 256 }, (_, octet) => octet).filter((octet) => octet < 0x20 || octet > 0x7e);
    expect(octets).toEqual(expected);
  });
});

test("every octet is there once, but for those that are never treated", () => {
  const untreated = [...alphadigit.characters, "-", "_", "."].map((character) => character.charCodeAt(0));
  const all = [...urlCharacters.map(({ octet }) => octet), ...untreated].sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 256 }, (_, octet) => octet));
});

test.each(urlCharacters)("$encoded is the escape of $name", ({ character, octet, encoded }) => {
  expect(Number.parseInt(encoded.slice(1), 16)).toBe(octet);
  expect(encoded).toMatch(/^%[\dA-F]{2}$/);
  expect(character).toBe(octet < 128 ? String.fromCharCode(octet) : undefined);
});

test("every printed character has a name of its own", () => {
  const names = urlCharacters.filter(({ class: ofClass }) => ofClass !== "noGraphic").map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

// To be read; after a change that is meant, `npx pnpm@12 test packages/text/test/url-characters.test.ts --update` writes it.
test("the names of the characters, and what is best done with them", async () => {
  const lines = urlCharacters
    .filter(({ octet }) => octet < 0x81)
    .map(({ encoded, name, class: ofClass, advice }) => [encoded, ofClass, name, advice].join("; "));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("url-characters.txt");
});
