import type { Span } from "@url1738/redact";
import type { HitPlace } from "./hit.ts";

/** Returns the offset in a text of each character of a URL, which stand there in order; `undefined` if they do not. */
function offsetsIn(text: string, url: string): readonly number[] | undefined {
  const offsets: number[] = [];
  let from = 0;
  for (let index = 0; index < url.length; index++) {
    const offset = text.indexOf(url.charAt(index), from);
    if (offset < 0) return undefined;
    offsets.push(offset);
    from = offset + 1;
  }
  return offsets;
}

const reversed = (text: string) => text.split("").reverse().join("");

/**
 * Finds the parts of a hit that spans of the whole text cover. So the secrets that `passwordsIn` of `@url1738/redact` finds in the text can be
 * masked in a hit, which does not show them by itself if they begin before it or go on behind it.
 *
 * @param text - The text.
 * @param hit - A hit in it; `text` and `fragment` may be those of another reading.
 * @param spans - Spans of the text that do not overlap.
 * @returns Their places in the URL of the hit: in `text`, followed by `#` and `fragment` if there is one. They are in order. Where white space
 *   and hyphens inside the hit make several places possible, they cover all of them; if the URL does not stand in the text, all of it.
 * @public
 */
export function spansInHit(
  text: string,
  { start, end, text: url, fragment }: Pick<HitPlace, "start" | "end" | "text" | "fragment">,
  spans: readonly Span[],
): readonly Span[] {
  const inside = spans.filter((span) => span.index < end && span.end > start);
  if (inside.length === 0) return [];
  const whole = fragment === undefined ? url : `${url}#${fragment}`;
  const source = text.slice(start, end);
  // The scheme of a hit that begins with `www.` does not stand in the text.
  const added = source[0] === whole[0] || !/^https:\/\/www\./i.test(whole) ? 0 : "https://".length;
  const written = whole.slice(added);
  const first = offsetsIn(source, written);
  const last = offsetsIn(reversed(source), reversed(written));
  if (first === undefined || last === undefined) return [{ index: 0, end: whole.length }];
  const isInside: boolean[] = [];
  for (const span of inside)
    for (let offset = Math.max(0, span.index - start); offset < Math.min(end, span.end) - start; offset++)
      isInside[offset] = true;
  const found: { index: number; end: number }[] = [];
  for (let index = 0; index < written.length; index++) {
    const offsets = [first[index] ?? 0, source.length - 1 - (last[written.length - 1 - index] ?? 0)];
    if (!offsets.some((offset) => isInside[offset])) continue;
    const previous = found.at(-1);
    if (previous?.end === added + index) previous.end++;
    else found.push({ index: added + index, end: added + index + 1 });
  }
  return found;
}
