import { join } from "node:path";
import { ownFolder } from "../own-folder.ts";
import { freePort, start } from "../running.ts";
import type { Places } from "../with-server.ts";
import { certificate } from "./certificate.ts";

/** Starts nginx, on request with TLS on the next port but one. */
export async function startNginx({ root, files, own }: Places, isProtected = false) {
  const port = await freePort();
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = folders.map((name) => `${name}_temp_path ${join(own, name)};`).join("\n");
  const tls = `ssl_certificate ${join(own, "cert.pem")}; ssl_certificate_key ${join(own, "key.pem")};`;
  const settings = `
    daemon off; master_process off; pid ${join(own, "pid")}; error_log stderr;
    events {}
    http {
      access_log off; merge_slashes off; ${temporary}
      server {
        listen 127.0.0.1:${port}${isProtected ? " ssl" : ""}; root ${files};
        ${isProtected ? tls : ""}
        location = /redirected { return 302 /pub/readme.txt; }
      }
    }`;
  const { cert, key } = certificate;
  ownFolder(own, { "nginx.conf": settings, "cert.pem": cert, "key.pem": key }, folders);
  return start({ root, program: "usr/sbin/nginx", args: ["-c", join(own, "nginx.conf"), "-e", "stderr"], port });
}
