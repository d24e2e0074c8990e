import { createRegistry, type Scheme } from "@url1738/core";
import {
  decodedText,
  defineScheme,
  list,
  login,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  uchar,
} from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { contextLine } from "@url1738/core/runtime";
import { deriveScheme } from "@url1738/derive";
import { audit, diagnose, repair, spans } from "@url1738/lint";
import { bnf } from "@url1738/prove";
import { afterEach, describe, expect, test } from "vitest";
import { errorOf } from "./error-of.ts";

const word = rule("word", many(uchar));

const scheme = defineScheme({
  name: "x-own",
  defaultPort: 7,
  schemepart: sequence(
    "//",
    login,
    "/",
    list("words", decodedText("word", word), "/", "after"),
    decodedText("name", word),
  ),
  access: ({ host }, context: { readonly email?: string } | undefined) => ({
    protocol: "own",
    host,
    email: contextLine("x-own", context, "email"),
  }),
});

const registry = createRegistry([scheme]);

const url = scheme.parse("x-own://h/a/b");

function pollute(name: string, value: unknown, enumerable = true): void {
  Object.defineProperty(Object.prototype, name, { value, enumerable, configurable: true, writable: true });
}

const names = ["user", "password", "host", "port", "name", "scheme", "email", "generic", "gateways", "words", "x"];

afterEach(() => {
  for (const name of names) delete (Object.prototype as Record<string, unknown>)[name];
});

describe("a polluted prototype is not obeyed", () => {
  test.each([true, false])("by format and build, enumerable: %s", (enumerable) => {
    const { host, name, words, port } = url;
    for (const polluted of names) pollute(polluted, "evil", enumerable);
    expect(scheme.format(url)).toBe("x-own://h/a/b");
    expect(scheme.format({ scheme: "x-own", host, port, words, name } as never)).toBe("x-own://h/a/b");
    expect(scheme.build({ host, name, words })).toEqual(url);
    expect(registry.build({ scheme: "x-own", host, name, words })).toEqual(url);
    expect(errorOf(() => scheme.build({ name, words } as never))).toMatchObject({
      code: "invalid-value",
      component: "host",
    });
    expect(errorOf(() => registry.build({ host, name, words } as never))).toMatchObject({ component: "scheme" });
  });

  test("by a value whose fields are all inherited, in order", () => {
    const { scheme: own, ...inherited } = url;
    for (const [name, value] of Object.entries(inherited)) pollute(name, value);
    expect(errorOf(() => scheme.format({ scheme: own } as never))?.code).toBe("invalid-value");
  });

  test("by access", () => {
    pollute("email", "evil@evil.dom");
    expect(scheme.access(url, {})).toEqual({ protocol: "own", host: "h", email: undefined });
  });

  test("by a registry", () => {
    pollute("generic", true);
    pollute("gateways", { "x-own": "x-own://evil.dom/{url}" });
    const own = createRegistry([scheme], {});
    expect(own.canParse("x-other:a")).toBe(false);
    expect(own.access(url as never)).toMatchObject({ host: "h" });
  });
});

describe("values that are not plain", () => {
  class Words extends Array<string> {}
  test.each<[what: string, change: object, component: string]>([
    ["a subclass of arrays", { words: Words.from(["a"]) }, "words"],
    ["an empty one", { words: new Words() }, "words"],
  ])("%s is refused", (_, change, component) => {
    expect(errorOf(() => scheme.format({ ...url, ...change }))).toMatchObject({ code: "invalid-value", component });
    expect(errorOf(() => scheme.build({ ...url, ...change }))).toMatchObject({ code: "invalid-value", component });
  });

  const symbol = Symbol("s");
  test.each<[what: string, value: object]>([
    ["a symbol", { ...url, [symbol]: 1 }],
    ["a hidden field", Object.defineProperty({ ...url }, "more", { value: 1, enumerable: false })],
    ["a symbol of an array", { ...url, words: Object.assign([...url.words], { [symbol]: 1 }) }],
    ["another property of an array", { ...url, words: Object.assign([...url.words], { b: 1 }) }],
  ])("%s belongs to no value", (_, value) => {
    expect(scheme.format(value as typeof url)).toBe(scheme.format(url));
    expect(scheme.build(value as typeof url)).toEqual(url);
  });

  test("a field that cannot be enumerated is not one", () => {
    const hidden = Object.defineProperty({ ...url }, "host", { value: "h", enumerable: false });
    expect(errorOf(() => scheme.format(hidden))?.code).toBe("invalid-value");
  });

  test("an accessor that gives something else each time is read once", () => {
    const hosts = ["a", "b", "c", "d", "e"];
    const changing = Object.defineProperty({ ...url }, "host", { get: () => hosts.shift(), enumerable: true });
    expect(registry.access(changing as never)).toMatchObject({ host: "a" });
    expect(hosts).toHaveLength(4);
  });
});

describe("a registry's schemes", () => {
  test("are its own, and frozen", () => {
    const given: Scheme[] = [scheme as unknown as Scheme];
    const own = createRegistry(given);
    given.pop();
    expect(own.schemes).toHaveLength(1);
    expect(Object.isFrozen(own.schemes)).toBe(true);
  });
});

describe("a definition with inherited fields", () => {
  const definition = {
    name: "x-plain",
    schemepart: sequence("//", decodedText("text", optional(oneOf("ab"))), optional("/", decodedText("rest", word))),
    access: "It designates nothing.",
  } as const;

  /** Returns everything that a scheme tells about some texts. */
  function told(): unknown {
    const own = defineScheme(definition);
    const derived = deriveScheme(definition, { name: "x-derived", access: "It designates nothing." });
    const both = createRegistry([own, derived]);
    const texts = ["x-plain://a/b%2F", "x-plain://c", "x-derived://a/%0A", "x-other:a", "x-plain://a/b c"];
    const results = texts.map((text) => {
      const result = both.safeParse(text);
      const repaired = repair(both, text);
      return {
        result: result.ok ? result.url : { ...result.error },
        found: result.ok && audit(both, text),
        repaired: repaired.ok ? repaired : { ...repaired.error },
        wrong: diagnose(both, text).map((error) => ({ ...error })),
      };
    });
    const { defaultPort, section, hint, meant, hazards } = own as unknown as WholeScheme;
    return {
      results,
      rule: bnf(definition),
      spans: spans(definition, "x-plain://a/b"),
      defaultPort,
      section,
      hint,
      meant,
      hazards,
    };
  }

  const expected = told();

  test.each(
    "absent access characters check codec component contract defaultPort hazards hint item items lines look meant name neverFirst options owner replace sample section without find"
      .split(" ")
      .flatMap((name) => [true, "evil", () => "evil", ["evil"], {}].map((value) => [name, value] as const)),
  )("is what it says itself, whatever %s is: %j", (name, value) => {
    pollute(name, value, false);
    try {
      expect(told()).toEqual(expected);
    } finally {
      delete (Object.prototype as Record<string, unknown>)[name];
    }
  });
});
