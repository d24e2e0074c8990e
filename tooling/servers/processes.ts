import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";

/** Starts and ends processes; ends only processes that were started here, and their descendants. */

/** The account for programs that refuse to run as root: every Debian has it, and its home exists. */
export const account: { readonly name: string; readonly ids: { readonly uid?: number; readonly gid?: number } } =
  process.getuid?.() === 0 ? { name: "daemon", ids: { uid: 1, gid: 1 } } : { name: userInfo().username, ids: {} };

/** Returns a file in which the system tells of a process; nothing if it has ended in the meantime. */
function told(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** Returns the processes of this machine. */
const processes = () => readdirSync("/proc").map(Number).filter(Number.isInteger);

/** Returns the parent of each process of this machine, by number. */
function parents(): ReadonlyMap<number, number> {
  // The name is in parentheses and may contain anything, even parentheses; its state follows, then its parent.
  return new Map(processes().map((pid) => [pid, Number(/.*\) \S (\d+)/s.exec(told(pid, "stat"))?.[1])]));
}

/** Returns a process and all its descendants. */
export function treeOf(pid: number, parentOf = parents()): readonly number[] {
  const children = [...parentOf].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [pid, ...children.flatMap((child) => treeOf(child, parentOf))];
}

/** Returns the processes whose environment contains a unique mark, such as a path made for them. */
export const markedBy = (mark: string): readonly number[] =>
  processes().filter((pid) => told(pid, "environ").includes(mark));

/** Returns the processes that answer lines, among a process and all its descendants. */
export function linesAnswerers(pid: number): readonly number[] {
  // Match the program itself, not the shell, since the shell's command also contains the name.
  return treeOf(pid).filter((member) => told(member, "cmdline").split("\0")[1]?.endsWith("package/dist/main.js"));
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

/** The conditions for running a program. */
export interface Conditions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** True to run it as an ordinary user, if this process is root. */
  readonly isPlain?: boolean;
  /** Its standard input. */
  readonly input?: string;
}

/** A program that was started here. */
export class Launched {
  readonly child: ChildProcessWithoutNullStreams;
  /** The exit status, or the signal that ended it. */
  readonly end: Promise<number | string>;
  /** The end of its standard error. */
  said = "";
  /** Its standard output. */
  printed = "";

  constructor(program: string, args: readonly string[], { cwd, env, isPlain = false, input = "" }: Conditions) {
    this.child = spawn(program, args, { cwd, env, ...(isPlain && account.ids) });
    this.end = once(this.child, "close").then(([status, name]) => status ?? name);
    this.end.catch(() => {});
    // It may end without reading it.
    this.child.stdin.on("error", () => {}).end(input);
    this.child.stderr.on("data", (chunk) => {
      this.said = `${this.said}${chunk}`.slice(-10_000);
    });
    this.child.stdout.on("data", (chunk) => {
      this.printed += chunk;
    });
  }

  get pid(): number {
    return this.child.pid as number;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills it and all its descendants, unless it has ended: its number may then belong to another. */
  stop(): void {
    if (this.isRunning) killTree(this.pid);
  }
}

/** Runs a program to its end, which must be successful, and returns its output. */
export async function finish(program: string, args: readonly string[], conditions: Conditions): Promise<string> {
  const launched = new Launched(program, args, conditions);
  const end = await launched.end;
  if (end !== 0) throw new Error(`${program} ${args.join(" ")} ends with ${end}: ${launched.said}`);
  return launched.printed;
}

/** Waits until a condition is true. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: () => string,
  seconds = 300,
): Promise<void> {
  for (const start = Date.now(); Date.now() - start < seconds * 1000; ) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited ${seconds} seconds in vain for ${what()}`);
}
