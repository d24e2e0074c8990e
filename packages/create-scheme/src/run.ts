import { relative, resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import { type Given, readArguments } from "./arguments.ts";
import { ask, Cancelled } from "./ask.ts";
import { filesOf } from "./files.ts";
import { fileNameOf } from "./plan/names.ts";
import { type Plan, packageRefusal, planOf, planRefusal } from "./plan/plan.ts";
import { CannotWrite, writeFiles } from "./write-files.ts";

/** The parts of a process that the program needs. */
export interface Host {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  /** The current directory. */
  readonly directory: string;
}

function nextSteps({ name, packageName }: Plan, folder: string): string {
  const free = name.startsWith("x-")
    ? ""
    : `\nBy RFC 1738 section 4 only names that begin with x- are free for anyone: "${name}" may\ncome to mean something else. The risk is yours.\n`;
  const file = fileNameOf(name);
  return `The package ${packageName} is in ${folder}. Next:

  cd ${folder}
  git init
  npm install
  npm test

The grammar is in src/${file}.ts, its examples are in test/${file}.rows.ts.
To go on, read the guides write-a-scheme.md, scheme-reference.md and
publish-a-scheme.md in https://unpkg.com/@url1738/create-scheme/docs/.
${free}`;
}

async function completed(answers: Given & { readonly yes: boolean }, { stdin, stdout }: Host): Promise<Given> {
  const canAsk = !answers.yes && stdin.isTTY === true && stdout.isTTY === true;
  return canAsk ? ask(answers, { input: stdin, output: stdout }) : answers;
}

/**
 * Runs the program.
 *
 * @param args - The arguments, without the names of the program and the script.
 * @returns The exit status.
 */
export async function run(args: readonly string[], host: Host): Promise<0 | 1 | 2> {
  const { stdout, stderr } = host;
  const tell = (text: string) => void stderr.write(text);
  const answers = readArguments(args, { result: (text) => void stdout.write(text), message: tell });
  if (typeof answers === "number") return answers;
  try {
    const { name, directory, ...rest } = await completed(answers, host);
    if (name === undefined) {
      tell("error: There is no terminal to ask in, so give the scheme's name: npm create @url1738/scheme x-example.\n");
      return 2;
    }
    const plan = planOf({ ...rest, name });
    const refusal = planRefusal({ ...rest, name }) ?? packageRefusal(plan.packageName);
    if (refusal !== undefined) {
      tell(`error: ${refusal}\n`);
      return 2;
    }
    const folder = resolve(host.directory, directory ?? plan.packageName.replace(/^@.*\//, ""));
    await writeFiles(folder, filesOf(plan));
    stdout.write(nextSteps(plan, relative(host.directory, folder) || "."));
    return 0;
  } catch (thrown) {
    if (thrown instanceof Cancelled) {
      tell("Nothing was written.\n");
      return 1;
    }
    if (!(thrown instanceof CannotWrite)) throw thrown;
    tell(`error: ${thrown.message}\n`);
    return 2;
  }
}
