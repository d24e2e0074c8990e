import type { UrlValue } from "@url1738/core";
import type { UrlHit } from "./hit.ts";
import type { More } from "./more.ts";
import type { Name } from "./name.ts";
import { foundError, foundUrl, readWhole } from "./read-hit.ts";
import { limitOf, type Outcome, type Search } from "./search.ts";
import { LINK_END } from "./terminal/terminal-text.ts";

/** The end of the target of a link. */
const MORE_UNTIL_LINK_END: More = { awaited: new RegExp(LINK_END) };

/** Reads the URL that is the target of a link in a terminal: all of it, whatever its last characters are. */
export function linkTarget<U extends UrlValue>(search: Search<U>, name: Name): Outcome<U> {
  const { source, settings, text, isEnd } = search;
  const last = name.start + limitOf(search);
  const end = text.indexOf(LINK_END, name.end);
  if (end < 0 && !isEnd && text.length <= last) return MORE_UNTIL_LINK_END;
  if (end < 0 || end > last) return name.end;
  const { split, result } = readWhole(source, text.slice(name.start, end));
  const urlEnd = name.start + split.text.length;
  const offsets = { start: name.start, end, urlStart: name.start, urlEnd };
  if (!(result.ok ? settings.bare : settings.broken)) return end;
  const hit: UrlHit<U> = result.ok
    ? foundUrl(search, offsets, { ...split, url: result.url })
    : foundError(search, offsets, { split, failed: result });
  return { hit, from: name.start, after: end, isTarget: true };
}
