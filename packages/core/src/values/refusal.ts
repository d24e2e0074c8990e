import type { Advice, Sentence } from "../errors/sentence.ts";
import { faultSentence } from "../errors/sentence.ts";
import { departureSentence, loneSurrogate, missing, wrongTypeOf } from "../errors/sentences.ts";
import type { Fault } from "../grammar/nodes.ts";

/** What else there is to be told of a component that cannot be spelt. */
interface Trouble {
  /** The component's text. */
  readonly text?: string;
  /** Where the character at fault stands in it. */
  readonly index?: number;
  readonly section?: string | undefined;
  /** Whether an escape could stand there. */
  readonly canEscape?: boolean;
  readonly hint?: Advice | string | undefined;
}

/** A component that cannot be spelt, and why. */
export class Refusal {
  /** Its path, such as `cwd[0]` or `fields[1].name`. */
  readonly component: string;
  readonly sentence: Sentence | string;
  readonly trouble: Trouble;

  constructor(component: string, sentence: Sentence | string, trouble: Trouble = {}) {
    this.component = component;
    this.sentence = sentence;
    this.trouble = trouble;
  }
}

/** The refusal of a value for which a codec has no text. */
export function refusalOf(name: string, value: unknown): Refusal {
  if (value === undefined) return new Refusal(name, missing);
  return new Refusal(name, typeof value === "string" ? loneSurrogate : wrongTypeOf(value));
}

/** Where a text leaves the rule of a component, and the characters with which it could have gone on, see `following`. @public */
export interface Leaving {
  /** The offset in the text. */
  readonly index: number;
  /** The characters. */
  readonly expected: string;
}

/** The refusal of a text that leaves the rule of its component. */
export function refusalOfText(
  name: string,
  section: string | undefined,
  text: string,
  { index, expected }: Leaving,
): Refusal {
  return new Refusal(name, departureSentence(index === text.length, expected), {
    text,
    index,
    section,
    canEscape: expected.includes("%"),
  });
}

/** The refusal of a text that breaks a rule beyond the grammar. */
export function refusalOfFault(name: string, section: string | undefined, text: string, fault: Fault): Refusal {
  const { index, hint } = fault;
  return new Refusal(name, faultSentence(fault), { text, index, section, hint });
}

/** The refusal of a list's item as one of the list: with its path. */
export function refusalInList(list: string, index: number, item: string, refusal: unknown): unknown {
  if (!(refusal instanceof Refusal)) return refusal;
  // An item that is an object has no name, and the path of what is in it begins with that.
  const { component, sentence, trouble } = refusal;
  const rest = item === "" && component !== "" ? `.${component}` : component.slice(item.length);
  return new Refusal(`${list}[${index}]${rest}`, sentence, trouble);
}
