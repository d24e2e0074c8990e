import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readQuery } from "@url1738/https/query";
import { safeResolve } from "@url1738/relative";
import { findUrls } from "@url1738/text";
import { registry, web } from "url1738";
import { expect, test } from "vitest";
import { breachOf } from "../../packages/cli/test/fix-law.ts";
import { untrue } from "../../packages/cli/test/hint-law.ts";
import { readLinkifiers } from "./linkifiers.ts";
import { type Row, readSuites } from "./read-suites.ts";

// Not the class of the engine: another program, by the same standard.
const { parseURL, serializeHost } = (await import("./node_modules/whatwg-url/index.js" as string)) as {
  parseURL(text: string): { readonly host: unknown; readonly port: number | null } | null;
  serializeHost(host: unknown): string;
};

/** The differences that are right, by their kind: the clause by which they are, and a digest of each row, since the rows are not ours. */
type Signed = Record<string, { readonly clause: string; readonly rows: readonly string[] }>;

const path = join(import.meta.dirname, "signed.json");
const signed: Signed = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
const isUpdating = process.env.SIGN !== undefined;

const digest = ({ suite, base = "", text }: Row) =>
  createHash("sha256")
    .update(JSON.stringify([suite, base, text]))
    .digest("base64url")
    .slice(0, 10);

/** Compares rows with a suite; each difference has a kind. */
function compare(rows: readonly Row[], differs: (row: Row) => string | undefined): void {
  expect(rows.length).toBeGreaterThan(0);
  const unsigned: object[] = [];
  for (const row of rows) {
    const kind = differs(row);
    if (kind === undefined || signed[kind]?.rows.includes(digest(row))) continue;
    if (isUpdating) {
      const { clause = "", rows: expected = [] } = signed[kind] ?? {};
      signed[kind] = { clause, rows: [...expected, digest(row)].sort() };
    } else unsigned.push({ kind, ...row });
  }
  if (isUpdating) writeFileSync(path, `${JSON.stringify(signed, undefined, 2)}\n`);
  expect(unsigned).toEqual([]);
}

const { urls, references, queries, addresses } = readSuites();
const linkifiers = readLinkifiers();

test("every signed difference has its clause", () => {
  expect(Object.entries(signed).filter(([, { clause }]) => clause === "")).toEqual([]);
});

test("URLs of http and https, read by the standard of WHATWG", () => {
  const ofWeb = urls.filter(({ text }) => /^https?:/i.test(text));
  compare(ofWeb, ({ text }) => {
    const [ours, theirs] = [web.safeParse(text), parseURL(text)];
    if (!ours.ok)
      return theirs === null ? undefined : `refused: ${ours.error.reason} in the ${ours.error.component ?? "URL"}`;
    if (theirs === null) return "only accepted here";
    const { host, port, scheme } = ours.url;
    const isSame = serializeHost(theirs.host) === host && (theirs.port ?? (scheme === "http" ? 80 : 443)) === port;
    return isSame ? undefined : "another host or port";
  });
});

test("references, resolved", () => {
  compare(references, ({ base = "", text, expected }) => {
    const result = safeResolve(registry, base, text);
    if (!result.ok) return `refused: ${result.error.reason}`;
    const href = registry.format(result.url);
    const other = registry.safeParse(expected);
    return href === expected || (other.ok && registry.format(other.url) === href)
      ? undefined
      : "resolved to another URL";
  });
});

test("queries, read as forms write them", () => {
  compare(queries, ({ text }) => {
    const pairs = readQuery(text).filter(({ name, value }) => name !== "" || value !== undefined);
    const theirs = [...new URLSearchParams(text)];
    const isSame = JSON.stringify(pairs.map(({ name, value = "" }) => [name, value])) === JSON.stringify(theirs);
    return isSame
      ? undefined
      : /[\ud800-\udfff]/.test(JSON.stringify(pairs)) || /\ufffd/.test(theirs.join())
        ? "octets that are not UTF-8"
        : "another pair";
  });
});

test("mail addresses", () => {
  const byUri = (address: string) =>
    address.replace(/[^\w.!$'*+@-]/gu, (character) => (character === "~" ? "%7E" : encodeURIComponent(character)));
  compare(addresses, ({ text, expected = "" }) => {
    if (/\p{Surrogate}/u.test(text)) return undefined;
    // The suite pictures control characters.
    const meant = text.replace(/[\u2400-\u241f]/g, (picture) => String.fromCharCode(picture.charCodeAt(0) - 0x2400));
    const isRead = registry.canParse(`mailto:${byUri(meant)}`);
    const isValid = /VALID_CATEGORY|DNSWARN|RFC5321|RFC5322/.test(expected);
    if (isRead === isValid) return undefined;
    return `${isRead ? "only accepted" : "only refused"} here: ${expected}`;
  });
});

// Without Debian there are none.
test.skipIf(linkifiers.length === 0)("URLs in running text, as linkifiers find them", () => {
  compare(linkifiers, ({ suite, text, expected = "" }) => {
    const urls = Array.from(findUrls(web, text, { bare: true }), ({ text: url }) => url);
    // xurls names the first URL of a text, if there is one.
    const found = (suite === "xurls" ? urls.slice(0, 1) : urls).join("\n");
    if (found === expected) return undefined;
    return found === "" ? "nothing found" : expected === "" ? "only found here" : "another URL found";
  });
});

test("nothing else happens than a value or an error whose hint is true", () => {
  const breaches: unknown[] = [];
  for (const { text } of urls) {
    const result = registry.safeParse(text);
    if (result.ok) {
      const href = registry.format(result.url);
      if (registry.format(registry.parse(href)) !== href) breaches.push({ text, href });
    } else {
      const breach = untrue(registry as never, text, result.error) ?? breachOf(registry, text, result.error);
      if (breach !== undefined) breaches.push(breach);
    }
    for (const hit of findUrls(registry, `(${text}) ${text}, ${text}`, { bare: true, broken: true, www: true }))
      if (hit.ok !== registry.canParse(hit.text)) breaches.push({ text, found: hit.text });
  }
  expect(breaches).toEqual([]);
});
