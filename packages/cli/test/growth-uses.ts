import {
  createRegistry,
  encoded,
  fromOctets,
  isScheme,
  octets,
  safeAccess,
  safeBuild,
  safeFormat,
  safeNormalize,
  safeUpdate,
  type UrlError,
  urlErrorOf,
} from "@url1738/core";
import * as define from "@url1738/core/define";
import * as runtime from "@url1738/core/runtime";
import { deriveScheme } from "@url1738/derive";
import * as file from "@url1738/file";
import { componentName, typeset } from "@url1738/fr";
import { ftpHint } from "@url1738/ftp";
import { isGlobalAddress, isPublicHost } from "@url1738/gate/address";
import { httpHint } from "@url1738/http";
import { httpsHint } from "@url1738/https";
import { readQuery, writeQuery } from "@url1738/https/query";
import {
  advice,
  applyFixes,
  audit,
  diagnose,
  ipSchemePart,
  isMisspelt,
  namesNear,
  repair,
  secretsIn,
  spans,
} from "@url1738/lint";
import { mailtoHint } from "@url1738/mailto";
import { checkMessageId, newsHint } from "@url1738/news";
import { nntpHint } from "@url1738/nntp";
import { BnfError, compareLanguages, trace } from "@url1738/prove";
import {
  createRedactor,
  isMaskedAt,
  isSecretName,
  maskingOf,
  passwordsIn,
  type RedactOptions,
  redact,
  redactValue,
} from "@url1738/redact";
import { atAfter, loginAfter } from "@url1738/redact/masking";
import { redactAttributes } from "@url1738/redact/opentelemetry";
import { redactPino } from "@url1738/redact/pino";
import { redactSentry } from "@url1738/redact/sentry";
import { redactFormat } from "@url1738/redact/winston";
import { isRelative, relate, resolve, safeResolve } from "@url1738/relative";
import { fromUrl, toUrl } from "@url1738/relative/platform";
import * as rfc3986 from "@url1738/rfc3986";
import { encodeQuotedPrintable, findUrls, LinePlaces, spansInHit, urlPart, wrapUrl } from "@url1738/text";
import { transliterate } from "@url1738/text/transliterate";
import type { UrlValue } from "url1738";
import { definitions } from "url1738/definitions";
import { speakable } from "url1738/json";
import { url, urlValue } from "url1738/schema";
import { words } from "../../client/src/errors/client-error.ts";
import { factsIn } from "../../client/src/ftp/facts.ts";
import { challengesIn } from "../../client/src/http/authorize.ts";
import { createReceiver } from "../../client/src/telnet/nvt.ts";
import { readInitResponse } from "../../client/src/wais/message.ts";
import { readSearchResponse } from "../../client/src/wais/search-response.ts";
import { countIn } from "../../client/src/wire/count-in.ts";
import { renderErrors } from "../src/index.ts";
import { french } from "../src/language/french.ts";
import { registryFor } from "../src/schemes/registry-for.ts";

const registry = registryFor({});
const generic = createRegistry(registry.schemes, { generic: true });
const gateways = createRegistry(registry.schemes, { gateways: { ftp: "https://gateway.dom/get/{url}" } });

/** Calls a function that throws for what it does not take. */
function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    const isExpected = thrown instanceof TypeError || thrown instanceof BnfError || urlErrorOf(thrown) !== undefined;
    if (!isExpected) throw thrown;
    return undefined;
  }
}

/** Does something with the value of a text, if it is a URL. */
function withValue(text: string, use: (url: UrlValue) => unknown): void {
  const result = registry.safeParse(text);
  if (result.ok) tried(() => use(result.url as UrlValue));
}

/** Returns the first error of a text that is not a URL. */
function errorOf(text: string): UrlError | undefined {
  const result = registry.safeParse(text);
  return result.ok ? undefined : result.error;
}

/** Returns the text after the first colon. */
const afterColon = (text: string) => text.slice(text.indexOf(":") + 1);

/** Returns the text from the first slash on. */
const fromSlash = (text: string) => text.slice(text.indexOf("/"));

/** Values that have a text as one of their components. */
const built = (text: string): readonly Readonly<Record<string, unknown>>[] => [
  { scheme: "ftp", user: text, password: text, host: "h.dom", cwd: [text, ...text.split("/")], name: text },
  { scheme: "https", host: "h.dom", path: text, query: text, fragment: text },
  { scheme: "https", host: text, port: text },
  { scheme: "gopher", host: "h.dom", gtype: "7", selector: text, search: text, gopherPlus: text },
  { scheme: "mailto", address: text },
  { scheme: "news", messageId: `${text}@h.dom` },
  { scheme: "prospero", host: "h.dom", hsoname: text, fields: text.split(";").map((name) => ({ name, value: name })) },
];

