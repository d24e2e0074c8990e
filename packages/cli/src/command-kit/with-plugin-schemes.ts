import type { Language } from "../language/language.ts";
import { ownSchemes } from "../schemes/registry-for.ts";
import type { Languages } from "../schemes/texts-of.ts";
import type { Options } from "./options.ts";

/** Returns the options with the schemes of the plugins that they name, if any; or a text that says what is wrong with a plugin. */
export async function withPluginSchemes(options: Options, language: Language): Promise<Options | string> {
  const { plugin = [] } = options;
  const names = plugin as readonly string[];
  if (names.length === 0) return options;
  const { loadPlugins } = await import("../schemes/load-plugins.ts");
  const loaded = await loadPlugins(names, process.cwd(), ownSchemes(options), language);
  if (loaded.refusal !== undefined) return language.say(loaded.refusal, loaded.params);
  return { ...options, pluginSchemes: loaded.schemes, pluginTexts: loaded.texts };
}

/** Returns a language with the texts that the plugins of the options bring in it. */
export function languageOf({ pluginTexts }: Options, language: Language): Language {
  const texts = (pluginTexts as Languages | undefined)?.get(language.name);
  return (texts && language.withTexts?.(texts)) ?? language;
}
