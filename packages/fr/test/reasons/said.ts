import { type Params, type UrlError, urlErrorOf } from "@url1738/core";
import type { Finding } from "@url1738/lint";

/** A sentence, as facts and in English. */
export interface Said {
  readonly reason: string;
  readonly params: Params;
  readonly sentence: string;
  /** The error or finding that the sentence is about. */
  readonly fact: UrlError | Finding;
  /** True if it is the hint of the fact, not its message. */
  readonly isHint: boolean;
}

function saidOfError(fact: UrlError): readonly Said[] {
  const { reason, params, message, advice, hint = "" } = fact;
  const own = { reason, params, sentence: message, fact, isHint: false };
  return advice === undefined ? [own] : [own, { ...advice, sentence: hint, fact, isHint: true }];
}

const isFinding = (value: object): value is Finding => "severity" in value && "sentence" in value;

/** Returns all sentences in the value of an example: an error, findings, entries with errors, or a result. */
export function saidIn(value: unknown): readonly Said[] {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (typeof value !== "object" || value === null) return [];
  const error = urlErrorOf(value);
  if (error !== undefined) return saidOfError(error);
  if (!isFinding(value)) return [];
  const { reason, params, sentence } = value;
  return [{ reason, params, sentence, fact: value, isHint: false }];
}
