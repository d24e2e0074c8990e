/** An exit status; the greater, the worse. Only the greatest of a run is told. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** Anything that may be a failure of what the run is about: an outcome, or a piece of output. */
interface MayFail {
  readonly isFailure?: boolean;
}

/** Returns the exit status that an outcome or a piece of output asks for: 1 for a failure. */
export function statusOf({ isFailure }: MayFail): 0 | 1 {
  return isFailure === true ? 1 : 0;
}

export function worse<S extends ExitStatus>(left: S, right: S): S {
  return left > right ? left : right;
}
