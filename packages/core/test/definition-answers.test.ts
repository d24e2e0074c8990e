import * as core from "@url1738/core";
import * as kit from "@url1738/core/define";
import * as grammar from "@url1738/core/grammar";
import * as runtime from "@url1738/core/runtime";
import * as file from "@url1738/file";
import * as query from "@url1738/https/query";
import { audit, diagnose } from "@url1738/lint";
import { advice } from "@url1738/lint/advice";
import { generate } from "@url1738/prove";
import * as rfc3986 from "@url1738/rfc3986";
import * as rfc3986Runtime from "@url1738/rfc3986/runtime";
import fc from "fast-check";
import { registry as all } from "url1738";
import { speakable } from "url1738/json";
import * as schema from "url1738/schema";
import { expect, test } from "vitest";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { mistaken } from "../../cli/test/mistaken.ts";
import * as own from "../../compile/test/modules/own-functions.ts";
import { changesOf, ODD } from "../../compile/test/odd-values.ts";
import { randomDefinitions } from "../../compile/test/random-definition.ts";
import telling from "./telling-definitions.json" with { type: "json" };

// Definitions, right and wrong, and calls with odd arguments are answered as before. After a change that is meant,
// `npx pnpm@12 test packages/core/test/definition-answers.test.ts --update` writes the digests, and belongs in the commit.

const scope = {
  ...core,
  ...kit,
  ...grammar,
  ...runtime,
  ...rfc3986,
  ...rfc3986Runtime,
  ...file,
  ...query,
  ...schema,
  ...own,
  all,
  speakable,
};

/** Runs code that has all functions of core and rfc3986. */
function evaluated(code: string): unknown {
  return new Function(...Object.keys(scope), `return ${code};`)(...Object.values(scope));
}

/** Spells any answer, as far as it does not depend on the engine. */
function spelt(value: unknown, depth = 0): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
  if (depth > 6) return "...";
  if (value instanceof RegExp || value instanceof Date) return String(value);
  if (Array.isArray(value) || ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set)
    return `[${Array.from(value as Iterable<unknown>, (item) => spelt(item, depth + 1)).join(", ")}]`;
  // The stack of an error has paths.
  const fields = Reflect.ownKeys(value)
    .filter((key) => key !== "stack")
    .map((key) => {
      const field = answerOf(() => spelt(value[key as never], depth + 1));
      return `${String(key)}: ${field}`;
    });
  return `{ ${fields.join(", ")} }`;
}

/** Returns what a function returns; of an error that is not ours, only its name. */
function answerOf(ask: () => string): string {
  try {
    return ask();
  } catch (thrown) {
    const error = core.urlErrorOf(thrown);
    return error === undefined ? String((thrown as Error | undefined)?.name) : JSON.stringify(error);
  }
}

/** Asks all methods of the scheme of a definition. */
function answersOf(definition: unknown, texts: readonly string[]): string {
  return answerOf(() => {
    const scheme = kit.defineScheme(definition as never) as unknown as grammar.WholeScheme;
    const registry = core.createRegistry([scheme], { advice });
    const answers = texts.map((text) => {
      const asked: readonly (() => unknown)[] = [
        () => scheme.parse(text),
        () => scheme.normalize(text),
        () => scheme.safeParse(text),
        () => scheme.access(scheme.parse(text)),
        () => [scheme.errors(text), scheme.places(text), scheme.places(text, true), scheme.meant?.(text)],
        () => scheme.explain(text, () => "Advice."),
        () => registry.safeParse(text),
        () => [audit(scheme, text), diagnose(registry, text)],
      ];
      return asked.map((ask) => answerOf(() => spelt(ask()))).join("\n");
    });
    const [first] = texts;
    if (first === undefined) return scheme.name;
    const values = changesOf(scheme.canParse(first) ? scheme.parse(first) : {});
    const built = values.map((value) =>
      [scheme.format, scheme.build].map((write) => answerOf(() => spelt(write(value as never)))).join("\n"),
    );
    return [...answers, ...built].join("\n");
  });
}

const TEXTS = ["x-a://b", "x-a://b%2F/07", "x-a:", "x-b://b/100"];

const WHOLE = "x-a://u=a:b@h:9/07?a&B;safeABC";

/** Returns a definition with a piece of each kind. */
const whole = () =>
  evaluated(`({
    name: "x-a",
    names: [{ name: "x-b", defaultPort: 9 }],
    defaultPort: 8,
    section: "9",
    schemepart: sequence(
      "//",
      choice(decodedText("text", some(uchar)), sequence(keyword("u="), login)),
      optional("/", implied(decimal("number", some(digit), 99, { least: 1, absent: "2" }))),
      optional("?", list("items", unescapedText("item", some(alpha), readSmall), "&", "between")),
      flag("safe", ";safe"),
      rule("end", many(oneWord("word", ["a", "bc"], { anyCase: true }))),
    ),
    check: differ,
    labels: { number: "page" },
    hazards: { lines: ["text"], neverFirst: ["text"], look: () => [] },
    access: "It names nothing.",
  })`);

