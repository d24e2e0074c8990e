import { urlErrorOf } from "@url1738/core";
import { defineScheme, sequence } from "@url1738/core/define";

/** The kinds of schemes that have templates. @public */
export const KINDS = ["ip", "opaque", "derived", "like"] as const;

/** A kind of scheme. @public */
export type KindName = (typeof KINDS)[number];

/** The schemes from which a new one can be derived. @public */
export const BASES = ["http", "ftp", "telnet", "nntp", "gopher", "news"] as const;

/** A scheme from which a new one can be derived. @public */
export type BaseName = (typeof BASES)[number];

/** The licences whose text a package can get, by their identifiers (https://spdx.org/licenses). @public */
export const LICENSES = ["MIT", "Apache-2.0", "BSD-3-Clause", "0BSD", "MPL-2.0"] as const;

/** A licence; without one, nobody else may use the package. @public */
export type License = (typeof LICENSES)[number] | "UNLICENSED";

/** The plan of a new package. @public */
export interface Plan {
  /** The name of the scheme, such as `x-finger`. */
  readonly name: string;
  /**
   * The kind. `ip`: host, port and path; `opaque`: a text with a check digit; `derived`: another scheme under a new name; `like`: a copy of
   * an example in the gallery.
   */
  readonly kind: KindName;
  /** The port, 0-65535, that a URL without one means; URLs without a host have none. */
  readonly port: number;
  /** The scheme to start from, for the kind `derived`. */
  readonly base: BaseName;
  /** The example to copy, for the kind `like`: the name of its file in the gallery, such as `gemini`. */
  readonly like: string;
  /** The name of the npm package. */
  readonly packageName: string;
  /** The licence. */
  readonly license: License;
  /** The holder of the copyright. */
  readonly holder: string;
  /** The year of the copyright. */
  readonly year: number;
  /** The address of the repository, such as `https://forge.dom/anna/url-x-finger`, if there is one. */
  readonly repository?: string | undefined;
}

/** The lowest port that anybody may use (RFC 6335 §6, "Dynamic Ports"). */
const FIRST_FREE_PORT = 49152;

/** The ports of the bases that have one. */
const PORTS: { readonly [B in BaseName]?: number } = { http: 80, ftp: 21, telnet: 23, nntp: 119, gopher: 70 };

/** Tells whether a port can be given for a scheme: its URLs have a host, and its kind does not say which port it is. */
export function hasPort({ kind, base }: Partial<Plan>): boolean {
  return kind === "derived" ? base !== "news" : kind !== "opaque" && kind !== "like";
}

/** Returns a complete plan, with defaults filled in. */
export function planOf({
  name,
  like,
  kind = like === undefined ? "ip" : "like",
  port,
  base = "http",
  packageName = name.replaceAll("+", "-plus-"),
  license = "MIT",
  holder = `the authors of ${packageName}`,
  year = new Date().getFullYear(),
  repository,
}: Partial<Plan> & { name: string }): Plan {
  const usual = (kind === "derived" ? PORTS[base] : undefined) ?? FIRST_FREE_PORT;
  return {
    name,
    kind,
    port: port ?? usual,
    base,
    like: like ?? "nfs",
    packageName,
    license,
    holder,
    year,
    repository,
  };
}

/** Returns the error in the name of a scheme, in core's words, if there is one. */
export function nameRefusal(name: string): string | undefined {
  try {
    defineScheme({ name, schemepart: sequence("//"), access: "It designates nothing." });
    return undefined;
  } catch (thrown) {
    return urlErrorOf(thrown)?.message ?? String(thrown);
  }
}

/** Returns the error in a port as the user wrote it, if there is one. */
export function portRefusal(port: string): string | undefined {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return undefined;
  return `A port is a whole number from 0 to 65535, not ${JSON.stringify(port)}.`;
}

/** The names that npm keeps for itself (https://www.npmjs.com/package/validate-npm-package-name). */
const KEPT = ["node_modules", "favicon.ico"];

/** Returns the error in the name of a package, if there is one. */
export function packageRefusal(name: string): string | undefined {
  if (!KEPT.includes(name) && name.length <= 214 && /^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d][a-z\d._~-]*$/.test(name))
    return undefined;
  return `${JSON.stringify(name)} is not a name for an npm package: take lower-case letters, digits and hyphens, and perhaps a scope, as in --package @me/url-scheme.`;
}

/** Returns the error in the address of a repository, if there is one. */
export function repositoryRefusal(address: string): string | undefined {
  if (/^https:\/\/[^\s/]+\/[^\s#?]+$/.test(address)) return undefined;
  return `${JSON.stringify(address)} is not the address of a repository: write it as in https://forge.dom/anna/url-x-finger.`;
}

/** Returns the contradiction between the arguments, if there is one. */
export function planRefusal(plan: Partial<Plan>): string | undefined {
  const { name, kind, port, base, like } = plan;
  if (like !== undefined && kind !== undefined && kind !== "like") return "A --like is only for --kind like.";
  if (base !== undefined && kind !== "derived") return "A --base is only for --kind derived.";
  if (port !== undefined && (like !== undefined || kind === "like"))
    return "The example has its own port, so leave out --port, and change the grammar.";
  if (port !== undefined && !hasPort(plan))
    return `A scheme ${kind === "opaque" ? "of the kind opaque" : `derived from ${base}`} has no host, so leave out --port.`;
  if (kind === "derived" && name === (base ?? "http"))
    return `A scheme that is derived from ${name} needs another name.`;
  return undefined;
}
