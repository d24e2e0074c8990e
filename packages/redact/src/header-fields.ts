import { CLEARED, CREDENTIALS, HEADER, HEADER_SIGN, MARK, TEMPLATE } from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import type { Name } from "./name-in-text.ts";
import type { SecretNames } from "./secret-name.ts";
import { isShown, isVariable } from "./shown-values.ts";
import type { Found } from "./spans.ts";

/** Reads `Authorization: Basic x`, to the end of the line or of the string that it stands in. */
export function readHeader(search: Matcher, name: Name, names: SecretNames, add: Found): number | undefined {
  const { index, end, text, kind } = name;
  const sign = HEADER.test(text) ? search.at(HEADER_SIGN, end) : null;
  if (!sign) return undefined;
  const from = end + sign[0].length;
  if (/["'`]/.test(search.text.charAt(from))) return undefined;
  const to = stringEnd(search, index, from);
  const value = search.text.slice(from, Math.min(to, from + 400));
  const scheme = search.at(CREDENTIALS, from)?.[0].length ?? 0;
  const credentials = value.slice(scheme);
  const isNone = [CLEARED, TEMPLATE].some((form) => form.test(value)) || isShown(value, kind);
  if (isNone || isShown(credentials, kind) || isCode(value, names)) return from;
  add(from, to, "headers");
  return to;
}

/** Tells whether the value of a header is code: a type, a variable or a call, as in a signature or an object. */
function isCode(value: string, names: SecretNames): boolean {
  const [word = ""] = /^[\w$.]*/.exec(value) ?? [];
  const after = value.charAt(word.length);
  return /^[<({]/.test(after) || (/^[,)|]/.test(after) && (isShown(word, "other") || isVariable(word, "other", names)));
}

/** Finds the end of the line, or of the string around a header. */
function stringEnd(search: Matcher, name: number, from: number): number {
  const { text, reading } = search;
  const end = search.lineEnd(from);
  if (/["'`]/.test(text.charAt(name - 1))) return Math.min(end, Math.max(from, search.closing(name - 1)));
  // A mark after a sign or a blank opens a string inside the value; any other closes the one around it.
  for (let place = search.next(MARK, from); place < end; place = search.next(MARK, place)) {
    if (reading.depthAt(place) > 0 || !/[=\s(,]/.test(text.charAt(place - 1))) return place;
    const closing = search.closing(place);
    if (closing >= end) return place;
    place = closing + 1;
  }
  return end;
}
