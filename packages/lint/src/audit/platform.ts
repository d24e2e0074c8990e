import type { Params, Severity } from "@url1738/core";
import type { OwnFinding } from "@url1738/core/define";
import { type ComponentPlace, rootOf } from "@url1738/core/grammar";
import { decode, isSameValue } from "@url1738/core/runtime";
import { passwordsIn } from "@url1738/redact";
import type { View } from "./audited-url.ts";
import type { FindingReason } from "./findings.ts";
import { findingOf } from "./findings.ts";

/** The properties of the platform's `URL` that `audit` compares. */
interface PlatformUrl {
  readonly href: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
}

/** Browsers, Deno, Bun, Node and workers have this class; bare JavaScript shells do not. */
declare const URL: (new (text: string) => PlatformUrl) | undefined;

function finding(severity: Severity, reason: FindingReason, component?: string, params?: Params): OwnFinding {
  const facts = { code: "platform-url", severity, section: "2.1" };
  return findingOf(reason, component === undefined ? facts : { ...facts, component }, params);
}

/** The reasons of the sentences that quote the platform, without their `-read`. */
type Quoting = Extract<FindingReason, `${string}-read`> extends `${infer R}-read` ? R : never;

/** Makes a finding that quotes the platform's reading, unless the text has a password, which the quotation could contain. */
function readFinding(view: View, severity: Severity, reason: Quoting, component: string | undefined, value: string) {
  if (passwordsIn(view.text, { single: true }).length > 0) return finding(severity, reason, component);
  const read = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return finding(severity, `${reason}-read`, component, { read });
}

/** Tells whether the platform reads everything after the scheme as one opaque path, as some still do for unknown schemes. */
function isOpaque({ hosts: [first], text, scheme }: View, { hostname, pathname }: PlatformUrl): boolean {
  const hasAuthority = text.startsWith("//", scheme.length + 1);
  return first !== undefined && hostname === "" && (pathname.startsWith("//") || !hasAuthority) && first.host !== "";
}

function hostFindings(view: View, { hostname }: PlatformUrl): readonly OwnFinding[] {
  const { parts, hosts } = view;
  const [first, second] = hosts;
  if (first === undefined) {
    const component = parts.find(({ index, end }) => end > index)?.component;
    return hostname === "" ? [] : [readFinding(view, "danger", "platform-host-inside", component, hostname)];
  }
  // The platform copies the host as written if it does not know the scheme.
  if (second === undefined && [first.host, first.written.toLowerCase()].includes(hostname.toLowerCase())) return [];
  return [readFinding(view, "danger", "platform-host", first.component, hostname)];
}

function portFindings(view: View, { port }: PlatformUrl): readonly OwnFinding[] {
  const { grammar, hosts } = view;
  const [{ port: ours, portComponent } = { port: undefined, portComponent: "" }, second] = hosts;
  // The platform leaves out the default port, even that of a scheme unknown here.
  const isSame = port === "" ? ours === grammar.defaultPort || grammar.name === undefined : Number(port) === ours;
  if (ours === undefined || second !== undefined || isSame) return [];
  return [readFinding(view, "danger", "platform-port", portComponent, port)];
}

function loginFindings({ fields }: View, { username, password }: PlatformUrl): readonly OwnFinding[] {
  const isOther = (name: string, value: string) => fields.has(name) && decode(value) !== (fields.get(name) ?? "");
  return [
    ...(isOther("user", username) ? [finding("warning", "platform-user", "user")] : []),
    ...(isOther("password", password) ? [finding("warning", "platform-password", "password")] : []),
  ];
}

/** Returns the offset after the user, password, host and port. */
function restStart({ text, scheme, hosts: [first], parts }: View): number {
  const start = scheme.length + 1;
  if (first === undefined) return start;
  const names = ["user", "password", "port", rootOf(first.component)];
  const authority = parts.filter(({ component }) => names.includes(component));
  return Math.max(text.startsWith("//", start) ? start + 2 : start, ...authority.map(({ end }) => end));
}

/** Returns the length of the escape or character that ends at an offset. */
function lengthBefore(text: string, end: number): number {
  return text[end - 3] === "%" ? 3 : 1;
}

