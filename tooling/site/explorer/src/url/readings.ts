import type { UrlValue } from "@url1738/core";
import type { Finding } from "@url1738/lint";
import { definitionOf, httpOfRfc1738, isOfRfc1738 } from "../known.ts";
import type { Findings } from "./audited.ts";
import type { Study } from "./study.ts";

/** The parts that readers are compared by; `rest` is everything after the host. */
export const parts = ["scheme", "user", "password", "host", "port", "rest"] as const;

/** A reader's reading of a text. */
export interface Reading {
  readonly reader: "RFC 1738" | "RFC 9110" | "new URL";
  /** The parts that it finds; `undefined` if the reader refuses the text. */
  readonly found: Readonly<Partial<Record<(typeof parts)[number], string>>> | undefined;
  /** The parts that the browser's `URL` reads otherwise, as the findings say. */
  readonly differing: readonly string[];
}

const isHead = (component: string | undefined) => parts.slice(0, -1).some((part) => part === component);

/** Returns the text after the host, as it is written. */
function restOf({ text, pieces }: Study): string {
  const head = pieces.findLast(({ component }) => isHead(component));
  return text.slice(head?.end ?? 0).replace(head?.component === "scheme" ? /^:/ : "", "");
}

function readingOf(
  reader: Reading["reader"],
  url: UrlValue | undefined,
  rest: string,
  findings: readonly Finding[],
): Reading {
  const fields: Readonly<Record<string, unknown>> = { ...url, rest };
  const found = parts.filter((part) => fields[part] !== undefined).map((part) => [part, `${fields[part]}`]);
  const differing = findings
    .filter(({ code }) => code === "platform-url")
    .map(({ component = "" }) => (isHead(component) ? component : "rest"));
  return { reader, found: url && Object.fromEntries(found), differing };
}

/** Reads an http URL to the letter of RFC 1738. */
function readingByTheLetter(text: string, findings: readonly Finding[]): Reading {
  const result = httpOfRfc1738.safeParse(text);
  if (!result.ok) return readingOf("RFC 1738", undefined, "", []);
  const [rest = ""] = /(?<=^[^:]*:\/\/[^/?#]*)[/?#].*$/s.exec(text) ?? [];
  return readingOf("RFC 1738", result.url, rest, findings);
}

function platformReading(text: string): Reading {
  if (!URL.canParse(text)) return readingOf("new URL", undefined, "", []);
  const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(text);
  const all = { scheme: protocol.slice(0, -1), user: username, password, host: hostname, port };
  const parts = Object.entries({ ...all, rest: pathname + search + hash }).filter(([, value]) => value !== "");
  return { reader: "new URL", found: Object.fromEntries(parts), differing: [] };
}

/**
 * Returns what RFC 1738, the RFC of today for http and https, and the browser's `URL` read in a text. Where today's RFC reads it, `URL`
 * differs from that reading or from none, as the findings say once they are known.
 */
export function readingsOf(study: Study, findings?: Findings): readonly Reading[] {
  const { text, url } = study;
  const reader = isOfRfc1738(definitionOf(text)?.name ?? "") ? "RFC 1738" : "RFC 9110";
  const reading = readingOf(reader, url, restOf(study), findings?.all ?? []);
  const platform = platformReading(text);
  if (!/^http:/i.test(text)) return [reading, platform];
  const byTheLetter = readingByTheLetter(text, findings?.byTheLetter ?? []);
  return [reading.found === undefined ? byTheLetter : { ...byTheLetter, differing: [] }, reading, platform];
}
