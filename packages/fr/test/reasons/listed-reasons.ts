import { readFileSync } from "node:fs";
import { hintExamples } from "./reasons-in-sources.ts";

/** A reason of the list. A new row needs only `reason` and `example`. */
interface Row {
  readonly reason: string;
  readonly example: string;
  readonly kind?: string;
  /** The names of its params, with commas between them. */
  readonly params?: string;
}

/** A reason with an example of it. */
export interface ListedReason {
  readonly reason: string;
  readonly params: readonly string[];
  /** An expression that is evaluated, see `outcomeOf`. */
  readonly example: string;
}

/** The list: the data of `url1738 explain`, and of the site's page of reasons. */
export const list: URL = new URL("../../../cli/data/reasons.json", import.meta.url);

/** Returns all reasons in the order of the list, then hints that it lacks; the examples of hints are those in the sources. */
export function listedReasons(): readonly ListedReason[] {
  const rows = JSON.parse(readFileSync(list, "utf8")) as readonly Row[];
  const known = new Set(rows.flatMap(({ reason, kind }) => (kind === "hint" ? [reason] : [])));
  const missing = [...hintExamples].filter(([reason]) => !known.has(reason));
  return [
    ...rows.map(({ reason, kind, params, example }) => ({
      reason,
      params: params?.match(/\w+/g) ?? [],
      example: (kind === "hint" ? hintExamples.get(reason) : undefined) ?? example,
    })),
    ...missing.map(([reason, example]) => ({ reason, params: [], example })),
  ];
}
