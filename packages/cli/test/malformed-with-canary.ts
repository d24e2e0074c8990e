import { redact } from "@url1738/redact";
import fc from "fast-check";

/** Texts that hold a secret and are malformed in every way. */

/** A secret that no sentence has by chance, and all that shows it: itself, or what it is written and counted as. */
export interface Canary {
  readonly secret: string;
  readonly traces: readonly string[];
  /** Of a secret of one character. */
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
  { secret: "\u01c2", traces: ["\u01c2", "U+01C2", "%C7%82"], codePoint: 0x1c2 },
  { secret: "~", traces: ['"~"', "%7E", "U+007E"], codePoint: 0x7e },
  { secret: "^", traces: ['"^"', "%5E", "U+005E"], codePoint: 0x5e },
];

/** URLs that hold a secret in every place where `redact` looks for one. */
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

/** What turns a URL into what somebody might have typed. */
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

/** Such a text. */
export interface Malformed {
  readonly canary: Canary;
  readonly text: string;
}

const holds = (text: string, { secret, traces }: Canary) => [secret, ...traces].some((trace) => text.includes(trace));

/** Whether the secret is one still: after some slips, or of a part of a text, nobody would take it for one. */
export function isMasked({ canary, text }: Malformed): boolean {
  return [redact(text), redact(text, { single: true })].some((shown) => !holds(shown, canary));
}

/** Whether the secret is hidden in running text as well, of which nobody knows where a URL ends. */
export function isHiddenInProse({ canary, text }: Malformed): boolean {
  return !holds(redact(text), canary);
}

/** Texts in which the secret is hidden, and stands as it was; the same ones for a seed. */
export function malformedTexts(count: number, seed: number): readonly Malformed[] {
  const drawn = fc.sample(malformed, { numRuns: 2 * count, seed });
  return drawn.filter((drawn) => drawn.text.includes(drawn.canary.secret) && isMasked(drawn)).slice(0, count);
}

/** What of a canary a text shows. */
export function tracesIn(text: string, { traces }: Canary): readonly string[] {
  return traces.filter((trace) => text.includes(trace));
}
