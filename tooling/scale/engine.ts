import { type Launched, linesAnswerers, until } from "../servers/processes.ts";
import { PARTS } from "./parts.ts";

/** All engines do the same work, and suffer the same accident. */

/** The most seconds that the work may take until a worker can be killed. */
const PATIENCE = 3_600;

/** The setting of an engine's run. */
export interface Setting {
  /** A folder for the engine alone, owned by the user who runs ordinary programs. */
  readonly folder: string;
  /** The unpacked Debian packages. */
  readonly root: string;
  /** The folder of `url1738`, for the PATH. */
  readonly bin: string;
  /** The file of lines. */
  readonly urls: string;
  readonly count: number;
  /** The file with the output of one process for all lines. */
  readonly expected: string;
  /** The share of the work after which a worker is killed. */
  readonly killAt: number;
  /** The worker to kill, counted from 0; modulo the number of workers. */
  readonly victim: number;
}

/** The result of a run. */
export interface Done {
  /** The file that must equal the output of one process. */
  readonly result: string;
  /** The file that it must equal instead, if the engine spells the output in its own way. */
  readonly expected?: string;
  /** The killed worker, and how the engine has recovered. */
  readonly accident: string;
  /** Further remarks. */
  readonly remarks?: readonly string[];
}

/** An engine that spreads work over workers. */
export interface Engine {
  readonly name: string;
  /** The Debian packages that it needs, and their dependencies. */
  readonly packages: readonly string[];
  readonly run: (setting: Setting) => Promise<Done>;
}

/**
 * Waits until an engine has done its share and a worker is busy, since an idle one loses nothing; then kills it, and waits for the end.
 *
 * @param script - The program that has the engine work; it must succeed in spite of the accident.
 * @param done - Returns the number of parts that are done.
 * @param workers - Returns the processes of the worker, or of those above it.
 * @returns The number of parts that were done by then.
 */
export async function killedAtWork(
  script: Launched,
  { killAt }: Setting,
  done: () => number,
  workers: () => readonly number[],
  kill: () => void,
): Promise<number> {
  const isTime = () => done() >= Math.floor(PARTS * killAt) && workers().flatMap(linesAnswerers).length > 0;
  await until(
    () => !script.isRunning || isTime(),
    () => `a worker to kill: ${script.said}`,
    PATIENCE,
  );
  if (!script.isRunning) throw new Error(`it ends too early: ${script.said}`);
  const before = done();
  kill();
  const end = await script.end;
  if (end !== 0) throw new Error(`it ends with ${end}: ${script.said}`);
  return before;
}
