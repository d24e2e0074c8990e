import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeFiles } from "./files.ts";
import { unpack } from "./unpack.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with the unpacked packages in `root`, and the files to serve in `files`. */
    folder: string;
  }
}

/** The packages of the servers, the shells and pre-commit, and those of their libraries that a minimal Debian lacks. */
const PACKAGES = [
  "busybox-static",
  "fish",
  "fish-common",
  "gophernicus",
  "inn2",
  "inn2-inews",
  "libcanlock3",
  "libpcre2-32-0",
  "libwrap0",
  "nginx",
  "pre-commit",
  "pygopherd",
  "python3-cfgv",
  "python3-identify",
  "python3-pyftpdlib",
  "python3-simpletal",
  "python3-yaml",
  "vsftpd",
  "zsh",
  "zsh-common",
];

/** Unpacks the programs and makes their files, once for all tests. Reports missing packages; tests that need one report it again. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "url1738-servers-"));
  // Some servers run as another user.
  chmodSync(folder, 0o755);
  for (const line of unpack(folder, PACKAGES)) console.error(`Not here: ${line}`);
  makeFiles(join(folder, "files"));
  project.provide("folder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
