import type { Component } from "@url1738/core/runtime";
import { languageOf } from "./language.ts";
import { CODES } from "./machine.ts";

/** The greatest number of texts that a string is compared with one by one. */
const MOST = 16;

/**
 * Returns the texts of a component that are their own values and spellings and break no rule; `undefined` if it has too many texts to
 * try each.
 */
export function fewTextsOf({ item, codec }: Component): readonly string[] | undefined {
  const language = languageOf(item);
  const texts: string[] = [];
  let heads: readonly (readonly [text: string, position: typeof language.first])[] = [["", language.first]];
  while (heads.length > 0) {
    texts.push(...heads.flatMap(([text, position]) => (language.isEnd(position) ? [text] : [])));
    heads = heads.flatMap(([text, position]) =>
      CODES.flatMap((code) => {
        const next = language.after(position, code);
        return next === undefined ? [] : [[text + String.fromCharCode(code), next] as const];
      }),
    );
    if (texts.length + heads.length > MOST) return undefined;
  }
  const isOwn = (text: string) =>
    codec.read(text) === text && codec.spell(text) === text && !codec.check?.(text).length;
  return texts.filter(isOwn);
}
