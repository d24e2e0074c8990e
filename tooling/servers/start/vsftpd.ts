import { join } from "node:path";
import { ownFolder } from "../own-folder.ts";
import { account } from "../processes.ts";
import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";
import { certificate } from "./certificate.ts";

/** Starts vsftpd. Without root it has no chroot, so `%2F` is the machine's own root. */
export async function startVsftpd({ root, files, own }: Places, isProtected = false) {
  const port = await freePort();
  const settings = {
    listen: "YES",
    listen_address: "127.0.0.1",
    listen_port: port,
    background: "NO",
    run_as_launching_user: "YES",
    one_process_model: isProtected ? "NO" : "YES",
    seccomp_sandbox: "NO",
    anonymous_enable: "YES",
    local_enable: "NO",
    ftp_username: account.name,
    anon_root: files,
    anon_world_readable_only: "NO",
    ascii_download_enable: "YES",
    secure_chroot_dir: join(own, "empty"),
    xferlog_enable: "NO",
    ...(isProtected && {
      ssl_enable: "YES",
      allow_anon_ssl: "YES",
      force_anon_logins_ssl: "YES",
      force_anon_data_ssl: "YES",
      rsa_cert_file: join(own, "cert.pem"),
      rsa_private_key_file: join(own, "key.pem"),
    }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  const { cert, key } = certificate;
  ownFolder(own, { "vsftpd.conf": lines.join(""), "cert.pem": cert, "key.pem": key }, ["empty"]);
  return start({ root, program: "usr/sbin/vsftpd", args: [join(own, "vsftpd.conf")], port });
}
