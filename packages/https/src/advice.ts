import type { Advice, Place } from "@url1738/core/define";

/** `parse("https://anna@host.dom/")` */
const userinfo: Advice = {
  reason: "https/userinfo",
  sentence: "Leave out everything before the host, up to the @ (RFC 9110, section 4.2.4).",
};

/** Returns the URL meant by a host whose name begins with `www.`, unless a scheme follows. For schemes derived from `https`. @public */
export function meant(text: string): string | undefined {
  return /^www\.(?!\w+:\/)[^@]*$/i.test(text) ? `https://${text}` : undefined;
}

/** Matches a text whose authority has userinfo, up to its `@`. */
const USERINFO = /^https?:\/\/[^/?#]*@/i;

/** The last text, and the end of its userinfo: each error of a text asks again, and reading it again would take quadratic time. */
let [previous, end] = ["", 0];

/**
 * Advises against userinfo if a text leaves the grammar there (RFC 9110 §4.2.4). For schemes derived from `https`.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if the authority has userinfo.
 * @public
 */
export function hintUserinfo({ text, index }: Place): Advice | undefined {
  if (text !== previous) [previous, end] = [text, USERINFO.exec(text)?.[0].length ?? 0];
  if (index >= end) return undefined;
  return { ...userinfo, fix: { index: text.indexOf("//") + 2, end, replacement: "", sure: false } };
}
