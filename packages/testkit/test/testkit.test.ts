import { defineScheme, type Scheme, type UrlValue } from "@url1738/core";
import {
  component,
  decimal,
  decodedText,
  digits,
  hostport,
  many,
  optional,
  rule,
  sequence,
  set,
  some,
  uchar,
} from "@url1738/core/grammar";
import { conformance, type Examples } from "@url1738/testkit";
import { expect, test } from "vitest";

const schemepart = sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar)))));

const scheme = defineScheme({ name: "x-name", defaultPort: 7, schemepart, access: "It designates a name." });

const examples: Examples = {
  urls: [{ section: "1", url: "x-name://H/n", value: { host: "h", port: 7, name: "n" }, href: "x-name://h/n" }],
  mistakes: [{ section: "1", why: "no host", url: "x-name://", code: "syntax", index: 9 }],
  parts: [{ section: "1", parts: { host: "H" }, url: "x-name://h" }],
  refused: [{ section: "1", value: { host: "H", port: 7 }, component: "host" }],
};

/** The names of the checks that fail, but for that of time, which takes long and has a test of its own. */
function failures(broken: Scheme<never>, rows: Examples = examples): readonly string[] {
  const failed: string[] = [];
  for (const { name, run } of conformance(broken as unknown as Scheme<UrlValue>, rows, { runs: 100 })) {
    if (name.startsWith("time grows")) continue;
    try {
      run();
    } catch {
      failed.push(name);
    }
  }
  return failed;
}

function broken(change: Partial<Record<keyof typeof scheme, unknown>>): Scheme<never> {
  return { ...scheme, ...change } as unknown as Scheme<never>;
}

type Url = ReturnType<typeof scheme.parse>;

test("a scheme that keeps the laws passes", () => {
  expect(failures(broken({}))).toEqual([]);
});

const agree = "parse, format and build agree on every URL of the grammar";
const exact = "format accepts exactly what parse can return";
const machines = "both machines accept the same strings, and errors are exact";

test.each<[law: string, what: string, change: Partial<Record<keyof typeof scheme, unknown>>]>([
  [agree, "canParse takes what parse refuses", { canParse: (text: unknown) => typeof text === "string" }],
  [agree, "format forgets a component", { format: (url: Url) => scheme.format({ ...url, name: undefined }) }],
  [agree, "build changes a component", { build: (url: Url) => scheme.build({ ...url, port: 8 }) }],
  [
    agree,
    "a field is missing from the value",
    {
      safeParse: (text: unknown) => {
        const result = scheme.safeParse(text);
        if (!result.ok || result.url.name !== undefined) return result;
        const { host, port } = result.url;
        return { ok: true, url: { scheme: "x-name", host, port } };
      },
    },
  ],
  [
    exact,
    "format passes over a wrong type",
    { format: (url: Url) => scheme.format({ ...url, name: typeof url.name === "string" ? url.name : undefined }) },
  ],
  [
    machines,
    "an index is wrong",
    {
      safeParse: (text: unknown) => {
        const result = scheme.safeParse(text);
        if (result.ok || result.error.code !== "syntax") return result;
        return { ok: false, error: { ...result.error, index: 0 } };
      },
    },
  ],
  [
    "what is no string is no URL",
    "a number is taken for a string",
    { canParse: (text: unknown) => scheme.canParse(text) || text === -1 },
  ],
  [
    "format refuses every wrong type and names its component",
    "format takes an extra field",
    {
      format: ({ host, port, name, scheme: own }: Url) => scheme.format({ scheme: own, host, port, name }),
    },
  ],
  [
    "\u00a71: x-name://H/n",
    "an example has another value",
    { parse: (text: string) => ({ ...scheme.parse(text), port: 9 }) },
  ],
])("%s: fails when %s", (law, _, change) => {
  expect(failures(broken(change))).toContain(law);
});

test("an octet that is lost is found", () => {
  const forgetful = component("name", rule("name", many(uchar)), {
    read: (text) => decodeURIComponent(text.replace(/%[89A-F]./gi, "?")),
    spell: (value) => (typeof value === "string" ? encodeURIComponent(value) : undefined),
  });
  const lossy = defineScheme({
    name: "x-name",
    defaultPort: 7,
    schemepart: sequence("//", hostport, optional("/", forgetful)),
    access: "It designates nothing.",
  });
  expect(failures(lossy as unknown as Scheme<never>)).toContain(
    'every octet survives the component "name", or is refused by parse and format alike',
  );
});

test("a grammar that repeats what begins with what was repeated is found by its time", () => {
  const slow = rule("slow", some(some(set("letter", "abc")), many("-")));
  const schemepart = sequence("//", hostport, optional("/", decodedText("name", slow)));
  const exponential = defineScheme({ name: "x-name", defaultPort: 7, schemepart, access: "It designates nothing." });
  const rows: Examples = { ...examples, urls: [{ section: "1", url: "x-name://h/abc", value: {} }] };
  const quick = conformance(exponential as unknown as Scheme<UrlValue>, rows).find(({ name }) =>
    name.startsWith("time grows"),
  );
  expect(quick?.run).toThrow(/takes \d+ ms/);
});

test("an example that lacks a component, or is wrong, fails", () => {
  const without: Examples = { ...examples, urls: [{ section: "1", url: "x-name://h", value: { host: "h", port: 7 } }] };
  expect(failures(broken({}), without)).toEqual([
    'every octet survives the component "name", or is refused by parse and format alike',
  ]);
  for (const [table, row] of [
    ["mistakes", { section: "1", why: "", url: "x-name://", code: "syntax", index: 8 }],
    ["mistakes", { section: "1", why: "", url: "x-name://h", code: "syntax", index: 8 }],
    ["parts", { section: "1", parts: { host: "h" }, refused: "host" }],
    ["parts", { section: "1", parts: { host: "h" }, url: "x-name://h:8" }],
    ["refused", { section: "1", value: { host: "h", port: 7 }, component: "host" }],
  ] as const)
    expect(failures(broken({}), { ...examples, [table]: [row] })).toHaveLength(1);
});

test("digits are no letters: a component of numbers alone needs no text", () => {
  const schemepart = sequence("//", hostport, "/", decimal("n", digits, 99));
  const numbers = defineScheme({ name: "x-name", defaultPort: 7, schemepart, access: "It designates nothing." });
  const rows: Examples = {
    urls: [{ section: "1", url: "x-name://h/5", value: { host: "h", port: 7, n: 5 } }],
    mistakes: [],
    parts: [],
    refused: [],
  };
  expect(failures(numbers as unknown as Scheme<never>, rows)).toEqual([]);
});
