import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownFolder } from "../own-folder.ts";
import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";

/** Starts pygopherd with its own settings, except for those that need root or name other places. */
export async function startPygopherd({ root, files, own }: Places) {
  const port = await freePort();
  let settings: string;
  try {
    settings = readFileSync(join(root, "etc/pygopherd/pygopherd.conf"), "utf8");
  } catch {
    return "its settings are not here";
  }
  const changed = {
    port,
    root: files,
    usechroot: "no",
    pidfile: join(own, "pid"),
    servername: "127.0.0.1",
    mimetypes: join(own, "mime.types"),
    logmethod: "none",
    cachetime: 0,
  };
  for (const [name, value] of Object.entries(changed))
    settings = new RegExp(`^#? ?${name} *=.*$`, "m").test(settings)
      ? settings.replace(new RegExp(`^#? ?${name} *=.*$`, "m"), `${name} = ${value}`)
      : settings.replace("[pygopherd]", `[pygopherd]\n${name} = ${value}`);
  settings = settings.replace(/^(setuid|setgid) *=.*$/gm, "");
  const types = "text/plain txt\napplication/octet-stream bin\n";
  ownFolder(own, { "pygopherd.conf": settings, "mime.types": types });
  return start({
    root,
    program: "/usr/bin/python3",
    args: [join(root, "usr/sbin/pygopherd"), join(own, "pygopherd.conf")],
    port,
    cwd: own,
  });
}
