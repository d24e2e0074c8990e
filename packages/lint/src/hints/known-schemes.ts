import type { Habits, Source } from "@url1738/core";
import { placeAt, rulesOf, schemeEnd, type WholeScheme, walked } from "@url1738/core/grammar";
import { escapedText } from "./escape-hint.ts";
import { firstOf } from "./first-of.ts";

/** The facts about schemes that hints need. */
export interface KnownSchemes {
  readonly names: readonly string[];
  /** Matches the colon of each name of these schemes with which a URL may begin; `undefined` if they have no names. */
  readonly begun: RegExp | undefined;
  /** Common habits, and their corrections. */
  readonly habits: Habits;
  /** Tells whether a text is a URL of these schemes. */
  readonly isUrl: (text: string) => boolean;
  /** Returns the text if it is a URL, or else its escaped form if that is one. */
  readonly urlOf: (text: string) => string | undefined;
  /** Returns the URL that a scheme suggests for a text, or a longer text that ends with the given one. */
  readonly meant: (text: string) => string | undefined;
  /** Tells whether a text obeys its scheme's grammar at least up to an offset. */
  readonly isBegun: (text: string, index: number) => boolean;
  /** Returns the default port of a scheme, if it has one. */
  readonly portOf: (name: string) => number | undefined;
  /** Returns the names of the schemes with this default port. */
  readonly servedAt: (port: number) => readonly string[];
}

/** A text that does not begin with the URL of a known scheme. */
export interface Beginning {
  readonly text: string;
  readonly schemes: KnownSchemes;
  /** The number of characters at the beginning that a scheme can have. */
  readonly end: number;
  /** The character after them; the empty text at the end. */
  readonly found: string;
  /** Those of the habits whose pattern matches the text. */
  readonly habits: Habits;
}

/** Returns the beginning of a text. */
export function beginningOf(text: string, schemes: KnownSchemes): Beginning {
  const end = schemeEnd(text);
  const habits = schemes.habits.filter(([pattern]) => pattern.test(text));
  return { text, schemes, end, found: placeAt(text, end).found, habits };
}

const kept = new WeakMap<Source, KnownSchemes>();

/** Returns the facts about the schemes of a source, collected once for all errors. */
export function knownSchemes(source: Source): KnownSchemes {
  let cached = kept.get(source);
  if (cached === undefined) {
    cached = collected(source);
    kept.set(source, cached);
  }
  return cached;
}

function begunBy(names: readonly string[]): RegExp | undefined {
  const escaped = names.map((name) => name.replace(/[.+]/g, "\\$&"));
  return names.length === 0 ? undefined : new RegExp(`(?<=(?<![\\dA-Za-z+.-])(${escaped.join("|")})):(?=\\S)`, "gi");
}

function collected(source: Source): KnownSchemes {
  const registry = source as Source & { readonly schemes?: readonly Partial<WholeScheme>[]; readonly habits?: Habits };
  const scheme = source as Partial<WholeScheme>;
  const { schemes = scheme.members ?? [scheme], habits = [] } = registry;
  const isUrl = (text: string) => source.canParse(text);
  function urlOf(text: string): string | undefined {
    if (isUrl(text)) return text;
    const escaped = escapedText(text);
    return escaped !== text && isUrl(escaped) ? escaped : undefined;
  }
  const names = schemes.flatMap(({ name }) => name ?? []);
  const ports = new Map(schemes.map(({ name, defaultPort }) => [name, defaultPort]));
  const suggesting = schemes.flatMap(({ meant }) => meant ?? []);
  return {
    names,
    begun: begunBy(names),
    habits,
    isUrl,
    urlOf,
    meant: (text) =>
      firstOf(suggesting, (suggest) => {
        const suggested = suggest(text);
        return suggested === undefined
          ? undefined
          : (urlOf(suggested) ?? (suggested.endsWith(text) ? suggested : undefined));
      }),
    isBegun: (text, index) => {
      const machine = rulesOf(source, text)?.machine();
      return machine !== undefined && walked(machine, machine.first, text, text.indexOf(":") + 1).index >= index;
    },
    portOf: (name) => ports.get(name),
    servedAt: (port) => schemes.flatMap(({ name = "", defaultPort }) => (defaultPort === port ? name : [])),
  };
}
