import type { RuleError } from "@url1738/core/define";

/** Functions for components of random definitions, in a module of their own so that compiled code can import them. */

/** Finds each `x`, also escaped, and a text longer than twelve characters. */
export function noX(text: string): readonly RuleError[] {
  // The canonical spelling may escape more.
  if (text.replaceAll(/%../g, "-").length > 12)
    return [{ index: 0, end: text.length, message: "The {component} is too long." }];
  return Array.from(text.matchAll(/x|%78/g), ({ 0: x, index }) => ({
    index,
    end: index + x.length,
    message: "An x is not allowed.",
  }));
}

/** Reads a text as its letters. */
export const readLetters = (text: string): string[] => [...text];

/** Spells letters. */
export const spellLetters = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && one.length === 1)
    ? value.join("")
    : undefined;

/** Reads a text in small letters. */
export const readSmall = (text: string): string => text.toLowerCase();

/** Refuses two equal components. */
export function differ({ f0, f1 }: { readonly f0?: unknown; readonly f1?: unknown }) {
  return f0 !== undefined && f0 === f1 ? [{ component: "f1", message: "The first two are the same." }] : [];
}

/** Reads and spells a text as it is. */
export const asWritten = (text: unknown): string => text as string;

/** Refuses every text. */
export const never = (): readonly RuleError[] => [{ index: 0, end: 0, message: "It is too long." }];

/** Gives names a normal form: small letters. */
export const small = ({ f0, ...url }: { readonly f0?: unknown }) => ({ ...url, f0: String(f0).toLowerCase() });

/** Names no danger. */
export const noDanger = () => [];

/** Refuses no parts. */
export const anyParts = () => undefined;

/** Knows no advice. */
export const noHint = () => undefined;
