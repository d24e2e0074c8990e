import { at, type Look, where } from "./look.ts";
import { leaveOut, sayings } from "./sentences.ts";
import type { Spot } from "./spot.ts";

/** Hints on text that begins like a host but does not go on like one. */

const sentences = sayings({
  /** `parse("http:///host.dom/")` */
  "fewer-slashes": "Write two slashes before the host, and no more.",
  /** `parse("http:///path")` */
  "host-missing": 'Write the host after the "{delimiter}".',
  /** `parse("ftp://[::1]/")` */
  ipv6: "Write the name of the host: URLs of this scheme have no IPv6 addresses.",
  /** `parse("https://::1/")` */
  "ipv6-brackets": "Write brackets around an IPv6 address.",
  /** `parse("gopher://10.0.0.1.2/")` */
  "last-label": "A host must end with a name, or have four numbers.",
  /** `parse("gopher://host.3com/")` */
  "last-label-letter": "The last label of a host must begin with a letter.",
  /** `parse("gopher://www_server/")` */
  "host-characters": "A host may contain only letters, digits, hyphens and dots.",
  /** `parse("http://a b/")` */
  "host-characters-and-underscores": "A host may contain only letters, digits, hyphens, underscores and dots.",
  /** `parse("gopher://-host.dom/")` */
  "label-edges": "A label of a host must begin and end with a letter or a digit.",
});

// *[ domainlabel "." ] and the beginning of another label
const BEGUN = /(?:[\dA-Za-z]+(?:-+[\dA-Za-z]+)*\.)*(?:[\dA-Za-z]+(?:-+[\dA-Za-z]+)*-*)?/y;

/** Returns the offset where a text that begins like a host stops being one. */
export function hostEnd(text: string, start: number): number {
  BEGUN.lastIndex = start;
  BEGUN.test(text);
  return BEGUN.lastIndex;
}

/** The greatest distance from a place back to the beginning of its host: no host with a port is longer. */
const MOST = 300;

/** Finds the beginning of the host around a place. */
function hostStart({ text, index }: Spot): number {
  const first = Math.max(0, index - MOST);
  const before = text.slice(first, index);
  return first + Math.max(before.lastIndexOf("@"), before.lastIndexOf("/")) + 1;
}

/** A missing host: after the slashes, or after the `@` of a login. */
export const hostMissing: Look = at(/^[/?#:]?$/, ({ text, index }) => {
  const [delimiter] = /(?:\/\/|@)$/.exec(text.slice(Math.max(0, index - 2), index)) ?? [];
  if (delimiter === undefined || !/^(?:[/?#]|:(?!:)|$)/.test(text.slice(index, index + 2))) return undefined;
  const [slashes = ""] = /^\/+(?=(?:[^\s/@]*@)?[\dA-Za-z-]+\.[\dA-Za-z])/.exec(text.slice(index)) ?? [];
  return slashes === "" || delimiter === "@"
    ? sentences.said("host-missing", { delimiter })
    : sentences.advised("fewer-slashes", index, index + slashes.length, "");
});

/** An address of IPv6 without brackets. */
export const ipv6: Look = (spot) => {
  const written = spot.text.slice(hostStart(spot), hostStart(spot) + 50);
  const isAddress = /^(?=[^/?#]*::|(?:[\da-f]+:){7})[\da-f:.]+(?:[/?#]|$)/i.test(written);
  if (!isAddress) return undefined;
  const start = hostStart(spot);
  const [address = ""] = /^[\da-f:.]+/i.exec(written) ?? [];
  if (!spot.earlier(start).canFollow(`[${address}]`)) return sentences.said("ipv6");
  const { fix, ...advice } = sentences.advised("ipv6-brackets", start, start + address.length, `[${address}]`);
  return { ...advice, fix: fix && { ...fix, sure: true } };
};

/** The looks at a host that does not go on like one. */
export const hostShapes = {
  bracket: at(/\[/, () => sentences.said("ipv6")),
  /** A character that no host has; where the grammar allows it, the error says so. */
  character: at(/[ _"<>{|}^~`!$&'()*+=]/, ({ text, index, found, canEndWith }) => {
    // After an address in brackets, no character of a name can follow.
    if (text[index - 1] === "]") return undefined;
    const isOfHost = (character: string) => [character, `${character}/`].some(canEndWith);
    if (isOfHost(found)) return undefined;
    return sentences.said(isOfHost("_") ? "host-characters-and-underscores" : "host-characters");
  }),
  /** Dots at the beginning of a label. */
  dots: at(/\./, ({ text, index }) => {
    const before = text.slice(Math.max(0, index - 2), index);
    const [dots = ""] = /^\.+/.exec(text.slice(index)) ?? [];
    if (dots === "" || !/[./@]$/.test(before)) return undefined;
    // Dots may take the place of a host.
    if (before === "//" && /^[/?#:]?$/.test(text.charAt(index + dots.length)))
      return sentences.said("host-missing", { delimiter: before });
    return dots === "." ? sentences.advised("one-dot", index, index + 1, "") : leaveOut(index, dots);
  }),
  /** A dot at the end of the host. */
  lastDot: ({ text, index, found }) =>
    /[\dA-Za-z]\.$/.test(text.slice(Math.max(0, index - 2), index)) && found !== "-"
      ? sentences.advised("one-dot", index - 1, index, "")
      : undefined,
  /** A dot or a hyphen at an edge of a label. */
  edge: ({ text, index, found, canEndWith }) =>
    !["", "/"].some(canEndWith) && (/[.-]/.test(text.charAt(index - 1)) || found === "-")
      ? sentences.said("label-edges")
      : undefined,
  /** A last label that begins with a digit. */
  lastLabel: (spot) => {
    if (["", "/"].some(spot.canEndWith)) return undefined;
    const host = spot.text.slice(hostStart(spot), spot.index);
    const label = host.slice(host.lastIndexOf(".") + 1);
    if (/^(?:\d+\.){3}\d+$/.test(host) || !/^\d/.test(label)) return undefined;
    return sentences.said(/^\d+$/.test(label) ? "last-label" : "last-label-letter");
  },
} satisfies Readonly<Record<string, Look>>;

/** Asks looks at a host in an identifier, such as a message-id: the `@` before it does not end a login. */
export const afterAt: (looks: readonly Look[]) => Look = where(
  ({ text, index, canEscape }) => !canEscape && /@[\dA-Za-z.-]*$/.test(text.slice(Math.max(0, index - 256), index)),
);