/** Values for the keys of a definition. */
const KEYS: Readonly<Record<string, readonly unknown[]>> = {
  name: ["X-A", "x_a", "x-a.1+"],
  names: [["x-b"], ["x-b", "x-b"], [{ name: "x-c", defaultPort: 9 }], [{ name: "x-c", defaultPort: 65_536 }], ["B"]],
  section: ["3.1"],
  specification: ["RFC 1288"],
  defaultPort: [7, 65_535, 65_536],
  schemepart: [kit.hostport, kit.sequence("//", kit.hostport), "//", ["//", kit.login]],
  unsafe: ["~[]", "\\", "a", "<>"],
  check: [
    () => [],
    () => [{ component: "text", message: "The {component} is wrong." }],
    () => [{ component: "none", reason: "r", message: "The {component} is {word}.", params: { word: "w" }, hint: "h" }],
    () => undefined,
    () => {
      throw new Error("why");
    },
  ],
  normalize: [(url: object) => url, (url: object) => ({ ...url, text: "n" }), () => undefined],
  checkParts: [() => undefined, () => ({ component: "text", message: "Not {component}.", hint: "h" })],
  bare: [false],
  relative: ["never", "generic", "always"],
  hint: [
    () => "Write it.",
    () => {
      throw new Error("why");
    },
  ],
  meant: [(text: string) => `x-a://${text}`],
  labels: [{ text: "first text" }, { text: " first" }, { text: "long".repeat(11) }, { none: "n" }],
  hazards: [
    { lines: "text" },
    { look: 1 },
    { lines: [], neverFirst: [], meantLines: (text: string) => text },
    { line: [] },
  ],
  access: ["  ", (url: object, context: unknown) => ({ url, context }), async () => 1, () => Object.create(null).a.b],
  other: [1],
};

test("wrong definitions", async () => {
  const base = {
    name: "x-a",
    schemepart: kit.sequence(
      "//",
      kit.decodedText("text", kit.some(kit.uchar)),
      kit.optional("/", kit.decimal("number", kit.some(kit.digit), 99)),
    ),
    access: "It names nothing.",
  };
  const keys = Object.entries(KEYS).map(([key, values]) => {
    const asked = (value: unknown, texts: readonly string[]) => answersOf({ ...base, [key]: value }, texts);
    const all = [...ODD.map((value) => asked(value, [])), ...values.map((value) => asked(value, TEXTS))];
    return [`key ${key}`, all.join("\n\n")] as const;
  });
  const changes = changesOf(whole()).filter((_, index) => index % 13 === 0);
  const pieces = changes.map((changed, index) => answersOf(changed, index % 60 === 0 ? [WHOLE] : []));
  const others = ODD.map((odd) => answersOf(odd, []));
  const all = [...keys, ["pieces", pieces.join("\n\n")], ["others", others.join("\n\n")]] as const;
  await expect(digests("definitions", all)).toMatchFileSnapshot("definitions/wrong.txt");
});

test("definitions that were drawn once", async () => {
  const pick = randomFrom(1738);
  const drawn = fc.sample(randomDefinitions, { seed: 17, numRuns: 24 }).filter((each) => each !== undefined);
  const all = drawn.map(({ definition, code }, index) => {
    const url = (seed: number) => answerOf(() => generate(definition as never, { seed }));
    const texts = [1, 2].map((seed) => url(seed * 77).slice(0, 99)).flatMap((text) => [text, mistaken(text, pick)]);
    return [`drawn ${index}`, `${code}\n${answersOf(definition, texts)}`] as const;
  });
  await expect(digests("drawn definitions", all)).toMatchFileSnapshot("definitions/drawn.txt");
});

test("definitions and calls that few changes leave as they are", async () => {
  const all = telling.map(({ code, texts }: { readonly code: string; readonly texts?: readonly string[] }, index) => {
    const answer = answerOf(() => (texts ? answersOf(evaluated(`(${code})`), texts) : spelt(evaluated(code))));
    return [`telling ${index}`, `${code}\n${answer}`] as const;
  });
  await expect(digests("telling definitions", all)).toMatchFileSnapshot("definitions/telling.txt");
});

/** Arguments for any function. */
const ARGUMENTS: readonly unknown[] = [
  ...ODD,
  ...[
    "a",
    "x-a:b",
    "h:80",
    "[::1]:7",
    "%41%e9",
    "%",
    "/a/../b",
    "255",
    "between",
    ";",
    "[::FFFF:1.2.3.4]",
    "a=b&C=%26",
  ],
  ...[-1, 1, 2, 255, Number.POSITIVE_INFINITY, Number.NaN],
  ...[
    ["a", "b"],
    ["Get", "put", "PUTS"],
    { a: 1, b: "c" },
    { absent: "" },
    { absent: "x", secret: true },
    { least: 2 },
  ],
  ...[kit.uchar, kit.digit, kit.some(kit.digit), kit.many(kit.uchar), kit.hostport, kit.login, kit.lowalpha],
  ...[(value: unknown) => value, () => true, { read: String, spell: String }, Uint8Array.of(65, 233, 37), [65, 300]],
];

test("calls with odd arguments", async () => {
  const pick = randomFrom(1738);
  const entries = { core, kit, grammar, runtime, rfc3986, rfc3986Runtime };
  const all = Object.entries(entries).flatMap(([entry, functions]) =>
    Object.entries(functions as Record<string, unknown>).flatMap(([name, run]) => {
      if (typeof run !== "function" || name === "Url1738Error") return [];
      const calls = Array.from({ length: 16 }, () => {
        const drawn = Array.from({ length: 1 + pick(4) }, () => ARGUMENTS[pick(ARGUMENTS.length)]);
        return answerOf(() => spelt(run(...drawn)));
      });
      return [[`${entry} ${name}`, calls.join("\n")] as const];
    }),
  );
  await expect(digests("calls", all)).toMatchFileSnapshot("definitions/calls.txt");
});
