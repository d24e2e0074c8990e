import type { Study } from "./study.ts";

/** A part of a URL, as it is read by RFC 1738 and by the browser's `URL`; nothing where one has no such part. */
export interface ReadPart {
  readonly part: string;
  readonly here: string | undefined;
  readonly platform: string | undefined;
  /** Whether the two mean something else. */
  readonly differs: boolean;
}

const heads = ["scheme", "user", "password", "host", "port"];

/** What stands behind the host, as it is written. */
function restOf({ text, pieces }: Study): string {
  const head = pieces.findLast(({ component }) => component !== undefined && heads.includes(component));
  return text.slice(head?.end ?? 0).replace(head?.component === "scheme" ? /^:/ : "", "");
}

/** Lays a URL next to what the browser reads; nothing where the browser refuses the text. */
export function platformReading(study: Study): readonly ReadPart[] | undefined {
  if (!URL.canParse(study.text)) return undefined;
  const { href, protocol, username, password, hostname, port, pathname, search, hash } = new URL(study.text);
  const found = study.findings.filter(({ code }) => code === "platform-url").map(({ component }) => component ?? "");
  const fields: Readonly<Record<string, unknown>> = { ...study.url };
  const read = (part: string, platform: string): ReadPart => {
    const value = fields[part];
    const here = value === undefined ? undefined : String(value);
    return { part, here, platform: platform || undefined, differs: found.includes(part) };
  };
  const rest = { part: "…", here: restOf(study), platform: pathname + search + hash };
  return [
    { part: "href", here: study.href, platform: href, differs: found.length > 0 },
    read("scheme", protocol.slice(0, -1)),
    read("user", username),
    read("password", password),
    read("host", hostname),
    read("port", port),
    { ...rest, differs: found.some((component) => !heads.includes(component)) },
  ];
}
