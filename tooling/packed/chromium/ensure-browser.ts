import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browser } from "./browser.ts";

function aptGet(...parameters: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", parameters, { stdio: ["ignore", "ignore", "inherit"], env });
}

// Makes sure that there is a Chromium to try the packages in. Root on Debian, as in CI, gets Debian's own; nobody else's machine is
// changed.
if (browser() === undefined) {
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("The packages are also tried in Chromium, and there is none on this machine: installing Debian's.");
    aptGet("update");
    aptGet("install", "--yes", "--no-install-recommends", "chromium");
  } else {
    console.error(
      "The packages are also tried in Chromium, and there is none on this machine.\n" +
        "Please install Chromium or Google Chrome, or set CHROMIUM to the path of one.",
    );
    process.exitCode = 1;
  }
}
