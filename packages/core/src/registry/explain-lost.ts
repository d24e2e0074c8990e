import type { UrlError } from "../errors/url-error.ts";
import { explainBeginning } from "../explain/beginning.ts";
import { hostHint } from "../explain/hints.ts";
import type { Scheme } from "../scheme/scheme.ts";
import type { Lookup } from "./lookup.ts";

/** The advice for a text that begins with no scheme that is known: what one of the schemes takes it for. */
function lostHint(schemes: readonly Scheme[], text: string): string | undefined {
  const urls = schemes.map((scheme) => scheme.meant?.(text));
  const url = urls.find((meant, index) => meant !== undefined && schemes[index]?.canParse(meant));
  return url === undefined ? hostHint(text) : `Perhaps ${url} is meant.`;
}

/** The error of a text that belongs to no scheme of a registry. */
export function explainLost(text: unknown, schemes: readonly Scheme[], { takes }: Lookup): UrlError {
  const error = explainBeginning(text, takes) as UrlError;
  const isLost = error.code === "no-scheme" || error.code === "unknown-scheme";
  // An error inherits no hint.
  const { hint: known } = { hint: undefined, ...error };
  const hint = isLost ? (known ?? lostHint(schemes, text as string)) : known;
  return hint === undefined ? error : { ...error, hint };
}
