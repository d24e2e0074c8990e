import type { Place, Sentence } from "@url1738/core/define";
import type { Parameter } from "./parameter.ts";

/** The values that may stand in braces, where nothing is percent-encoded. Only schemes that have them carry this. */

/** Reads and spells them. */
export interface Braces {
  /** Returns the offset after the brace that closes a value, which is not doubled; `index` is that of the opening one. */
  readonly after: (text: string, index: number) => number;
  /** Reads a value without its braces. */
  readonly read: (text: string) => string;
  /** Spells a value, in braces where it would be read otherwise without. */
  readonly spell: (text: string, separator: string) => string;
  /** Reads an option that is one of the others. */
  readonly readOther: (text: string) => Parameter;
}

/** Makes them. @public */
export function bracesCodec(): Braces {
  const read = (text: string) => text.replaceAll("}}", "}");
  return {
    read,
    after: (text, index) => {
      let at = text.indexOf("}", index);
      while (at >= 0 && text[at + 1] === "}") at = text.indexOf("}", at + 2);
      return at < 0 ? text.length : at + 1;
    },
    spell: (text, separator) =>
      text.includes(separator) || text.includes("{") ? `{${text.replaceAll("}", "}}")}}` : text,
    readOther: (text) => {
      const [name = ""] = text.split("=", 1);
      if (name === text) return { name, value: undefined };
      const value = text.slice(name.length + 1);
      return { name, value: value.startsWith("{") ? read(value.slice(1, -1)) : value };
    },
  };
}

/** `createRegistry([sqlserver], { advice }).parse("sqlserver://h;user=a b")` */
const raw: Sentence = {
  reason: "option-raw",
  sentence: "Nothing is percent-encoded here, so no URL can have {wrong}.",
};

/** Tells that no escape helps where nothing is percent-encoded. @public */
export const rawHint = ({ found }: Place): Sentence | undefined =>
  found === "" ? undefined : { ...raw, params: { wrong: found } };
