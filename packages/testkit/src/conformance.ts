import type { Scheme, UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { accessChecks } from "./access-checks.ts";
import { auditChecks } from "./audit-checks.ts";
import type { Check, Effort } from "./check.ts";
import { checkSpans } from "./check-spans.ts";
import { exampleChecks } from "./example-checks.ts";
import type { Examples } from "./examples.ts";
import { hostileChecks } from "./hostile-checks.ts";
import { lawChecks } from "./law-checks.ts";
import { octetChecks } from "./octet-checks.ts";

/**
 * Returns the checks that a scheme must pass: the laws for random URLs and mutations of them, all octets in every component, wrong types,
 * the limit of length, linear work, no smuggling through `access`, and the rows of examples.
 *
 * @param scheme - The scheme, interpreted or compiled.
 * @param definition - The definition that it was made from.
 * @param examples - The scheme's examples. At least one of their URLs must have each component.
 * @param effort - The number of random URLs to try, and their seed.
 * @returns The checks, for the test function of any runner.
 * @public
 */
export function conformance<U extends UrlValue>(
  scheme: Scheme<U>,
  definition: AnyDefinition<U>,
  examples: Examples,
  effort: Effort = {},
): readonly Check[] {
  const any = scheme as unknown as Scheme<UrlValue>;
  const anyDefinition = definition as unknown as AnyDefinition;
  const urls = examples.urls.map(({ url }) => url);
  const texts = [...examples.urls, ...(examples.errors ?? [])].map(({ url }) => url);
  return [
    ...exampleChecks(any, examples),
    ...lawChecks(any, anyDefinition, examples.waivers ?? [], effort),
    ...octetChecks(any, anyDefinition, urls),
    ...hostileChecks(any, anyDefinition, urls),
    ...accessChecks(any, examples),
    ...auditChecks(any, examples),
    {
      name: "the spans of every example keep their law",
      run: () => {
        for (const text of texts) checkSpans(any, anyDefinition, text);
      },
    },
    { name: "the definition keeps the laws of every grammar", run: () => void checkDefinition(anyDefinition) },
  ];
}
