import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { shell } from "../shell.ts";

// Tools of others that run, test or bundle programs, as docs/versions.md says. The Node in the PATH is the oldest; this one is newer.
const newer = `"${process.execPath}"`;

const program = `import { createRegistry } from "@url1738/core";
import { ftp } from "@url1738/ftp";
const name = createRegistry([ftp]).parse("ftp://h/a%20b").name;
`;
const tested = 'test("a name is decoded", () => expect(name).toBe("a b"));\n';
const required = `const { ftp } = require("@url1738/ftp");\nconst { name } = ftp.parse("ftp://h/a%20b");\n${tested}`;
const jest = "--experimental-vm-modules node_modules/jest/bin/jest.js --silent --testMatch '**/*.test.*'";

interface Tool {
  readonly tool: string;
  readonly installs: string;
  readonly files: Readonly<Record<string, string>>;
  readonly runs: string;
  readonly prints: string;
}

const tools: readonly Tool[] = [
  ...["jest@29", "jest@30"].map((version) => ({
    tool: version,
    installs: version,
    files: { "a.test.js": program + tested },
    runs: `node ${jest}`,
    prints: "1 passed, 1 total",
  })),
  {
    tool: "jest@30, by require",
    installs: "jest@30",
    files: { "a.test.cjs": required },
    runs: `${newer} ${jest}`,
    prints: "1 passed, 1 total",
  },
  {
    tool: "ts-node",
    installs: "ts-node@10 typescript@5 @types/node@24",
    files: {
      "tsconfig.json":
        '{ "compilerOptions": { "module": "nodenext", "target": "es2022", "strict": true, "types": ["node"] } }',
      "main.ts": `${program}const typed: string | undefined = name;\nconsole.log(typed);\n`,
    },
    runs: "node --loader ts-node/esm main.ts",
    prints: "a b",
  },
  {
    tool: "the edge runtime of Next",
    installs: "edge-runtime@4 esbuild@0.28",
    files: {
      "main.js": `${program}globalThis.printed = name;\n`,
      "run.js": `import { build } from "esbuild";
import { EdgeRuntime } from "edge-runtime";
const { outputFiles } = await build({ entryPoints: ["main.js"], bundle: true, write: false, conditions: ["edge-light"] });
const runtime = new EdgeRuntime({ codeGeneration: { strings: false, wasm: false } });
runtime.evaluate(outputFiles[0].text);
console.log(runtime.context.printed);
`,
    },
    runs: "node run.js",
    prints: "a b",
  },
  {
    tool: "vite",
    installs: "vite@8",
    files: {
      "vite.config.js": 'export default { build: { lib: { entry: "main.js", formats: ["es"], fileName: "main" } } };\n',
      "main.js": `${program}console.log(name);\n`,
    },
    runs: `${newer} node_modules/vite/bin/vite.js build && node dist/main.js`,
    prints: "a b",
  },
];

test.each(tools)("$tool", async ({ installs, files, runs, prints }) => {
  const folder = mkdtempSync(join(tmpdir(), "tools-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ "package.json": '{ "private": true, "type": "module" }', ...files }))
    writeFileSync(join(folder, path), text);
  const { mustRun } = shell(inject("environment"));
  await mustRun(`npm install --ignore-scripts @url1738/core @url1738/ftp ${installs}`, folder);
  expect(await mustRun(runs, folder)).toContain(prints);
});
