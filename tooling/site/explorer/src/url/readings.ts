import type { UrlValue } from "@url1738/core";
import { audit, type Finding } from "@url1738/lint";
import { definitionOf, httpOfRfc1738, isOfRfc1738 } from "../known.ts";
import type { Study } from "./study.ts";

/** The parts that readers are compared by; `rest` is everything after the host. */
export const parts = ["scheme", "user", "password", "host", "port", "rest"] as const;

type ReadingName = (typeof parts)[number];

/** The parts that a reader finds in a text. */
type Found = Readonly<Partial<Record<ReadingName, string>>>;

/** A reader's reading of a text. */
export interface Reading {
  readonly reader: "RFC 1738" | "RFC 9110" | "new URL";
  /** `undefined` if the reader refuses the text. */
  readonly found: Found | undefined;
  /** The parts that the browser's `URL` reads otherwise. */
  readonly differing: readonly string[];
}

const heads = ["scheme", "user", "password", "host", "port"];

/** Returns the text after the host, as it is written. */
function restOf({ text, pieces }: Study): string {
  const head = pieces.findLast(({ component }) => component !== undefined && heads.includes(component));
  return text.slice(head?.end ?? 0).replace(head?.component === "scheme" ? /^:/ : "", "");
}

function partsOf(url: UrlValue, rest: string): Found {
  const fields: Readonly<Record<string, unknown>> = { ...url, rest };
  return Object.fromEntries(
    parts.filter((part) => fields[part] !== undefined).map((part) => [part, `${fields[part]}`]),
  );
}

/** Returns the parts that a finding says `URL` reads otherwise. */
function differingIn(findings: readonly Finding[]): readonly string[] {
  const components = findings.filter(({ code }) => code === "platform-url").map(({ component }) => component ?? "");
  return components.map((component) => (heads.includes(component) ? component : "rest"));
}

function ownReading(study: Study): Reading {
  const reader = isOfRfc1738(definitionOf(study.text)?.name ?? "") ? "RFC 1738" : "RFC 9110";
  if (study.url === undefined) return { reader, found: undefined, differing: [] };
  return { reader, found: partsOf(study.url, restOf(study)), differing: differingIn(study.findings) };
}

/** Reads an http URL to the letter of RFC 1738. */
function readingByTheLetter(text: string): Reading {
  const result = httpOfRfc1738.safeParse(text);
  if (!result.ok) return { reader: "RFC 1738", found: undefined, differing: [] };
  const [rest = ""] = /(?<=^[^:]*:\/\/[^/?#]*)[/?#].*$/s.exec(text) ?? [];
  return {
    reader: "RFC 1738",
    found: partsOf(result.url, rest),
    differing: differingIn(audit(httpOfRfc1738, text)),
  };
}

function platformReading(text: string): Reading {
  const reader = "new URL";
  if (!URL.canParse(text)) return { reader, found: undefined, differing: [] };
  const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(text);
  const all = { scheme: protocol.slice(0, -1), user: username, password, host: hostname, port };
  const found = Object.entries({ ...all, rest: pathname + search + hash }).filter(([, value]) => value !== "");
  return { reader, found: Object.fromEntries(found), differing: [] };
}

/**
 * Returns what RFC 1738, the RFC of today for http and https, and the browser's `URL` read in a text. Where today's RFC reads it, `URL`
 * differs from that reading or from none.
 */
export function readingsOf(study: Study): readonly Reading[] {
  const own = ownReading(study);
  const platform = platformReading(study.text);
  if (!/^http:/i.test(study.text)) return [own, platform];
  const byTheLetter = readingByTheLetter(study.text);
  return [own.found === undefined ? byTheLetter : { ...byTheLetter, differing: [] }, own, platform];
}
