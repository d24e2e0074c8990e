import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { inLayers } from "../in-layers.ts";

const whole = `import { sep, posix as paths } from "node:path";
import * as path from "node:path";
import system from "node:os";
// dist/shared.js
let count = 0;
const add = () => { count += 1; return count; };
// Local names are nobody else's.
const heavy = (add, { count: heaviest = 1 } = {}) => { const light = add; return light + heaviest + sep.length; };
// dist/table.js
const table = [0, 0];
for (let index = 0; index < table.length; index++) table[index] = index + 1;
// dist/light.js
const light$1 = () => add();
// dist/main.js
globalThis.started = paths.join("a", "b") + path.sep + system.EOL;
export { heavy, light$1 as light, table };
`;

const entry = (file: string, code: string) => ({ file, module: `dist/${file}`, code });
const entries = [
  entry("light.js", 'export { light } from "./whole.js";\n'),
  entry("deep/heavy.js", 'export { heavy, light as easy, table } from "../whole.js";\n'),
  entry("main.js", '#!/usr/bin/env node\nimport "./whole.js";\n'),
];

test("each statement is in the file of the first entry that needs it", () => {
  expect(Object.fromEntries(inLayers(whole, entries, "some"))).toEqual({
    "light.js": `// dist/shared.js
let count = 0;
const add = () => { count += 1; return count; };
// dist/light.js
const light$1 = () => add();
export { light$1 as light };
`,
    "deep/heavy.js": `import { sep } from "node:path";
import { light as light$1 } from "../light.js";
// Local names are nobody else's.
const heavy = (add, { count: heaviest = 1 } = {}) => { const light = add; return light + heaviest + sep.length; };
// dist/table.js
const table = [0, 0];
for (let index = 0; index < table.length; index++) table[index] = index + 1;
export { heavy, light$1 as easy, table };
`,
    "main.js": `#!/usr/bin/env node
import * as path from "node:path";
import { posix as paths } from "node:path";
import { default as system } from "node:os";
// dist/main.js
globalThis.started = paths.join("a", "b") + path.sep + system.EOL;
`,
  });
});

test("an entry exports what later ones need, under a name that no other package has", () => {
  const users = [
    entry("light.js", 'export { light } from "./whole.js";'),
    entry("add.js", 'export { add } from "./whole.js";'),
  ];
  const files = inLayers(whole.replace("export {", "export { add,"), users, "some");
  expect(files.get("light.js")).toContain("export { light$1 as light, add as some$add };");
  expect(files.get("add.js")).toBe('import { some$add as add } from "./light.js";\nexport { add };\n');
});

test("a variable is in the same file as everything that assigns to it", () => {
  const code =
    "// dist/a.js\nlet last;\nconst read = () => last;\nconst write = (value) => { last = value; };\nexport { read, write };\n";
  const files = inLayers(
    code,
    ["read", "write"].map((name) => entry(`${name}.js`, `export { ${name} } from "./whole.js";`)),
    "some",
  );
  expect(files.get("write.js")).toBe('import { some$write as write } from "./read.js";\nexport { write };\n');
});

test("the files do what the whole does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    mkdirSync(join(folder, "deep"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const [file, code] of inLayers(whole, entries, "some")) writeFileSync(join(folder, file), code);
    const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
    const [light, heavy] = [await load("light.js"), await load("deep/heavy.js")];
    expect([light.light(), heavy.easy(), heavy.heavy(2), heavy.table]).toEqual([1, 2, 4, [1, 2]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
