import { describe, expect, test } from "vitest";
import { readFragment, spellFragment } from "../explorer/src/fragment.ts";

describe("the fragment gives back the subject under study:", () => {
  test.each([
    { tab: "url", value: "http://h/a?b=c&d#e", isGeneric: false },
    { tab: "url", value: "afs://h/é %zz", isGeneric: true },
    { tab: "url", value: undefined, isGeneric: true },
    { tab: "grammar", value: "", isGeneric: false },
  ] as const)("$tab $value", (subject) => {
    expect(readFragment(spellFragment(subject))).toEqual(subject);
  });
});

describe("no secret goes into the fragment:", () => {
  test.each([
    ["url", "ftp://anna:hunter2@host.dom/", "#url=ftp%3A%2F%2Fanna%3A***%40host.dom%2F"],
    ["url", "ftp:anna:hunter2@host.dom", "#url=ftp%3Aanna%3A***%40host.dom"],
    ["url", "https://host.dom/a?token=hunter2", "#url=https%3A%2F%2Fhost.dom%2Fa%3Ftoken%3D***"],
    ["text", "a\nb <URL:ftp://anna:hunter2@h/> my PIN is 4711", "#text"],
  ] as const)("%s %s", (tab, value, fragment) => {
    expect(spellFragment({ tab, value, isGeneric: false })).toBe(fragment);
  });
});

test("half of a surrogate pair becomes U+FFFD", () => {
  expect(spellFragment({ tab: "url", value: "a\uD800😀", isGeneric: false })).toBe("#url=a%EF%BF%BD%F0%9F%98%80");
});

test.each(["", "#", "#value", "#other=a", "#url=%E9", "#urls"])("%j holds nothing", (fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
});
