import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { expect, vi } from "vitest";
import { run } from "../../../packages/cli/src/run.ts";
import { bundledCommand } from "../../../packages/cli/test/bundled-command.ts";
import { collector } from "../../../packages/cli/test/fake-host.ts";

let main: Promise<string> | undefined;

// The command of a console block is a shell function that runs the bundled sources: pipes and quotes work as usual.
const shell = (main: string) => `
url1738() { "${process.execPath}" --conditions=@url1738/source "${main}" "$@"; }
npx() { "$@"; }
exec 2>&1
`;

/** Asserts the value of an expression; as in the packages, a missing field and an undefined one are the same. */
export const same = vi.defineHelper((actual: unknown, expected: unknown) => {
  expect(actual).toEqual(expected);
});

/** Asserts that a function throws an error of that name with a message that contains the text. */
export const throws = vi.defineHelper(async (run: () => Promise<unknown>, name: string, text: string) => {
  const thrown = await run().then(
    (value) => expect.unreachable(`expected ${name}: ${text}\nbut got ${JSON.stringify(value)}`),
    (thrown: unknown) => thrown,
  );
  expect(String(thrown)).toMatch(new RegExp(`^${name}: `));
  expect(String(thrown)).toContain(text);
});

/** One command without a pipe, a file of output or anything else that only a shell knows. */
const PLAIN = /^(?:npx )?url1738((?: +(?:'[^'\n]*'|"[^"$`\\\n]*"|[\w%+,./:=@-]+))+)$/;

const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };

/** Returns the output of a command: a plain one runs in this process, which takes a tenth of the time. */
async function printedBy(command: string): Promise<string> {
  const [, words] = PLAIN.exec(command.trim()) ?? [];
  if (words !== undefined) {
    const args = (words.match(/'[^']*'|"[^"]*"|[^ ]+/g) ?? []).map((word) => word.replace(/^(['"])(.*)\1$/, "$2"));
    const { stream, text } = collector();
    await run(args, { stdin: () => Readable.from([]), stdout: stream, stderr: stream, env } as never);
    return text();
  }
  main ??= bundledCommand();
  return spawnSync("sh", ["-c", shell(await main) + command], { encoding: "utf8", env, input: "" }).stdout;
}

/** Asserts the output of a command, standard output and standard error together. */
export const prints = vi.defineHelper(async (command: string, output: string) => {
  expect((await printedBy(command)).trimEnd()).toBe(output.trimEnd());
});
