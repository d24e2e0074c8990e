import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

// TypeScript names the mistake of an author before anything else that it prints.

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
// Inside, so that the packages are found.
const folder = mkdtempSync(join(root, "node_modules/.typing-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const lead = `import * as kit from "@url1738/core/define";
import { options, tagged } from "@url1738/rfc3986";
const { component, decimal, decodedText, defineScheme, digits, hostport, list, many, oneWord, optional, sequence, uchar } = kit;
const schemepart = sequence("//", hostport, optional("/", decodedText("path", many(uchar))));
const own = { name: "x-a", defaultPort: 7, schemepart } as const;
const scheme = defineScheme({ ...own, access: "It names nothing." });
const tag = defineScheme({ ...own, schemepart: tagged("kind", { a: sequence(":", hostport), b: "" }), access: "It names nothing." });
`;

const differs = (name: string) => `"The grammar and the interface differ in the field \\"${name}\\"."`;

const mistakes: readonly (readonly [what: string, code: string, message: string])[] = [
  [
    "a field of another type",
    `interface A { scheme: "x-a"; host: number; port: number; path?: string | undefined }
defineScheme({ ...own, access: (url: A) => url.host });`,
    `Type '(url: A) => number' is not assignable to type '${differs("host")}`,
  ],
  [
    "a field that the grammar lacks",
    `interface B { scheme: "x-a"; host: string; port: number; query: string }
defineScheme({ ...own, access: (url: B) => url.query });`,
    `Type '(url: B) => string' is not assignable to type '${differs("query")}`,
  ],
  [
    "a field that may be absent",
    `interface C { scheme: "x-a"; host: string; port: number; path: string }
defineScheme({ ...own, access: (url: C) => url.path });`,
    `Type '(url: C) => string' is not assignable to type '${differs("path")}`,
  ],
  [
    "another scheme",
    `interface D { scheme: "x-b"; host: string; port: number; path?: string | undefined }
defineScheme({ ...own, access: (url: D) => url.host });`,
    `Type '(url: D) => string' is not assignable to type '${differs("scheme")}`,
  ],
  [
    "an interface in a check, and a sentence for the access",
    `interface E { scheme: "x-a"; host: string; port: string; path?: string | undefined }
defineScheme({ ...own, access: "It names nothing.", check: (url: E) => (url.port === "" ? [] : []) });`,
    `Type '"It names nothing."' is not assignable to type '${differs("port")}`,
  ],
  [
    "a misspelt field in the access",
    "defineScheme({ ...own, access: (url) => url.hots });",
    "Property 'hots' does not exist on type '{ scheme: \"x-a\"; host: string; path?: string | undefined; port: number; }'.",
  ],
  [
    "a misspelt component in a check",
    'defineScheme({ ...own, access: "It names nothing.", check: () => [{ component: "hots", message: "" }] });',
    "Type '() => { component: \"hots\"; message: string; }[]' is not assignable to type",
  ],
  [
    "a misspelt key",
    'defineScheme({ name: "x-a", schemapart: schemepart, access: "It names nothing." });',
    "Object literal may only specify known properties, but 'schemapart' does not exist in type",
  ],
  ["no access", "defineScheme(own);", "Property 'access' is missing in type"],
  [
    "a grammar that is a text",
    'defineScheme({ name: "x-a", schemepart: "abc", access: "It names nothing." });',
    "Type 'string' is not assignable to type 'Node<Fields>'.",
  ],
  [
    "a port that is a text",
    'defineScheme({ ...own, defaultPort: "7", access: "It names nothing." });',
    "Type 'string' is not assignable to type 'number'.",
  ],
  [
    "a misspelt option",
    'decodedText("a", many(uchar), { absend: "" });',
    "Object literal may only specify known properties, but 'absend' does not exist in type",
  ],
  [
    "a default that is a number",
    'decimal("n", digits, 9, { absent: 7 });',
    "Type 'number' is not assignable to type 'string | AbsentOf | undefined'.",
  ],
  [
    "no spell",
    'component("c", many(uchar), { read: (text: string) => text });',
    "Property 'spell' is missing in type '{ read: (text: string) => string; }' but required in type 'Codec<string>'.",
  ],
  [
    "a place that no list has",
    'list("a", decodedText("b", many(uchar)), ",", "behind");',
    "Argument of type '\"behind\"' is not assignable to parameter of type 'Placement'.",
  ],
  [
    "an option that is a rule",
    'options("o", { a: digits });',
    "Type 'Rule<readonly []>' is not assignable to type 'OptionPart'",
  ],
  [
    "an option's value of another word",
    'const o = options("o", { a: oneWord("a", ["on", "off"]) });\ntype Value = kit.Inferred<"x-a", typeof o>;\nconst value: Value["o"] = { a: "of" };',
    'Type \'"of"\' is not assignable to type \'"off" | "on" | undefined\'.',
  ],
  [
    "a component of another word's alternative",
    'const url = tag.parse("");\nif (url.kind === "b") url.host.length;',
    "'url.host' is possibly 'undefined'.",
  ],
  [
    "a misspelt part to build with",
    'scheme.build({ hots: "h" });',
    "Object literal may only specify known properties, and 'hots' does not exist in type",
  ],
];

const files = mistakes.map(([, code], at) => {
  const name = `mistake-${at}.ts`;
  writeFileSync(join(folder, name), lead + code);
  return name;
});
const compilerOptions = { noEmit: true, noUnusedLocals: false };
const config = { extends: join(root, "tsconfig.json"), compilerOptions, files };
writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));

/** Runs the compiler. @returns The first message about each file. */
function messages(): ReadonlyMap<string, string> {
  let printed = "";
  try {
    execFileSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], { cwd: folder, encoding: "utf8" });
  } catch (thrown) {
    printed = (thrown as { readonly stdout: string }).stdout;
  }
  const found = printed.matchAll(/^(mistake-\d+\.ts)\(\d+,\d+\): error TS\d+: (.*)$/gm);
  const all = [...found].map(([, file = "", message = ""]) => [file, message] as const).reverse();
  return new Map(all);
}

const said = messages();

test.each(mistakes.map(([what, , message], at) => [what, message, said.get(`mistake-${at}.ts`)]))(
  "%s",
  (_, message, found) => expect(found?.slice(0, message?.length)).toBe(message),
);
