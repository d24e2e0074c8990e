import { isScheme, type Scheme, type UrlError, urlErrorOf } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { bnf, checkDefinition, type Fact, generate } from "@url1738/prove";
import type { Language } from "../language/language.ts";
import { exportsNoScheme, loadModule } from "./load-plugins.ts";

/** Checks the schemes of a plugin, as their author's tests should. Using a plugin does not check it: that would take longer than its use. */

/** The result of checking a scheme of a plugin: the objection to its definition, or the facts about a sound one. */
export type Checked =
  | { readonly error: UrlError }
  | {
      readonly scheme: string;
      /** The facts that were proved, and those that were tried; absent for a compiled scheme, which was checked when it was compiled. */
      readonly facts?: readonly Fact[];
      /** The grammar; absent for a compiled scheme without a definition. */
      readonly bnf?: string;
      /** Some of its URLs. */
      readonly examples: readonly string[];
    };

/** A scheme and its definition; one of them may be missing. */
interface Subject {
  readonly scheme?: Scheme | undefined;
  readonly definition?: AnyDefinition | undefined;
}

const isDefinition = (value: unknown): value is AnyDefinition =>
  typeof value === "object" && value !== null && !isScheme(value) && Object.hasOwn(value, "schemepart");

/** Pairs the schemes and the definitions that a module exports. */
function subjectsOf(exports: Readonly<Record<string, unknown>>): readonly Subject[] {
  const all = [...new Set(Object.values(exports))];
  const schemes = all.filter(isScheme);
  const definitions = all.filter(isDefinition);
  const named = new Set(schemes.map(({ name }) => name));
  return [
    ...schemes.map((scheme) => ({
      scheme,
      definition: (scheme as WholeScheme).definition ?? definitions.find(({ name }) => name === scheme.name),
    })),
    ...definitions.filter(({ name }) => !named.has(name)).map((definition) => ({ definition })),
  ];
}

/** The number of examples, of URLs to choose them from, and of characters that people like to read. */
const [EXAMPLES, DRAWN, READABLE] = [5, 60, 60] as const;

/** Draws URLs that a scheme takes. */
function examplesOf({ definition, scheme = defineScheme(definition as never) as unknown as Scheme }: Subject) {
  const drawn = Array.from({ length: DRAWN }, (_, seed) => generate(definition ?? scheme, { seed }));
  const taken = [...new Set(drawn)].filter((url) => scheme.canParse(url));
  const readable = taken.filter(({ length }) => length <= READABLE);
  return (readable.length > 0 ? readable : taken).slice(0, EXAMPLES);
}

function checkSubject(subject: Subject): Checked {
  const { scheme, definition } = subject;
  try {
    if (definition === undefined) return { scheme: scheme?.name ?? "", examples: examplesOf(subject) };
    const facts = checkDefinition(definition);
    return { scheme: definition.name, facts, bnf: bnf(definition), examples: examplesOf(subject) };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { error };
  }
}

/** Returns what a plugin exports to be checked; the error of its module; or the refusal of a plugin that cannot be loaded or exports none. */
async function schemesOf(
  plugin: string,
  directory: string,
  language: Language,
): Promise<readonly Subject[] | { readonly error: UrlError } | string> {
  const loaded = await loadModule(plugin, directory, language);
  if ("refusal" in loaded) {
    // A definition is refused while its module is loaded, if it is malformed.
    const error = urlErrorOf(loaded.thrown);
    return error === undefined ? loaded.refusal : { error };
  }
  const subjects = subjectsOf(loaded.exports);
  return subjects.length > 0 ? subjects : exportsNoScheme(plugin, loaded.exports, language.say);
}

/**
 * Returns the refusal of a plugin that cannot be found or loaded, or exports nothing to be checked.
 *
 * @param directory - The directory where the search for it begins.
 */
export async function refusalOf(plugin: string, directory: string, language: Language): Promise<string | undefined> {
  const subjects = await schemesOf(plugin, directory, language);
  return typeof subjects === "string" ? subjects : undefined;
}

/** Checks the schemes that a plugin exports; none if {@link refusalOf} refuses it. */
export async function checkPlugin(plugin: string, directory: string, language: Language): Promise<readonly Checked[]> {
  const subjects = await schemesOf(plugin, directory, language);
  if (typeof subjects === "string") return [];
  return "error" in subjects ? [subjects] : subjects.map(checkSubject);
}
