import {
  encoded,
  fromOctets,
  isScheme,
  octets,
  safeAccess,
  safeNormalize,
  safeUpdate,
  urlErrorOf,
} from "@url1738/core";
import { readQuery, writeQuery } from "@url1738/https/query";
import { advice, applyFixes, audit, diagnose, ipSchemePart, isMisspelt, repair, secretsIn, spans } from "@url1738/lint";
import { isSecretName, maskingOf, passwordsIn, redact, redactValue } from "@url1738/redact";
import { isRelative, relate, safeResolve } from "@url1738/relative";
import { fromUrl, toUrl } from "@url1738/relative/platform";
import { encodeQuotedPrintable, findUrls, urlPart, wrapUrl } from "@url1738/text";
import type { UrlValue } from "url1738";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { renderErrors } from "../src/index.ts";
import { french } from "../src/language/french.ts";
import { registryFor } from "../src/schemes/registry-for.ts";

const registry = registryFor({});
const single = { single: true };

/** Calls a function that throws for what it does not take. */
function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    if (urlErrorOf(thrown) === undefined && !(thrown instanceof TypeError)) throw thrown;
    return undefined;
  }
}

/** Does something with the value of a text, if it is a URL. */
function withValue(text: string, use: (url: UrlValue) => unknown): void {
  const result = registry.safeParse(text);
  if (result.ok) tried(() => use(result.url as UrlValue));
}

/** The uses of a text, or of its value. Errors, hits, hints and repairs of texts full of errors have tests of their own. */
const uses: Readonly<Record<string, (text: string) => unknown>> = {
  canParse: (text) => registry.canParse(text),
  "parse, its error": (text) => {
    const result = registry.safeParse(text);
    return result.ok ? result.url : [result.error, french.fact(result.error), renderErrors([result.error], text)];
  },
  format: (text) => withValue(text, (url) => registry.format(url as never)),
  build: (text) => withValue(text, (url) => registry.build(url as never)),
  normalize: (text) => safeNormalize(registry, text),
  update: (text) => safeUpdate(registry, text, { port: 1 } as never),
  access: (text) => withValue(text, (url) => safeAccess(registry, url as never)),
  advice: (text) => {
    const result = registry.safeParse(text);
    return result.ok || advice(registry, text, result.error);
  },
  isMisspelt: (text) => isMisspelt(registry, text),
  "diagnose, one": (text) => diagnose(registry, text, { limit: 1 }),
  repair: (text) => repair(registry, text),
  "repair, likely": (text) => repair(registry, text, { likely: true }),
  applyFixes: (text) => applyFixes(text, diagnose(registry, text, { limit: 10 }), { likely: true }),
  audit: (text) => registry.canParse(text) && audit(registry, text),
  spans: (text) => tried(() => spans(registry, text)),
  secretsIn: (text) => secretsIn(registry, text),
  "passwordsIn, single": (text) => passwordsIn(text, single),
  "redact, single": (text) => redact(text, single),
  redactValue: (text) => redactValue({ url: text, [text]: text }),
  isSecretName: (text) => isSecretName(text),
  maskingOf: (text) => maskingOf(text)(text.length - 1),
  resolve: (text) => [
    safeResolve(registry, "https://h.dom/a/b?c", text.slice(text.indexOf("/"))),
    safeResolve(registry, text, "../x"),
  ],
  relate: (text) => tried(() => [relate(registry, text, `${text}x`), relate(registry, "https://h.dom/a/b?c", text)]),
  isRelative: (text) => isRelative(text),
  toUrl: (text) => tried(() => toUrl(registry, text as never)),
  fromUrl: (text) => URL.canParse(text) && tried(() => fromUrl(registry, new URL(text))),
  findUrls: (text) => [...findUrls(registry, text, { bare: true, broken: true, prefix: true, www: true })].length,
  wrapUrl: (text) => tried(() => wrapUrl(text)),
  urlPart: (text) => tried(() => urlPart(text)),
  encodeQuotedPrintable: (text) => tried(() => encodeQuotedPrintable(text)),
  queries: (text) => tried(() => writeQuery(readQuery(text.slice(text.indexOf(":") + 1)))),
  encoded: (text) => tried(() => encoded(text)),
  octets: (text) => fromOctets(octets(text) ?? new Uint8Array()),
  ipSchemePart: (text) =>
    tried(() => ipSchemePart({ scheme: "x", schemePart: text.slice(text.indexOf(":") + 1) } as never)),
  isScheme: (text) => isScheme(text),
};

/** The beginnings of texts, and the pieces to repeat after them. */
const STARTS = [
  "https://h.dom/",
  "https://",
  "ftp://u:p@h.dom/",
  "prospero://h.dom/a;b=",
  "gopher://h.dom/1",
  "mailto:",
  "news:",
  "x:",
  "",
];
const PIECES = [
  "a",
  "a/",
  "%41",
  "%C3%A9",
  "é",
  ";a=b",
  "&a=b",
  "a&token=b",
  "?",
  "#",
  "@",
  "a@",
  ":",
  ".",
  "a.",
  "../",
  "-",
  "\\",
  '"',
  '"\\',
  "~",
  " ",
  "=",
  "//",
  "http://",
  "[",
  "\ud800",
];

/** The uses that look at a whole text if it has up to 2,048 characters, so that only longer ones show how their work grows. */
const OF_LONG: readonly string[] = ["repair", "repair, likely", "applyFixes"];

/** A million characters take minutes; fewer show quadratic work as well. */
const lengthFor = (use: string) => (DRAWS >= 4 ? 1_000_000 : OF_LONG.includes(use) ? 16_500 : 4_096);

/** Every piece after one beginning or another; in a quick run, every third of them. */
const isTried = (start: number, piece: number) => DRAWS >= 1 || (start + piece) % (DRAWS >= 0.25 ? 4 : 12) === 0;

describe.each(Object.entries(uses))("the work of %s is linear", (name, use) => {
  test.each(STARTS)("after %j", (start) => {
    const grown = PIECES.filter((_piece, at) => isTried(STARTS.indexOf(start), at)).map((piece) => {
      const text = (length: number) => start + piece.repeat((length - start.length) / piece.length);
      return [piece, growthOfWork((length) => void use(text(length)), lengthFor(name))] as const;
    });
    expect(grown.filter(([, growth]) => growth >= MOST_GROWTH)).toEqual([]);
  });
});
