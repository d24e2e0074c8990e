import type { Component } from "@url1738/core/compiled";
import { DEAD, languageOf } from "./language.ts";

/** With more texts than this, a string is not compared one by one. */
const MOST = 16;

/**
 * The texts of a component that are their own values and spellings and break no rule, where it has so few texts that each can be tried;
 * `undefined` where it has more.
 */
export function fewTextsOf({ item, codec }: Component): readonly string[] | undefined {
  const { start, rows, ends } = languageOf(item);
  const texts: string[] = [];
  let heads: readonly (readonly [text: string, state: number])[] = [["", start]];
  while (heads.length > 0) {
    texts.push(...heads.flatMap(([text, state]) => (ends[state] ? [text] : [])));
    heads = heads.flatMap(([text, state]) =>
      (rows[state] ?? []).flatMap((to, code) => (to === DEAD ? [] : [[text + String.fromCharCode(code), to] as const])),
    );
    if (texts.length + heads.length > MOST) return undefined;
  }
  const isOwn = (text: string) =>
    codec.read(text) === text && codec.spell(text) === text && !codec.check?.(text).length;
  return texts.filter(isOwn);
}
