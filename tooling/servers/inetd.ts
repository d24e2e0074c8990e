import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { account } from "./processes.ts";
import { environmentOf, type Running } from "./running.ts";

/** A program that talks over its standard input and output, in one process per connection. */
export interface Service {
  readonly root: string;
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Serves a program as inetd does. */
export async function serve({ root, program, args, env }: Service): Promise<Running | string> {
  const path = join(root, program);
  if (!existsSync(path)) return `${path} is not here`;
  const children = new Set<ReturnType<typeof spawn>>();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on("error", () => {});
    const child = spawn(path, args(port), {
      cwd: "/",
      env: { ...environmentOf(root), ...env },
      stdio: [socket, socket, "ignore"],
      ...account.ids,
    });
    children.add(child);
    child.once("exit", () => children.delete(child));
    child.once("error", () => children.delete(child));
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  const stop = () => {
    for (const child of children) child.kill("SIGKILL");
    server.close();
  };
  return { port, stop };
}
