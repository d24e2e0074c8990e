import { createHash, randomBytes } from "node:crypto";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The files next to a target, while a run works on it: `.NAME.DIGEST.HOST-PROCESS-RANDOM.part`, or `.claim`. */

type FileBeside = "part" | "claim";

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
const HOST = digest(hostname());

/** The names that this process has given. */
const folders = new Set<string>();

/** Returns the beginning of all names for a target; only the beginning of the target's own may fit into them. */
const beginningFor = (target: string) => `.${basename(target).slice(0, 24)}.${digest(basename(target))}.`;

/** Returns a new path next to a target. */
export function pathBeside(target: string, kind: FileBeside): string {
  const name = `${beginningFor(target)}${HOST}-${process.pid}-${randomBytes(6).toString("hex")}.${kind}`;
  folders.add(name);
  return join(dirname(target), name);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes the files that killed runs have left next to a target, and returns the claims of the others. */
export async function clearBeside(target: string): Promise<readonly string[]> {
  const beginning = beginningFor(target);
  const claims: string[] = [];
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    if (!name.startsWith(beginning)) continue;
    const [, host, pid, kind] = /^([\da-f]{8})-(\d+)-[\da-f]+\.(part|claim)$/.exec(name.slice(beginning.length)) ?? [];
    if (kind === undefined) continue;
    const path = join(dirname(target), name);
    // Of runs on other machines nothing is known.
    const isAtWork = host !== HOST || (Number(pid) === process.pid ? folders.has(name) : isRunning(Number(pid)));
    if (!isAtWork) await rm(path, { force: true });
    else if (kind === "claim") claims.push(path);
  }
  return claims;
}

const timeOf = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;

/**
 * Claims a target for this run: of several runs, the first has it.
 *
 * @returns The path of the claim, to be removed at the end; `undefined` if another run has the target.
 */
export async function claim(target: string): Promise<string | undefined> {
  for (;;) {
    const claim = pathBeside(target, "claim");
    await writeFile(claim, "", { flag: "wx" });
    const time = await timeOf(claim);
    const others = (await clearBeside(target)).filter((path) => path !== claim);
    const earliest = Math.min(...(await Promise.all(others.map(timeOf))));
    if (time < earliest) return claim;
    await rm(claim, { force: true });
    if (earliest < time) return undefined;
    // Made in the same tick of the clock: nobody can tell which was first.
    await sleep(10 + Math.random() * 100);
  }
}
