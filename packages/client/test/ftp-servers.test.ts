import { describe } from "vitest";
import { play, rowsOf } from "./play.ts";

// What proftpd, pure-ftpd and the FTP server of GNU inetutils say, none of which runs without being root.
describe("as servers that need root answer", () => {
  play(rowsOf("ftp-servers.behaviours.json"));
});
