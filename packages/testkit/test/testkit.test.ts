import { type AnyDefinition, defineScheme, type Scheme, schemeDefinition, uncheckedScheme } from "@url1738/core";
import {
  choice,
  component,
  decimal,
  decodedText,
  digit,
  digits,
  hostport,
  list,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  set,
  some,
  uchar,
} from "@url1738/core/grammar";
import { type Check, conformance, type Effort, type Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";

const schemepart = sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar)))));

const definition = schemeDefinition({
  name: "x-name",
  defaultPort: 7,
  schemepart,
  access: "It designates a name.",
});
const scheme = defineScheme(definition);

/** A scheme, and what it was made from. */
interface Subject {
  readonly scheme: Scheme;
  readonly definition: AnyDefinition;
}

function subjectOf(definition: object): Subject {
  return { scheme: defineScheme(definition as never), definition: definition as AnyDefinition };
}

function checksOf({ scheme, definition }: Subject, rows: Examples, effort?: Effort): readonly Check[] {
  return conformance(scheme, definition, rows, effort);
}

const examples: Examples = {
  urls: [{ section: "1", url: "x-name://H/n", value: { host: "h", port: 7, name: "n" }, href: "x-name://h/n" }],
  mistakes: [{ section: "1", why: "no host", url: "x-name://", code: "syntax", index: 9 }],
  parts: [{ section: "1", parts: { host: "H" }, url: "x-name://h" }],
  refused: [{ section: "1", value: { host: "H", port: 7 }, component: "host" }],
};

/** The names of the checks that fail, but for that of time, which takes long and has a test of its own. */
function failures(broken: Subject, rows: Examples = examples): readonly string[] {
  const failed: string[] = [];
  for (const { name, run } of checksOf(broken, rows, { runs: 100 })) {
    if (name.startsWith("time grows")) continue;
    try {
      run();
    } catch {
      failed.push(name);
    }
  }
  return failed;
}

function broken(change: Partial<Record<keyof typeof scheme, unknown>>): Subject {
  const changed: unknown = { ...scheme, ...change };
  return { scheme: changed as Scheme, definition: definition as unknown as AnyDefinition };
}

type Url = ReturnType<typeof scheme.parse>;

