import type { Sentence } from "./sentence.ts";
import { Url1738Error, urlError } from "./url-error.ts";

/** The error of a scheme or registry whose author made a mistake. */
export function invalidDefinition(sentence: Sentence, scheme?: string): Url1738Error {
  return new Url1738Error(urlError({ code: "invalid-definition", scheme }, sentence));
}
