import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { account } from "../servers/running.ts";

/** Processes started here, and what they have started: nothing else is ever ended. */

/** The parent of each process of this machine, by their numbers. */
function parents(): ReadonlyMap<number, number> {
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const found = numbers.flatMap((number): [number, number][] => {
    try {
      // The name stands in parentheses and may contain anything, even these.
      const fields = readFileSync(`/proc/${number}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return [[Number(number), Number(fields[1])]];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  return new Map(found);
}

/** A process and all that descend from it. */
export function treeOf(pid: number): readonly number[] {
  const children = [...parents()].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [pid, ...children.flatMap(treeOf)];
}

/** The processes in whose environment something stands that nobody else has, such as a path that was made for them. */
export function markedBy(mark: string): readonly number[] {
  return [...parents().keys()].filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark);
    } catch {
      return false;
    }
  });
}

/** Of a process and all that descend from it, those that answer lines. */
export function linesAnswerers(pid: number): readonly number[] {
  return treeOf(pid).filter((member) => {
    try {
      // The program itself, not the shell that has its name as a part of a command.
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
    // It has ended meanwhile.
  }
}

/** Kills a process and all that descend from it, as a machine that loses its power does. */
export function killTree(pid: number): void {
  const tree = treeOf(pid);
  // Stopped first, so that none can start another.
  for (const member of tree) signal(member, "SIGSTOP");
  for (const member of new Set([...tree, ...treeOf(pid)])) signal(member, "SIGKILL");
}

/** Kills a process that was started here, with all that descend from it, unless it has ended: its number may be another's then. */
export function stop(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) killTree(child.pid as number);
}

/** How a program is run. */
export interface Running {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether as somebody who is not root, if this is root. */
  readonly isPlain?: boolean;
}

/** Starts a program; what it says on standard error goes into `said`. */
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

/** The exit status of a process, or the signal that ended it. */
export async function endOf(child: ChildProcess): Promise<number | string> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode ?? "";
  const [status, name] = await once(child, "close");
  return (status ?? name) as number | string;
}

/** Runs a program to its end, which must be a good one. */
export async function finish(program: string, args: readonly string[], running: Running): Promise<string> {
  const launched = launch(program, args, running);
  const end = await endOf(launched.child);
  if (end !== 0) throw new Error(`${program} ${args.join(" ")} ends with ${end}: ${launched.said}`);
  return launched.printed;
}

/** Waits until something is true. */
export async function until(isTrue: () => boolean | Promise<boolean>, what: string, seconds = 60): Promise<void> {
  for (const start = Date.now(); Date.now() - start < seconds * 1000; ) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`In ${seconds} seconds, ${what} has not come about.`);
}