test("a row says in the name of its check what it stands for and why it is there", () => {
  const reason = { section: "1", why: "for example" };
  const url = "x-name://h";
  const rows: Examples = {
    urls: [{ ...reason, url, value: { host: "h", port: 7 } }],
    mistakes: [{ ...reason, url: "x-name:", code: "syntax", index: 7 }],
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

test("a scheme that keeps the laws passes", () => {
  expect(failures(broken({}))).toEqual([]);
});

const agree = "parse, format and build agree on every URL of the grammar";
const exact = "format accepts exactly what parse can return";
const covered = "the spans of a URL cover it, and each component is read from the text of its own";
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
    "only a string is a URL",
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
    covered,
    "a component has the value of another text",
    {
      safeParse: (text: unknown) => {
        const result = scheme.safeParse(text);
        const name = result.ok && result.url.name !== undefined ? `${result.url.name}a` : undefined;
        return result.ok ? { ok: true, url: { ...result.url, name } } : result;
      },
    },
  ],
  [
    covered,
    "a component that is left out has a value",
    {
      safeParse: (text: unknown) => {
        const result = scheme.safeParse(text);
        return result.ok ? { ok: true, url: { ...result.url, name: result.url.name ?? "" } } : result;
      },
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
  const lossy = subjectOf({
    name: "x-name",
    defaultPort: 7,
    schemepart: sequence("//", hostport, optional("/", forgetful)),
    access: "It designates nothing.",
  });
  expect(failures(lossy)).toContain(
    'every octet survives the component "name", or is refused by parse and format alike',
  );
});

test.each([
  ["/", "x-user://evil.dom/@h"],
  ["?", "x-user://evil.dom?@h"],
])("a user in whose canonical spelling others see the end of the host at a raw %s is found", (mark, url) => {
  const user = component("user", rule("user", many(oneOf(uchar, mark))), {
    read: (text) => text,
    spell: (value) => (typeof value === "string" ? value : undefined),
  });
  const definition = schemeDefinition({
    name: "x-user",
    defaultPort: 7,
    schemepart: sequence("//", optional(user, "@"), hostport),
    access: "It designates nothing.",
  });
  const misread = { scheme: uncheckedScheme(definition), definition } as unknown as Subject;
  const value = { user: url.slice("x-user://".length, -2), host: "h", port: 7 };
  expect(failures(misread, { urls: [{ url, value }] })).toContain(
    "the platform's URL refuses a canonical spelling, or reads the same host, port, user and password",
  );
});

test("a grammar that repeats what begins with what was repeated is found by its time", () => {
  const slow = rule("slow", some(some(set("letter", "abc")), many("-")));
  const schemepart = sequence("//", hostport, optional("/", decodedText("name", slow)));
  const definition = schemeDefinition({ name: "x-name", defaultPort: 7, schemepart, access: "It designates nothing." });
  const exponential = { scheme: uncheckedScheme(definition), definition } as unknown as Subject;
  const rows: Examples = { ...examples, urls: [{ section: "1", url: "x-name://h/abc", value: {} }] };
  const checks = checksOf(exponential, rows);
  const quick = checks.find(({ name }) => name.startsWith("time grows") && name.endsWith('"a"'));
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

test("an example without an item in a list fails", () => {
  const word = decodedText("word", many(uchar));
  const words = subjectOf({
    name: "x-words",
    schemepart: list("words", word, ";", "before"),
    access: "They are words.",
  });
  const failed = (url: string, value: object) => failures(words, { urls: [{ url, value }] });
  expect(failed("x-words:;a", { words: ["a"] })).toEqual([]);
  expect(failed("x-words:", { words: [] })).toEqual([
    'every octet survives the component "words", or is refused by parse and format alike',
  ]);
});

/** Digits of which the last makes their sum a multiple of ten, so that none can be changed by itself. */
const checkSum = (text: string) => {
  const sum = [...text].reduce((total, digit) => total + Number(digit), 0);
  return sum % 10 === 0 ? [] : [{ index: text.length - 1, end: text.length, message: "The check digit is wrong." }];
};

test("a component in which no single character can be changed is tried in every place", () => {
  const rows: Examples = { urls: [{ url: "x-sum:5555", value: { sum: "5555" } }] };
  const sum = (spell: (value: unknown) => string | undefined) => {
    const read = (text: string) => text;
    const schemepart = component("sum", rule("sum", some(digit)), { read, spell, check: checkSum });
    return subjectOf({ name: "x-sum", schemepart, access: "It designates a sum." });
  };
  const asWritten = (value: unknown) => (typeof value === "string" ? value : undefined);
  expect(failures(sum(asWritten), rows)).toEqual([]);
  const octets = 'every octet survives the component "sum", or is refused by parse and format alike';
  const withoutZeros = (value: unknown) => asWritten(value)?.replace(/0$/, "");
  expect(failures(sum(withoutZeros), rows)).toContain(octets);
});

test("a value of any type is right for a component whose codec gives it back", () => {
  const flag = (spell: (value: unknown) => string | undefined) => {
    const schemepart = component("on", choice("yes", "no"), { read: (text) => text === "yes", spell });
    return subjectOf({ name: "x-flag", schemepart, access: "It designates a switch." });
  };
  const rows: Examples = { urls: [{ url: "x-flag:yes", value: { on: true } }] };
  const spelled = (value: unknown) => (value === true ? "yes" : value === false ? "no" : undefined);
  expect(failures(flag(spelled), rows)).toEqual([]);
  // The law is one of the formatter's, which asks the codec to read what it has spelt: so format still refuses it.
  expect(
    failures(
      flag((value) => (value ? "yes" : "no")),
      rows,
    ),
  ).toEqual([]);
});

describe("a law that is broken", () => {
  const forgetful = broken({ format: (url: Url) => scheme.format({ ...url, name: undefined }) });

  /** What the check of a law throws. */
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
To try the same URLs again, pass { seed: 1 } as the fourth argument of conformance.`);
  });

  test("names the seed that breaks it again", () => {
    const first = thrownBy({});
    const seed = Number(/seed: (-?\d+)/.exec(first)?.[1]);
    expect(thrownBy({ seed })).toBe(first);
  });
});

test("digits are not letters: a component of numbers alone needs no text", () => {
  const schemepart = sequence("//", hostport, "/", decimal("n", digits, 99));
  const numbers = subjectOf({ name: "x-name", defaultPort: 7, schemepart, access: "It designates nothing." });
  const rows: Examples = {
    urls: [{ section: "1", url: "x-name://h/5", value: { host: "h", port: 7, n: 5 } }],
    mistakes: [],
    parts: [],
    refused: [],
  };
  expect(failures(numbers, rows)).toEqual([]);
});
