/** What engines have in common: the same work, the same accident. */

/** Where and with what an engine runs. */
export interface Setting {
  /** A folder of the engine's own, whose owner is who runs plain programs. */
  readonly folder: string;
  /** The unpacked packages of Debian's. */
  readonly root: string;
  /** The folder in which `url1738` is, for the PATH. */
  readonly bin: string;
  /** The lines. */
  readonly urls: string;
  readonly count: number;
  /** How many seconds the work may take, at most, until a worker can be killed. */
  readonly patience: number;
  /** What one process prints of them. */
  readonly expected: string;
  /** After what share of the work a worker is killed. */
  readonly killAt: number;
  /** Which worker, counted from 0; modulo how many there are. */
  readonly victim: number;
}

/** What has come of a run. */
export interface Done {
  /** The file that must be what one process prints. */
  readonly result: string;
  /** What it must be instead of what one process prints, if the engine spells that in its own way. */
  readonly expected?: string;
  /** What was killed, and what the engine has made of it. */
  readonly accident: string;
  /** What else there is to tell. */
  readonly remarks?: readonly string[];
}

/** An engine. */
export interface Engine {
  readonly name: string;
  /** Debian's packages that it needs, with what these need. */
  readonly packages: readonly string[];
  /** What is missing on this machine that cannot be fetched, if anything is. */
  readonly missing?: () => string | undefined;
  readonly run: (setting: Setting) => Promise<Done>;
}
