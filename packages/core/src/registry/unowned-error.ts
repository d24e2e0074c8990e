import { notASchemeName } from "../errors/sentences.ts";
import { unknownSchemeError } from "../errors/unknown-scheme-error.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { refusedError } from "../scheme/refused-error.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { Refusal, refusalOf } from "../values/refusal.ts";

/**
 * The error of a value that belongs to no scheme of a registry.
 *
 * @param name - What it has for the name of its scheme.
 */
export function unownedError(name: unknown): Url1738Error {
  if (typeof name === "string" && schemeOf(`${name}:`) === name.toLowerCase())
    return new Url1738Error(unknownSchemeError(name.toLowerCase(), { component: "scheme" }));
  return refusedError(
    undefined,
    typeof name === "string" ? new Refusal("scheme", notASchemeName) : refusalOf("scheme", name),
  );
}
