import type { Fault } from "../grammar/nodes.ts";
import type { Sentence } from "./sentence.ts";

/** What to say of a rule beyond the grammar that is broken. */
export function faultSentence({
  message,
  reason,
  params,
}: Pick<Fault, "message" | "reason" | "params">): Sentence | string {
  return reason === undefined ? message : { reason, sentence: message, params };
}
