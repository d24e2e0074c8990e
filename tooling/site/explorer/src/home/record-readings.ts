import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { samples } from "./samples.ts";

// Records the hosts that curl and Python read in the samples of the home page, and their versions. No host need be reachable: curl names
// the host that it cannot resolve, or the address that it tries.

const PYTHON = "import sys, urllib.parse; print(urllib.parse.urlsplit(sys.argv[1]).hostname)";

function curlHost(url: string): string {
  const { stderr } = spawnSync("curl", ["-sv", "--noproxy", "*", "--connect-timeout", "1", "--", url], {
    encoding: "utf8",
  });
  const host = /Could not resolve host: (\S+)|Trying \[?([\da-f.:]+?)\]?:\d+\.\.\./.exec(stderr);
  if (host === null) throw new Error(`curl has not said what it reads in ${url}:\n${stderr}`);
  return host[1] ?? (host[2] as string);
}

const versionOf = (command: string) =>
  /\d+\.\d+\.\d+/.exec(execFileSync(command, ["--version"], { encoding: "utf8" }))?.[0];

const hosts = samples.map((url) => [
  url,
  { curl: curlHost(url), python: execFileSync("python3", ["-c", PYTHON, url], { encoding: "utf8" }).trim() },
]);
const recorded = { curl: versionOf("curl"), python: versionOf("python3"), hosts: Object.fromEntries(hosts) };
writeFileSync(join(import.meta.dirname, "readings.json"), `${JSON.stringify(recorded, null, 2)}\n`);
