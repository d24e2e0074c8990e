import { spawnSync } from "node:child_process";
import { expect, vi } from "vitest";
import { bundledCommand } from "../../../packages/cli/test/bundled-command.ts";

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

/** Asserts the output of a command, standard output and standard error together. */
export const prints = vi.defineHelper(async (command: string, output: string) => {
  main ??= bundledCommand();
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };
  const { stdout } = spawnSync("sh", ["-c", shell(await main) + command], { encoding: "utf8", env, input: "" });
  expect(stdout.trimEnd()).toBe(output.trimEnd());
});
