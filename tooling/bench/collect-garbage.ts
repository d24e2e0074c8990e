import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Collects all garbage, or only the young generation. */
export const collectGarbage: (options?: { readonly type: "minor" }) => void = runInNewContext("gc");
