import type { Advice, Place } from "@url1738/core/define";

/** `https.parse("https://anna@host.dom/")` */
const userinfo: Advice = {
  reason: "https/userinfo",
  sentence:
    "A URL of http or https may not contain a user or password (RFC 9110, section 4.2.4): leave out everything before the host, up to the @.",
};

/** Returns the URL meant by a host whose name begins with `www.`, unless a scheme follows. For schemes derived from `https`. @public */
export function meant(text: string): string | undefined {
  return /^www\.(?!\w+:\/)[^@]*$/i.test(text) ? `https://${text}` : undefined;
}

/** Matches a text whose authority has userinfo, up to its `@`. */
const USERINFO = /^https?:\/\/[^/?#]*@/i;

/**
 * Advises against userinfo if a text leaves the grammar there (RFC 9110 §4.2.4). For schemes derived from `https`.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if the authority has userinfo.
 * @public
 */
export function hintUserinfo({ text, index }: Place): Advice | undefined {
  const [before] = USERINFO.exec(text) ?? [];
  if (before === undefined || index >= before.length) return undefined;
  const start = before.indexOf("//") + 2;
  return { ...userinfo, fix: { index: start, end: before.length, replacement: "", sure: false } };
}
