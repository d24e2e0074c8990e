import { urlErrorOf } from "@url1738/core";
import { show } from "./check.ts";

/** Returns the error that a call throws (for an error of url1738, its record), or else its result as text. */
export function thrownBy(run: () => unknown): unknown {
  try {
    return show(run());
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}