/** Redacts in pieces of 1,000 characters. */
function inPieces(text: string, options: RedactOptions): string {
  const { push, end } = createRedactor(options);
  let redacted = "";
  for (let index = 0; index < text.length; index += 1000) redacted += push(text.slice(index, index + 1000));
  return redacted + end();
}

const all = { softBreaks: true };

const addrSpec = define.checkDecoded(define.sequence(define.many(define.alpha, "."), "@", define.host));
const hostRule = define.checkRule(define.sequence(define.many(define.alpha, "."), "@", define.host));
const noNul = define.checkEscapes([0], "It has no NUL.");
const decoded = define.decodedCodec(define.many(define.uchar));
const settings = define.defineScheme({
  name: "x-settings",
  schemepart: define.sequence(
    "//",
    rfc3986.hostList("hosts"),
    define.optional(
      "?",
      rfc3986.options("settings", { timeout: define.decimal("timeout", define.digits, 3600) }, { others: "others" }),
    ),
    rfc3986.parameters("parameters", ";", "before"),
  ),
  access: "It designates settings.",
});
const ftps = deriveScheme(definitions.find(({ name }) => name === "ftp") as never, {
  name: "ftps",
  access: "It designates a file.",
});
const [https] = definitions.filter(({ name }) => name === "https");

/** Spells a value of the scheme `file` as the path of a system. */
const pathsOf = (url: UrlValue) =>
  [file.posixPath, file.windowsPath, file.vmsPath].map((spell) => tried(() => spell(url as never)));

