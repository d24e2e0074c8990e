import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A temporary registry on this machine. */
export interface LocalRegistry {
  /** The environment that makes every package manager use this registry alone. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** Starts an empty registry at a free port of the loopback interface. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const child = fork(join(import.meta.dirname, "verdaccio.ts"), [join(folder, "registry")], { execArgv: [] });
  const [port] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The registry has not started."))),
  ]);
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, "npmrc");
  // Anyone may publish there, but the clients insist on a token.
  writeFileSync(config, `registry=${url}\n${url.slice("http:".length)}:_authToken=anyone\n`);
  const cache = join(folder, "npm-cache");
  return {
    env: {
      npm_config_userconfig: config,
      npm_config_registry: url,
      npm_config_cache: cache,
      PNPM_CONFIG_REGISTRY: url,
    },
    stop: () => child.kill(),
  };
}
