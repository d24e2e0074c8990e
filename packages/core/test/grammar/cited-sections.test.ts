import {
  decodedText,
  defineScheme,
  hostport,
  many,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  userAt,
} from "@url1738/core/define";
import { deriveScheme } from "@url1738/derive";
import { expect, test } from "vitest";

const word = rule("word", many(uchar));
const definition = schemeDefinition({
  name: "x-finger",
  specification: "RFC 1288",
  section: "2.3",
  defaultPort: 79,
  schemepart: sequence(
    "//",
    hostport,
    "/",
    decodedText("user", word, { section: "2.5" }),
    optional(";", decodedText("more", word)),
    optional("?", decodedText("search", word, { section: "3", specification: "RFC 2396" })),
  ),
  access: "It designates a user.",
});

test.each([
  ["a component of the scheme", "x-finger://h/a b", "RFC 1288, section 2.5"],
  ["a component without a section", "x-finger://h/a;b c", "RFC 1288, section 2.3"],
  ["a component of another specification", "x-finger://h/a?b c", "RFC 2396, section 3"],
  ["a host, which is that of RFC 1738", "x-finger://h_/a", "3.1"],
  ["a port that breaks a rule beyond the grammar", "x-finger://h:65536/a", "3.1"],
  ["no component", "x-finger:/", "RFC 1288, section 2.3"],
])("the section of an error: %s", (_, text, section) => {
  const result = defineScheme(definition).safeParse(text);
  expect(result).toMatchObject({ ok: false, error: { section } });
});

test("a user before the host is that of RFC 1738", () => {
  const scheme = defineScheme({
    name: "x-finger",
    specification: "RFC 1288",
    defaultPort: 79,
    schemepart: sequence("//", userAt, hostport),
    access: "It designates a user.",
  });
  expect(scheme.safeParse("x-finger://a;b c@h")).toMatchObject({ error: { component: "user", section: "3.1" } });
});

test("a scheme that has no specification of its own cites RFC 1738", () => {
  const { specification, ...others } = definition;
  expect(specification).toBe("RFC 1288");
  expect(defineScheme(others).safeParse("x-finger://h/a b")).toMatchObject({ ok: false, error: { section: "2.5" } });
});

test("a derived scheme cites that of its base", () => {
  const derived = deriveScheme(definition, { name: "x-other", access: "It designates another user." });
  expect(derived.safeParse("x-other://h/a b")).toMatchObject({ error: { section: "RFC 1288, section 2.5" } });
  const own = {
    name: "x-other",
    specification: "RFC 4146",
    section: "1",
    access: "It designates another user.",
  } as const;
  expect(deriveScheme(definition, own).safeParse("x-other:/")).toMatchObject({
    error: { section: "RFC 4146, section 1" },
  });
});
