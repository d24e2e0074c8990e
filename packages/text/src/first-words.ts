import type { Scheme } from "@url1738/core";
import { type PrefixWalk, prefixWalker } from "@url1738/core/grammar";

/** What may begin a URL before a colon: the name of a scheme, or `URL`. */
export interface Word {
  /** In lower case. */
  readonly name: string;
  /** Begins a walk by the scheme's grammar; `URL` has none. */
  readonly begin: ((start: number) => PrefixWalk) | undefined;
}

/** Finds the word that ends at an offset. */
export interface Words {
  /** The length of the longest word. */
  readonly longest: number;
  /** @returns The longest such word that does not begin before `floor`. */
  readonly endingAt: (text: string, end: number, floor: number) => Word | undefined;
}

/** The walker of a grammar, compiled when it is first needed. */
function lazily(schemepart: Scheme["schemepart"]): (start: number) => PrefixWalk {
  let walker: ((start: number) => PrefixWalk) | undefined;
  return (start) => {
    walker ??= prefixWalker(schemepart);
    return walker(start);
  };
}

/** Whether a name, given in lower case, stands at an offset in any case. */
function isNameAt(text: string, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    const code = text.charCodeAt(start + index);
    if ((code >= 0x41 && code <= 0x5a ? code + 0x20 : code) !== name.charCodeAt(index)) return false;
  }
  return true;
}

/** The words to look for: `URL`, and the names of some schemes. */
export function wordsFor(schemes: readonly Pick<Scheme, "name" | "schemepart">[]): Words {
  const words: readonly Word[] = [
    { name: "url", begin: undefined },
    ...schemes.map(({ name, schemepart }) => ({ name, begin: lazily(schemepart) })),
  ];
  const byLast: (readonly Word[] | undefined)[] = new Array(128).fill(undefined);
  for (const word of [...words].sort((a, b) => b.name.length - a.name.length)) {
    const last = word.name.slice(-1);
    for (const code of new Set([last, last.toUpperCase()].map((letter) => letter.charCodeAt(0))))
      byLast[code] = [...(byLast[code] ?? []), word];
  }
  return {
    longest: Math.max(...words.map(({ name }) => name.length)),
    endingAt: (text, end, floor) => {
      const code = text.charCodeAt(end - 1);
      const candidates = code < 128 ? byLast[code] : undefined;
      return candidates?.find(({ name }) => end - name.length >= floor && isNameAt(text, end - name.length, name));
    },
  };
}
