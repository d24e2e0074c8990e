import { defineScheme, type Scheme, type UrlValue } from "@url1738/core";
import { accessChecks } from "./access-checks.ts";
import { auditChecks } from "./audit-checks.ts";
import type { Check, Effort } from "./check.ts";
import { checkSpans } from "./check-spans.ts";
import { exampleChecks } from "./example-checks.ts";
import type { Examples } from "./examples.ts";
import { hostileChecks } from "./hostile-checks.ts";
import { lawChecks } from "./law-checks.ts";
import { octetChecks } from "./octet-checks.ts";
import { plainChecks } from "./plain-checks.ts";

/** The definition that a scheme was made from, perhaps by `uncheckedScheme`, which checks nothing. */
function definitionOf(scheme: Scheme): Parameters<typeof defineScheme>[0] {
  const { name, section, defaultPort, schemepart, value, hint, meant, hazards, access } = scheme;
  const given: unknown = { name, section, defaultPort, schemepart, value, hint, meant, hazards, access };
  return given as Parameters<typeof defineScheme>[0];
}

/**
 * Everything that must hold of a scheme: the laws over generated URLs and mutations of them, all octets through every
 * component, wrong types, the limit of length, linear time, that nothing is smuggled into an access, and the rows of examples.
 *
 * @param scheme - The scheme.
 * @param examples - Its examples; among the URLs, every component is present at least once.
 * @param effort - How long to look.
 * @returns The checks, for the test function of any runner.
 * @public
 */
export function conformance<U extends UrlValue>(
  scheme: Scheme<U>,
  examples: Examples,
  effort: Effort = {},
): readonly Check[] {
  const any = scheme as unknown as Scheme<UrlValue>;
  const urls = examples.urls.map(({ url }) => url);
  const texts = [...examples.urls, ...(examples.mistakes ?? [])].map(({ url }) => url);
  return [
    ...exampleChecks(any, examples),
    ...lawChecks(any, effort),
    ...plainChecks(any, effort),
    ...octetChecks(any, urls),
    ...hostileChecks(any, urls),
    ...accessChecks(any, examples),
    ...auditChecks(any, examples),
    {
      name: "the spans of every example keep their law",
      run: () => {
        for (const text of texts) checkSpans(any, text);
      },
    },
    { name: "the definition is one that defineScheme takes", run: () => void defineScheme(definitionOf(any)) },
  ];
}
