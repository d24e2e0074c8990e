import { type Component, languageOf } from "@url1738/core/runtime";
import { CODES } from "./machine.ts";

/** With more texts than this, a string is not compared one by one. */
const MOST = 16;

/**
 * The texts of a component that are their own values and spellings and break no rule, where it has so few texts that each can be tried;
 * `undefined` where it has more.
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
