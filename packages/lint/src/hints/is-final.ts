import type { UrlError } from "@url1738/core";

/** Tells whether an error says all there is to say about a text: it is too long, or a function of its scheme has a bug. */
export function isFinal({ code }: UrlError): boolean {
  return code === "too-long" || code === "plugin";
}
