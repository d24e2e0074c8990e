import type { UrlError } from "@url1738/core";
import * as kit from "@url1738/core/define";
import type { Examples } from "@url1738/testkit";
import { expect, test } from "vitest";
import { accesses, careful, rowsOfAccess } from "./accesses.ts";
import { broken, type Changes, checksOf, examples, type Subject, scheme, subjectOf, type Url } from "./subject.ts";

// The sentence of every failure. After a change that is meant, `npx pnpm@12 test packages/testkit/test/sentences.test.ts --update` writes
// them, and belongs in the commit.

const { alpha, choice, component, decimal, decodedText, digits, hostport, list, many, oneOf, optional, sequence } = kit;
const { rule, some, uchar } = kit;

/** These checks take most of the time, and say nothing of what is broken here. */
const OTHERS = /^(?:work|the longest|every octet|the definition|a URL of more|nothing is smuggled|access refuses)/;

/** Returns the sentences of the checks that fail. */
function sentencesOf(subject: Subject, rows: Examples, others = OTHERS): string {
  const checks = checksOf(subject, rows, { runs: 6, seed: 1738 }).filter(({ name }) => !others.test(name));
  const all = checks.flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch (thrown) {
      return `${name}\n  ${String(thrown).replaceAll("\n", "\n  ")}`;
    }
  });
  return all.join("\n");
}

const written = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([title, sentences]) => `# ${title}\n\n${sentences}\n`)
    .join("\n");

/** Reads URLs as other values. */
const valued = (change: (url: Url, text: string) => object): Changes => ({
  safeParse: (text: unknown) => {
    const result = scheme.safeParse(text);
    return result.ok ? { ok: true, url: change(result.url, text as string) } : result;
  },
});

/** Refuses with other errors what a text that is no URL of the grammar is refused for. */
const mistaken = (change: (error: UrlError) => object): Changes => ({
  safeParse: (text: unknown) => {
    const result = scheme.safeParse(text);
    return result.ok || result.error.code !== "syntax" ? result : { ok: false, error: change(result.error) };
  },
});

/** Takes some texts as others. */
const instead = (isTaken: (text: string) => boolean, other: string): Changes => ({
  safeParse: (text: unknown) => scheme.safeParse(typeof text === "string" && isTaken(text) ? other : text),
});

const copied = (error: UrlError) => JSON.parse(JSON.stringify(error)) as UrlError;

const CHANGES: Readonly<Record<string, Changes>> = {
  nothing: {},
  "every string can be parsed": { canParse: (text: unknown) => typeof text === "string" },
  "format forgets a component": { format: (url: Url) => scheme.format({ ...url, name: undefined }) },
  "build changes a component": { build: (url: Url) => scheme.build({ ...url, port: 8 }) },
  "a field is missing": valued(({ name, ...url }) => (name === undefined ? url : { ...url, name })),
  "fields in another order": valued(({ scheme: own, name, port, host }) => ({ scheme: own, name, port, host })),
  "format passes over a wrong type": {
    format: (url: Url) => scheme.format({ ...url, name: typeof url.name === "string" ? url.name : undefined }),
  },
  "an index is 0": mistaken((error) => ({ ...error, index: 0 })),
  "an index is one more": mistaken((error) => ({ ...error, index: (error.index ?? 0) + 1 })),
  "an end is before the index": mistaken((error) => ({ ...error, end: -1 })),
  "an end is far away": mistaken((error) => ({ ...error, end: 99 })),
  "an error without a place": mistaken(({ code, message }) => ({ code, message })),
  "an error of nobody": mistaken(({ code, message }) => ({ code, message, index: 0, end: 0 })),
  "an error that JSON changes": mistaken((error) => Object.assign(copied(error), { index: -0 })),
  "an error for too long a text": mistaken((error) => Object.assign(copied(error), { code: "too-long" })),
  "-1 is a URL": { canParse: (text: unknown) => scheme.canParse(text) || text === -1 },
  "a number is read": {
    safeParse: (text: unknown) => (typeof text === "number" ? { ok: true, url: {} } : scheme.safeParse(text)),
  },
  "a further field is written": {
    format: ({ host, port, name, scheme: own }: Url) => scheme.format({ scheme: own, host, port, name }),
  },
  "a symbol is written": { format: (url: Url) => (typeof url === "symbol" ? "" : scheme.format(url)) },
  "format throws anything": {
    format: (url: Url) => {
      if (typeof url.name !== "string" && url.name !== undefined) throw new TypeError("Odd.");
      return scheme.format(url);
    },
  },
  "a value of another text": valued((url) => ({ ...url, name: url.name === "" ? "a" : url.name })),
  "a value of what is left out": valued((url) => ({ ...url, name: url.name ?? "" })),
  "compiled, with a mark in the host": {
    definition: undefined,
    ...valued((url, text) => (text.endsWith("a/") ? { ...url, host: `${url.host}/`, name: undefined } : url)),
  },
  "compiled, in capitals": { definition: undefined, normalize: (text: string) => scheme.normalize(text).toUpperCase() },
  "compiled, with another end": { definition: undefined, ...mistaken((error) => ({ ...error, component: "odd" })) },
  "compiled as it is": { definition: undefined },
  "another value is parsed": { parse: (text: string) => ({ ...scheme.parse(text), port: 9 }) },
  "everything is normal": { normalize: (text: string) => text },
  "format writes capitals": { format: (url: Url) => scheme.format(url).toUpperCase() },
  "a capital is refused": instead((text) => text.startsWith("X"), "x"),
  "a capital is another host": valued((url, text) => (text.startsWith("X") ? { ...url, host: "other" } : url)),
  "more is read than the grammar has": instead((text) => text.includes("@"), "x-name://a"),
  "less is read than the grammar has": instead((text) => text.includes("."), "x-name://"),
  "another port is the default": { defaultPort: 8 },
  "it throws a sentence": {
    canParse: (text: unknown) => {
      if (typeof text === "string" && text.includes("%")) throw new Error("It broke.");
      return scheme.canParse(text);
    },
  },
  "it throws words": {
    canParse: (text: unknown) => {
      if (typeof text === "string" && text.includes("%")) throw "it broke";
      return scheme.canParse(text);
    },
  },
  "build refuses": {
    build: () => {
      throw new Error("It builds nothing");
    },
  },
};

