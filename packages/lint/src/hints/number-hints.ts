import { type RuleErrorOf, schemeEnd } from "@url1738/core/grammar";
import type { KnownSchemes } from "./known-schemes.ts";
import { at, type Look, where } from "./look.ts";
import { instead, leaveOut, sayings } from "./sentences.ts";
import type { Spot } from "./spot.ts";

/** Hints on errors in a number, such as a port. */

const sentences = sayings({
  /** `parse("nntp://host.dom/comp.lang.c/a")` */
  digits: "This is a number: write it in digits.",
  /** `parse("http://host.dom:80:81/")` */
  "one-port": "Write only one port.",
  /** `parse("http://256.1.1.1/")` */
  "address-number": "Check the address at its source, or write the name of the host.",
  /** `parse("https://01.2.3.4/")` */
  "zeros-first": "Write the numbers of the address without zeros before them, which others read as octal.",
  /** `parse("http://host.dom:65536/")` */
  "port-too-great": "Check the port at its source, or leave it out for port {port}.",
});

/** Letters that look like digits. */
const ALIKE: Readonly<Record<string, string>> = { O: "0", o: "0", l: "1", I: "1" };

/** Tells whether a place is in a port: after a colon and perhaps digits. */
export function isInPort({ text, index }: Spot): boolean {
  return /:\d*$/.test(text.slice(Math.max(0, index - 20), index));
}

/** Asks looks in a port. */
export const inPort: (looks: readonly Look[]) => Look = where(isInPort);

/** Asks looks in any number. */
export const inNumber: (looks: readonly Look[]) => Look = where(
  ({ found, canFollow }) => found !== "" && canFollow("0") && !["a", "-", "%00"].some(canFollow),
);

/** The looks at a number. */
export const numberLooks = {
  /** Letters that look like digits, next to a digit. */
  alike: at(/[\dOolI]/, ({ text, index }) => {
    const [before = ""] = /\d*$/.exec(text.slice(Math.max(0, index - 20), index)) ?? [];
    const [written = ""] = /^[\dOolI]+(?=[/?#;]|$)/.exec(text.slice(index, index + 20)) ?? [];
    if (!/\d/.test(before + written) || written === "") return undefined;
    const replacement = written.replace(/\D/g, (letter) => ALIKE[letter] as string);
    return instead(index, written, replacement);
  }),
  /** Something other than a digit. */
  digits: () => sentences.said("digits"),
  /** A second port; if it is the same, it is left out. */
  portTwice: at(/:/, ({ text, index }) => {
    const [, port] = /:(\d+)$/.exec(text.slice(Math.max(0, index - 20), index)) ?? [];
    const [written, other] = /^:(\d+)(?=[/?#]|$)/.exec(text.slice(index, index + 20)) ?? [];
    if (port === undefined || written === undefined) return undefined;
    return port === other
      ? sentences.advised("one-port", index, index + written.length, "")
      : sentences.said("one-port");
  }),
  /** White space between the digits of a port. */
  spaceBetween: at(/\s/, ({ text, index }) => {
    const [space = ""] = /^\s+(?=\d+(?:[/?#]|$))/.exec(text.slice(index)) ?? [];
    return space === "" || text[index - 1] === ":"
      ? undefined
      : sentences.advised("space-here", index, index + space.length, "");
  }),
  /** The name of the scheme in place of its port. */
  ownName: ({ text, index }) => {
    const end = index + schemeEnd(text);
    const isName =
      text[index - 1] === ":" && text.slice(index, end).toLowerCase() === text.slice(0, schemeEnd(text)).toLowerCase();
    return isName && /^(?:[/?#]|$)/.test(text.slice(end, end + 1))
      ? leaveOut(index - 1, text.slice(index - 1, end))
      : undefined;
  },
} satisfies Readonly<Record<string, Look>>;

/** A rule beyond the grammar that a text breaks. */
export interface Broken {
  readonly text: string;
  readonly broken: RuleErrorOf;
  readonly known: KnownSchemes;
}

/** The looks at a broken rule. Most have no fix: nobody can know which number or `@` was meant. */
export const ruleLooks = {
  groupTooGreat: ({ broken }) => (broken.reason === "group-too-great" ? sentences.said("address-number") : undefined),
  /** A last label that is a number, or an address in another notation. */
  address: ({ text, broken: { reason, index, end } }) => {
    if (reason !== "address") return undefined;
    const group = text.slice(index, end);
    if (group === ".") return sentences.advised("one-dot", index, end, "");
    return sentences.said(/^0\d/.test(group) ? "zeros-first" : "address-number");
  },
  /** Hyphens at an edge of a label. */
  labelHyphen: ({ text, broken: { reason, index, end } }) => {
    if (reason !== "label") return undefined;
    const [first = ""] = /^-+/.exec(text.slice(index, end)) ?? [];
    const [last = ""] = /-+$/.exec(text.slice(index, end)) ?? [];
    if (index + first.length === end) return undefined;
    return first === "" ? leaveOut(end - last.length, last) : leaveOut(index, first);
  },
  /** Brackets around an address that is not one of IPv6. */
  brackets: ({ text, broken: { reason = "", index } }) => {
    const [brackets, address = ""] =
      /^\[((?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2}))\]/.exec(text.slice(index - 1, index + 20)) ?? [];
    if (!reason.startsWith("ipv6") || brackets === undefined) return undefined;
    return address.split(".").some((group) => Number(group) > 255)
      ? sentences.said("address-number")
      : sentences.advised("brackets", index - 1, index - 1 + brackets.length, address);
  },
  secondAt: ({ text, broken: { index } }) =>
    text[index] === "@" && text.lastIndexOf("@", index - 1) >= 0 ? sentences.said("only-one-at") : undefined,
  portTooGreat: ({ text, broken: { reason, component }, known: { portOf } }) => {
    const port = portOf(text.slice(0, schemeEnd(text)).toLowerCase());
    const isPort = reason === "at-most" && component === "port" && port !== undefined;
    return isPort ? sentences.said("port-too-great", { port }) : undefined;
  },
} satisfies Readonly<Record<string, Look<Broken>>>;
