import { readFileSync } from "node:fs";
import { MAX_LENGTH, type Scheme, type UrlValue, urlErrorOf } from "@url1738/core";
import {
  type AnyDefinition,
  component,
  decodedText,
  host,
  hostCodec,
  many,
  oneOf,
  sequence,
  uchar,
} from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { ftpDefinition } from "@url1738/ftp/definition";
import { httpsDefinition } from "@url1738/https/definition";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rfc1738Definitions as definitions } from "../../url1738/src/definitions.ts";
import { rfc1738 as registry, rfc1738Schemes as schemes } from "../../url1738/src/index.ts";
import { type UrlPartOptions, urlPart } from "../src/index.ts";
import { transliterate } from "../src/transliterate.ts";

interface Row {
  readonly section: string;
  readonly why: string;
  readonly text: string;
  readonly options?: Omit<UrlPartOptions, "definition"> & { readonly definition?: string };
  readonly part: string;
}

const rows = JSON.parse(readFileSync(new URL("url-part.rows.json", import.meta.url), "utf8")) as readonly Row[];

const schemeOf = (name: string | undefined) => schemes.find((scheme) => scheme.name === name);
const definitionOf = (name: string | undefined) => definitions.find((definition) => definition.name === name);

test.each(rows)("§$section: $why", ({ text, options, part }) => {
  expect(urlPart(text, { ...options, definition: definitionOf(options?.definition) })).toBe(part);
});

/** A URL of each scheme whose components that take text are `x`, and a second one where components exclude each other. */
const urls = [
  "ftp://x:x@h/x/x;type=a",
  "http://h/x?x",
  "gopher://h/1x%09x%09x",
  "telnet://x:x@h/",
  "wais://h/x?x",
  "wais://h/x/x/x",
  "file:///x/x",
  "prospero://h/x;x=x",
];

