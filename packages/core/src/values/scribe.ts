import type { Span } from "@url1738/redact/masking";
import type { Machine } from "../automaton/machine.ts";
import { fieldOf } from "../errors/own-fields.ts";
import { notPlainOf, notTogether } from "../errors/sentences.ts";
import type { FieldValues, RuleError } from "../grammar/nodes.ts";
import type { Element } from "./element.ts";
import { checkLead, fieldNames } from "./record.ts";
import { Refusal } from "./refusal.ts";

/**
 * Where the elements of a grammar begin and end in a text: two offsets for each of them, in order. The first is -1 for an element that the
 * text lacks.
 *
 * @public
 */
export type Offsets = ArrayLike<number>;

/** The functions that take the texts of a grammar apart and spell its values. @public */
export interface Transcription<V> {
  /**
   * Reads the parts of a text.
   *
   * @param text - The text.
   * @param from - The number of characters, at most the name of the scheme and the colon, that are known to be right and can be skipped.
   * @returns The value; `undefined` if the text is not one of the grammar or has an error.
   */
  readonly read: (text: string, from: number) => V | undefined;
  /**
   * Spells components.
   *
   * @param parts - The values, by name.
   * @param names - The names of all fields of the object.
   * @param exact - True to accept only values that reading their spelling returns.
   * @returns The text.
   * @throws Refusal - If a component cannot be spelt.
   */
  readonly write: (parts: FieldValues, names: readonly string[], exact: boolean) => string;
}

/** The reader and writer of a grammar: that of a scheme, or of the items of a list. @public */
export interface Scribe<V> extends Transcription<V> {
  /** The components and lists, in order. */
  readonly elements: readonly Element[];
  /** Finds the elements in a text; returns `undefined` if the text is not one of the grammar. */
  readonly offsets: (text: string) => Offsets | undefined;
  /** Tells in which part of a value, or item of a list, an error is; only grammars with such values have it. */
  readonly partError?: Element["itemError"];
  /** Asked for -2 instead of a value, returns `undefined` if `read` does, in less time; only compiled schemes whose functions never throw have it. */
  readonly passes?: ((text: string, from: number) => unknown) | undefined;
  /** Finds all errors of a text that the grammar accepts, from left to right; without it, they are those of the elements. */
  readonly errors?: ((text: string) => readonly RuleErrorOf[]) | undefined;
}

/** The span of a component in a URL; for a list, the span of the whole list. @public */
export interface ComponentPlace extends Span {
  /** The name of the component's field, or its path in the value, such as `hosts[1].port`. */
  readonly component: string;
}

/** A URL, and the machine of the grammar after its name and colon. @public */
export interface Reading {
  /** The whole text. */
  readonly text: string;
  /** The machine. */
  readonly machine: Machine;
}

/** An error in a URL, and the component that has it. @public */
export interface RuleErrorOf extends RuleError, ComponentPlace {
  /** The section that describes the component, if it has one of its own, see `UrlError.section`. */
  readonly section: string | undefined;
  /**
   * Returns the terms that could have stood at its index, as a URL can have them. Only errors in a decoded text have it, so that a program
   * without such texts does not carry it.
   */
  readonly acceptedTerms?: ((reading: Reading, index: number) => readonly string[]) | undefined;
}

/** Collects what there is to tell of each element that a text has, with its component and its place in the text. */
function ofElements<T extends Span & { readonly path?: string | undefined }>(
  { elements, offsets }: Pick<Scribe<unknown>, "elements" | "offsets">,
  text: string,
  find: (element: Element, written: string) => readonly T[],
) {
  const at = offsets(text) ?? [];
  return elements.flatMap((element, index) => {
    const start = at[2 * index] ?? -1;
    if (start < 0) return [];
    return find(element, text.slice(start, at[2 * index + 1])).map(({ path = "", ...error }) => ({
      ...error,
      component: element.name + path,
      index: error.index + start,
      end: error.end + start,
    }));
  });
}

/**
 * Finds the components of a text that the grammar accepts, in the order of the grammar.
 *
 * @param isDeep - True to find the components inside lists, by their paths, instead of the lists.
 */
export function placesIn(
  scribe: Pick<Scribe<unknown>, "elements" | "offsets">,
  text: string,
  isDeep = false,
): ComponentPlace[] {
  return ofElements<Span & { path?: string }>(scribe, text, ({ inside }, written) => {
    const inner = isDeep ? inside?.(written) : undefined;
    return inner ?? [{ index: 0, end: written.length }];
  });
}

/** Finds all errors of a text that the grammar accepts, from left to right. */
export function errorsIn(
  scribe: Pick<Scribe<unknown>, "elements" | "offsets" | "errors">,
  text: string,
): readonly RuleErrorOf[] {
  const ofElement = ({ section, errors }: Element, written: string) =>
    errors(written).map((error) => ({ ...error, section: error.section ?? section }));
  return scribe.errors?.(text) ?? ofElements(scribe, text, ofElement);
}

/**
 * Refuses the first component that is present in the parts, because it belongs to another alternative than an earlier component.
 *
 * @public
 */
export function refuseBeside(elements: readonly Element[], parts: FieldValues): never {
  const other = elements.find(({ name, isAbsent }) => parts[name] !== undefined && !isAbsent(parts[name], false));
  throw new Refusal(other?.name ?? "", notTogether);
}

/**
 * Spells components. Reports errors in single components before errors in their combination.
 *
 * @param scheme - The name that the parts must have as their scheme; none for the items of a list.
 */
export function writeParts(
  { write, elements }: Pick<Scribe<unknown>, "write" | "elements">,
  parts: FieldValues,
  names: readonly string[],
  exact: boolean,
  scheme?: string,
): string {
  try {
    return write(parts, names, exact);
  } catch (refusal) {
    if (scheme !== undefined) checkLead(scheme, fieldOf(parts, "scheme"), exact);
    for (const { name, isAbsent, spell } of elements) {
      const value = fieldOf(parts, name);
      if (value !== undefined && !isAbsent(value, exact)) spell(value, exact);
    }
    throw refusal;
  }
}

/** Makes the element of an item, for a list of objects. */
export function recordElement<V>(
  scribe: Pick<Scribe<V>, "read" | "write" | "errors" | "elements" | "offsets">,
): Element & { readonly read: (text: string) => V | undefined } {
  return {
    name: "",
    isAbsent: () => false,
    read: (text) => scribe.read(text, 0),
    errors: (text) => errorsIn(scribe, text).map(({ component, ...error }) => ({ ...error, path: `.${component}` })),
    inside: (text) =>
      placesIn(scribe, text, true).map(({ component, ...place }) => ({ ...place, path: `.${component}` })),
    spell: (value, exact) => {
      const names = fieldNames(value);
      if (names === undefined) throw new Refusal("", notPlainOf("object"));
      return writeParts(scribe, value as FieldValues, names, exact);
    },
  };
}
