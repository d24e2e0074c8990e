import type { TextParams } from "./language.ts";

/** Thrown if something cannot be read, written or finished. The cause says why: an error, or a text. */
export class Failed extends Error {
  readonly params: TextParams;

  /** @param sentence - The sentence for people, in English, with `{why}` for the cause. */
  constructor(sentence: string, params: TextParams, cause: unknown) {
    super(sentence, { cause });
    this.params = params;
  }
}
