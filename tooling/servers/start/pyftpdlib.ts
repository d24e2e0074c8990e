import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";

export async function startPyftpdlib({ root, files }: Places) {
  const port = await freePort();
  const args = ["-m", "pyftpdlib", "-i", "127.0.0.1", "-p", String(port), "-d", files];
  return start({ root, program: "/usr/bin/python3", args, port });
}
