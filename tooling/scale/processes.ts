import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { account } from "../servers/running.ts";

/** Starts and ends processes. It ends only processes that were started here, and their descendants. */

/** Returns the parent of each process of this machine, by number. */
function parents(): ReadonlyMap<number, number> {
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const found = numbers.flatMap((number): [number, number][] => {
    try {
      // The name is in parentheses and may contain anything, even parentheses.
      const fields = readFileSync(`/proc/${number}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return [[Number(number), Number(fields[1])]];
    } catch {
      // It has ended in the meantime.
      return [];
    }
  });
  return new Map(found);
}

/** Returns a process and all its descendants. */
export function treeOf(pid: number): readonly number[] {
  const children = [...parents()].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [pid, ...children.flatMap(treeOf)];
}

/** Returns the processes whose environment contains a unique mark, such as a path made for them. */
export function markedBy(mark: string): readonly number[] {
  return [...parents().keys()].filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark);
    } catch {
      return false;
    }
  });
}

/** Returns the processes that answer lines, among a process and all its descendants. */
export function linesAnswerers(pid: number): readonly number[] {
  return treeOf(pid).filter((member) => {
    try {
      // Match the program itself, not the shell, since the shell's command also contains the name.
      return readFileSync(`/proc/${member}/cmdline`, "utf8").split("\0")[1]?.endsWith("package/dist/main.js");
    } catch {
      return false;
    }
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

/** Kills a process and all its descendants, as a power failure does. */
export function killTree(pid: number): void {
  const tree = treeOf(pid);
  // Stop them first, so that none can start another.
  for (const member of tree) signal(member, "SIGSTOP");
  for (const member of new Set([...tree, ...treeOf(pid)])) signal(member, "SIGKILL");
}

/** Kills a process that was started here, and all its descendants, unless it has ended: its number may then belong to another. */
export function stop(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) killTree(child.pid as number);
}

/** The conditions for running a program. */
export interface Running {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** True to run it as an ordinary user, if this process is root. */
  readonly isPlain?: boolean;
}

/** Starts a program, and collects its standard error in `said`. */
export function launch(program: string, args: readonly string[], { cwd, env, isPlain = false }: Running) {
  const { uid, gid } = account;
  const identity = isPlain && uid !== undefined ? { uid, gid } : {};
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], ...identity });
  const launched = { child, said: "", printed: "" };
  child.stderr.on("data", (chunk) => {
    launched.said = `${launched.said}${chunk}`.slice(-10_000);
  });
  child.stdout.on("data", (chunk) => {
    launched.printed += chunk;
  });
  return launched;
}

/** Returns the exit status of a process, or the signal that ended it. */
export async function endOf(child: ChildProcess): Promise<number | string> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode ?? "";
  const [status, name] = await once(child, "close");
  return (status ?? name) as number | string;
}

/** Runs a program to its end, which must be successful. */
export async function finish(program: string, args: readonly string[], running: Running): Promise<string> {
  const launched = launch(program, args, running);
  const end = await endOf(launched.child);
  if (end !== 0) throw new Error(`${program} ${args.join(" ")} ends with ${end}: ${launched.said}`);
  return launched.printed;
}

/** Waits until a condition is true. */
export async function until(isTrue: () => boolean | Promise<boolean>, what: string, seconds = 60): Promise<void> {
  for (const start = Date.now(); Date.now() - start < seconds * 1000; ) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`In ${seconds} seconds, ${what} has not come about.`);
}
