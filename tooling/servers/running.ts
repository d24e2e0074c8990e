import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { connect, createServer } from "node:net";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";

/** A running server. */
export interface Running {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The account for servers that refuse to run as root: every Debian has it, and its home exists. */
export const account =
  process.getuid?.() === 0
    ? { name: "daemon", uid: 1, gid: 1 }
    : { name: userInfo().username, uid: undefined, gid: undefined };

/** Returns the environment that lets unpacked programs find their unpacked libraries. */
export function environmentOf(root: string): NodeJS.ProcessEnv {
  const libraries = globSync("usr/lib/{*-linux-gnu,news}", { cwd: root }).map((path) => join(root, path));
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  const kill = (signal: NodeJS.Signals) => process.kill(-(child.pid as number), signal);
  kill("SIGTERM");
  const timer = setTimeout(kill, 2000, "SIGKILL");
  await exited;
  clearTimeout(timer);
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
  const { uid, gid } = account;
  const child = spawn(path, args, {
    cwd: cwd ?? dirname(root),
    env: environmentOf(root),
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    ...(uid !== undefined && { uid, gid }),
  });
  let message = "";
  child.stderr.on("data", (chunk) => {
    message = `${message}${chunk}`.slice(-2000);
  });
  child.on("error", (error) => {
    message = error.message;
  });
  // A machine with other work may take this many seconds.
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null) return `${program} has ended: ${message}`;
    if (await listens(port)) return { port, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await stop(child);
  return `${program} does not listen: ${message}`;
}
