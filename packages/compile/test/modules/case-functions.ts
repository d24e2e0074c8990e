import { alpha, checkDecoded, many } from "@url1738/core/define";

/** Functions of the definitions in `definition-cases.ts`, in a module of their own so that compiled code can import them. */

const notX = [{ index: 0, end: 1, message: "It must not have an x." }];
const onlyLetters = checkDecoded(many(alpha));

export const letters = (text: string) => onlyLetters(text);
export const readLetters = (text: string): string[] => [...text];
export const spellLetters = (value: unknown): string | undefined => (Array.isArray(value) ? value.join("") : undefined);
export const noX = (text: string) => (text.includes("x") ? notX : []);
export const noLetterX = (text: string) => (/x/i.test(text) ? notX : []);
export const upperCase = (text: string): string => text.toUpperCase();
export const raw = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Makes the function that spells a text whose marks stay as they are. */
export const markedSpeller =
  (spell: (value: unknown) => string | undefined, mark: string) =>
  (value: unknown): string | undefined => {
    const parts = typeof value === "string" ? value.split(mark).map(spell) : [undefined];
    return parts.includes(undefined) ? undefined : parts.join(mark);
  };

/** Refuses two equal components. */
export const check = ({ a, b }: { readonly a?: string; readonly b?: string }) =>
  a === b && a !== undefined ? [{ component: "b", message: "Both are the same." }] : [];