/** Returns the span of a text that differs from another text; an escape equals what it encodes. */
function difference(text: string, other: string): readonly [index: number, end: number] {
  let index = 0;
  for (let at = 0; index < text.length && at < other.length; ) {
    const [length, otherLength] = [text[index] === "%" ? 3 : 1, other[at] === "%" ? 3 : 1];
    if (decode(text.slice(index, index + length)) !== decode(other.slice(at, at + otherLength))) break;
    index += length;
    at += otherLength;
  }
  let end = text.length;
  for (let at = other.length; end > index && at > index; ) {
    const [length, otherLength] = [lengthBefore(text, end), lengthBefore(other, at)];
    if (decode(text.slice(end - length, end)) !== decode(other.slice(at - otherLength, at))) break;
    end -= length;
    at -= otherLength;
  }
  return [index, end];
}

const hasPart = (from: number, to: number) => (part: ComponentPlace) =>
  part.end > from && part.index < to && part.end > part.index;

/** Tells whether two values are the same, or encoded texts that differ only in what is escaped. */
function isSameMeaning(left: unknown, right: unknown): boolean {
  if (typeof left === "string" && typeof right === "string") return decode(left) === decode(right);
  return isSameValue(left, right);
}

/**
 * Returns the components that another path in a URL changes: those where the paths differ, and those that the scheme's own rules then read
 * differently, such as the one after a removed segment. If these rules refuse the path, returns all components from the first difference on.
 *
 * @param start - The offset where the path begins.
 */
function otherwiseIn({ text, parts, fields, fieldsIn }: View, start: number, path: string): readonly ComponentPlace[] {
  const theirs = fieldsIn(text.slice(0, start) + path);
  const [from, to] = difference(text.slice(start), path);
  const isInside = hasPart(start + (from < to ? from : 0), from < to ? start + to : text.length);
  const isAfter = hasPart(start + from, text.length);
  const isOther = (part: ComponentPlace) =>
    theirs === undefined ? isAfter(part) : !isSameMeaning(theirs.get(part.component), fields.get(part.component));
  return parts.filter((part) => isInside(part) || (part.index >= start && isOther(part)));
}

function pathFindings(view: View, theirs: PlatformUrl): readonly OwnFinding[] {
  const { text } = view;
  const start = isOpaque(view, theirs) ? view.scheme.length + 1 : restStart(view);
  const rest = text.slice(start);
  const whole = theirs.href.slice(view.scheme.length + 1);
  const path = isOpaque(view, theirs) ? whole : whole.replace(/^\/\/[^/?#]*/, "");
  // An empty path and a single slash mean the same (RFC 9110 §4.2.3), and the platform writes a slash for both.
  const slashed = /^(?:[?#]|$)/.test(rest) ? `/${rest}` : rest;
  if (path === rest || decode(path) === decode(rest) || decode(path) === decode(slashed)) return [];
  const reached = otherwiseIn(view, start, path);
  return reached.map(({ component }) => readFinding(view, "warning", "platform-path", component, path));
}

/** Reports a query that the platform begins at the first `?`; most schemes of RFC 1738 do not reserve that character. */
function queryFindings(view: View): readonly OwnFinding[] {
  const { text, parts, grammar } = view;
  const at = text.indexOf("?", restStart(view));
  const around = parts.find(({ index, end }) => index <= at && at < end)?.component;
  // A `?` between two components separates them in this scheme as well. For an unknown scheme, nobody can tell.
  if (around === undefined || grammar.name === undefined) return [];
  return parts
    .filter(hasPart(at, text.length))
    .map(({ component }) =>
      component === around
        ? finding("warning", "platform-query", component)
        : finding("warning", "platform-query-after", component, { around }),
    );
}

/** Returns one finding for each component that the platform's `URL` reads differently; none without such a class. */
export function platformFindings(view: View): readonly OwnFinding[] {
  if (typeof URL === "undefined") return [];
  let theirs: PlatformUrl;
  try {
    theirs = new URL(view.text);
  } catch {
    return [finding("info", "platform-refuses")];
  }
  const looks = isOpaque(view, theirs)
    ? [pathFindings]
    : [hostFindings, portFindings, loginFindings, pathFindings, queryFindings];
  const firsts = new Map<string | undefined, OwnFinding>();
  for (const item of looks.flatMap((look) => look(view, theirs)))
    if (!firsts.has(item.component)) firsts.set(item.component, item);
  return [...firsts.values()];
}
