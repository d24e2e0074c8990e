import type { Study } from "./study.ts";

/** A part of a URL, as RFC 1738 and the browser's `URL` read it; `undefined` if one of them has no such part. */
export interface ReadPart {
  readonly part: string;
  readonly here: string | undefined;
  readonly platform: string | undefined;
  /** True if the two readings mean different things. */
  readonly differs: boolean;
}

const heads = ["scheme", "user", "password", "host", "port"];

/** Returns the text after the host, as it is written. */
function restOf({ text, pieces }: Study): string {
  const head = pieces.findLast(({ component }) => component !== undefined && heads.includes(component));
  return text.slice(head?.end ?? 0).replace(head?.component === "scheme" ? /^:/ : "", "");
}

/** Compares a URL with the browser's reading of it; `undefined` if the browser refuses the text. */
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
