import type { Scheme } from "@url1738/core";
import type { WholeScheme } from "@url1738/core/grammar";
import { audit, diagnose, repair } from "@url1738/lint";
import { inOrder, tried } from "../../packages/compile/test/outcomes.ts";

/** Everything that can be done with a text or a value, for comparison. */

/** Returns everything that results from a text: value or whole error, canonical spelling, access, and the results of inspecting it. */
export function outcomeOf(scheme: Scheme, text: string): unknown {
  const result = scheme.safeParse(text);
  const common = {
    canParse: scheme.canParse(text),
    diagnosed: diagnose(scheme, text),
    repaired: repair(scheme, text),
  };
  if (!result.ok) return { ...common, error: result.error };
  const { url } = result;
  return {
    ...common,
    url,
    order: inOrder(url),
    href: tried(() => scheme.format(url)),
    normalized: tried(() => scheme.normalize(text)),
    built: tried(() => scheme.build(url)),
    access: tried(() => scheme.access(url)),
    places: (scheme as WholeScheme).places(text),
    errors: (scheme as WholeScheme).errors(text),
    findings: audit(scheme, text),
  };
}
