import { join } from "node:path";
import { ownFolder, settingsIn } from "../own-folder.ts";
import { account } from "../processes.ts";
import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";
import { certificateFiles } from "./certificate.ts";

/** Starts vsftpd, on request with TLS. Without root it has no chroot, so `%2F` is the machine's own root. */
export async function startVsftpd({ root, files, own }: Places, isProtected = false) {
  const port = await freePort();
  const [protection, plain] = isProtected ? ["YES", "NO"] : ["NO", "YES"];
  const values = { own, files, port, account: account.name, protected: protection, plain };
  const settings = settingsIn(new URL("vsftpd.conf", import.meta.url), values);
  ownFolder(own, { "vsftpd.conf": settings, ...certificateFiles }, ["empty"]);
  return start({ root, program: "usr/sbin/vsftpd", args: [join(own, "vsftpd.conf")], port });
}
