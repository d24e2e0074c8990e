import type { Advice, Sentence, UrlError } from "@url1738/core/runtime";
import { schemeEnd } from "@url1738/core/runtime";
import type { KnownSchemes } from "./known-schemes.ts";
import { onlyOneAtSentence } from "./missing-hints.ts";

/** Hints on components that obey the grammar and break a rule beyond it. */

/** `parse("http://256.1.1.1/")` */
const addressNumberSentence: Sentence = {
  reason: "address-number",
  sentence: "Check the address at its source, or write the name of the host.",
};

/** `parse("http://host.dom:65536/")` */
const otherPortSentence: Sentence = {
  reason: "port-too-great",
  sentence: "Check the port at its source, or leave it out for port {port}.",
};

/** Returns the best advice for such an error; no fix: nobody can know which number was meant, or which `@`. */
export function ruleAdvice(text: string, error: UrlError, { portOf }: KnownSchemes): Advice | undefined {
  const { reason, component, index = 0 } = error;
  if (reason === "group-too-great") return addressNumberSentence;
  if (text[index] === "@" && text.lastIndexOf("@", index - 1) >= 0) return onlyOneAtSentence;
  const port = portOf(text.slice(0, schemeEnd(text)).toLowerCase());
  const isPort = reason === "at-most" && component === "port" && port !== undefined;
  return isPort ? { ...otherPortSentence, params: { port } } : undefined;
}