test("a scheme that is broken", async () => {
  const all = Object.entries(CHANGES).map(([title, change]) => [title, sentencesOf(broken(change), examples)] as const);
  await expect(written(Object.fromEntries(all))).toMatchFileSnapshot("sentences/schemes.txt");
});

const row = { section: "1", why: "" };
const ROWS: Readonly<Record<string, Partial<Examples>>> = {
  "without URLs": { urls: [] },
  "without a component": { urls: [{ url: "x-name://h", value: { host: "h", port: 7 } }] },
  "of every shape": {
    urls: [
      { ...row, url: "X-NAME://H:8/%6E", value: { host: "h", port: 8, name: "n" }, href: "x-name://h:8/n" },
      { url: "x-name://h/", value: { host: "h", port: 7, name: "" } },
      { url: "x-name://h", value: { host: "h", port: 7 } },
    ],
  },
  "a URL that is none": { urls: [{ url: "x-name:", value: {} }] },
  "another value": { urls: [{ url: "x-name://a.b/c", value: { host: "a.b", port: 7, name: "d" } }] },
  "another spelling": {
    urls: [{ url: "x-name://a.b/c", value: { host: "a.b", port: 7, name: "c" }, href: "x-name://a.b/d" }],
  },
  "another index": { errors: [{ ...row, url: "x-name://", code: "syntax", index: 8 }] },
  "another end": { errors: [{ ...row, url: "x-name://", code: "syntax", index: 9, end: 8 }] },
  "another component": { errors: [{ ...row, url: "x-name://", code: "syntax", index: 9, component: "port" }] },
  "another code": { errors: [{ ...row, url: "x-name://", code: "port", index: 9 }] },
  "a URL among the errors": { errors: [{ ...row, url: "x-name://h", code: "syntax", index: 8 }] },
  "parts that are not refused": { parts: [{ ...row, parts: { host: "h" }, refused: "host" }] },
  "parts of another URL": { parts: [{ ...row, parts: { host: "h" }, url: "x-name://h:8" }] },
  "parts that are refused": {
    parts: [
      { parts: { host: "~" }, refused: "host" },
      { parts: { port: 9 }, refused: "name" },
      { parts: { odd: 9 }, refused: "odd" },
    ],
  },
  "values that are refused": {
    refused: [
      { ...row, value: { host: "h", port: 7 }, component: "host" },
      { value: { host: "h", port: "7" }, component: "host" },
    ],
  },
  "other findings": {
    audit: [
      { url: "x-name://h/-n", findings: [] },
      { ...row, url: "x-name://h/-n", findings: [{ code: "leading-hyphen", component: "name", severity: "danger" }] },
      { url: "x-name://h/-n", findings: [{ code: "leading-hyphen", component: "name", severity: "warning" }] },
      { url: "x-name://h", findings: [], otherwise: ["name"] },
    ],
  },
  "a waiver that is stale": { waivers: [{ law: "agreement", why: "It is so.", urls: ["x-name://h"] }] },
  "a waiver of nothing": { waivers: [{ law: "host" as never, why: "It is so.", urls: ["x-name://h"] }] },
  "a waiver without a reason": { waivers: [{ law: "case", section: "9", why: " ", urls: [] }] },
  "a waiver of other URLs": { waivers: [{ law: "spans", why: "So.", urls: ["x-name://h"], pattern: "y.*" }] },
};

