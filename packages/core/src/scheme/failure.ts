import { isMaskedAt, type Masking } from "@url1738/redact/masking";
import { type Machine, type Walked, walked } from "../automaton/machine.ts";
import type { Sentence } from "../errors/sentence.ts";
import type { Hint } from "../grammar/nodes.ts";
import type { Labels } from "../grammar/walk.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { ComponentPlace, Reading, RuleErrorOf } from "../values/scribe.ts";
import { loginTold } from "./login-told.ts";
import type { termsOfRefusal } from "./refused-escape.ts";
import type { Secrets } from "./secrets.ts";

/**
 * The facts about a scheme that explain why a text is not one of its URLs. Without a name, they are those of the generic fallback.
 *
 * @public
 */
export interface Explained {
  /** The scheme's name, in lower case. */
  readonly name: string | undefined;
  /** The section that describes the scheme, see `UrlError.section`. */
  readonly section: string | undefined;
  /** See `Definition.hint`. */
  readonly hint: Hint | undefined;
  /** The components whose text is secret; by default, none. */
  readonly secrets?: Secrets | undefined;
  /** See `Definition.labels`. */
  readonly labels?: Labels | undefined;
  /** Only schemes with words have it, such as those of `oneWord`, so that a program without them does not carry it. */
  readonly wordTold?:
    | ((reading: Pick<Failure, "text" | "scheme" | "machine">, mismatch: Walked, isMasked: Masking) => Failure["told"])
    | undefined;
  /** Only schemes with a rule of `checkDecoded` have it, so that a program without them does not carry it. */
  readonly termsOfRefusal?: typeof termsOfRefusal | undefined;
  /**
   * Returns the machine of the grammar after the name and the colon: `genericurl = scheme ":" schemepart` (RFC 1738 §5).
   *
   * @returns The machine, which behaves the same whether the scheme is interpreted or compiled.
   */
  machine(): Machine;
  /**
   * Finds the errors by rules beyond the grammar.
   *
   * @param text - A text that the grammar accepts, of any length.
   * @returns All errors, from left to right.
   */
  errors(text: string): readonly RuleErrorOf[];
  /**
   * Finds the components of a URL in its text.
   *
   * @param text - A text that the grammar accepts, of any length.
   * @param isDeep - True to find the components inside lists, by their paths in the value, such as `hosts[1].port`.
   * @returns The components that it has, in the order of the grammar; for a list, the whole list, unless `isDeep`.
   */
  places(text: string, isDeep?: boolean): readonly ComponentPlace[];
}

/** A text whose scheme is known, and what reads it. @public */
export interface KnownText extends Reading {
  /** The scheme's name, in lower case. */
  readonly scheme: string;
  /** The rules of the scheme. */
  readonly rules: Explained;
}

/** Why a text, whose scheme is known, is not a URL of it: the facts from which its record is made. @public */
export interface Failure extends KnownText {
  /** The place up to which the text obeys the grammar, and the state there. */
  readonly mismatch: Walked;
  /** The first error of a rule beyond the grammar; `undefined` if the text leaves the grammar. */
  readonly broken: RuleErrorOf | undefined;
  /** True if a secret is, or may be, at the place of the failure. */
  readonly isSecret: boolean;
  /** True unless there are earlier errors, after which the place alone tells what is wrong. */
  readonly isFirst: boolean;
  /** Tells of a login or a word, instead of the character at the place. */
  readonly told: { readonly sentence?: Sentence; readonly component: string | undefined } | undefined;
}

/**
 * Makes the failure of a text at a place.
 *
 * @param mismatch - The place up to which the text obeys the grammar.
 * @param broken - The error of a rule beyond the grammar, if the text obeys all of it.
 * @param isMasked - Tells which places of the text are masked.
 * @param isFirst - See {@link Failure.isFirst}.
 * @public
 */
export function failureAt(
  reading: KnownText,
  mismatch: Walked,
  broken: RuleErrorOf | undefined,
  isMasked: Masking,
  isFirst: boolean,
): Failure {
  const { secrets, wordTold } = reading.rules;
  const isSecretAt = (place: Walked) => secrets?.mayFollow(reading, place) || isMasked(place.index);
  const isSecret = broken ? secrets?.concernAt(broken, reading) || isMasked(broken.index) : isSecretAt(mismatch);
  const told =
    isFirst && broken === undefined
      ? (loginTold(reading, mismatch, isSecretAt) ?? (isSecret ? undefined : wordTold?.(reading, mismatch, isMasked)))
      : undefined;
  return { ...reading, mismatch, broken, isSecret, isFirst, told };
}

/** Finds why a text, whose scheme is known, is not a URL of it; `undefined` if it obeys the grammar and the rules beyond it. */
export function failureOf(rules: Explained, text: string): Failure | undefined {
  const scheme = schemeOf(text) as string;
  const machine = rules.machine();
  const mismatch = walked(machine, machine.first, text, scheme.length + 1);
  const isEnd = mismatch.index === text.length && machine.isEnd(mismatch.state);
  const broken = isEnd ? rules.errors(text)[0] : undefined;
  if (isEnd && broken === undefined) return undefined;
  return failureAt({ text, scheme, rules, machine }, mismatch, broken, (index) => isMaskedAt(text, index), true);
}
