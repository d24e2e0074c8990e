import { join } from "node:path";
import { type PreviewServer, preview } from "vite";

/** Serves the built site on the loopback interface. */
export function serveSite(port: number): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: import.meta.dirname,
    appType: "mpa",
    logLevel: "error",
    build: { outDir: join(import.meta.dirname, "dist") },
    preview: { host: "127.0.0.1", port, strictPort: false },
  });
}
