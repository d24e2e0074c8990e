import type { Codec } from "@url1738/core/define";
import { boundedCodec, decode, decodedSpeller } from "@url1738/core/runtime";
import { inLowerCase } from "./parameter.ts";

/** Makes the codec of words that mean `true` or `false`. @public */
export function truthCodec(
  yes: readonly string[],
  no: readonly string[],
  anyCase: boolean,
): Pick<Codec<boolean>, "read" | "spell"> {
  const words = yes.map((word) => (anyCase ? inLowerCase(word) : word));
  return {
    read: (text) => words.includes(anyCase ? inLowerCase(text) : text),
    spell: (value) =>
      value === true ? yes[0] : value === false ? no[0] : typeof value === "string" ? value : undefined,
  };
}

/** Makes the codec of a socket that may be in parentheses. @public */
export function socketCodec(): Pick<Codec<string>, "read" | "spell"> {
  return {
    read: (text) => decode(text.replace(/^\((.*)\)$/, "$1")),
    spell: decodedSpeller("\\-.0-9A-Z_a-z~"),
  };
}

const notWhole = { reason: "not-whole", message: "The {component} must be a whole number." };

/** Makes the codec of whole numbers between two limits, which may be negative. @public */
export function integerCodec(least: number, most: number): Codec<number> {
  const { check, ...codec } = boundedCodec(least, most);
  return {
    ...codec,
    // "-0" is 0.
    read: (text) => Number(text) || 0,
    check: (text) => (/^-?\d+$/.test(text) ? (check?.(text) ?? []) : [{ ...notWhole, index: 0, end: text.length }]),
  };
}
