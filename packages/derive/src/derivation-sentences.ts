import { Url1738Error } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";

/** The sentences about what a scheme is derived from, by their reasons without the prefix `definition/`. */
export const derivationSentences = {
  "takes-changes": "deriveScheme takes a definition and an object with {keys}.",
  "unknown-change": '"{key}" is unknown: deriveScheme takes a definition and an object with {keys}.',
  "not-a-definition":
    'deriveScheme takes a definition, which the package of a scheme exports from its entry "definition".',
  "replaces-nothing":
    'The {kind} "{name}" replaces nothing in this grammar. Its rules are [{rules}], its components [{components}], its lists [{lists}].',
  "other-components":
    'The {kind} "{name}" has the components [{had}], but its replacement has [{has}]. A replacement has the same ones in the same order; for another value, write the grammar with defineScheme.',
  "absent-or-place":
    'The {kind} "{name}" has a value where the URL leaves it out, so its replacement also needs one: a place other than "between", or the option "absent".',
  "absent-of-replacement":
    'The {kind} "{name}" has a value where the URL leaves it out, so its replacement also needs one: the option "absent".',
  "replaced-in-list": 'The {kind} "{name}" is inside the list "{list}": replace the whole list.',
  "codec-of-one-rule":
    'The component "{name}" has a codec that was made for its own rule, so a rule inside it cannot be replaced. Replace the whole component.',
  "not-a-replacement": "Only rules, components and lists can replace parts of a grammar: those of the same name.",
  "replaced-twice": 'The {kind} "{name}" is replaced twice; leave one out.',
  "no-access-to-derive":
    'A URL of the scheme "{name}" designates nothing that can be accessed, so nothing can be derived from its access: write a function, or a sentence of your own.',
} as const;

/** Makes the sentence about something from which no scheme can be derived. */
export function derivationSentence(reason: keyof typeof derivationSentences, params?: Sentence["params"]): Sentence {
  return { reason: `definition/${reason}`, sentence: derivationSentences[reason], params };
}

/** Makes the error about something from which no scheme can be derived. */
export function invalid(
  reason: keyof typeof derivationSentences,
  params?: Sentence["params"],
  scheme?: string,
): Url1738Error {
  return new Url1738Error(urlError({ code: "invalid-definition", scheme }, derivationSentence(reason, params)));
}
