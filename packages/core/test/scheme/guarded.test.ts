import {
  createRegistry,
  type Scheme,
  safeAccess,
  safeBuild,
  safeFormat,
  type UrlError,
  urlErrorOf,
} from "@url1738/core";
import { component, decodedText, defineScheme, many, optional, rule, sequence, uchar } from "@url1738/core/define";
import { advice, audit, diagnose, repair } from "@url1738/lint";
import { findUrls } from "@url1738/text";
import { describe, expect, test } from "vitest";

/** Functions of a plugin that throw, or return invalid values. */

const bug = () => {
  throw new TypeError("a bug that knows s3cr3t");
};

const word = rule("word", many(uchar));
const codec = {
  read: (text: string) => text,
  spell: (value: unknown) => (typeof value === "string" ? value : undefined),
};

/** Makes a scheme with one function replaced. */
function plugin(change: object, changes: { readonly codec?: object; readonly options?: object } = {}): Scheme {
  const own = component("own", word, { ...codec, ...changes.codec }, { ...changes.options });
  const definition = {
    name: "x-bug",
    schemepart: sequence("//", own, optional(";", decodedText("more", word))),
    access: () => ({ protocol: "none" }),
    ...change,
  };
  return defineScheme(definition as never) as unknown as Scheme;
}

/** Returns the code of the error that a call returns or throws, or `undefined` if there is none. */
function codeOf(run: () => unknown): unknown {
  let error: UrlError | undefined;
  try {
    const result = run();
    if (Array.isArray(result))
      error = result.map((one) => urlErrorOf(one) ?? urlErrorOf((one as { error?: unknown }).error)).find(Boolean);
    else if (typeof result === "object" && result !== null) {
      const { issues } = result as { readonly issues?: readonly unknown[] };
      error = urlErrorOf(issues?.[0]) ?? urlErrorOf(result);
    }
  } catch (thrown) {
    error = urlErrorOf(thrown);
    // Return any error not from url1738 as it is.
    if (error === undefined) return thrown;
  }
  if (error === undefined) return undefined;
  expect(error).toMatchObject({ scheme: "x-bug" });
  return error.code;
}

const url = "x-bug://a;b";
const wrong = "x-bug://a é";
/** A text that no escape mends surely. */
const doubtful = "x-bug://a\tb";
const value = { scheme: "x-bug", own: "a", more: "b" } as never;

/** All calls of a scheme, alone and in a registry. */
const calls: Readonly<Record<string, (source: Scheme) => unknown>> = {
  parse: (source) => source.parse(url),
  safeParse: (source) => source.safeParse(url),
  "safeParse of what is wrong": (source) => source.safeParse(wrong),
  "Standard Schema": (source) => source["~standard"].validate(url),
  format: (source) => source.format(value),
  safeFormat: (source) => safeFormat(source, value),
  build: (source) => source.build(value),
  safeBuild: (source) => safeBuild(source, value),
  access: (source) => source.access(value),
  safeAccess: (source) => safeAccess(source, value),
  audit: (source) => audit(source, url),
  diagnose: (source) => diagnose(source, doubtful),
  repair: (source) => repair(source, wrong),
  findUrls: (source) => [...findUrls(source as never, `<URL:${url}> <URL:${wrong}>`, { bare: true } as never)],
};

const reading = ["parse", "safeParse", "Standard Schema", "build", "safeBuild", "audit", "repair", "findUrls"];
const accessing = ["access", "safeAccess"];
const formatting = ["format", "safeFormat"];
const explaining = ["safeParse of what is wrong", "diagnose", "repair", "findUrls"];

