import type { Command } from "./command-kit/command.ts";
import { check } from "./commands/check.ts";
import { parse } from "./commands/parse.ts";

type Load = () => Promise<Command>;

/**
 * The loaders of the commands, those that people use most first. Each loads its command, and everything that only this command needs; `check`
 * and `parse` are loaded already.
 */
const loaders: ReadonlyMap<string, Load> = new Map<string, Load>([
  ["check", async () => check],
  ["repair", async () => (await import("./commands/repair.ts")).repair],
  ["redact", async () => (await import("./commands/redact.ts")).redact],
  ["diagnose", async () => (await import("./commands/diagnose.ts")).diagnose],
  ["extract", async () => (await import("./commands/extract.ts")).extract],
  ["parse", async () => parse],
  ["format", async () => (await import("./commands/format.ts")).format],
  ["resolve", async () => (await import("./commands/resolve.ts")).resolve],
  ["audit", async () => (await import("./commands/audit.ts")).audit],
  ["get", async () => (await import("./commands/get.ts")).get],
  ["ls", async () => (await import("./commands/ls.ts")).ls],
  ["access", async () => (await import("./commands/access.ts")).access],
  ["wrap", async () => (await import("./commands/wrap.ts")).wrap],
  ["slug", async () => (await import("./commands/slug.ts")).slug],
  ["explain", async () => (await import("./commands/explain.ts")).explain],
  ["plugin", async () => (await import("./commands/plugin.ts")).plugin],
  ["completion", async () => (await import("./commands/completion.ts")).completion],
]);

/** Loads the command of this name. If there is none, loads all commands, because the user wants or needs help. */
export async function commandsFor(name = ""): Promise<readonly Command[]> {
  const named = loaders.get(name);
  return named === undefined ? Promise.all([...loaders.values()].map((load) => load())) : [await named()];
}
