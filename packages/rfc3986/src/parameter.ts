import { decode, fieldNames } from "@url1738/core/runtime";

/** A parameter: a name, and a value if an `=` follows the name; both decoded. @public */
export interface Parameter {
  /** The name, of at least one character. */
  name: string;
  /** The value; an absent one and an empty one differ. */
  value?: string | undefined;
}

/** Spells a name, or a value. */
export type Speller = (text: unknown) => string | undefined;

/** Makes the `spell` of a {@link Parameter} from those of its name and of its value. @public */
export function parameterSpeller(spellName: Speller, spellValue: Speller): (parameter: unknown) => string | undefined {
  return (parameter) => {
    if (fieldNames(parameter) === undefined) return undefined;
    const { name, value } = parameter as Readonly<Record<keyof Parameter, unknown>>;
    const left = spellName(name);
    if (left === undefined || value === undefined) return left;
    const right = spellValue(value);
    return right === undefined ? undefined : `${left}=${right}`;
  };
}

/** Makes the `spell` of text that is written as it is. @param characters - Those that it may have, apart from escapes. @public */
export function writtenSpeller(characters: string): Speller {
  const text = new RegExp(`^(?:[${characters.replace(/[\\\]^-]/g, "\\$&")}]|%[0-9A-Fa-f]{2})*$`);
  return (value) => (typeof value === "string" && text.test(value) ? value : undefined);
}

/** Reads a {@link Parameter}. */
export function readParameter(text: string): Parameter {
  const equals = text.indexOf("=");
  if (equals < 0) return { name: decode(text), value: undefined };
  return { name: decode(text.slice(0, equals)), value: decode(text.slice(equals + 1)) };
}

/** Returns a text with its ASCII letters in lower case. */
export const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
