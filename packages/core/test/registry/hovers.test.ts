import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Gives a program to the type checker, and returns its declarations and complaints. */
function checked(statements: readonly string[]): {
  readonly declarations: string;
  readonly complaints: readonly string[];
} {
  const scratch = join(root, "node_modules/.scratch");
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, "hovers-"));
  try {
    const program = [
      'import { createRegistry, type Encoded, update } from "@url1738/core";',
      ...["ftp", "gopher", "https", "news"].map((name) => `import { ${name} } from "@url1738/${name}";`),
      "declare const text: string;",
      "const known = createRegistry([ftp, gopher, news]);",
      "const open = createRegistry([ftp], { generic: true });",
      ...statements,
    ].join("\n");
    writeFileSync(join(folder, "shown.ts"), program);
    const options =
      "--ignoreConfig --declaration --emitDeclarationOnly --strict --exactOptionalPropertyTypes --skipLibCheck --allowImportingTsExtensions";
    const resolution = "--target es2022 --types node --module nodenext --customConditions @url1738/source";
    const out = ["--rootDir", root, "--outDir", join(folder, "out"), join(folder, "shown.ts")];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, ...options.split(" "), ...resolution.split(" "), ...out], {
      cwd: root,
      encoding: "utf8",
    });
    const declarations = readFileSync(join(folder, "out", folder.slice(root.length), "shown.d.ts"), "utf8");
    return { declarations, complaints: stdout.split(/^(?=\S)/m) };
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 20 });
  }
}

const types = {
  "known.parse(text)": "FtpUrl | GopherUrl | NewsUrl",
  'known.parse("ftp://h")': "FtpUrl",
  "known.safeParse(text)": "Result<FtpUrl | GopherUrl | NewsUrl>",
  'known["~standard"]': "StandardSchema<FtpUrl | GopherUrl | NewsUrl>",
  'known.build({ scheme: "gopher", host: "h" })': "GopherUrl",
  "open.parse(text)": "FtpUrl | GenericUrl",
};

const mistakes = {
  'known.build({ scheme: "gofer", host: "h" });': `Type '"gofer"' is not assignable to type '"ftp" | "gopher" | "news"'.`,
  'known.build({ scheme: "ftps", host: "h" });': `Did you mean '"ftp"'?`,
  'update(known, "ftp://h", { scheme: "ftps" });': `Did you mean '"ftp"'?`,
  'update(ftp, "ftp://h", { scheme: "ftps" });': `Type '"ftps"' is not assignable to type '"ftp"'.`,
  'https.format({ ...https.parse("https://h"), path: text });':
    "Type 'string' is not assignable to type 'MadeByEncodedOrBuild'.",
  "export const path: Encoded = text;": "Type 'string' is not assignable to type 'MadeByEncodedOrBuild'.",
};

// The mistakes come last, so that the first complaint would be about the types.
const { declarations, complaints } = checked([
  ...Object.keys(types).map((expression, index) => `export const shown${index} = ${expression};`),
  ...Object.keys(mistakes),
]);

test("editors show the results of a registry by the names of its schemes' values", () => {
  const shown = [...declarations.matchAll(/^export declare const shown\d+: (.*);$/gm)].map(([, type = ""]) =>
    type.replace(/import\("[^"]*"\)\./g, ""),
  );
  expect(shown).toEqual(Object.values(types));
});

test("the type checker says what to write instead", () => {
  expect(complaints).toHaveLength(Object.keys(mistakes).length);
  Object.values(mistakes).forEach((sentence, index) => {
    expect(complaints[index]).toContain(sentence);
  });
});

test("what editors say of a method suits the schemes of every specification", () => {
  const source = readFileSync(join(root, "packages/core/src/scheme/scheme.ts"), "utf8");
  expect(source.slice(source.indexOf("export interface Scheme<"))).not.toContain("RFC 1738");
});
