import type { Place } from "../grammar/nodes.ts";
import type { Departure } from "../machines/machine.ts";
import { reserved, xchar } from "../syntax/characters.ts";
import { encodedOctets } from "../syntax/percent-encoding.ts";

/** What to write instead: the advice that needs no knowledge of any scheme. */

/** Where an escape was begun just before a place, but not finished; -1 where none was. */
export function brokenEscape(text: string, index: number): number {
  if (text[index - 1] === "%") return index - 1;
  return text[index - 2] === "%" && /[\dA-Fa-f]/.test(text[index - 1] as string) ? index - 2 : -1;
}

/** The length of a text without the white space at its end. */
export function trimmedLength(text: string): number {
  return text.trimEnd().length;
}

/** Whether a character must be escaped wherever it stands (§2.2): one that is graphic or a space, but no `xchar`. */
export function mustEscape(character: string): boolean {
  return character >= " " && character !== "\x7f" && !xchar.characters.includes(character);
}

/** The advice for what stands where no URL has begun. */
export function beginningHint(text: string, index: number): string | undefined {
  if (text.startsWith("\ufeff")) return "Leave out the byte order mark (U+FEFF) before the URL.";
  if (/^\s/.test(text)) return "Leave out the white space before the URL.";
  if (text.startsWith("<")) return "Leave out the angle brackets around the URL.";
  if (text.startsWith('"')) return "Leave out the quotation marks around the URL.";
  if (/^url:/i.test(text)) return "Leave out the prefix URL: before the URL.";
  if (index < text.length && index >= trimmedLength(text)) return "Leave out the white space after the URL.";
  return text.startsWith("//", index) ? "Write the scheme and a colon before the //." : undefined;
}

/** The advice for what may be a host, where nobody knows better. */
export function hostHint(text: string): string | undefined {
  const isHost = /^[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)+(?:\/|$)/.test(text) || /^[\dA-Za-z.-]+:\d+(?:\/|$)/.test(text);
  return isHost ? "Write the scheme and :// before the host." : undefined;
}

/** The advice for a replacement that mends a text. */
export function fixHint(replaced: string, replacement: string): string {
  return replaced === "%" ? "Write %25 for a % that begins no escape." : `Write ${replacement} instead.`;
}

/** The advice for a place that a grammar cannot get past. */
export function departureHint(
  { text, index, found }: Place,
  { canEscape, component, expected }: Departure,
): string | undefined {
  if (found !== "" && index >= trimmedLength(text)) return "Leave out the white space after the URL.";
  if (found === "#")
    return "Leave out the fragment, from the # on: it is not part of a URL. A # that belongs to the URL is written %23.";
  if (brokenEscape(text, index) >= 0) return fixHint("%", "%25");
  if (expected.includes('"//"')) return "Write // after the colon, before the host.";
  if (found === "" || !canEscape) return undefined;
  const escaped = encodedOctets(found);
  if (escaped === undefined) return "Leave it out: half of a surrogate pair is not a character.";
  if (mustEscape(found)) return fixHint(found, escaped);
  if (!reserved.characters.includes(found)) return `Leave it out, or write ${escaped}.`;
  return component === undefined ? undefined : `Write ${escaped} if it belongs to the ${component}.`;
}
