import { describe, expect, test } from "vitest";
import { readFragment, spellFragment } from "../explorer/src/fragment.ts";

describe("what is under study comes back from the fragment:", () => {
  test.each([
    { tab: "url", value: "http://h/a?b=c&d#e", isGeneric: false },
    { tab: "url", value: "afs://h/é %zz", isGeneric: true },
    { tab: "text", value: "a\nb <URL:x>", isGeneric: false },
    { tab: "grammar", value: "", isGeneric: false },
  ] as const)("$tab $value", (subject) => {
    expect(readFragment(spellFragment(subject))).toEqual(subject);
  });
});

test("half of a surrogate pair has no UTF-8", () => {
  expect(spellFragment({ tab: "url", value: "a\uD800😀", isGeneric: false })).toBe("#url=a%EF%BF%BD%F0%9F%98%80");
});

test.each(["", "#", "#value", "#other=a", "#url=%E9"])("%j holds nothing", (fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
});
