import type { Span } from "@url1738/redact";

/** The values of a sentence's placeholders, by name: names, quoted text, numbers. @public */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence in English, with a stable name under which another language has it as well. @public */
export interface Sentence {
  /** A stable string that names the sentence; a scheme's own begins with the name of the scheme: `"x-finger/no-such-user"`. */
  readonly reason: string;
  /**
   * The sentence. `{name}` is a placeholder for the param of that name or, if there is none, for the field of the error: `{found}` for the
   * character, `{component}` for the component or, outside of all components, `URL`, `{expected}` for what could have come there.
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

/** An edit that makes a text right. @public */
export interface Fix extends Edit {
  /** True if nothing else can have been meant. */
  readonly sure: boolean;
}

/** Advice on what to write instead. @public */
export interface Advice extends Sentence {
  /** The edit that the sentence names, if it names one. */
  readonly fix?: Fix | undefined;
}

/** The description of an error by a rule beyond the grammar. */
interface Said {
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: Params | undefined;
}

/** Returns the sentence for an error, in the words of its rule. */
export function ruleErrorSentence({ message, reason, params }: Said): Sentence | string {
  return reason ? { reason, sentence: message, params } : message;
}
