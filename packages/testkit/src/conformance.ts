import type { Scheme, UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { schemeEnd, type WholeScheme } from "@url1738/core/grammar";
import { checkDefinition } from "@url1738/prove";
import { accessChecks } from "./access-checks.ts";
import { auditChecks } from "./audit-checks.ts";
import type { Check, Effort } from "./check.ts";
import { asWritten, checkSpans } from "./check-spans.ts";
import { exampleChecks } from "./example-checks.ts";
import type { Examples } from "./examples.ts";
import { hostileChecks } from "./hostile-checks.ts";
import { lawChecks } from "./law-checks.ts";
import { octetChecks } from "./octet-checks.ts";

const nameIn = (text: string) => text.slice(0, schemeEnd(text)).toLowerCase();

/** Returns a scheme and its definition for each of its names, as if it had no other. */
function eachName(scheme: Scheme<UrlValue>, definition: AnyDefinition) {
  const { names, ...alone } = definition;
  const members: readonly Scheme<UrlValue>[] = (scheme as WholeScheme).members ?? [scheme];
  return members.map((member): readonly [Scheme<UrlValue>, AnyDefinition] => {
    const { name, defaultPort } = member;
    return [
      member,
      names === undefined ? definition : { ...alone, name, ...(defaultPort !== undefined && { defaultPort }) },
    ];
  });
}

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
  const names = eachName(any, anyDefinition);
  const urls = examples.urls.map(({ url }) => url);
  const texts = [...examples.urls, ...(examples.errors ?? [])].map(({ url }) => url);
  return [
    ...exampleChecks(any, examples),
    ...names.flatMap(([member, ofName], index) =>
      lawChecks(member, ofName, examples.waivers ?? [], effort).map(({ name, run }) => ({
        name: index === 0 ? name : `${member.name}: ${name}`,
        run,
      })),
    ),
    ...octetChecks(any, anyDefinition, urls),
    ...hostileChecks(any, anyDefinition, urls),
    ...accessChecks(any, examples),
    ...auditChecks(any, examples),
    {
      name: "the spans of every example keep their law",
      run: () => {
        for (const [member, ofName] of names) {
          const written = asWritten(member, ofName);
          for (const text of texts)
            if (names.length === 1 || nameIn(text) === member.name) checkSpans(written, ofName, text);
        }
      },
    },
    { name: "the definition keeps the laws of every grammar", run: () => void checkDefinition(anyDefinition) },
  ];
}
