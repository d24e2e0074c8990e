import type { Params } from "../errors/sentence.ts";
import { MAX_LENGTH, Url1738Error, type UrlError, urlError } from "../errors/url-error.ts";
import type { Result } from "../scheme/result.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import { encoder } from "../syntax/percent-encoding.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Lookup } from "./lookup.ts";

/** Gateways (RFC 1738 §4): URLs of one scheme reached through URLs of another. */

const PLACE = "{url}";

/**
 * A sample URL that represents all others: gateways get URLs with only unreserved characters raw, and this one has every kind of escape.
 */
const SAMPLE = "x:/?@&=;%25";

// unreserved = alpha | digit | safe | extra
const encode = encoder("A-Za-z\\d$\\-_.+!*'(),");

/** Returns the gateway's URL for a URL; if it is too long, only enough of it to show that. */
function throughGateway(template: string, href: string): string {
  const encoded = encode(href) as string;
  const most = Math.ceil(MAX_LENGTH / encoded.length) + 2;
  return template.split(PLACE).slice(0, most).join(encoded);
}

type SafeParse = (text: unknown) => Result<UrlValue>;

function invalidGateway(
  name: string,
  reason: string,
  rest: string,
  params: Params = {},
  errors?: readonly UrlError[],
): Url1738Error {
  return new Url1738Error(
    urlError(
      { code: "invalid-definition", scheme: name, errors },
      { reason: `definition/${reason}`, sentence: `The gateway for "{name}" ${rest}`, params: { name, ...params } },
    ),
  );
}

/** Returns the scheme that a gateway leads to. */
function destination(name: string, template: unknown, { accepts }: Lookup, safeParse: SafeParse): string {
  if (!accepts(name))
    throw invalidGateway(name, "gateway-for-none", "is for a scheme that the registry does not have.");
  if (typeof template !== "string" || !template.includes(PLACE))
    throw invalidGateway(
      name,
      "gateway-without-place",
      `does not say where to put the URL. Write a URL with ${PLACE} in it.`,
    );
  const result = safeParse(throughGateway(template, SAMPLE));
  if (result.ok) return result.url.scheme;
  throw invalidGateway(
    name,
    "gateway-not-a-url",
    `is not a URL of the registry's schemes with a URL in place of ${PLACE}. {why}`,
    { why: result.error.message },
    [result.error],
  );
}

/**
 * Checks the gateways that the caller configured, see `RegistryOptions.gateways`, and copies them.
 *
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function checkedGateways(
  gateways: Readonly<Record<string, string>> | null | undefined,
  lookup: Lookup,
  safeParse: SafeParse,
): ReadonlyMap<string, string> {
  const templates = new Map(Object.entries(gateways ?? {}));
  const next = new Map(
    [...templates].map(([name, template]) => [name, destination(name, template, lookup, safeParse)]),
  );
  for (const [name, scheme] of next)
    if (!lookup.has(scheme) && !templates.has(scheme))
      throw invalidGateway(
        name,
        "gateway-leads-nowhere",
        'leads to the scheme "{other}", whose access is not known here.',
        { other: scheme },
      );
  for (const first of templates.keys()) {
    const passed: string[] = [];
    for (let name: string | undefined = first; name !== undefined; name = next.get(name)) {
      const begin = passed.indexOf(name);
      passed.push(name);
      if (begin >= 0)
        throw invalidGateway(name, "gateways-in-a-circle", "leads back to itself: {schemes}.", {
          schemes: passed.slice(begin).join(", "),
        });
    }
  }
  return templates;
}

/** Makes the `access` of a registry: that of a URL's scheme or, if there is a gateway, that of the gateway's URL. */
export function accessThrough(
  gateways: ReadonlyMap<string, string>,
  { ownerOf }: Lookup,
  safeParse: SafeParse,
): (url: UrlValue, context: unknown) => unknown {
  return function access(url: UrlValue, context: unknown): unknown {
    const scheme = ownerOf(url);
    const href = scheme.format(url);
    const via = gateways.get(schemeOf(href) as string);
    // Access the URL that was checked: a getter could return something else the second time.
    if (via === undefined) return scheme.access(scheme.parse(href) as never, context as never);
    const result = safeParse(throughGateway(via, href));
    if (!result.ok) throw new Url1738Error(result.error);
    return { ...(access(result.url, context) as object), via };
  };
}