test("rows that are wrong", async () => {
  const all = Object.entries(ROWS).map(([title, rows]) => {
    return [title, sentencesOf(broken({}), { ...examples, ...rows })] as const;
  });
  await expect(written(Object.fromEntries(all))).toMatchFileSnapshot("sentences/rows.txt");
});

const named = (access: unknown) => ({
  name: "x-name",
  defaultPort: 7,
  schemepart: sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar))))),
  access,
});

test("accesses that let something through, and wrong rows of them", async () => {
  const others = /^(?!.*(?:access|smuggled))/;
  const urls = [{ section: "1", url: "x-name://h/n", value: { host: "h", port: 7, name: "n" } }];
  const sentences = (access: unknown, rows: Partial<Examples> = {}) =>
    sentencesOf(subjectOf(named(access)), { urls, access: rowsOfAccess.right?.access ?? [], ...rows }, others);
  const all = Object.entries(accesses).map(([title, access]) => [title, sentences(access)]);
  const more = Object.entries(rowsOfAccess).map(([title, rows]) => [`rows: ${title}`, sentences(careful, rows)]);
  await expect(written(Object.fromEntries([...all, ...more]))).toMatchFileSnapshot("sentences/accesses.txt");
});

const asIs = { read: (text: string) => text, spell: (value: unknown) => value as string };
const words = list("words", decodedText("word", many(oneOf("ab", kit.escape))), ";", "before");
const forgetful = component("name", rule("name", many(uchar)), {
  read: (text) => decodeURIComponent(text.replace(/%[89A-F]./gi, "?")),
  spell: (value) => (typeof value === "string" ? encodeURIComponent(value) : undefined),
});

const SUBJECTS: Readonly<Record<string, readonly [schemepart: kit.Part, rest: string, more?: object]>> = {
  "a list without an item": [words, ""],
  "a list": [words, ";a;b;"],
  "octets that are lost": [forgetful, "n"],
  "a codec for each text": [component("on", choice("yes", "no"), { ...asIs, read: (text) => text === "yes" }), "yes"],
  "a codec that spells in capitals": [
    component("s", many(alpha), { ...asIs, spell: (value) => String(value).toUpperCase() }),
    "A",
  ],
  "two components that may be one": [sequence(decodedText("a", some(alpha)), decodedText("b", many(alpha))), "ab"],
  "a number alone": [sequence("/", decimal("n", digits, 99)), "/5"],
  "numbers in a list": [list("all", decimal("n", digits, 99), ",", "between"), "1,2"],
  "a check that refuses": [
    decodedText("a", many(alpha), { check: () => [{ index: 0, end: 0, message: "It is wrong." }] }),
    "",
  ],
  "several names": [decodedText("a", many(alpha)), "a", { names: ["x-b"] }],
  "values that are normal": [
    decodedText("a", many(alpha)),
    "a",
    { normalize: (url: { readonly a: string }) => ({ ...url, a: url.a.toLowerCase() }) },
  ],
};

test("definitions with odd components", async () => {
  const all = Object.entries(SUBJECTS).map(([title, [part, rest, more]]) => {
    const subject = subjectOf({ name: "x-name", schemepart: sequence(part), access: "It is nothing.", ...more });
    return [title, sentencesOf(subject, { urls: [{ url: `x-name:${rest}`, value: {} }] }, /^work grows|^the longest/)];
  });
  await expect(written(Object.fromEntries(all))).toMatchFileSnapshot("sentences/definitions.txt");
});
