import { unreserved } from "./characters.ts";
import { invalidDefinition } from "./errors.ts";
import { encoder } from "./escape.ts";
import type { Result, UrlValue } from "./scheme.ts";

/** Gateways (RFC 1738 §4): URLs of one scheme reached through URLs of another. */

const PLACE = "{url}";

/** A URL in which nothing but unreserved characters stands raw is like any other, so one that has them all stands for all. */
const SAMPLE = "x:/?@&=;%25";

const encode = encoder(unreserved.characters);

/** The URL of a gateway for a URL. */
export function throughGateway(template: string, href: string): string {
  return template.split(PLACE).join(encode(href));
}

/** What gateways are checked against: what the registry knows. */
export interface Surroundings {
  /** Whether the registry has a scheme. */
  readonly has: (name: string) => boolean;
  /** Whether it takes URLs of a scheme, that or any. */
  readonly takes: (name: string) => boolean;
  readonly safeParse: (text: string) => Result<UrlValue>;
}

function invalidGateway(name: string, rest: string): Error {
  return invalidDefinition(`The gateway for "${name}" ${rest}`, name);
}

/** The scheme to which a gateway leads. */
function destination(name: string, template: unknown, { takes, safeParse }: Surroundings): string {
  if (!takes(name))
    throw invalidGateway(
      name,
      "is for a scheme that the registry does not have. Add the scheme, or leave the gateway out.",
    );
  if (typeof template !== "string" || !template.includes(PLACE))
    throw invalidGateway(
      name,
      `does not say where the URL is to stand. Write a URL with ${PLACE} in it, such as that of a server, followed by /${PLACE}.`,
    );
  const result = safeParse(throughGateway(template, SAMPLE));
  if (result.ok) return result.url.scheme;
  const why = result.error.message;
  throw invalidGateway(
    name,
    `is no URL of the registry's schemes once an encoded URL stands in place of ${PLACE}. ${why}`,
  );
}

/**
 * Checks gateways.
 *
 * @param gateways - What the caller configured: the scheme, and the URL with `{url}` in it.
 * @returns The same, safe from later changes.
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function checkedGateways(
  gateways: Readonly<Record<string, string>> = {},
  surroundings: Surroundings,
): ReadonlyMap<string, string> {
  const templates = new Map(Object.entries(gateways));
  const next = new Map([...templates].map(([name, template]) => [name, destination(name, template, surroundings)]));
  for (const [name, scheme] of next)
    if (!surroundings.has(scheme) && !templates.has(scheme))
      throw invalidGateway(name, `leads to the scheme "${scheme}", of which it is not known here how it is accessed.`);
  for (const name of templates.keys()) {
    const passed = [name];
    for (let scheme = next.get(name); scheme !== undefined; scheme = next.get(scheme)) {
      if (passed.includes(scheme)) throw circle([...passed, scheme]);
      passed.push(scheme);
    }
  }
  return templates;
}

function circle(passed: readonly string[]): Error {
  const way = passed.slice(passed.indexOf(passed.at(-1) as string)).map((name) => `"${name}"`);
  return invalidDefinition(
    `The gateways lead in a circle, from ${way.join(" to ")}. Leave one of them out, or let it lead to another scheme.`,
    passed.at(-1),
  );
}
