import { readFileSync, statSync } from "node:fs";
import { isAbsolute, join, resolve as resolvePath } from "node:path";
import { pathToFileURL } from "node:url";
import { createRegistry, isScheme, type Scheme } from "@url1738/core";
import { type Language, type Say, type Texts, why } from "../language/language.ts";

/** Loads plugins: packages, or files, that export schemes to add to the built-in ones. */

/** The texts of plugins, by the name of their language, such as `fr`. */
export type Languages = ReadonlyMap<string, Texts>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads the texts that a plugin exports as `languages`, such as `{fr: {"x-finger/no-such-user": "…"}}`, each key beginning with the name of
 * one of its schemes; returns `undefined` if the export has another form.
 */
function textsOf(languages: unknown, schemes: readonly string[]): Languages | undefined {
  const isOwn = (key: string) => schemes.some((name) => key.startsWith(`${name}/`) || key.startsWith(`${name}.`));
  const isTable = (table: unknown): table is Texts =>
    isRecord(table) && Object.entries(table).every(([key, text]) => typeof text === "string" && isOwn(key));
  if (!isRecord(languages)) return undefined;
  const tables = new Map(Object.entries(languages));
  return [...tables.values()].every(isTable) ? (tables as Languages) : undefined;
}

/** Merges the texts of several plugins. */
function mergedTexts(all: readonly Languages[]): Languages {
  const names = new Set(all.flatMap((languages) => [...languages.keys()]));
  return new Map([...names].map((name) => [name, Object.assign({}, ...all.map((languages) => languages.get(name)))]));
}

/** The schemes and the texts of plugins, or the refusal of a plugin in the user's language. */
export type Plugins = { readonly schemes: readonly Scheme[]; readonly texts: Languages } | string;

/** Resolves a specifier in a module, as Node does. Loads the resolver only if there is a plugin. */
async function resolve(specifier: string, parent: URL): Promise<string> {
  return (await import("import-meta-resolve")).resolve(specifier, parent.href);
}

/** Returns the URL of the module that the package in a folder exports, as an import by its name would find it. */
async function entryOf(folder: string): Promise<string> {
  const manifest = join(folder, "package.json");
  const { name, exports, main } = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, unknown>;
  if (exports === undefined || typeof name !== "string")
    return pathToFileURL(join(folder, typeof main === "string" ? main : "index.js")).href;
  return resolve(name, pathToFileURL(manifest));
}

async function locate(plugin: string, directory: string): Promise<string> {
  if (/^file:/i.test(plugin)) return plugin;
  if (!isAbsolute(plugin) && !/^\.\.?(?:[\\/]|$)/.test(plugin))
    return resolve(plugin, pathToFileURL(join(directory, "plugin.js")));
  const path = resolvePath(directory, plugin);
  return statSync(path).isDirectory() ? entryOf(path) : pathToFileURL(path).href;
}

/** Returns the refusal of a module that exports no scheme. */
export function exportsNoScheme(plugin: string, exports: object, say: Say): string {
  const names = Object.keys(exports);
  const instead = names.length === 0 ? "nothing" : "no scheme, only {names}";
  return say(`The plugin {plugin} exports ${instead}. Make a scheme with defineScheme of @url1738/core.`, {
    plugin,
    names: names.join(", "),
  });
}

/** Returns the schemes and texts among the exports of a module, or the refusal of the module. */
function schemesOf(plugin: string, exports: Readonly<Record<string, unknown>>, { say }: Language): Plugins {
  const schemes = [...new Set(Object.values(exports).filter(isScheme))];
  if (schemes.length === 0) return exportsNoScheme(plugin, exports, say);
  const names = schemes.map(({ name }) => name);
  const texts = exports.languages === undefined ? new Map() : textsOf(exports.languages, names);
  if (texts !== undefined) return { schemes, texts };
  return say(
    "The plugin {plugin} exports languages that cannot be used: They must be tables of texts whose keys begin with {keys}.",
    { plugin, keys: names.flatMap((name) => [`"${name}/"`, `"${name}."`]).join(", ") },
  );
}

/** The time limit in milliseconds: a module that takes longer waits for something that never comes. */
const PATIENCE = 10_000;

/** Returns the value of a promise, or fails if that takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it is not ready after 10 seconds.")), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Says why a plugin was not found, with the file that is missing. */
function whyNotFound(thrown: unknown, language: Language): string {
  const { path } = Object(thrown) as NodeJS.ErrnoException;
  const reason = why(thrown, language).replace(/\.$/, "");
  return path === undefined ? reason : `${reason}, ${path}`;
}

/** The exports of a plugin's module; or the refusal of the plugin, and what its module threw. */
export type Loaded =
  | { readonly exports: Readonly<Record<string, unknown>> }
  | { readonly refusal: string; readonly thrown?: unknown };

/** Loads the module of a plugin. */
export async function loadModule(plugin: string, directory: string, language: Language): Promise<Loaded> {
  let url: string;
  // The URL that should be read, after an option without its value.
  if (/^(?!file:)[a-z][a-z\d+.-]*:\/\//i.test(plugin))
    return {
      refusal: language.say("A plugin is the name of a package, or the path of a file, not {plugin}.", { plugin }),
    };
  try {
    url = await locate(plugin, directory);
  } catch (thrown) {
    const params = { plugin, directory, why: whyNotFound(thrown, language) };
    return {
      refusal: language.say(
        "The plugin {plugin} cannot be found from {directory}: {why}. Install it there, or give the path of its folder or file, which begins with ./ or /.",
        params,
      ),
    };
  }
  try {
    return { exports: await inTime(import(url)) };
  } catch (thrown) {
    const params = { plugin, why: why(thrown, language) };
    return { refusal: language.say("The plugin {plugin} cannot be loaded: {why}", params), thrown };
  }
}

async function load(plugin: string, directory: string, language: Language): Promise<Plugins> {
  const loaded = await loadModule(plugin, directory, language);
  return "refusal" in loaded ? loaded.refusal : schemesOf(plugin, loaded.exports, language);
}

/**
 * Loads plugins: packages, and files and folders by their paths.
 *
 * @param directory - The directory where the search begins.
 * @param pluginSchemes - The schemes that are known without plugins.
 */
export async function loadPlugins(
  plugins: readonly string[],
  directory: string,
  pluginSchemes: readonly Scheme[],
  language: Language,
): Promise<Plugins> {
  const schemes: Scheme[] = [];
  const texts: Languages[] = [];
  const origins = new Map<string, string>(pluginSchemes.map(({ name }) => [name, language.say("url1738 itself")]));
  for (const plugin of plugins) {
    const loaded = await load(plugin, directory, language);
    if (typeof loaded === "string") return loaded;
    const twice = loaded.schemes.find(({ name }) => origins.has(name));
    if (twice !== undefined)
      return language.say(
        'The plugin {plugin} cannot be used: The scheme "{name}" is given twice, by {other} and by {plugin}; leave one out.',
        { plugin, name: twice.name, other: origins.get(twice.name) as string },
      );
    for (const { name } of loaded.schemes) origins.set(name, plugin);
    try {
      createRegistry([...pluginSchemes, ...schemes, ...loaded.schemes]);
    } catch (thrown) {
      return language.say("The plugin {plugin} cannot be used: {why}", { plugin, why: why(thrown, language) });
    }
    schemes.push(...loaded.schemes);
    texts.push(loaded.texts);
  }
  return { schemes, texts: mergedTexts(texts) };
}
