import type { Params, Sentence } from "../errors/sentence.ts";
import type { Fault } from "../grammar/nodes.ts";

/** A part at fault, and what is said of it. */
export function faultOf(index: number, end: number, { reason, sentence }: Sentence, params: Params): Fault {
  return { index, end, reason, params, message: sentence };
}
