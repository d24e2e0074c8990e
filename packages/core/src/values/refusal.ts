import type { Advice, Sentence } from "../errors/sentence.ts";
import { loneSurrogate, missing, wrongTypeOf } from "../errors/sentences.ts";

/** The details of a component that cannot be spelt. */
interface Details {
  /** The component's text. */
  readonly text?: string;
  /** The offset of the wrong character in the text. */
  readonly index?: number;
  readonly section?: string | undefined;
  /** True if the text could have an escape there. */
  readonly canEscape?: boolean;
  readonly hint?: Advice | string | undefined;
}

/** A component that cannot be spelt, and the reason. A codec may use another copy of this package, so a brand tells what it throws. */
export class Refusal {
  readonly "~url1738" = "refusal";
  /** The path of the component, such as `cwd[0]` or `fields[1].name`. */
  readonly component: string;
  readonly sentence: Sentence | string;
  readonly details: Details;

  constructor(component: string, sentence: Sentence | string, details: Details = {}) {
    this.component = component;
    this.sentence = sentence;
    this.details = details;
  }
}

/** Tells whether something that was thrown is a refusal, of any copy of this package. */
export const isRefusal = (thrown: unknown): thrown is Refusal =>
  (thrown as Partial<Refusal> | undefined)?.["~url1738"] === "refusal";

/** Makes the refusal of a value that a codec cannot spell. */
export function refusalOfValue(name: string, value: unknown): Refusal {
  if (value === undefined) return new Refusal(name, missing);
  return new Refusal(name, typeof value === "string" ? loneSurrogate : wrongTypeOf(value));
}

/** The place where a text leaves the rule of a component, and the characters that could have followed, see `following`. @public */
export interface Leaving {
  /** The offset in the text. */
  readonly index: number;
  /** The characters that could have followed. */
  readonly expected: string;
}

/**
 * Turns the refusal of an item into a refusal of its list.
 *
 * @param path - The path of the item.
 * @param item - The name with which paths in the item begin; empty if the item is an object.
 * @public
 */
export function refusalInList(path: string, item: string, refusal: unknown): unknown {
  if (!isRefusal(refusal)) return refusal;
  const { component, sentence, details } = refusal;
  const rest = item === "" && component !== "" ? `.${component}` : component.slice(item.length);
  return new Refusal(path + rest, sentence, details);
}
