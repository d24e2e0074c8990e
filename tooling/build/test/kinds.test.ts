import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Functions that compute over every kind of grammar node must not compile when there is a further kind: somebody has to say what it means. */

const root = resolve(import.meta.dirname, "../../..");

/** The functions, by the files of the packages. */
const functions: Readonly<Record<string, readonly string[]>> = {
  "core/src/automaton/nfa.ts": ["build"],
  "core/src/grammar/walk.ts": ["children", "canBeEmpty"],
  "core/src/values/writer.ts": ["planned"],
  "compile/src/automaton/canonical-form.ts": ["needsAny", "written", "withAny", "withNone"],
  "compile/src/automaton/expressions.ts": ["restricted", "partOf"],
  "compile/src/automaton/is-decided.ts": ["endsOf"],
  "compile/src/automaton/cuts.ts": ["partsOf"],
  "compile/src/automaton/usual-url.ts": ["expressionOf"],
  "compile/src/emit/emit-writer.ts": ["skeleton", "spell"],
  "lint/src/spans/line-of-empty.ts": ["lineOfEmpty"],
  "prove/src/grammar/bnf.ts": ["expression"],
  "prove/src/grammar/generate.ts": ["draw"],
  "prove/src/readings/reading-texts.ts": ["textAround"],
};

/** Copies the packages, with a further kind of node. */
function withDummyKind(folder: string): void {
  const scope = join(folder, "node_modules/@url1738");
  mkdirSync(scope, { recursive: true });
  for (const name of ["core", "compile", "lint", "prove"]) {
    for (const path of ["src", "package.json"])
      cpSync(join(root, "packages", name, path), join(folder, name, path), { recursive: true });
    symlinkSync(join(folder, name), join(scope, name));
  }
  symlinkSync(join(root, "packages/redact"), join(scope, "redact"));
  const nodes = join(folder, "core/src/grammar/nodes.ts");
  const text = readFileSync(nodes, "utf8");
  const union = /(?<=^export type Node<.*\n)/m;
  expect(text).toMatch(union);
  writeFileSync(nodes, text.replace(union, '  | ({ readonly kind: "dummy" } & Typed<F>)\n'));
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: { noEmit: true },
    files: Object.keys(functions),
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
}

/** Returns the errors of the compiler, as `file function`. */
function errorsIn(folder: string): readonly string[] {
  let printed = "";
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", cwd: folder });
  } catch (error) {
    printed = (error as { stdout: string }).stdout;
  }
  return Array.from(printed.matchAll(/^(\S+)\((\d+),\d+\): error /gm), ([, file = "", line]) => {
    const before = readFileSync(join(folder, file), "utf8").split("\n").slice(0, Number(line));
    const begun =
      before.filter((text) => /^(?:export )?function |^ {2}(?:function |#?\w+\(.*\{$)/.test(text)).at(-1) ?? "";
    return `${file} ${/(\w+)\W*\(|(\w+)</.exec(begun.replace(/<.*?>/, ""))?.[1]}`;
  });
}

test("no function that computes over every kind compiles with a further one", () => {
  const folder = mkdtempSync(join(tmpdir(), "kinds-"));
  try {
    withDummyKind(folder);
    const errors = errorsIn(folder);
    const expected = Object.entries(functions).flatMap(([file, names]) => names.map((name) => `${file} ${name}`));
    expect([...new Set(errors)].sort()).toEqual(expected.sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
