import { urlErrorOf } from "@url1738/core";

/** Returns an answer as JSON, or the error that is thrown in its place. Any other error is thrown again. */
export function answerOf(ask: () => unknown): string {
  try {
    return JSON.stringify(ask());
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return JSON.stringify(error);
  }
}
