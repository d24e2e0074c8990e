import type { Sentence } from "./sentence.ts";
import { endsEarly, nothingFollows, unexpected } from "./sentences.ts";

/**
 * What to say of a place where a text leaves its rule.
 *
 * @param isEnd - Whether the text ends there.
 * @param expected - The characters with which it could have gone on, see `following`.
 */
export function departureSentence(isEnd: boolean, expected: string): Sentence {
  if (expected === "") return nothingFollows;
  return { ...(isEnd ? endsEarly : unexpected), params: { expected } };
}
