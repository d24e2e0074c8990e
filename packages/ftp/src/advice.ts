import type { Place } from "@url1738/core/grammar";

/** What is not a type code. */
export function hintType(): string {
  return "The type code is a, i or d.";
}

/** A `;` that begins no type code. */
export function hint({ text, index }: Place): string | undefined {
  return /;(?:t(?:y(?:pe?)?)?)?$/.test(text.slice(0, index))
    ? "A ; begins the type code, as in ;type=a. One that belongs to the name is written %3B."
    : undefined;
}

/** A host of which the name says what it serves. */
export function meant(text: string): string | undefined {
  return /^ftp\.[^@]*$/i.test(text) ? `ftp://${text}` : undefined;
}
