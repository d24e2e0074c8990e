import type { Component, Made } from "@url1738/core/compiled";
import { after, DEAD, type Language, languageOf } from "./language.ts";

/** The flag of all checks: a text may break a rule beyond the grammar. Those of the functions that read follow. */
export const CHECK = 0;

/** For one flag, the texts of a component that do not raise it. */
interface Spares {
  readonly flag: number;
  /** Without it, every text raises the flag. */
  readonly language: Language | undefined;
}

/** Which flags the texts of the components raise. */
export interface Flags {
  /** The functions that read and of which some texts need not be read, by their flags; `undefined` for that of the checks. */
  readonly readers: readonly (Component["codec"]["read"] | undefined)[];
  /** For each component the languages that are followed through its text. */
  readonly of: readonly (readonly Spares[])[];
}

/** The texts in which the check of a component finds nothing; without it, none is known. */
export function sparedCheck({ codec }: Component): Component["item"] | undefined {
  return codec.spared?.check ?? (codec.check as Made | undefined)?.spared;
}

/** Finds out which flags there are. */
export function flagsOf(leaves: readonly Component[]): Flags {
  const readers: Flags["readers"][number][] = [undefined];
  const of = leaves.map((leaf): readonly Spares[] => {
    const { read, check, spared } = leaf.codec;
    const all: Spares[] = [];
    const checked = sparedCheck(leaf);
    if (check !== undefined) all.push({ flag: CHECK, language: checked && languageOf(checked) });
    if (spared?.read !== undefined) {
      if (!readers.includes(read)) readers.push(read);
      all.push({ flag: readers.indexOf(read), language: languageOf(spared.read) });
    }
    return all;
  });
  return { readers, of };
}

/** Where a text stands in each of the languages that are followed; a dead one has raised its flag. */
export type Followed = readonly number[];

export const begun = (spares: readonly Spares[]): Followed => spares.map(({ language }) => language?.start ?? -1);

/** One more character, and the flags that it raises. */
export function followedBy(
  spares: readonly Spares[],
  followed: Followed,
  code: number,
): { readonly followed: Followed; readonly raised: readonly number[] } {
  const next = followed.map((state, at) => {
    const { language } = spares[at] as Spares;
    return language === undefined ? state : after(language, state, code);
  });
  const raised = spares.flatMap(({ flag }, at) => (next[at] === DEAD && followed[at] !== DEAD ? [flag] : []));
  return { followed: next, raised };
}

/** The flags that the end of a text raises. */
export function raisedAtEnd(spares: readonly Spares[], followed: Followed): readonly number[] {
  return spares.flatMap(({ flag, language }, at) => {
    const state = followed[at] as number;
    return state !== DEAD && !language?.ends[state] ? [flag] : [];
  });
}
