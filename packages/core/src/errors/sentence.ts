import type { Span } from "@url1738/redact/masking";

/** The values of a sentence's placeholders, by name: names, quoted text, numbers. @public */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence in English, with a stable name by which other languages translate it. @public */
export interface Sentence {
  /** A stable string that names the sentence; a scheme's own begins with the name of the scheme: `"x-finger/no-such-user"`. */
  readonly reason: string;
  /**
   * The sentence. `{name}` is a placeholder for the param of that name or, if there is none, for a fact of the error: `{found}` is the
   * character, `{component}` the component (`URL` outside of all components), `{expected}` the characters that could have come there.
   */
  readonly sentence: string;
  /** The values of its placeholders. None may show a password. */
  readonly params?: Params | undefined;
}

/** An edit of a text: replaces the part from `index` to `end`, or inserts if that part is empty. @public */
export interface Edit extends Span {
  /** The text to write there. It may be an escape from within a secret. */
  readonly replacement: string;
}

/** An edit that corrects a text. @public */
export interface Fix extends Edit {
  /** True if only this can have been meant. */
  readonly sure: boolean;
}

/** Advice on what to write instead. @public */
export interface Advice extends Sentence {
  /** The edit that the sentence names, if it names one. */
  readonly fix?: Fix | undefined;
}

/** The description of an error by a rule beyond the grammar. @public */
export interface RuleSentence {
  /** A sentence in English that names the error and the rule, see {@link Sentence.sentence}. */
  readonly message: string;
  /** A stable string that names the sentence, see {@link Sentence.reason}; without it, the sentence cannot be translated. */
  readonly reason?: string | undefined;
  /** The values of the sentence's placeholders. */
  readonly params?: Params | undefined;
  /** Advice on what to write instead. For an error in a component's text, its fix has the offsets of that text. */
  readonly hint?: Advice | string | undefined;
}

/** Returns the sentence of an error by a rule beyond the grammar; its reason, if its author has written no sentence. */
export function ruleErrorSentence({ message, reason, params }: RuleSentence): Sentence | string {
  return reason ? { reason, sentence: message ?? reason, params } : message;
}
