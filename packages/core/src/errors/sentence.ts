import type { Span } from "@url1738/redact";

/**
 * What a sentence speaks of: names, quoted text, numbers, by the names under which the sentence has them.
 *
 * @public
 */
export type Params = Readonly<Record<string, string | number>>;

/**
 * A sentence in English, under the name by which another language has it as well.
 *
 * @public
 */
export interface Sentence {
  /** Which sentence it is, as a stable string; of a scheme's own, with the scheme's name before it: `"x-finger/no-such-user"`. */
  readonly reason: string;
  /**
   * The sentence. `{name}` in it stands for the param of that name or, where there is none, for the field of the error: `{found}` for the
   * character, `{component}` for the component or, outside of all of them, `URL`, `{expected}` for what could have stood there.
   */
  readonly sentence: string;
  /** What it speaks of. Nothing in it may show a password. */
  readonly params?: Params | undefined;
}

/**
 * A change of a text: of the part from `index` to `end`, which is empty where something is only put in.
 *
 * @public
 */
export interface Edit extends Span {
  /** What is to stand there. It may be an escape from within a secret. */
  readonly replacement: string;
}

/**
 * A change that makes a text right.
 *
 * @public
 */
export interface Fix extends Edit {
  /** Whether nothing else can have been meant. */
  readonly sure: boolean;
}

/**
 * What to write instead.
 *
 * @public
 */
export interface Advice extends Sentence {
  /** The change of which the sentence speaks, if it names one. */
  readonly fix?: Fix | undefined;
}

/** What a rule beyond the grammar says of what breaks it. */
interface Said {
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: Params | undefined;
}

/** What to say of a fault, as the rule says it. */
export function faultSentence({ message, reason, params }: Said): Sentence | string {
  return reason === undefined ? message : { reason, sentence: message, params };
}
