import { serve } from "../inetd.ts";
import type { Places } from "../with-server.ts";

export function startGophernicus({ root, files }: Places) {
  const args = (port: number) => ["-h", "127.0.0.1", "-p", String(port), "-r", files, "-nm", "-nu"];
  return serve({ root, program: "usr/sbin/gophernicus", args });
}
