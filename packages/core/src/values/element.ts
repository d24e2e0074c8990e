import { ruleErrorSentence } from "../errors/sentence.ts";
import { mismatchSentence, notCanonical } from "../errors/sentences.ts";
import { LONGEST_MATCHED } from "../errors/url-error.ts";
import type { Codec, ErrorInside, PlaceInside, RuleError } from "../grammar/nodes.ts";
import type { itemError } from "./indexed-error.ts";
import { type Leaving, Refusal, refusalOfValue } from "./refusal.ts";

/** Spells and checks a field of a value or an item of a list. @public */
export interface Element {
  /** The name of the field. */
  readonly name: string;
  /** The section that describes it. */
  readonly section?: string | undefined;
  /**
   * Spells any value, percent-encoded.
   *
   * @param value - The value, of any type.
   * @param exact - True to accept only a value that reading its spelling returns.
   * @returns The spelling.
   * @throws Refusal - If no text has the value.
   */
  readonly spell: (value: unknown, exact: boolean) => string;
  /** Finds the errors in a text of its rule, still percent-encoded; their offsets are those in the text. */
  readonly errors: (text: string) => readonly ErrorInside[];
  /**
   * Tells whether a value, other than `undefined`, is the one that absence means.
   *
   * @param exact - True if only the value that reading returns counts, instead of all that `build` accepts for it.
   */
  readonly isAbsent: (value: unknown, exact: boolean) => boolean;
  /** Finds the components in a text of its rule; without it, there are none. */
  readonly inside?: ((text: string) => readonly PlaceInside[]) | undefined;
  /** Tells in which item of a list an error is; only lists have it, so that a program without lists does not carry it. */
  readonly itemError?: typeof itemError | undefined;
}

/** The facts about a component. @public */
export interface ComponentFacts
  extends Partial<Pick<Codec<unknown>, "spell" | "check" | "inside" | "isAbsent" | "isExact">> {
  /** The section that describes it. */
  readonly section?: string | undefined;
  /** Finds where a text leaves its rule; without it, every spelling is a text of the rule without errors, and read back. */
  readonly leaving?: ((text: string) => Leaving | undefined) | undefined;
  /** Reads its texts; without it, each text is its own value. Without `leaving`, it is not needed. */
  readonly read?: Codec<unknown>["read"] | undefined;
  /** Matches only strings that are spelt as they are, to recognise them quickly; without it, any spelling may differ. */
  readonly usual?: RegExp | undefined;
  /** The greatest length of these strings; without it, none is too long. */
  readonly most?: number | undefined;
  /** Finds the errors that only longer strings can have; without it, all are too long. */
  readonly checkLong?: Codec<unknown>["check"];
  /** Matches every string whose spelling may not be a text of its rule, or may break a rule beyond the grammar; without it, any may. */
  readonly except?: RegExp | undefined;
  /** Matches only spellings that are texts of its rule without errors, and read back; without it, any may not be. */
  readonly spelt?: RegExp | undefined;
  /** The value that absence means. */
  readonly absent?: unknown;
  /** Tells whether two of its values are equal. The default, `Object.is`, is right unless values are objects. */
  readonly isSame?: ((left: unknown, right: unknown) => boolean) | undefined;
}

/** The check of a component without rules beyond the grammar. */
export const noErrors = (): readonly RuleError[] => [];

/** Returns a string as it is: reads a text, and spells it, where nothing is escaped. */
export const stringOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** An element that tells at once whether a text is its own value, is spelt as it is, and breaks no rule. @public */
export interface ComponentElement extends Element {
  readonly isUsual: (text: unknown) => text is string;
}

/** Makes the element of a component that is not a list. @param codec - The facts with the functions of its codec. @public */
export function componentElement(name: string, facts: ComponentFacts, codec: ComponentFacts = facts): ComponentElement {
  const { section, usual, most = Infinity, checkLong, absent, isSame = Object.is } = facts;
  const { check = noErrors, read = stringOf, spell = stringOf, inside, isAbsent } = codec;
  const isUsual = (text: unknown): text is string =>
    typeof text === "string" && (text.length <= most || checkLong?.(text).length === 0) && usual?.test(text) === true;
  return {
    name,
    section,
    isUsual,
    errors: check,
    inside,
    isAbsent: (value, exact) => absent !== undefined && (isAbsent?.(value, exact) ?? isSame(value, absent)),
    spell: (value, exact) => {
      if (isUsual(value)) return value;
      const text = spell(value, exact, name);
      if (text === undefined) throw refusalOfValue(name, value);
      const { leaving: leavingOf, except, spelt } = facts;
      if (!leavingOf || (codec.isExact && exact) || except?.test(value as string) === false) return text;
      if (text.length <= LONGEST_MATCHED && spelt?.test(text)) return text;
      const leaving = leavingOf(text);
      if (leaving !== undefined) {
        const { index, expected } = leaving;
        const canEscape = expected.includes("%");
        throw new Refusal(name, mismatchSentence(text.charAt(index), expected), { text, index, section, canEscape });
      }
      const error: ErrorInside | undefined = check(text)[0];
      if (error !== undefined) {
        const { index, hint, path = "", section: ofRule = section } = error;
        throw new Refusal(name + path, ruleErrorSentence(error), { text, index, section: ofRule, hint });
      }
      if (exact && !isSame(read(text), value)) throw new Refusal(name, notCanonical);
      return text;
    },
  };
}
