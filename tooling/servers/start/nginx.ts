import { join } from "node:path";
import { ownFolder, settingsIn } from "../own-folder.ts";
import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";
import { certificateFiles } from "./certificate.ts";

/** Starts nginx, on request with TLS. */
export async function startNginx({ root, files, own }: Places, isProtected = false) {
  const port = await freePort();
  const values = { own, files, port, ssl: isProtected ? " ssl" : "" };
  const settings = settingsIn(new URL("nginx.conf", import.meta.url), values);
  ownFolder(own, { "nginx.conf": settings, ...certificateFiles });
  return start({ root, program: "usr/sbin/nginx", args: ["-c", join(own, "nginx.conf"), "-e", "stderr"], port });
}
