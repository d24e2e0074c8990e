import { ARGUMENT_END, type Row } from "./command-rows.ts";
import type { Matcher } from "./matcher.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { quotedAt } from "./values.ts";

/** The most characters of a secret that comes before its word. */
const LONGEST_BEHIND = 272;

/**
 * Reads the secret of a command, a protocol or a service.
 *
 * @param index - The place of the word that begins its row.
 * @param end - The place after that word.
 * @returns The place after the secret; `undefined` if there is none.
 */
export function readCommand(search: Matcher, index: number, end: number, row: Row, add: Found): number | undefined {
  const { before, value, kind = "commands", unfinished, isUnsure, isPassword, isWhole, isRepeated, lead, behind } = row;
  if (unfinished) search.at(unfinished, end);
  const opening = search.at(before, end);
  if (!opening) return undefined;
  let place = end + opening[0].length;
  // Only rows that tell what is unfinished go on in the next line.
  if (!unfinished && search.rawLineEnd(end) < place) return undefined;
  if (behind) {
    const from = Math.max(0, index - LONGEST_BEHIND);
    const match = behind.exec(search.text.slice(from, index));
    const secret = match?.[1] ?? "";
    const place = from + (match ? match.index + match[0].lastIndexOf(secret) : 0);
    if (!isShown(secret, "password")) add(place, place + secret.length, kind);
    return undefined;
  }
  let to = place;
  const quoted = isWhole ? undefined : quotedAt(search, place);
  if (quoted) ({ index: place, end: to } = quoted);
  else to = value ? place + (search.at(value, place)?.[0].length ?? 0) : search.next(ARGUMENT_END, place);
  const text = search.text.slice(place, to);
  if (text === "" || !search.isShort(place, to) || isShown(text, "password")) return undefined;
  if (isUnsure && !looksSecret(text, isPassword ? "password" : "other")) return undefined;
  add(isWhole ? index - (lead?.length ?? 0) : place, to, kind);
  return (isRepeated && readCommand(search, index, to, row, add)) || to;
}