/** Returns the paths to each `x` in a value, as names of fields and indices of items. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (value === "x") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    placesOf(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const cases = urls.flatMap((url) => {
  const value = registry.parse(url);
  return placesOf(value).map((place) => ({
    url,
    place,
    component: place.filter((step) => typeof step === "string").join("."),
  }));
});

function withText(value: unknown, [step, ...rest]: readonly (string | number)[], text: string): unknown {
  if (step === undefined) return text;
  const inner = withText((value as Record<string | number, unknown>)[step], rest, text);
  return Array.isArray(value) ? Object.assign([...value], { [step]: inner }) : { ...(value as object), [step]: inner };
}

const settings = fc.record({
  treatment: fc.constantFrom("encode" as const, "replace" as const, "remove" as const),
  profile: fc.constantFrom("strict" as const, "cautious" as const),
  neutral: fc.constantFrom("-", "_", "--", ""),
  transliterate: fc.constantFrom(undefined, transliterate),
});

const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."a -_/?#%&=;:@\t\n\0~é—日'\ud800\udce9") }),
);

describe("the result is valid in its component", () => {
  test("the cases are all components that take text", () => {
    const named = (name: string) =>
      cases.filter(({ url }) => url.startsWith(`${name}:`)).map(({ component }) => component);
    const texts = definitions.flatMap(({ name, schemepart }) =>
      componentsOf(schemepart).map((component) => [name, component.name] as const),
    );
    const others = texts.filter(([name, component]) => !named(name).some((path) => path.split(".")[0] === component));
    expect(others.map((path) => path.join(" "))).toEqual([
      ...["ftp host", "ftp port", "ftp type", "http host", "http port", "gopher host", "gopher port", "gopher gtype"],
      ...[
        "mailto address",
        "news group",
        "news messageId",
        "nntp host",
        "nntp port",
        "nntp group",
        "nntp articleNumber",
      ],
      ...["telnet host", "telnet port", "wais host", "wais port", "file host", "prospero host", "prospero port"],
    ]);
  });

  test.each(cases)("$component of $url", ({ url, place, component }) => {
    const scheme = schemeOf(url.split(":")[0]) as unknown as Scheme;
    fc.assert(
      fc.property(texts, settings, (text, options) => {
        const part = urlPart(text, { ...options, definition: definitionOf(scheme.name), component });
        // Other parsers begin a query at a raw `?`.
        expect(part).toMatch(/^[ ->@-~]*$/);
        // Only callers who name a gopher URL can learn that it takes no tab as text.
        const anywhere = urlPart(scheme.name === "gopher" ? text.replace(/[\t\n\r]/g, "") : text, options);
        for (const each of [part, anywhere]) {
          // Write the part in the place that it is meant for.
          const value = registry.parse(url);
          const spelt = scheme.format(withText(value, place, "MARK") as UrlValue).replace("MARK", () => each);
          const read = scheme.parse(spelt);
          expect(withText(read, place, "x")).toEqual(value);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("of any other component as well, or there is an error that names it", () => {
    for (const { name, schemepart } of definitions)
      for (const { name: component } of componentsOf(schemepart))
        fc.assert(
          fc.property(texts, settings, (text, options) => {
            try {
              urlPart(text, { ...options, definition: definitionOf(name), component });
            } catch (thrown) {
              const error = urlErrorOf(thrown);
              expect(error?.code).toBe("invalid-value");
              expect([component, "neutral", ...(component === "fields" ? ["component"] : [])]).toContain(
                error?.component,
              );
            }
          }),
          { numRuns: 20 },
        );
  });
});

test("of a path that begins with its slash, the part comes after the slash", () => {
  expect(urlPart("a b/c?", { definition: httpsDefinition, component: "path" })).toBe("a%20b%2Fc%3F");
  // Browsers take these as they are, and others may not.
  expect(urlPart("~a|{b}", { definition: httpsDefinition, component: "path" })).toBe("%7Ea%7C%7Bb%7D");
});

test("of a host, a hyphen can be inside", () => {
  const host = { definition: ftpDefinition, component: "host" };
  expect(urlPart("My Site", host)).toBe("My-Site");
});

describe("before a host", () => {
  const definition: AnyDefinition = {
    name: "x-drive",
    schemepart: sequence("//", decodedText("user", many(oneOf(uchar, "/@"))), ":", component("host", host, hostCodec)),
    access: "Nothing.",
  };

  test("characters that other parsers take for its beginning are encoded, though the rule allows them raw", () => {
    expect(urlPart("a/b@c!", { definition, component: "user" })).toBe("a%2Fb%40c!");
  });
});

describe("encoding loses nothing", () => {
  test("encoded text is decoded to the same text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("strict" as const, "cautious" as const),
        (text, profile) => {
          expect(decodeURIComponent(urlPart(text, { profile }))).toBe(text);
        },
      ),
    );
  });
});

describe("transliterated", () => {
  test.each([
    ["Zürich, 深圳 & Ελλάδα", "Zurich,-ShenZhen-Ellada"],
    ["Ünïcödé — “quoted”", "Unicode-quoted"],
  ])("%s", (text, part) => {
    expect(urlPart(text, { treatment: "replace", transliterate })).toBe(part);
  });
});

describe("arguments", () => {
  test.each<[string, unknown, object, string, string | undefined]>([
    ["no text", 1, {}, "not-a-string", undefined],
    ["no treatment", "", { treatment: "mangle" }, "invalid-value", "treatment"],
    ["no profile", "", { profile: "lax" }, "invalid-value", "profile"],
    ["a neutral string that is not", "", { treatment: "replace", neutral: " " }, "invalid-value", "neutral"],
    ["one that is risky", "", { treatment: "replace", neutral: "+", profile: "cautious" }, "invalid-value", "neutral"],
    ["one that is not a string", "", { treatment: "replace", neutral: 1 }, "invalid-value", "neutral"],
    ["a component without a definition", "", { component: "path" }, "invalid-value", "definition"],
    ["a definition without a component", "", { definition: definitionOf("http") }, "invalid-value", "component"],
    [
      "an unknown component",
      "",
      { definition: definitionOf("http"), component: "paths" },
      "invalid-value",
      "component",
    ],
    ["a part of no list", "", { definition: definitionOf("http"), component: "path.x" }, "invalid-value", "component"],
    [
      "what makes no address",
      "nobody",
      { definition: definitionOf("mailto"), component: "address" },
      "invalid-value",
      "address",
    ],
    ["what makes no group", "1", { definition: definitionOf("news"), component: "group" }, "invalid-value", "group"],
    ["a transliteration that is no function", "", { transliterate: true }, "invalid-value", "transliterate"],
    [
      "a transliteration that returns nothing",
      "",
      { transliterate: () => undefined },
      "invalid-value",
      "transliterate",
    ],
    ["too much", " ".repeat(MAX_LENGTH / 3 + 1), {}, "too-long", undefined],
  ])("%s", (_, text, options, code, component) => {
    try {
      urlPart(text as string, options as UrlPartOptions);
      expect.unreachable();
    } catch (thrown) {
      expect([urlErrorOf(thrown)?.code, urlErrorOf(thrown)?.component]).toEqual([code, component]);
    }
  });
});
