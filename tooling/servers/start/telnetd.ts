import { chmodSync } from "node:fs";
import { join } from "node:path";
import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";
import { ownFolder } from "./own-folder.ts";

/** Starts busybox's telnetd, which greets, asks for a line and repeats it. */
export async function startTelnetd({ root, own }: Places) {
  const port = await freePort();
  ownFolder(own, { greeter: '#!/bin/sh\nprintf "name? "\nread name\necho "hello $name"\n' });
  chmodSync(join(own, "greeter"), 0o755);
  const args = ["telnetd", "-F", "-b", "127.0.0.1", "-p", String(port), "-l", join(own, "greeter")];
  return start({ root, program: "bin/busybox", args, port });
}