describe.each<[what: string, scheme: () => Scheme, failing: readonly string[]]>([
  ["a read", () => plugin({}, { codec: { read: bug } }), [...reading, ...accessing, ...formatting]],
  ["a spell", () => plugin({}, { codec: { spell: bug } }), [...formatting, ...accessing, "build", "safeBuild"]],
  ["a check", () => plugin({}, { codec: { check: bug } }), [...reading, ...accessing, ...formatting, ...explaining]],
  [
    "a check that returns nothing",
    () => plugin({}, { codec: { check: () => undefined } }),
    [...reading, ...accessing, ...formatting, ...explaining],
  ],
  ["a component's hint", () => plugin({}, { options: { hint: bug } }), explaining],
  ["a scheme's hint", () => plugin({ hint: bug }), explaining],
  ["hazards", () => plugin({ hazards: { look: bug } }), ["audit"]],
  ["an access", () => plugin({ access: bug }), accessing],
  [
    "a read that sometimes returns undefined",
    () =>
      plugin({}, { codec: { read: (text: string) => (text === "a" || text.startsWith("a%20") ? undefined : text) } }),
    reading,
  ],
])("%s that is broken", (what, scheme, failing) => {
  test.each(Object.entries(calls))("%s", (name, call) => {
    const source = scheme();
    const registry = createRegistry([source], { advice }) as unknown as Scheme;
    // Hints are asked for by the advice of a registry, and checks by the errors of a scheme as well.
    const isOfRegistries = name === "findUrls" || (name === "safeParse of what is wrong" && what.endsWith("hint"));
    for (const one of isOfRegistries ? [registry] : [source, registry])
      expect([name, codeOf(() => call(one)) === "plugin"]).toEqual([name, failing.includes(name)]);
  });

  test("canParse is true or false", () => {
    const source = scheme();
    expect(typeof source.canParse(url)).toBe("boolean");
    expect(source.canParse(wrong)).toBe(false);
  });
});

test("the guess at the URL meant by a text without a known scheme", () => {
  const registry = createRegistry([plugin({ meant: bug })], { advice });
  expect(codeOf(() => registry.safeParse("www.host.dom"))).toBe("plugin");
  expect(codeOf(() => registry.parse("www.host.dom"))).toBe("plugin");
  expect(codeOf(() => [...findUrls(registry, "<URL:www.host.dom>")])).toBe("plugin");
});

test("the value of an absent component", () => {
  expect(codeOf(() => plugin({}, { options: { absent: bug } }))).toBe("plugin");
});

describe("the author's own reason", () => {
  const told = (run: () => unknown) => {
    try {
      return run();
    } catch (thrown) {
      return urlErrorOf(thrown)?.message;
    }
  };
  const advised = (scheme: Scheme) => createRegistry([scheme], { advice });
  const quoting = (text: unknown) => {
    throw new TypeError(`I cannot read ${typeof text === "string" ? text : JSON.stringify(text)}`);
  };
  const silent = 'A function of the scheme "x-bug" threw an error: this is a bug in its package.';

  test("is in the message", () => {
    const scheme = plugin({}, { codec: { check: quoting } });
    expect(told(() => scheme.parse("x-bug://a;b"))).toBe(`${silent} The error is: I cannot read a`);
    expect(told(() => advised(plugin({ hint: quoting })).parse("x-bug://é"))).toContain("I cannot read");
  });

  test.each<[why: string, scheme: Scheme, run: (scheme: Scheme) => unknown]>([
    ["a login", plugin({ hint: quoting }), (scheme) => advised(scheme).parse("x-bug://u:s3cr3t@h")],
    ["a parameter", plugin({}, { codec: { read: quoting } }), (scheme) => scheme.parse("x-bug://a;token%3Ds3cr3t")],
    ["a value", plugin({}, { codec: { spell: quoting } }), (scheme) => scheme.format(value)],
    ["a context", plugin({ access: quoting }), (scheme) => scheme.access(value, "s3cr3t" as never)],
    [
      "a secret component",
      plugin({}, { codec: { read: quoting }, options: { secret: true } }),
      (scheme) => scheme.parse("x-bug://s3cr3t;b"),
    ],
  ])("is left out where it may quote a secret: %s", (_, scheme, run) => {
    expect(told(() => run(scheme))).toBe(silent);
  });

  test("that cannot be said is left out", () => {
    const hostile = () => {
      throw { toString: quoting };
    };
    expect(told(() => plugin({}, { codec: { check: hostile } }).parse("x-bug://a;b"))).toBe(silent);
  });
});

test("the cause is the thrown value", () => {
  try {
    plugin({ access: bug }).access(value);
  } catch (thrown) {
    expect((thrown as Error).cause).toBeInstanceOf(TypeError);
  }
  expect.assertions(1);
});

test("an error that a value throws is not blamed on the plugin", () => {
  const getter = Object.defineProperty({ scheme: "x-bug", more: undefined }, "own", { get: bug, enumerable: true });
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level++) deep = [deep];
  for (const scheme of [
    plugin({}),
    defineScheme({
      name: "x-bug",
      schemepart: sequence("//", decodedText("own", word)),
      access: "It designates nothing.",
    }),
  ])
    for (const hostile of [
      getter,
      { scheme: "x-bug", own: new Proxy({}, { get: bug, ownKeys: bug }) },
      { scheme: "x-bug", own: deep },
    ])
      expect(codeOf(() => scheme.format(hostile as never))).toBe("invalid-value");
});
