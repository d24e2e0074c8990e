import { speakable } from "url1738/json";
import { escapedForJson, isUnseenBeyondAscii } from "./visible.ts";

/** Writes values as JSON that every engine accepts: I-JSON (RFC 7493), without NUL, and without anything that a terminal obeys. */

/** Tells whether JSON needs no other spelling. Looking for each reason separately is several times as fast as one expression for all. */
function isPlain(json: string): boolean {
  const isAscii = Buffer.byteLength(json) === json.length;
  const isSeen = isAscii ? !json.includes("\x7f") : !isUnseenBeyondAscii(json);
  return isSeen && !json.includes("\\u") && !json.includes('{"percent":');
}

/** Returns the JSON of a value, for {@link speakableLines}. */
export function rawJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(value, (_key, field) => (typeof field === "bigint" ? String(field) : field));
  }
}

/**
 * Spells lines of JSON so that every engine accepts them. Writes a string that is not Unicode text, or has a NUL, as
 * `{"percent": "caf%E9"}`, and an object whose only key is `percent` as `{"percent": {"percent": …}}`.
 *
 * @param lines - Texts that {@link rawJson} has returned, in lines: many at once take little time.
 */
export function speakableLines(lines: string): string {
  if (isPlain(lines)) return lines;
  const spelt = (line: string) => (isPlain(line) ? line : escapedForJson(JSON.stringify(speakable(JSON.parse(line)))));
  return lines.split("\n").map(spelt).join("\n");
}

/** Returns a value as one line of JSON; see {@link speakableLines}. */
export function toJson(value: unknown): string {
  return `${speakableLines(rawJson(value))}\n`;
}
