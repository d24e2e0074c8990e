import type { Params, Sentence } from "./sentence.ts";

/** The sentences about definitions, by their reasons without the prefix `definition/`. */
export const definitionSentences = {
  // The definition as a whole.
  "takes-definition": "defineScheme takes an object with {keys}.",
  "scheme-for-definition":
    "This is a scheme, but its definition is needed: the object that was given to defineScheme or schemeDefinition.",
  "unknown-key": '"{key}" is unknown: defineScheme takes an object with {keys}.',
  "unreadable-definition": "The definition cannot be read, because one of its getters throws an error: {why}",
  "no-name": 'The scheme needs a name, which is a string: take lower-case letters, digits, "+", "." and "-".',
  "not-a-name":
    '"{name}" is not the name of a scheme: take lower-case letters, digits, "+", "." and "-". Names that begin with x- are free for anyone, such as "x-example".',
  "async-access":
    'The "access" must not be async: it says how a resource is reached, as plain data that is available at once, and opens no connection.',
  "no-access":
    'The scheme needs an "access" (RFC 1738 §4): a function that says how a resource is reached, or one sentence on what the scheme\'s names designate instead.',
  "not-a-default-port": 'The "defaultPort" must be a whole number from 0 to 65535, or left out.',
  "type-of-key": '"{key}" must be {kind}, or left out.',
  "not-relative-forms": '"relative" must be "never", "generic" or "always" (RFC 1808 §2.3), or left out.',
  "not-labels":
    'The "labels" must be an object with a short text for each component that has one, such as { gtype: "item type" }, or left out.',
  // The structure of the grammar.
  "not-a-component-name":
    '"{name}" cannot be the name of a component: take a lower-case letter and then letters and digits, but neither "scheme" nor a name that every object has, such as "toString".',
  "raw-before-host":
    'The component "{name}" is before the host and may contain a raw {end}, where other parsers see the end of the host or of the user. Take it out of the set, or make the component decoded text, whose canonical spelling escapes it.',
  "not-times": "times takes two whole numbers, the least and the most, which may be Infinity, and then the parts.",
  "not-a-separator":
    'The list "{name}" needs a separator of one ASCII character, neither % nor a hexadecimal digit: escapes are made of these.',
  // Components.
  "unreadable-in-component":
    'The {kind} "{name}" has a codec or options that cannot be read, because one of their getters throws an error: {why}',
  "unknown-option": '"{word}" is not an option of the {kind} "{name}": it takes [{known}].',
  "unknown-in-codec": '"{word}" is unknown in the codec of the component "{name}": it takes [{known}].',
  "check-in-options":
    'The component "{name}" has its "check" among the options, where nobody calls it: make it a part of the codec.',
  // Parts of the definition that refer to the grammar.
  "takes-hazards": '"hazards" is an object with {keys}.',
  "unreadable-hazards": 'The "hazards" cannot be read, because one of their getters throws an error: {why}',
  "unknown-hazard": '"{key}" is unknown: "hazards" is an object with {keys}.',
  "look-not-a-function": 'The hazards\' "look" must be a function, or left out.',
  "hazards-not-a-list": "The hazards' \"{key}\" is a list of components' names.",
} as const;

/** The reason that identifies a sentence about a definition. */
export type DefinitionReason = keyof typeof definitionSentences;

/** Makes the sentence about an error in a definition. */
export function wrong(reason: DefinitionReason, params?: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: definitionSentences[reason], params };
}
