import type { Texts } from "../language/language.ts";

/** The texts of plugins, by the name of their language, such as `fr`. */
export type Languages = ReadonlyMap<string, Texts>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the entries of an object whose keys belong to some schemes: `x-finger/…` and `x-finger.…`. */
function ownEntries(table: unknown, schemes: readonly string[]): Texts | undefined {
  if (!isRecord(table)) return undefined;
  const entries = Object.entries(table);
  const isOwn = ([key, text]: readonly [string, unknown]) =>
    typeof text === "string" && schemes.some((name) => key.startsWith(`${name}/`) || key.startsWith(`${name}.`));
  return entries.every(isOwn) ? (table as Texts) : undefined;
}

/**
 * Reads the texts that a plugin exports as `languages`, such as `{fr: {"x-finger/no-such-user": "…"}}`.
 *
 * @param languages - The export.
 * @param schemes - The names of the plugin's schemes, with which each key begins.
 * @returns The texts by language; `undefined` if the export has another form.
 */
export function textsOf(languages: unknown, schemes: readonly string[]): Languages | undefined {
  if (languages === undefined) return new Map();
  if (!isRecord(languages)) return undefined;
  const all = Object.entries(languages).map(([name, table]) => [name, ownEntries(table, schemes)] as const);
  return all.some(([, texts]) => texts === undefined) ? undefined : new Map(all as [string, Texts][]);
}

/** Merges the texts of several plugins. */
export function mergedTexts(all: readonly Languages[]): Languages {
  const names = new Set(all.flatMap((languages) => [...languages.keys()]));
  return new Map([...names].map((name) => [name, Object.assign({}, ...all.map((languages) => languages.get(name)))]));
}
