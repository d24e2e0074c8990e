import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const path = (name: string) => fileURLToPath(new URL(`../schemes/plugins/${name}`, import.meta.url));
const define = JSON.stringify(import.meta.resolve("@url1738/core/define"));
const folder = temporaryFolder();

/** Writes a plugin with one scheme, as its author would. */
const pluginOf = (name: string, more: string) =>
  folder.write(
    `${name}.mjs`,
    `import { decodedText, defineScheme, many, oneOf, schemeDefinition, sequence, uchar } from ${define};
const text = (name) => decodedText(name, many(uchar));
${more}`,
  );

const twofold = pluginOf(
  "twofold",
  'export const two = defineScheme({ name: "x-two", schemepart: sequence(text("a"), text("b")), access: "Nothing." });',
);

describe("a plugin is checked, and its grammar printed", () => {
  test("with URLs of its scheme", async () => {
    const { status, stdout, stderr } = await runWith(["plugin", path("finger.ts")]);
    expect([status, stderr]).toEqual([0, ""]);
    const [facts = "", bnf = "", examples = ""] = stdout.split("\n\n");
    expect(facts).toContain("x-finger\n");
    expect(facts).toContain("  proved: no text can be read in two ways\n");
    expect(facts).toContain("  proved: every text of name has a canonical spelling\n");
    expect(facts).toMatch(/ {2}tried with \d+ texts: the functions of host agree with each other\n/);
    expect(bnf).toMatch(/^x-fingerurl = "x-finger:\/\/" hostport \[ "\/" name \]\n/);
    const urls = examples.trim().split(/\n +/);
    expect(urls).toHaveLength(5);
    expect((await runWith(["check", "--plugin", path("finger.ts"), ...urls])).status).toBe(0);
  });

  test("in French", async () => {
    const { status, stdout } = await runWith(["plugin", "--lang", "fr", path("finger.ts")]);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/ {2}prouvé\s: aucun texte ne se lit de deux façons\n/),
    ]);
  });

  test("as data", async () => {
    const ran = await runWith(["plugin", "--json", path("finger.ts")]);
    expect(objectsOf(ran)).toMatchObject([
      {
        input: path("finger.ts"),
        ok: true,
        scheme: "x-finger",
        facts: expect.arrayContaining([{ what: "one-reading" }]),
        bnf: expect.stringContaining("x-fingerurl = "),
        examples: expect.arrayContaining([expect.stringMatching(/^x-finger:/)]),
      },
    ]);
  });

  test("if the scheme is compiled and its definition is not exported, by its URLs alone", async () => {
    const compiled = folder.write(
      "compiled.mjs",
      `import { ftp } from ${JSON.stringify(import.meta.resolve("@url1738/ftp"))};\nexport const scheme = { ...ftp, definition: undefined };`,
    );
    const { status, stdout } = await runWith(["plugin", compiled]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ftp\n {2}compiled: its definition was checked when it was compiled\n\n {2}ftp:/);
  });

  test("if there is only a definition", async () => {
    const plugin = pluginOf(
      "definition",
      'export const one = schemeDefinition({ name: "x-one", schemepart: text("a"), access: "Nothing." });',
    );
    expect((await runWith(["plugin", plugin])).stdout).toMatch(/^x-one\n(?:.*\n)*\nx-oneurl = "x-one:" \*uchar\n/);
  });
});

describe("an objection makes the exit status 1:", () => {
  test("two readings, which defineScheme does not look for", async () => {
    const { status, stdout, stderr } = await runWith(["plugin", twofold, path("finger.ts")]);
    expect(stderr).toMatch(/^error: The text "x-two:a" can be read in two ways: /);
    expect([status, stdout]).toEqual([1, expect.stringContaining("x-fingerurl = ")]);
    expect((await runWith(["check", "--plugin", twofold, "x-two:a"])).status).toBe(0);
  });

  test("in French, and as data", async () => {
    expect((await runWith(["plugin", "--lang", "fr", twofold])).stderr).toMatch(/^erreur\s: le texte «\sx-two:/);
    expect(objectsOf(await runWith(["plugin", "--json", twofold]))).toMatchObject([
      { input: twofold, ok: false, error: { code: "invalid-definition", reason: "definition/two-readings" } },
    ]);
  });

  test("a function that spells what its rule does not allow", async () => {
    const { status, stderr } = await runWith(["plugin", path("strange.ts")]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('The "read" of the component "value" returns')]);
  });

  test("several, each on a line of its own", async () => {
    const plugin = pluginOf(
      "several",
      'export const all = defineScheme({ name: "x-a", schemepart: sequence("~", text("a"), text("a")), access: "Nothing." });',
    );
    const { status, stderr } = await runWith(["plugin", plugin]);
    expect([status, stderr.trimEnd().split("\n")]).toEqual([
      1,
      [expect.stringContaining("One text would have two components"), expect.stringContaining('The character "~"')],
    ]);
  });

  test("a definition that defineScheme refuses, while the module is loaded", async () => {
    const plugin = pluginOf("malformed", 'export const bad = defineScheme({ name: "x-a", schemepart: text("a") });');
    const { status, stderr } = await runWith(["plugin", plugin]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('The scheme needs an "access"')]);
  });
});

test.each([
  [[], "error: Name a package, or the path of a file."],
  [["./nowhere.mjs"], "error: The plugin ./nowhere.mjs cannot be found"],
  [[path("empty.ts")], `error: The plugin ${path("empty.ts")} exports nothing.`],
])("wrong usage makes the exit status 2: %j", async (operands, message) => {
  const { status, stderr } = await runWith(["plugin", ...operands]);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
