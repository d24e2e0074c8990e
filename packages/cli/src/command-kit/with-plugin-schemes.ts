import type { Options } from "./options.ts";

/** The options with the schemes of the plugins that they name, if they name any; or what is wrong with a plugin. */
export async function withPluginSchemes(options: Options): Promise<Options | string> {
  const { plugin = [] } = options;
  const names = plugin as readonly string[];
  if (names.length === 0) return options;
  const loaded = await (await import("../schemes/load-plugins.ts")).loadPlugins(names, process.cwd());
  return loaded.complaint ?? { ...options, pluginSchemes: loaded.schemes };
}
