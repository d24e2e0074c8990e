import { readFileSync } from "node:fs";

const read = (name: string) =>
  readFileSync(new URL(`../../../packages/client/test/servers/localhost.${name}.pem`, import.meta.url), "utf8");

/** A self-signed certificate for this machine, and its key. */
export const certificate = { cert: read("cert"), key: read("key") };

/** Both as files for a server. */
export const certificateFiles = { "cert.pem": certificate.cert, "key.pem": certificate.key };
