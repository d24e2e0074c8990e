import type { Params, Sentence } from "./sentence.ts";

/** What a rule beyond the grammar says of what breaks it. */
interface Said {
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: Params | undefined;
}

/** What to say of a fault, as the rule says it. */
export function faultSentence({ message, reason, params }: Said): Sentence | string {
  return reason === undefined ? message : { reason, sentence: message, params };
}
