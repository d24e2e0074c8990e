import type { Params, Scheme, Source, UrlError } from "@url1738/core";
import { rootOf, rulesOf } from "@url1738/core/grammar";
import { breachOf } from "./fix-law.ts";

/**
 * The law of hints: each sentence has the condition under which it is true. The conditions are read from the text and tried with the source,
 * not with the looks that give the hints.
 */

/** A hint, and what it is about. */
interface Told {
  readonly source: Source & { readonly schemes?: readonly Scheme[] };
  readonly text: string;
  readonly error: UrlError;
  readonly params: Params;
  /** The offset of the error. */
  readonly index: number;
  /** The character there; empty at the end. */
  readonly found: string;
  /** The name of the text's scheme in lower case; empty without one that the source knows. */
  readonly scheme: string;
  /** The text with the fix; the text itself without one. */
  readonly fixed: string;
}

type Condition = (told: Told) => boolean;

const namesOf = ({ source }: Told) =>
  (source.schemes ?? [source as unknown as Scheme]).flatMap(({ name }) => name ?? []);

const known = new WeakMap<object, ReadonlySet<string>>();

/** Returns the components that texts of the scheme can have, found by walking its machine. */
function componentsOf({ source, text }: Told): ReadonlySet<string> {
  const rules = rulesOf(source, text);
  if (rules === undefined) return new Set();
  const kept = known.get(rules.machine);
  if (kept !== undefined) return kept;
  const machine = rules.machine();
  const components = new Set<string>();
  const states = new Set([machine.first]);
  for (const state of states) {
    for (const path of machine.componentsAt(state)) components.add(rootOf(path));
    for (let code = 0x21; code < 0x7f && states.size < 3000; code++) {
      const next = machine.step(state, code);
      if (next !== undefined) states.add(next);
    }
  }
  known.set(rules.machine, components);
  return components;
}

const ENDS = ["", "/", "/a", "/a.b", "/a.b/1", "/a;b=c"];

/** Tells whether a URL of the text's scheme can have a host. */
const canHost = ({ source, scheme }: Told, host: string) =>
  ENDS.some((end) => source.canParse(`${scheme}://${host}${end}`));

