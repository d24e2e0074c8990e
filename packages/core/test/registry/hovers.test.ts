import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Returns the types of expressions, as declarations and editors show them. */
function shown(expressions: readonly string[]): readonly string[] {
  const scratch = join(root, "node_modules/.scratch");
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, "hovers-"));
  try {
    const program = [
      'import { createRegistry } from "@url1738/core";',
      ...["ftp", "gopher", "news"].map((name) => `import { ${name} } from "@url1738/${name}";`),
      "declare const text: string;",
      "const known = createRegistry([ftp, gopher, news]);",
      "const open = createRegistry([ftp], { generic: true });",
      ...expressions.map((expression, index) => `export const shown${index} = ${expression};`),
    ].join("\n");
    writeFileSync(join(folder, "shown.ts"), program);
    const options =
      "--ignoreConfig --declaration --emitDeclarationOnly --strict --exactOptionalPropertyTypes --skipLibCheck --allowImportingTsExtensions";
    const resolution = "--target es2022 --types node --module nodenext --customConditions @url1738/source";
    const out = ["--rootDir", root, "--outDir", join(folder, "out"), join(folder, "shown.ts")];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [tsc, ...options.split(" "), ...resolution.split(" "), ...out], { cwd: root });
    const declarations = readFileSync(join(folder, "out", folder.slice(root.length), "shown.d.ts"), "utf8");
    return [...declarations.matchAll(/^export declare const \w+: (.*);$/gm)].map(([, type = ""]) =>
      type.replace(/import\("[^"]*"\)\./g, ""),
    );
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 20 });
  }
}

test("editors show the results of a registry by the names of its schemes' values", () => {
  const cases = {
    "known.parse(text)": "FtpUrl | GopherUrl | NewsUrl",
    'known.parse("ftp://h")': "FtpUrl",
    "known.safeParse(text)": "Result<FtpUrl | GopherUrl | NewsUrl>",
    'known["~standard"]': "StandardSchema<FtpUrl | GopherUrl | NewsUrl>",
    'known.build({ scheme: "gopher", host: "h" })': "GopherUrl",
    "open.parse(text)": "FtpUrl | GenericUrl",
  };
  expect(shown(Object.keys(cases))).toEqual(Object.values(cases));
});
