import type { RuleError, Sentence } from "@url1738/core/define";
import { decode, fieldNames } from "@url1738/core/runtime";

/** A parameter: a name, and a value if an `=` follows the name; both decoded. @public */
export interface Parameter {
  /** The name, of at least one character. */
  name: string;
  /** The value; an absent one and an empty one differ. */
  value?: string | undefined;
}

/** Reads a {@link Parameter}. @public */
export function readParameter(text: string): Parameter {
  const end = text.indexOf("=");
  return end < 0
    ? { name: decode(text), value: undefined }
    : { name: decode(text.slice(0, end)), value: decode(text.slice(end + 1)) };
}

/** Spells a name, or a value. */
type Speller = (text: unknown) => string | undefined;

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

const escapedName: Sentence = {
  reason: "escaped-name",
  sentence: 'The name "{name}" must be written without escapes.',
};

/** Returns a text with its ASCII letters in lower case. */
export const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Makes the check of a {@link Parameter} whose name must be none of the known ones, which an escape could hide.
 *
 * @param names - The known names, in lower case if `anyCase` is true.
 * @public
 */
export function otherThan(names: readonly string[], anyCase: boolean): (text: string) => readonly RuleError[] {
  return (text) => {
    const { name } = readParameter(text);
    if (!names.includes(anyCase ? inLowerCase(name) : name)) return [];
    const [{ length: end }] = text.split("=", 1) as [string];
    const { reason, sentence: message } = escapedName;
    return [{ index: 0, end, reason, params: { name }, message }];
  };
}
