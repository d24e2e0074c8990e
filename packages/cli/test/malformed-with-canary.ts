import { redact } from "@url1738/redact";
import fc from "fast-check";

/** Makes texts that contain a secret and are malformed in many ways. */

/** A secret that no sentence contains by chance, and its traces: the secret itself, its escapes and its code point. */
export interface Canary {
  readonly secret: string;
  readonly traces: readonly string[];
  /** The code point, if the secret is one character. */
  readonly codePoint?: number;
}

export const canaries: readonly Canary[] = [
  { secret: "cAnArY", traces: ["cAnArY", "CANARY"] },
  { secret: "cAn ArY", traces: ["cAn", "ArY", "%20ArY"] },
  { secret: "cAn%ArY", traces: ["cAn", "ArY"] },
  { secret: "cAn@ArY", traces: ["cAn"] },
  { secret: "cAn/ArY", traces: ["cAn", "ArY"] },
  { secret: "cAn:ArY", traces: ["ArY"] },
  { secret: "cAn#ArY", traces: ["cAn", "ArY"] },
  { secret: "57?cAnArY", traces: ["cAnArY", "CANARY"] },
  { secret: "\u01c2", traces: ["\u01c2", "U+01C2", "%C7%82"], codePoint: 0x1c2 },
  { secret: "~", traces: ['"~"', "%7E", "U+007E"], codePoint: 0x7e },
  { secret: "^", traces: ['"^"', "%5E", "U+005E"], codePoint: 0x5e },
];

/** URLs with a secret in each place where `redact` looks for one. */
const forms: readonly ((secret: string) => string)[] = [
  (secret) => `ftp://u:${secret}@host.dom:21/pub/x;type=a`,
  (secret) => `telnet://u:${secret}@host.dom/`,
  (secret) => `http://u:${secret}@host.dom/a?b`,
  (secret) => `http://${secret}@host.dom/a`,
  (secret) => `http://host.dom/a?token=${secret}&b=c`,
  (secret) => `http://host.dom/a?b=c#access_token=${secret}`,
  (secret) => `gopher://u:${secret}@host.dom/1x`,
  (secret) => `wais://u:${secret}@host.dom/db?x`,
  (secret) => `nntp://u:${secret}@host.dom/comp.lang.c/1`,
  (secret) => `prospero://host.dom/x;password=${secret}`,
  (secret) => `file://u:${secret}@host.dom/x`,
  (secret) => `mailto:u:${secret}@host.dom`,
  (secret) => `news://u:${secret}@host.dom/comp.lang.c`,
  (secret) => `x-other://u:${secret}@host.dom/`,
  (secret) => `http://host.dom/?to=ftp%3A%2F%2Fu%3A${secret}%40h`,
  (secret) => `http://host.dom/a?b=ftp://u:${secret}@h/`,
  (secret) => `<URL:ftp://u:${secret}@host.dom/>`,
];

/** Functions that turn a URL into a text that somebody might have typed. */
const slips: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.charAt(at) + text.slice(at),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  ...[
    " ",
    "\t",
    "%",
    "%0A",
    "\\",
    "/",
    "//",
    ":",
    "@",
    "#",
    "?",
    ";",
    '"',
    "<",
    ">",
    "_",
    "99999",
    "\u00e9",
    "\ufeff",
    "\u200b",
    "[",
    "|",
  ].map((inserted) => (text: string, at: number) => text.slice(0, at) + inserted + text.slice(at)),
  (text) => text.replace("://", ":"),
  (text) => text.replace("://", ":/"),
  (text) => text.replace("://", ":\\\\"),
  (text) => text.replace("://", "//"),
  (text) => text.replace("://", ";//"),
  (text) => text.replaceAll("/", "\\/"),
  (text) => `"${text}"`,
  (text) => `(${text})`,
  (text) => `[x](${text})`,
  (text) => `see ${text}`,
  (text) => ` ${text} `,
  (text) => text.replace(/^[a-z-]+:\/\//, ""),
  (text) => text.replace(/^[a-z-]+/, "htp"),
  (text) => `http://${text}`,
];

const indexOf = (max: number) => fc.nat({ max });

const malformed = fc
  .record({
    canary: fc.constantFrom(...canaries),
    form: fc.constantFrom(...forms),
    slips: fc.array(fc.tuple(fc.constantFrom(...slips), indexOf(60)), { minLength: 1, maxLength: 3 }),
  })
  .map(({ canary, form, slips: made }) => ({
    canary,
    text: made.reduce((text, [slip, at]) => slip(text, at), form(canary.secret)),
  }));

/** A malformed text with its secret. */
export interface Malformed {
  readonly canary: Canary;
  readonly text: string;
}

const holds = (text: string, { secret, traces }: Canary) => [secret, ...traces].some((trace) => text.includes(trace));

/** Tells whether `redact` still masks the secret: after some typing errors, or in part of a text, nobody would take it for a secret. */
export function isMasked({ canary, text }: Malformed): boolean {
  return [redact(text), redact(text, { single: true })].some((shown) => !holds(shown, canary));
}

/** Tells whether the secret is also masked in running text, where the end of a URL is unknown. */
export function isHiddenInProse({ canary, text }: Malformed): boolean {
  return !holds(redact(text), canary);
}

/** Returns texts that contain the secret unchanged, where `redact` masks it; the same seed gives the same texts. */
export function malformedTexts(count: number, seed: number): readonly Malformed[] {
  const drawn = fc.sample(malformed, { numRuns: 2 * count, seed });
  return drawn.filter((drawn) => drawn.text.includes(drawn.canary.secret) && isMasked(drawn)).slice(0, count);
}

/** Returns the traces of a canary that a text shows. */
export function tracesIn(text: string, { traces }: Canary): readonly string[] {
  return traces.filter((trace) => text.includes(trace));
}
