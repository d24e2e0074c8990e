import { urlErrorOf } from "@url1738/core";
import { show } from "./check.ts";

/** What a call throws, of an error of url1738 its record; or what it returns, shown. */
export function thrownBy(run: () => unknown): unknown {
  try {
    return show(run());
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}
