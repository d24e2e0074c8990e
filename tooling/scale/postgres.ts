import { globSync } from "node:fs";
import { join } from "node:path";
import { ownFolder } from "../servers/own-folder.ts";
import { finish, Launched, until } from "../servers/processes.ts";

/** Returns the folders of PostgreSQL's programs below some folders, the newest version first. */
export const postgresFolders = (...roots: readonly string[]): readonly string[] =>
  roots.flatMap((root) =>
    globSync("usr/lib/postgresql/*/bin", { cwd: root })
      .sort((left, right) => right.localeCompare(left, "en", { numeric: true }))
      .map((path) => join(root, path)),
  );

/**
 * Starts a PostgreSQL of its own in a folder, which only listens on a socket there.
 *
 * @param env - Its `PATH` leads to the programs.
 */
export async function startPostgres(folder: string, env: NodeJS.ProcessEnv) {
  const data = join(folder, "data");
  ownFolder(folder, {});
  const plain = { cwd: folder, env, isPlain: true };
  await finish("initdb", ["-D", data, "-A", "trust", "-U", "test", "-E", "UTF8", "--no-sync"], plain);
  const server = new Launched("postgres", ["-D", data, "-k", folder, "-c", "listen_addresses="], plain);
  const options = ["-h", folder, "-U", "test", "-d", "postgres", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"];
  await until(
    () => server.said.includes("ready to accept") || !server.isRunning,
    () => `a PostgreSQL that takes questions: ${server.said}`,
  );
  return { server, psql: (sql: string) => new Launched("psql", options, { cwd: folder, env, input: sql }) };
}
