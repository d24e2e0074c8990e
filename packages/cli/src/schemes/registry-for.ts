import { createRegistry, type Registry, type Scheme, urlErrorOf } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { advice, habits, rfc1738Schemes, schemes } from "url1738";
import type { Language } from "../language/language.ts";
import type { Languages } from "./load-plugins.ts";

/**
 * The options, which select the known schemes and the gateways. Loading the plugins adds their schemes and texts as `pluginSchemes` and
 * `pluginTexts`.
 */
type SchemeOptions = Readonly<Record<string, unknown>>;

function gatewayTexts({ gateway }: SchemeOptions): readonly string[] {
  return Array.isArray(gateway) ? gateway.map(String) : [];
}

/** Returns the URLs of the gateways, by the names of the schemes that use them. */
export function gatewaysIn(options: SchemeOptions): Readonly<Record<string, string>> {
  const split = (text: string) => [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)];
  return Object.fromEntries(gatewayTexts(options).map(split));
}

/** Returns the schemes that are known without plugins. */
export function ownSchemes({ rfc }: SchemeOptions): readonly Scheme[] {
  return (rfc === true ? rfc1738Schemes : schemes) as readonly Scheme[];
}

/** Returns the definitions of the plugins' schemes. A compiled scheme has none. */
export function definitionsIn({ pluginSchemes = [] }: SchemeOptions): readonly AnyDefinition[] {
  return (pluginSchemes as readonly Scheme[]).flatMap((scheme) => (scheme as WholeScheme).definition ?? []);
}

/** Returns the registry that a command's options ask for. */
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

/** Returns the refusal of the gateways in the options, if there is one. */
export function gatewayRefusal(options: SchemeOptions, { say, fact }: Language): string | undefined {
  const misspelt = gatewayTexts(options).find((text) => !/^[^=]+=/.test(text));
  if (misspelt !== undefined)
    return say("Write a gateway as scheme=url, such as wais=http://gw.dom/{url}, not {given}.", { given: misspelt });
  try {
    registryFor(options);
    return undefined;
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return error === undefined ? String(thrown) : fact(error).message;
  }
}

/** Tells whether a built-in scheme, rather than a plugin's, reaches the URLs of a scheme, directly or through gateways. */
export function isReachedByOwn(scheme: string, options: SchemeOptions): boolean {
  const gateways = new Map(Object.entries(gatewaysIn(options)));
  let name = scheme;
  for (let via = gateways.get(name); via !== undefined; via = gateways.get(name))
    name = via.replace(/:.*/s, "").toLowerCase();
  return ownSchemes(options).some((scheme) => scheme.name === name);
}

/** Returns the options with the schemes and texts of the plugins that they name, or the refusal of a plugin. */
export async function withPluginSchemes<O extends SchemeOptions>(options: O, language: Language): Promise<O | string> {
  const { plugin = [] } = options;
  const names = plugin as readonly string[];
  if (names.length === 0) return options;
  const { loadPlugins } = await import("./load-plugins.ts");
  const loaded = await loadPlugins(names, process.cwd(), ownSchemes(options), language);
  if (typeof loaded === "string") return loaded;
  return { ...options, pluginSchemes: loaded.schemes, pluginTexts: loaded.texts };
}

/** Adds the texts of the options' plugins to a language. */
export function languageOf({ pluginTexts }: SchemeOptions, language: Language): Language {
  const texts = (pluginTexts as Languages | undefined)?.get(language.name);
  return (texts && language.withTexts?.(texts)) ?? language;
}
