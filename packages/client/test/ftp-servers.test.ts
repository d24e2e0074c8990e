import { describe } from "vitest";
import { play } from "./play.ts";

// Replays the replies of proftpd, pure-ftpd and the FTP server of GNU inetutils, which all need root to run.
describe("as servers that need root answer", () => {
  play("ftp-servers.behaviours.json");
});
