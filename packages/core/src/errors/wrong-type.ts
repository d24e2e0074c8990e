import type { Sentence } from "./sentence.ts";
import { notPlain, wrongType } from "./sentences.ts";

/** The type of a value as one says it. */
export function typeOf(value: unknown): string {
  return value === null ? "null" : typeof value;
}

/** What is said of a value that is not of the type that it should be of. */
export function wrongTypeOf(value: unknown): Sentence {
  return { ...wrongType, params: { type: typeOf(value) } };
}

/** What is said of a value that is not such an array or object as JSON has. */
export function notPlainOf(kind: "array" | "object"): Sentence {
  return { ...notPlain, params: { kind } };
}