/** Everything that anybody can do with a text, or with a value that it is a part of. */
export const uses: Readonly<Record<string, (text: string) => unknown>> = {
  // core
  canParse: (text) => registry.canParse(text),
  "parse, its error": (text) => {
    const result = registry.safeParse(text);
    return result.ok ? result.url : [result.error, french.fact(result.error), renderErrors([result.error], text)];
  },
  "parse, generic": (text) => [generic.safeParse(text), generic.safeParse(`x:${text}`)],
  "parse, settings": (text) => settings.safeParse(`x-settings://h.dom?${afterColon(text)}`),
  "parse, derived": (text) => ftps.safeParse(`ftps:${afterColon(text)}`),
  format: (text) => withValue(text, (url) => registry.format(url as never)),
  "format, any value": (text) => built(text).map((value) => safeFormat(registry, value as never)),
  build: (text) => withValue(text, (url) => registry.build(url as never)),
  "build, any value": (text) => built(text).map((value) => safeBuild(registry, value as never)),
  normalize: (text) => safeNormalize(registry, text),
  update: (text) => [
    safeUpdate(registry, text, { port: 1 } as never),
    safeUpdate(registry, "https://h.dom/", { path: text } as never),
    safeUpdate(registry, "ftp://h.dom/a", { host: text } as never),
  ],
  access: (text) => withValue(text, (url) => [safeAccess(registry, url as never), safeAccess(gateways, url as never)]),
  encoded: (text) => tried(() => encoded(text)),
  octets: (text) => fromOctets(octets(text) ?? new Uint8Array()),
  isScheme: (text) => isScheme(text),
  hosts: (text) => [
    runtime.checkHost(text),
    runtime.canonicalHost(text),
    runtime.readHostport(text, 80),
    define.hostCodec.spell(text),
    tried(() => rfc3986.canonicalHost6(text)),
    tried(() => rfc3986.checkHost6(text)),
    tried(() => rfc3986.checkUriHost(text)),
  ],
  "rules of codecs": (text) => [
    tried(() => addrSpec(text)),
    tried(() => hostRule(text)),
    tried(() => noNul(text)),
    tried(() => decoded.read(text)),
    decoded.spell(text),
    tried(() => runtime.checkLine({ name: "x" }, "line", text)),
  ],
  // lint
  advice: (text) =>
    errorOf(text) && registry.find(text)?.explain(text, (refused, failure) => advice(registry, refused, failure)),
  "hints of schemes": (text) => {
    const place = { text, index: text.length - 1, found: text.slice(-1) };
    return [
      ftpHint(place),
      httpHint(place),
      httpsHint(place),
      mailtoHint(place),
      newsHint(place),
      nntpHint(place),
      rfc3986.hintHost6(place),
      checkMessageId(text),
    ];
  },
  namesNear: (text) => namesNear(text, ["host", text.slice(1)]),
  isMisspelt: (text) => isMisspelt(registry, text),
  "diagnose, one": (text) => diagnose(registry, text, { limit: 1 }),
  diagnose: (text) => diagnose(registry, text),
  repair: (text) => repair(registry, text),
  "repair, likely": (text) => repair(registry, text, { likely: true }),
  "url, urlValue": (text) => [
    url({ trim: true, repair: "likely", publicHost: true })["~standard"].validate(text),
    urlValue({ registry })["~standard"].validate(text),
  ],
  applyFixes: (text) => applyFixes(text, diagnose(registry, text, { limit: 10 }), { likely: true }),
  audit: (text) => registry.canParse(text) && audit(registry, text),
  "audit, a value": (text) => withValue(text, (url) => audit(registry, url)),
  spans: (text) => tried(() => spans(registry, text)),
  secretsIn: (text) => secretsIn(registry, text),
  ipSchemePart: (text) => tried(() => ipSchemePart({ scheme: "x", schemePart: afterColon(text) } as never)),
  spansInHit: (text) => {
    const spans = Array.from({ length: text.length >> 3 }, (_, index) => ({ index: 8 * index, end: 8 * index + 4 }));
    return spansInHit(text, { start: 0, end: text.length, text }, spans);
  },
  // redact
  redact: (text) => redact(text),
  "redact, all": (text) => redact(text, all),
  "redact, single": (text) => redact(text, { single: true }),
  createRedactor: (text) => [inPieces(text, {}), inPieces(text, all)],
  "passwordsIn, single": (text) => passwordsIn(text, { single: true }),
  loginAfter: (text) => atAfter(text, loginAfter(text, 0, text.indexOf(":"))?.end ?? 0),
  redactValue: (text) => redactValue({ url: text, [text]: text }),
  adapters: (text) => [
    redactAttributes({ "url.full": text }),
    redactPino().hooks.streamWrite(JSON.stringify({ url: text })),
    redactSentry().beforeSend({ request: { url: text } }),
    redactFormat().transform({ message: text }),
  ],
  isSecretName: (text) => isSecretName(text),
  maskingOf: (text) => [maskingOf(text)(text.length - 1), isMaskedAt(text, text.length - 1)],
  // relative
  resolve: (text) => [
    safeResolve(registry, "https://h.dom/a/b?c", fromSlash(text)),
    safeResolve(registry, text, "../x"),
    tried(() => resolve(registry, text, text)),
  ],
  relate: (text) => tried(() => [relate(registry, text, `${text}x`), relate(registry, "https://h.dom/a/b?c", text)]),
  isRelative: (text) => isRelative(text),
  toUrl: (text) => tried(() => toUrl(registry, text as never)),
  fromUrl: (text) => URL.canParse(text) && tried(() => fromUrl(registry, new URL(text))),
  // text
  findUrls: (text) => [...findUrls(registry, text, { bare: true, broken: true, prefix: true, www: true })].length,
  wrapUrl: (text) => tried(() => wrapUrl(text)),
  urlPart: (text) =>
    (["encode", "replace", "remove"] as const).map((treatment) => tried(() => urlPart(text, { treatment }))),
  encodeQuotedPrintable: (text) => tried(() => encodeQuotedPrintable(text)),
  transliterate: (text) => transliterate(text),
  LinePlaces: (text) => {
    const places = new LinePlaces();
    places.add(text);
    return places.placeOf(text.length);
  },
  // file, https, url1738, fr, gate, prove
  paths: (text) => [
    tried(() => file.fromPosixPath(`/${text}`)),
    tried(() => file.fromWindowsPath(`C:\\${text}`)),
    tried(() => file.readFileHost(text)),
    withValue(`file:///${fromSlash(text)}`, pathsOf),
  ],
  queries: (text) => tried(() => writeQuery(readQuery(afterColon(text)))),
  speakable: (text) => speakable({ [text]: [text] }),
  french: (text) => [typeset(text), componentName(text)],
  isGlobalAddress: (text) => isGlobalAddress(text),
  isPublicHost: (text) => isPublicHost(text),
  compareLanguages: (text) => [
    tried(() => compareLanguages(settings as never, text, "x")),
    tried(() => compareLanguages(https as never, `x = "x:" *"a" ; ${text}`, "x")),
  ],
  // what a server answers
  answers: (text) => [
    words(text),
    countIn(text),
    factsIn(`type=file;${text}; ${text}`),
    challengesIn(`Basic realm="${text}", ${text}`),
    createReceiver()(Buffer.from(text)),
    tried(() => readInitResponse(Buffer.from(text))),
    tried(() => readSearchResponse(Buffer.from(text))),
  ],
  trace: (text) => tried(() => trace(https as never, text)),
};
