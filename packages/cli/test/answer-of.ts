import { urlErrorOf } from "@url1738/core";

/** Spells what JSON leaves out by its type. */
const spelt = (_: string, value: unknown) =>
  value === undefined || typeof value === "function" || typeof value === "bigint" ? typeof value : value;

/**
 * Returns an answer as JSON, or the error that is thrown in its place. Any other error is thrown again.
 *
 * @param isWhole - True to spell what JSON leaves out as well.
 */
export function answerOf(ask: () => unknown, isWhole = false): string {
  try {
    return JSON.stringify(ask(), isWhole ? spelt : undefined);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return JSON.stringify(error);
  }
}
