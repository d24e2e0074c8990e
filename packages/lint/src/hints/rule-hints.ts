import type { Advice, UrlError } from "@url1738/core/runtime";
import { schemeEnd } from "@url1738/core/runtime";
import type { KnownSchemes } from "./known-schemes.ts";
import { said } from "./sentences.ts";

/** Hints on components that obey the grammar and break a rule beyond it. */

/** Returns the best advice for such an error; no fix: nobody can know which number was meant, or which `@`. */
export function ruleAdvice(text: string, error: UrlError, { portOf }: KnownSchemes): Advice | undefined {
  const { reason, component, index = 0 } = error;
  if (reason === "group-too-great") return said("address-number");
  if (text[index] === "@" && text.lastIndexOf("@", index - 1) >= 0) return said("only-one-at");
  const port = portOf(text.slice(0, schemeEnd(text)).toLowerCase());
  const isPort = reason === "at-most" && component === "port" && port !== undefined;
  return isPort ? said("port-too-great", { port }) : undefined;
}
