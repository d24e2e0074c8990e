import type { WholeScheme } from "@url1738/core/grammar";
import type { UrlSource } from "./hit.ts";
import type { WithMachine } from "./name.ts";

/** A word that may begin a URL before a colon: the name of a scheme, or a prefix. */
export interface Word {
  /** The word in lower case; as written, if the scheme is not the registry's own. */
  readonly name: string;
  /** The scheme, which provides its grammar; `undefined` for a prefix. */
  readonly scheme: WithMachine | undefined;
}

/** The kinds of word that a character before a colon may end. Blanks may follow the colon of a prefix, but not that of a name. */
export const Ending = { none: 0, name: 1, prefix: 2 } as const;

/** The words that may begin a URL. */
export interface Words {
  /** The {@link Ending} of each character, by its code. */
  readonly mayEnd: Uint8Array;
  /** The length of the longest word. */
  readonly longest: number;
  /** The number of characters after the colon that must be known. */
  readonly lookAhead: number;
  /** Returns the longest word that ends at an offset and does not begin before `floor`. */
  readonly endingAt: (text: string, end: number, floor: number) => Word | undefined;
}

/** The prefix of the Appendix, and the header field for a URL in articles and messages. */
const PREFIXES: readonly Word[] = ["url", "x-url"].map((name) => ({ name, scheme: undefined }));

/** Tells whether a name, given in lower case, is at an offset in any case. */
function isNameAt(text: string, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    const code = text.charCodeAt(start + index);
    if ((code >= 0x41 && code <= 0x5a ? code + 0x20 : code) !== name.charCodeAt(index)) return false;
  }
  return true;
}

/** Returns the prefixes, and the names of the given schemes. */
function knownWords(schemes: UrlSource["schemes"]): Words {
  const words: readonly Word[] = [
    ...PREFIXES,
    ...schemes.map((scheme) => ({ name: scheme.name, scheme: scheme as WholeScheme })),
  ];
  const mayEnd = new Uint8Array(128);
  const byLast: readonly Word[][] = Array.from(mayEnd, () => []);
  for (const word of [...words].sort((a, b) => b.name.length - a.name.length)) {
    const last = word.name.slice(-1);
    for (const code of new Set([last, last.toUpperCase()].map((letter) => letter.charCodeAt(0)))) {
      byLast[code]?.push(word);
      if (mayEnd[code] !== Ending.prefix) mayEnd[code] = word.scheme === undefined ? Ending.prefix : Ending.name;
    }
  }
  return {
    mayEnd,
    longest: Math.max(...words.map(({ name }) => name.length)),
    lookAhead: 0,
    endingAt: (text, end, floor) => {
      for (const word of byLast[text.charCodeAt(end - 1)] ?? []) {
        const start = end - word.name.length;
        if (start >= floor && isNameAt(text, start, word.name)) return word;
      }
      return undefined;
    },
  };
}

/** The greatest length of an unknown scheme's name. */
const LONGEST = 64;

const ANY_NAME = /[\dA-Za-z][\d+.A-Za-z-]*$/;

const OF_NAMES = /[\d+.A-Za-z-]/;

/** The text that must follow the name of an unknown scheme, because any word of prose may come before a colon. */
const ANY_AUTHORITY = /^:\/\/[\dA-Za-z]/;
const AUTHORITY_LENGTH = 3;

/** Adds the name of any other scheme, if `//` and a letter or digit follow its colon. */
function withAnyName(words: Words, source: Pick<UrlSource, "find">): Words {
  return {
    mayEnd: words.mayEnd.map((ending, code) =>
      ending === Ending.none && OF_NAMES.test(String.fromCharCode(code)) ? Ending.name : ending,
    ),
    longest: Math.max(words.longest, LONGEST),
    lookAhead: AUTHORITY_LENGTH,
    endingAt: (text, end, floor) => {
      const word = words.endingAt(text, end, floor);
      if (!ANY_AUTHORITY.test(text.slice(end, end + 1 + AUTHORITY_LENGTH))) return word;
      const [name = ""] = ANY_NAME.exec(text.slice(Math.max(floor, end - LONGEST), end)) ?? [];
      if (name.length <= (word?.name.length ?? 0)) return word;
      const scheme = source.find(`${name}:`);
      return scheme && { name, scheme };
    },
  };
}

/**
 * Returns the words to look for: the prefixes and, for bare URLs, the names of the registry's schemes, or any name if the
 * registry accepts all schemes.
 */
export function wordsFor(source: Pick<UrlSource, "schemes" | "find">, isBare: boolean): Words {
  if (!isBare) return knownWords([]);
  const named = knownWords(source.schemes);
  // A name longer than that of any scheme in the registry.
  const other = source.find(`${"x".repeat(named.longest + 1)}:`);
  return other === undefined ? named : withAnyName(named, source);
}
