import type { Scheme } from "@url1738/core/runtime";
import { type Habits, rulesOf, type Source, walked } from "@url1738/core/runtime";
import { escapedText } from "./escaped-text.ts";

/** What is known where a text is looked at. */
export interface Acquainted {
  /** The names of the schemes. */
  readonly names: readonly string[];
  /** What people write in place of what they mean. */
  readonly habits: Habits;
  /** Whether a text is one of the URLs. */
  readonly isUrl: (text: string) => boolean;
  /** The URL that a text is, or is as soon as everything is escaped that must be. */
  readonly urlOf: (text: string) => string | undefined;
  /** What a scheme takes a text for: a URL, or a text of which the end is the given one. */
  readonly meant: (text: string) => string | undefined;
  /** Whether a text is one of the URLs as far as an offset, and not before. */
  readonly isBegun: (text: string, index: number) => boolean;
  /** Whether URLs of a scheme have a port. */
  readonly hasPort: (name: string) => boolean;
  /** The names of the schemes whose port is this one by default. */
  readonly servedAt: (port: number) => readonly string[];
}

/** What is known of the schemes of a source. */
export function acquainted(source: Source): Acquainted {
  const own = source as Source & { readonly schemes?: readonly Partial<Scheme>[]; readonly habits?: Habits };
  const { schemes = [source as Partial<Scheme>], habits = [] } = own;
  const isUrl = (text: string) => source.safeParse(text).ok;
  const urlOf = (text: string) => [text, escapedText(text)].find(isUrl);
  return {
    names: schemes.flatMap(({ name }) => name ?? []),
    habits,
    isUrl,
    urlOf,
    meant: (text) => {
      const texts = schemes.flatMap((scheme) => scheme.meant?.(text) ?? []);
      return texts.map((one) => urlOf(one) ?? (one.endsWith(text) ? one : undefined)).find((one) => one !== undefined);
    },
    isBegun: (text, index) => {
      const machine = rulesOf(source, text)?.machine();
      return machine !== undefined && walked(machine, machine.first, text, text.indexOf(":") + 1).index >= index;
    },
    hasPort: (name) => schemes.some((scheme) => scheme.name === name && scheme.defaultPort !== undefined),
    servedAt: (port) => schemes.flatMap(({ name = "", defaultPort }) => (defaultPort === port ? name : [])),
  };
}
