/** All engines do the same work, and suffer the same accident. */

/** The most seconds that the work may take until a worker can be killed. */
export const PATIENCE = 3_600;

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
