import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Collects the garbage, all of it or the young. */
export const collectGarbage: (options?: { readonly type: "minor" }) => void = runInNewContext("gc");
