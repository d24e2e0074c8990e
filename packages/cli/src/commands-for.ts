import type { Command } from "./command-kit/command.ts";

type Load = () => Promise<Command>;

/** The loaders of the commands, in the order of the help. Each loads its command, and everything that only this command needs. */
const loaders: ReadonlyMap<string, Load> = new Map<string, Load>([
  ["parse", async () => (await import("./commands/parse.ts")).parse],
  ["check", async () => (await import("./commands/check.ts")).check],
  ["format", async () => (await import("./commands/format.ts")).format],
  ["access", async () => (await import("./commands/access.ts")).access],
  ["audit", async () => (await import("./commands/audit.ts")).audit],
  ["diagnose", async () => (await import("./commands/diagnose.ts")).diagnose],
  ["repair", async () => (await import("./commands/repair.ts")).repair],
  ["extract", async () => (await import("./commands/extract.ts")).extract],
  ["redact", async () => (await import("./commands/redact.ts")).redact],
  ["wrap", async () => (await import("./commands/wrap.ts")).wrap],
  ["get", async () => (await import("./commands/get.ts")).get],
  ["ls", async () => (await import("./commands/ls.ts")).ls],
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
