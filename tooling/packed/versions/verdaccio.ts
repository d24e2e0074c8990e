import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { runServer } from "verdaccio";

/** Runs a registry in a separate process: it stores packages in the given folder, and asks no other registry for any. */

const folder = resolve(process.argv[2] ?? "");
mkdirSync(folder, { recursive: true });

const app = await runServer({
  storage: join(folder, "storage"),
  configPath: join(folder, "config.yaml"),
  self_path: folder,
  web: { enable: false },
  uplinks: {},
  packages: { "**": { access: "$all", publish: "$all" } },
  log: { type: "stdout", format: "pretty", level: "error" },
});

const server: Server = app.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));

// End with the parent process, however that ends.
process.on("disconnect", () => process.exit());
