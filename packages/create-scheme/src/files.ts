import { exampleOf, exampleText } from "./gallery.ts";
import { derived } from "./kinds/derived.ts";
import { ip } from "./kinds/ip.ts";
import { like } from "./kinds/like.ts";
import { opaque } from "./kinds/opaque.ts";
import type { SchemeKind, Template } from "./kinds/scheme-kind.ts";
import { licenceText } from "./licence-text.ts";
import { fileNameOf, identifierOf, typeNameOf } from "./plan/names.ts";
import { type KindName, type Plan, planOf } from "./plan/plan.ts";
import { projectFiles } from "./project-files.ts";

/** The kinds of schemes, by their names. */
export const kinds: Readonly<Record<KindName, SchemeKind>> = {
  ip,
  opaque,
  derived,
  like: like((scheme) => exampleText(exampleOf(scheme))),
};

/** The version range that includes every release of this major version of the url1738 packages. */
export const RANGE = "^1.0.0";

/** The tools of a new package, in releases that run on every version of Node that the package supports. */
export const tools: Readonly<Record<string, string>> = {
  "@changesets/cli": "^2.29.7",
  "@types/node": "^20.19.0",
  typescript: "^5.9.3",
  vitest: "^4.1.12",
};

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

function sorted(dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function manifest({ name, packageName, license, holder, repository }: Plan, { needs }: Template): string {
  const [id, file] = [identifierOf(name), fileNameOf(name)];
  // The published package reads URLs without a grammar; a scheme that cannot be compiled is published as it is.
  const modules = ["dist", ...needs].join(" ");
  const compile = `url1738-compile dist/${file}.js ${modules} --name ${id}Definition --export ${id} --out dist/scheme.js --if-possible`;
  const dependencies = Object.fromEntries(["@url1738/core", ...needs].map((needed) => [needed, RANGE]));
  return json({
    name: packageName,
    version: "0.1.0",
    description: `The URL scheme ${name}, for url1738.`,
    keywords: ["url", "url1738", "url1738-scheme", name],
    license,
    author: holder,
    ...(repository !== undefined && {
      repository: { type: "git", url: `git+${repository.replace(/(?:\.git)?$/, ".git")}` },
      homepage: `${repository.replace(/\.git$/, "")}#readme`,
      bugs: `${repository.replace(/\.git$/, "")}/issues`,
    }),
    type: "module",
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./definition": { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
    },
    files: ["dist"],
    scripts: {
      build: `tsc -p tsconfig.build.json && ${compile}`,
      types: "tsc",
      // The tests read what is built, as users do.
      test: "npm run build && npm run types && vitest run",
      changeset: "changeset",
      version: "changeset version",
      release: "changeset publish",
      prepublishOnly: "npm test",
    },
    engines: { node: ">=20" },
    dependencies: sorted(dependencies),
    devDependencies: sorted({
      ...tools,
      "@url1738/compile": RANGE,
      "@url1738/prove": RANGE,
      "@url1738/testkit": RANGE,
    }),
  });
}

/** The configuration that checks the types of sources and tests. */
const tsconfig = json({
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022"],
    module: "NodeNext",
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["src", "test", "vitest.config.ts"],
});

/** The configuration that builds the sources, which use nothing specific to Node. */
const buildConfig = json({
  extends: "./tsconfig.json",
  compilerOptions: { types: [], noEmit: false, declaration: true, rootDir: "src", outDir: "dist" },
  include: ["src"],
});

const vitestConfig = `import { defineConfig } from "vitest/config";

// The tests put all octets into every component and read the longest URLs: on a busy machine, that takes some seconds.
export default defineConfig({ test: { testTimeout: 60_000 } });
`;

function index({ name }: Plan, template: Template): string {
  const [id, type, file] = [identifierOf(name), typeNameOf(name), fileNameOf(name)];
  const access = template.access === undefined ? "" : `export type { ${type}Access } from "./access.js";\n`;
  return `/**
 * The URL scheme \`${name}\`.
 *
 * @packageDocumentation
 */

${access}export { ${id} } from "./scheme.js";
export type { ${type}Url } from "./${file}-url.js";
`;
}

