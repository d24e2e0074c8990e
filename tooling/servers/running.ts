import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { Launched, until } from "./processes.ts";

/** A running server. */
export interface Running {
  readonly port: number;
  readonly stop: () => void;
}

/** Returns the environment that lets unpacked programs find their unpacked libraries. */
export function environmentOf(root: string): NodeJS.ProcessEnv {
  const libraries = globSync(["usr/lib/{*-linux-gnu,news}", "lib/*-linux-gnu"], { cwd: root }).map((path) =>
    join(root, path),
  );
  return {
    PATH: process.env.PATH,
    LD_LIBRARY_PATH: libraries.join(":"),
    PYTHONPATH: join(root, "usr/lib/python3/dist-packages"),
    PYTHONDONTWRITEBYTECODE: "1",
  };
}

/** Returns a port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isThere = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

/** The way to start a program. */
export interface Start {
  readonly root: string;
  /** Its path, relative to the root of the unpacked packages; a path in `/usr/bin/` is the machine's own. */
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly cwd?: string;
}

/**
 * Starts a server, and waits until it listens.
 *
 * @returns The server, or the reason why it does not run.
 */
export async function start({ root, program, args, port, cwd }: Start): Promise<Running | string> {
  const path = join(program.startsWith("/usr/bin/") ? "/" : root, program);
  if (!existsSync(path)) return `${path} is not here`;
  const server = new Launched(path, args, { cwd: cwd ?? dirname(root), env: environmentOf(root), isPlain: true });
  await until(
    async () => !server.isRunning || (await listens(port)),
    () => `${program} that listens: ${server.said}`,
  );
  if (!server.isRunning) return `${program} has ended: ${server.said}`;
  return { port, stop: () => server.stop() };
}
