import { type UrlError, urlErrorOf } from "@url1738/core";

/** Returns the error that a call throws. */
export function errorOf(run: () => unknown): UrlError | undefined {
  try {
    run();
  } catch (thrown) {
    return urlErrorOf(thrown);
  }
  return undefined;
}