const hostOf = (text: string) => /^[^/]*:\/\/(?:[^/]*@)?([^/?#:]*)/.exec(text)?.[1] ?? "";

const labelsOf = (text: string) =>
  (/^[^/]*:\/\//.test(text) ? hostOf(text) : (/@([^/?#]*)$/.exec(text)?.[1] ?? "")).split(".");

/** Returns the label before a place, or the one that begins there. */
function labelAt({ text, index }: Told): string {
  const start = Math.max(...[".", "/", "@"].map((mark) => text.lastIndexOf(mark, index - 1))) + 1;
  return /^[\w-]*/.exec(text.slice(start))?.[0] ?? "";
}

const rest = ({ text, index }: Told) => text.slice(index);

/** Tells whether the fix, if there is one, keeps its own law: it has led further. */
const leadsOn: Condition = ({ source, text, error }) => breachOf(source, text, error) === undefined;

const hasFix: Condition = (told) => told.error.fix !== undefined && leadsOn(told);

const leavesOut: Condition = (told) => told.error.fix?.replacement === "" && leadsOn(told);

const has =
  (pattern: RegExp): Condition =>
  ({ text }) =>
    pattern.test(text);
const goesOnWith =
  (pattern: RegExp): Condition =>
  (told) =>
    pattern.test(rest(told));
const of =
  (scheme: string): Condition =>
  (told) =>
    told.scheme === scheme;
const both =
  (...conditions: readonly Condition[]): Condition =>
  (told) =>
    conditions.every((condition) => condition(told));

/** Tells whether a text begins with a host that browsers read, whatever its port is. */
const beginsWithHost: Condition = ({ text }) => {
  const [host = ""] = /^(?:\[[^\]]*\]|[^/?#:]*)/.exec(text) ?? [];
  return /^\[.*:/.test(host) || (host !== "" && URL.canParse(`http://${host}/`));
};

/** The conditions of hints on texts, by their reasons. */
export const conditions: Readonly<Record<string, Condition>> = {
  // What is around a URL, or before it.
  "byte-order-mark": both(has(/^\ufeff/), leavesOut),
  "space-before": both(has(/^\s/), leavesOut),
  "unseen-before": both(has(/^[\s\p{Cf}\p{DI}]/u), leavesOut),
  "space-after": both(has(/\s$/), leavesOut),
  "unseen-after": both(has(/[\s\p{Cf}\p{DI}]$/u), leavesOut),
  "unseen-here": leavesOut,
  unseen: leavesOut,
  "space-here": hasFix,
  "line-break": leavesOut,
  // The rest of a text, replaced by a URL inside it, is one; a mark before a URL leaves a known scheme.
  wrapped: (told) => {
    const { source, fixed, error, text } = told;
    return error.fix?.end === text.length && error.fix.index === 0 ? source.canParse(fixed) : hasFix(told);
  },
  prefixed: hasFix,
  closing: leavesOut,
  "cut-off": has(/…/),
  // The wrong part may be a whole host with the separator in it.
  another: (told) =>
    /[\s,;|]/.test(told.text.slice(told.index, told.error.end)) && /[a-z][\d+.a-z-]*:\/\/\S/i.test(rest(told)),

  // The scheme.
  "no-scheme-before": has(/^\/\//),
  "host-alone": beginsWithHost,
  "scheme-missing": hasFix,
  // A URL with a password is masked.
  perhaps: ({ source, params: { replacement } }) => replacement === "***" || source.canParse(replacement),
  nearly: (told) => namesOf(told).includes(`${told.params.name}`) && hasFix(told),
  "nearly-either": (told) => [told.params.name, told.params.other].every((name) => namesOf(told).includes(`${name}`)),
  "over-tls": (told) =>
    namesOf(told).includes(`${told.params.name}`) && told.scheme === "" && /s/i.test(told.text.split(":")[0] ?? ""),
  "colon-before-tls": (told) =>
    namesOf(told).includes(`${told.params.name}`) && !told.text.startsWith(`${told.params.written}:`),
  "colon-missing": hasFix,
  "only-scheme": (told) => namesOf(told).length === 1 && namesOf(told)[0] === told.params.name,
  "of-package": (told) => told.scheme === "" && /^@url1738\/[a-z]+$/.test(`${told.params.package}`),
  scp: both(has(/^[\w.-]+@[\w.-]+:/), ({ scheme }) => scheme === ""),
  "printed-object": has(/^\[object \w+\]/),
  twice: leavesOut,

  // Slashes.
  slashes: ({ index, text }) => /^[^/]*:\/?$/.test(text.slice(0, index)),
  "slashes-and-host": ({ index, text }) => /^[^/]*:\/?$/.test(text.slice(0, index)),
  "fewer-slashes": leavesOut,
  "slash-before": hasFix,
  "slash-before-path": hasFix,
  "last-slash": hasFix,
  backslash: both(has(/\\/), hasFix),
  drive: hasFix,
  home: has(/~[/\\]/),

  // A host.
  "host-missing": ({ text, params }) => new RegExp(`${params.delimiter}\\.*(?:[/?#:]|$)`).test(text),
  ipv6: (told) => !canHost(told, "[::1]"),
  "ipv6-brackets": (told) => canHost(told, "[::1]") && hasFix(told),
  "ipv6-zone": goesOnWith(/^%/),
  "ipv6-form": ({ text, index }) => /\[[^\]]*$/.test(text.slice(0, index + 1)),
  brackets: both(has(/\[/), hasFix),
  "no-escape-in-host": (told) => /%/.test(hostOf(told.text)) && !canHost(told, "a%41"),
  international: (told) => /[^\0-\x7f]/.test(told.text) && leadsOn(told),
  "host-characters": (told) => !canHost(told, "a_b") && !canHost(told, `a${told.found}b`),
  "host-characters-and-underscores": (told) => canHost(told, "a_b") && !canHost(told, `a${told.found}b`),
  "label-edges": ({ text, index, found }) =>
    /[.@/-]$/.test(text.slice(0, index)) ||
    /^[.-]$/.test(found) ||
    labelsOf(text).some((label) => /^(?:-|$)|^[\w-]*-(?:\W|$)/.test(label)),
  "one-dot": leavesOut,
  "last-label": (told) =>
    [labelAt(told), labelsOf(told.text).at(-1) ?? ""].some((label) => /^(?:\d+|0x[\da-f]*)$/i.test(label)) &&
    !canHost(told, "1.2"),
  "last-label-letter": (told) => /^\d/.test(labelAt(told)) && !canHost(told, "a.3b"),
  "zeros-first": has(/[/.@]0\d/),
  "address-number": ({ text }) =>
    /^\d+$|^0x[\da-f]*$/i.test(labelsOf(text).filter(Boolean).at(-1) ?? "") || /\d{3}/.test(text),
  "one-host": has(/,[\w-]+\.[\w-]+/),
  "two-hosts": () => true,

  // A login, a port.
  "escaped-at": hasFix,
  "no-user": (told) => !componentsOf(told).has("user") && !componentsOf(told).has("password"),
  "https/userinfo": (told) => !componentsOf(told).has("user") && /^[^/]*:\/\/[^/?#]*@/.test(told.text) && hasFix(told),
  "no-port": both(leavesOut, ({ text, error }) => text[error.fix?.index ?? -1] === ":"),
  "no-port-here": (told) =>
    !componentsOf(told).has("port") && /^:\d+$/.test(`${told.params.leftOut}`) && leavesOut(told),
  "colon-twice": leavesOut,
  "colon-before-port": hasFix,
  "port-digits": ({ found, text, index }) => !/\d/.test(found) && /:\d*$/.test(text.slice(0, index)),
  "one-port": goesOnWith(/^:\d+/),
  "port-too-great": (told) =>
    Number(/^\d+/.exec(rest(told))?.[0]) > 65535 &&
    told.source.canParse(`${told.scheme}://h:${told.params.port}/a.b/1`) !== undefined,

  // Other components.
  digits: ({ error, found }) =>
    found !== "" && !/\d/.test(found) && error.expected?.some((term) => /digit/.test(term)) === true,
  missing: ({ found }) => found === "",
  "missing-after": ({ found, source, text, params }) => found === "" && isViable(source, text + params.delimiter),
  "missing-delimiter": ({ source, text, index, params }) => isViable(source, text.slice(0, index) + params.delimiter),
  "letter-first": ({ found, source, text, index }) =>
    !/[a-z]/i.test(found) &&
    isViable(source, `${text.slice(0, index)}a`) &&
    !isViable(source, `${text.slice(0, index)}1`),
  "without-at": ({ text, index, params }) => !text.slice(index).includes("@") && text.includes(`${params.wrong}`),
  "without-at-begun": ({ text, index, params }) => !text.slice(index).includes("@") && text.includes(`${params.wrong}`),
  "one-at": has(/@.*@|%40.*@/is),
  "only-one-at": has(/@.*@/s),

  // Characters.
  escape: hasFix,
  "escape-if-meant": hasFix,
  "escape-or-leave-out": hasFix,
  "not-even-escaped": ({ source, text, index, found, params }) => {
    const ends = [text.slice(index + found.length), "", "/", "@h.dom", "a@h.dom", "/a.b/1"];
    return !ends.some((end) => source.canParse(`${text.slice(0, index)}${params.escape}${end}`));
  },
  "bare-percent": both(has(/%/), hasFix),
  instead: hasFix,
  "leave-out": leavesOut,
  "leave-out-rest": leavesOut,
  "escaping-backslash": both(has(/\\/), leavesOut),
  "half-character": ({ found }) => /^[\ud800-\udfff]$/.test(found),
  "lost-character": ({ found }) => found === "\ufffd",
  fragment: both(has(/#/), leavesOut),
  "fragment-alone": both(has(/#/), leavesOut),
  placeholder: ({ text, params }) => text.includes(`${params.written}`) && /[a-z]/i.test(`${params.written}`),
  "placeholder-or-escape": ({ text, params }) =>
    text.includes(`${params.written}`) && /[a-z]/i.test(`${params.written}`),

  // Of single schemes.
  "ftp/type-in-lower-case": both(of("ftp"), hasFix),
  "ftp/semicolon": both(of("ftp"), has(/;/)),
  "ftp/type-codes": both(of("ftp"), has(/;type=/i)),
  "data/charset": both(of("data"), has(/;utf-?8,/i), hasFix),
  "option-raw": of("sqlserver"),
  "mail/addresses": both(of("mailto"), has(/[<>;]|, |:\/\//)),
  "mail/fields": both(of("mailto"), has(/[?&]/), hasFix),
  "mailto/address-alone": both(of("mailto"), has(/[<>]/)),
  "mailto/slashes": both(of("mailto"), leavesOut),
  "mailto/header-fields": both(of("mailto"), has(/\?/), leavesOut),
  "mailto/one-address": of("mailto"),
  "mailto/not-in-addresses": of("mailto"),
  "mailto/only-inside": of("mailto"),
  "news/brackets": both(of("news"), has(/[<>]|%3[CE]/i)),
  "news/no-server": both(of("news"), has(/:\/\//)),
  "nntp/no-message-id": both(of("nntp"), has(/@/)),
  "http/tilde": both(of("http"), hasFix),
  "http/fragment": both(of("http"), has(/#/), leavesOut),
  "http/ipv6": (told) => !canHost(told, "[::1]"),
  "http/slash-before-query": both(of("http"), hasFix),
  "http/underscore": (told) => !canHost(told, "a_b"),
  "http/final-dot": (told) => !canHost(told, "a.") && leavesOut(told),
  "http/empty-port": both(of("http"), leavesOut),
  "http/in-search": both(of("http"), hasFix),
};

/** Tells whether some URL begins with a text: whatever follows it, its error lies after the text. */
function isViable(source: Source, text: string): boolean {
  const result = source.safeParse(text);
  return result.ok || result.error.code === "not-allowed" || (result.error.index ?? 0) >= text.length;
}

/** Returns the breach of the law by the hint of an error; `undefined` if it is true, or there is no hint. */
export function untrue(source: Told["source"], text: string, error: UrlError): object | undefined {
  const { advice, hint, fix, index = 0 } = error;
  if (advice === undefined) return undefined;
  const fixed = fix === undefined ? text : text.slice(0, fix.index) + fix.replacement + text.slice(fix.end);
  const found = String.fromCodePoint(...[text.codePointAt(index) ?? []].flat());
  const name = /^[\da-z+.-]+(?=:)/i.exec(text)?.[0].toLowerCase() ?? "";
  const scheme = rulesOf(source, text) === undefined ? "" : name;
  const told = { source, text, error, params: advice.params, index, found, scheme, fixed };
  const condition = conditions[advice.reason];
  if (condition === undefined) return { text, reason: advice.reason, why: "has no condition" };
  return condition(told) ? undefined : { reason: advice.reason, text, hint, fixed: fix && fixed, index };
}
