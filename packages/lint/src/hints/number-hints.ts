import type { UrlError } from "@url1738/core";
import type { Advice } from "@url1738/core/define";
import { schemeEnd } from "@url1738/core/internal";
import type { KnownSchemes } from "./known-schemes.ts";
import { instead, leaveOut, sayings } from "./sentences.ts";
import type { Look, Spot } from "./spot.ts";

/** Hints on errors in a number, such as a port. */

const own = sayings({
  /** `parse("nntp://host.dom/comp.lang.c/a")` */
  digits: "This is a number: write it in digits.",
  /** `parse("http://host.dom:80:81/")` */
  "one-port": "Write only one port.",
  /** `parse("http://256.1.1.1/")` */
  "address-number": "Check the address at its source, or write the name of the host.",
  /** `parse("http://host.dom:65536/")` */
  "port-too-great": "Check the port at its source, or leave it out for port {port}.",
});

/** Letters that look like digits. */
const ALIKE: Readonly<Record<string, string>> = { O: "0", o: "0", l: "1", I: "1" };

/** Letters that look like digits, next to a digit. */
const alike: Look = ({ text, index }) => {
  const [before = ""] = /\d*$/.exec(text.slice(Math.max(0, index - 20), index)) ?? [];
  const [written = ""] = /^[\dOolI]+(?=[/?#;]|$)/.exec(text.slice(index, index + 20)) ?? [];
  if (!/\d/.test(before + written) || written === "") return undefined;
  const replacement = written.replace(/\D/g, (letter) => ALIKE[letter] as string);
  return instead(index, written, replacement);
};

/** A number with something other than a digit in it. */
export const number: Look = (spot) => {
  const isNumber = spot.canFollow("0") && !["a", "-", "%00"].some(spot.canFollow);
  return isNumber && spot.found !== "" ? (alike(spot) ?? own.said("digits")) : undefined;
};

/** A second port; if it is the same, it is left out. */
const portTwice: Look = ({ text, index, found }) => {
  const [, port] = found === ":" ? (/:(\d+)$/.exec(text.slice(Math.max(0, index - 20), index)) ?? []) : [];
  const [written, other] = /^:(\d+)(?=[/?#]|$)/.exec(text.slice(index, index + 20)) ?? [];
  if (port === undefined || written === undefined) return undefined;
  return port === other ? own.advised("one-port", index, index + written.length, "") : own.said("one-port");
};

/** White space between the digits. */
const spaceBetween: Look = ({ text, index }) => {
  const [space = ""] = /^\s+(?=\d+(?:[/?#]|$))/.exec(text.slice(index)) ?? [];
  return space === "" ? undefined : own.advised("space-here", index, index + space.length, "");
};

/** The name of the scheme in place of its port. */
const ownName: Look = ({ text, index }) => {
  const end = index + schemeEnd(text);
  const isName = text.slice(index, end).toLowerCase() === text.slice(0, schemeEnd(text)).toLowerCase();
  return isName && /^(?:[/?#]|$)/.test(text.slice(end, end + 1))
    ? leaveOut(index - 1, text.slice(index - 1, end))
    : undefined;
};

/** Tells whether a place is in a port: after a colon and perhaps digits. */
export function isInPort({ text, index }: Spot): boolean {
  return /:\d*$/.test(text.slice(Math.max(0, index - 20), index));
}

export function portAdvice(spot: Spot): Advice | undefined {
  if (!isInPort(spot)) return undefined;
  const isFirst = spot.text[spot.index - 1] === ":";
  return portTwice(spot) ?? alike(spot) ?? (isFirst ? ownName(spot) : spaceBetween(spot));
}

/** Returns the best advice on a broken rule beyond the grammar. Most has no fix: nobody can know which number or `@` was meant. */
export function ruleAdvice(text: string, error: UrlError, { portOf }: KnownSchemes): Advice | undefined {
  const { reason, component, index = 0 } = error;
  if (reason === "group-too-great") return own.said("address-number");
  const [brackets = "", address = ""] =
    /^\[((?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2}))\]/.exec(text.slice(index - 1, index + 20)) ?? [];
  if (reason.startsWith("ipv6") && brackets !== "")
    return address.split(".").some((group) => Number(group) > 255)
      ? own.said("address-number")
      : own.advised("brackets", index - 1, index - 1 + brackets.length, address);
  if (text[index] === "@" && text.lastIndexOf("@", index - 1) >= 0) return own.said("only-one-at");
  const port = portOf(text.slice(0, schemeEnd(text)).toLowerCase());
  const isPort = reason === "at-most" && component === "port" && port !== undefined;
  return isPort ? own.said("port-too-great", { port }) : undefined;
}
