import { createRegistry, type Registry, type Scheme } from "@url1738/core";
import { advice } from "@url1738/lint";
import { habits, schemes, schemesWithHttps } from "url1738";

/** The options that say which schemes are known, and how their URLs are reached. */
export interface SchemeOptions {
  readonly generic?: unknown;
  /** Whether only the schemes of RFC 1738 are known. */
  readonly rfc?: unknown;
  /** The gateways, each written `scheme=url`. */
  readonly gateway?: unknown;
  /** The schemes of the plugins, once they have been loaded. */
  readonly pluginSchemes?: unknown;
}

/** The gateways as they are written. */
export function gatewayTexts({ gateway }: SchemeOptions): readonly string[] {
  return Array.isArray(gateway) ? gateway.map(String) : [];
}

/** The gateways' URLs, by the names of the schemes whose URLs are reached through them. */
export function gatewaysIn(options: SchemeOptions): Readonly<Record<string, string>> {
  const split = (text: string) => [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)];
  return Object.fromEntries(gatewayTexts(options).map(split));
}

/** The schemes that are known without any plugin. */
export function ownSchemes({ rfc }: SchemeOptions): readonly Scheme[] {
  return (rfc === true ? schemes : schemesWithHttps) as readonly Scheme[];
}

/** The registry that a command's options ask for. */
export function registryFor(options: SchemeOptions): Registry {
  const { generic, pluginSchemes = [] } = options;
  const all = [...ownSchemes(options), ...(pluginSchemes as readonly Scheme[])];
  return createRegistry(all, {
    advice,
    habits,
    generic: generic === true,
    gateways: gatewaysIn(options),
  }) as unknown as Registry;
}