function schemeModule({ name }: Plan, template: Template): string {
  const [id, type, file] = [identifierOf(name), typeNameOf(name), fileNameOf(name)];
  const { context } = template;
  const accessType = template.access === undefined ? "never" : `${type}Access`;
  const access = context === undefined ? accessType : `${accessType}, ${context.type}`;
  const accessImport = template.access === undefined ? "" : `import type { ${accessType} } from "./access.js";\n`;
  const contextImport = context === undefined ? "" : `import type { ${context.type} } from "${context.from}";\n`;
  return `import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
${contextImport}${accessImport}import { ${id}Definition } from "./${file}.js";
import type { ${type}Url } from "./${file}-url.js";

/** The scheme \`${name}\`. The build replaces this module with a compiled form of the scheme. */
export const ${id}: Scheme<${type}Url, ${access}> = defineScheme(${id}Definition);
`;
}

function rowsModule({ rows }: Template): string {
  return `import type { Examples } from "@url1738/testkit";

${rows}`;
}

function testModule({ name }: Plan): string {
  const [id, file] = [identifierOf(name), fileNameOf(name)];
  return `import { checkDefinition } from "@url1738/prove";
import { conformance } from "@url1738/testkit";
import { describe, test } from "vitest";
import { ${id}Definition } from "../dist/${file}.js";
import { ${id} } from "../dist/index.js";
import { rows } from "./${file}.rows.js";

// \`npm test\` builds first: these are the modules that users get, and \`conformance\` compares them with the definition.

// No text has two readings, and whatever else can be proved of a grammar. \`defineScheme\` does not look for it.
test("the definition of ${name} is sound", () => {
  checkDefinition(${id}Definition);
});

describe("${name}", () => {
  for (const { name, run } of conformance(${id}, ${id}Definition, rows)) test(name, run);
});
`;
}

function readme({ name, packageName, license }: Plan, { url, value, bnf }: Template): string {
  const id = identifierOf(name);
  const free = name.startsWith("x-")
    ? "Names that begin with `x-` are free for anyone (RFC 1738 §4), so another package may use this one as well."
    : "The name does not begin with `x-`: by RFC 1738 §4 it has to be registered, and may come to mean something else.";
  const licence = license === "UNLICENSED" ? "" : `\n## Licence\n\n${license}, see the file LICENSE.\n`;
  return `# ${packageName}

URLs of the scheme \`${name}\`, for \`@url1738/core\` and the command line \`url1738\`.

\`\`\`ts
import { createRegistry } from "@url1738/core";
import { ${id} } from "${packageName}";

${id}.parse("${url}");
// ${value}

const urls = createRegistry([${id}]); // and any other schemes
\`\`\`

On the command line: \`npx @url1738/cli parse --plugin ${packageName} '${url}'\`.

## The grammar

In the notation of RFC 1738 §5, which also has the rules that are missing here:

\`\`\`text
${bnf}
\`\`\`

${free}
${licence}`;
}

/**
 * Returns the files of a new package.
 *
 * @param answers - The plan; everything except the scheme's name has a default.
 * @returns The texts of the files, by their paths in the package's folder.
 * @public
 */
export function filesOf(answers: Partial<Plan> & Pick<Plan, "name">): Readonly<Record<string, string>> {
  const plan = planOf(answers);
  const template = kinds[plan.kind].write(plan);
  const file = fileNameOf(plan.name);
  return {
    "package.json": manifest(plan, template),
    ...(plan.license !== "UNLICENSED" && { LICENSE: licenceText(plan) }),
    "tsconfig.json": tsconfig,
    "tsconfig.build.json": buildConfig,
    "vitest.config.ts": vitestConfig,
    ".gitignore": "node_modules/\ndist/\n",
    "README.md": readme(plan, template),
    "src/index.ts": index(plan, template),
    [`src/${file}.ts`]: template.scheme,
    "src/scheme.ts": schemeModule(plan, template),
    ...template.others,
    [`src/${file}-url.ts`]: template.urlType,
    ...(template.access === undefined ? {} : { "src/access.ts": template.access }),
    [`test/${file}.rows.ts`]: rowsModule(template),
    [`test/${file}.test.ts`]: testModule(plan),
    ...projectFiles(plan),
  };
}
