import type { Params } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";

/** The sentences about definitions that can be interpreted but break a law, by their reasons without the prefix `definition/`. */
export const objectionSentences = {
  // The structure of the grammar.
  "loose-text": "A set or repetition is outside any component, so its text would be lost.",
  "component-repeated":
    'The component "{name}" is in a repetition, so it could occur several times. For that, use a list: {list}.',
  "component-inside":
    'The component "{name}" is inside the component "{outer}", whose whole text is one value. Make one of them a rule.',
  "bare-percent": "A set or literal contains a % by itself, but in a URL % begins an escape.",
  "separator-in-items": 'The list "{name}" allows its separator in its items; take it out of their sets.',
  "loose-text-in-items": 'The list "{name}" has items with text outside any component, which would be lost.',
  "items-without-component": 'The list "{name}" has items without a component, so they would be empty.',
  // Names and sets.
  "not-a-line-name":
    '"{name}" cannot be the name of a {kind}, which is the left side of a line of BNF: take a letter and then letters, digits, "-", "_", "+" and ".".',
  "two-lines": 'Two different lines are named "{name}", {other} and {text}: give one {kind} another name.',
  "empty-set": "A set has no characters, so nothing can match it.",
  "empty-named-set": 'The set "{name}" has no characters, so nothing can match it.',
  "octets-left-out":
    "A set leaves out octets that may not be escaped, but has no escape: take the characters out instead.",
  "octets-left-out-of-named-set":
    'The set "{name}" leaves out octets that may not be escaped, but has no escape: take the characters out instead.',
  "range-in-set":
    'A set has the characters "{range}", which are three characters, not a range. For a range, take alpha, lowalpha, hialpha or digit, or write out its characters; if you mean these three, put the "-" last.',
  "empty-keyword": 'keyword takes the characters that it matches, such as keyword("UID="), but here it has none.',
  "component-twice":
    'One text would have two components "{name}". Give one of them another name, make a list of both, or, if a text has only one of them, make them alternatives with choice.',
  "component-differs":
    'Alternatives have the component "{name}" with different definitions. Define it once, as a constant, and use that in each alternative.',
  "shadowed-alternative":
    'Alternative {number} of an "otherwise" never reads a text, because earlier ones allow all of its texts, such as "{text}". Put it before them, or leave it out.',
  // Components.
  "not-digits":
    'The component "{name}" is a decimal number, but its rule accepts the character {character}: take digits only, or a component with a codec of its own.',
  "greatest-number":
    'The component "{name}" needs its greatest number after the rule: a whole number from 0 to 2^53-1.',
  "lost-normal-form":
    'The component "{name}" accepts the text "{text}", but not "{spelling}", which is its normal form as encoded text. Where escape is in a set, put letters, digits, "-", "_" and "." into it as well.',
  "lost-question-mark":
    'The component "{name}" is decoded text and may hold a ? that may not be escaped, but its canonical spelling escapes each ?. Put escape into the set, or the ? outside of the component.',
  "lost-spelling":
    'The component "{name}" accepts the text "{text}", but not "{spelling}", which is its canonical spelling: a character that is allowed raw at one place of decoded text is never escaped, so it must be allowed raw wherever it may be escaped.',
  // Parts of the definition that refer to the grammar.
  "begins-with-name":
    'The grammar begins with "{name}:", which a URL would then have twice: "schemepart" is what follows the name and its colon.',
  "no-default-port": "The grammar has an optional port, so the scheme needs a defaultPort.",
  "port-of-name-in-list":
    'The name "{name}" has a defaultPort of its own, but ports in the list "{list}" have that of the first name: define a scheme for "{name}".',
  "implied-without-absent":
    'The {kind} "{name}" is in an implied part, which the canonical spelling always writes, so it needs the option "absent": the text to write where the URL leaves it out. Or make the part optional.',
  "absent-against-rule":
    'The {kind} "{name}" is in an implied part, which the canonical spelling always writes, but its rule does not allow its "absent", {absent}. Give a text of the rule, or make the part optional.',
  "absent-outside-rule":
    'The {kind} "{name}" has the "absent" {absent}, which its rule does not allow. Give a text of the rule, or "" if nothing is there.',
  "absent-never":
    'The {kind} "{name}" has the "absent" {absent}, which its rule does not allow, but nothing in the grammar lets a URL leave it out. Leave out "absent", or make the {kind} optional.',
  "options-never-left-out":
    'The fields of "{name}" may all have the values that absence means, and the canonical spelling leaves out such fields, but nothing in the grammar lets a URL leave out all of them. Make them optional together with what comes before them: optional("?", …).',
  "absent-refused":
    'The {kind} "{name}" has the "absent" {absent}, which its own "check" refuses. Give a text for which "check" finds no errors.',
  "label-of-none":
    'The labels name the component "{name}", which the grammar does not have. Its components are [{components}].',
  "hazards-of-none":
    'The hazards name the component "{name}", which the grammar does not have. Its components are [{components}].',
  "never-safe":
    '"unsafe" names {character}. It may name only these characters, which RFC 1738 §2.2 calls unsafe but schemes of today use: {possible}.',
  "unsafe-unless-named":
    "The character {character} is in a set, literal or list by itself, but in a URL it must always be encoded (RFC 1738 §2.2). Take it out; where escape is in the set, it can be escaped. If the URLs of the scheme contain it nevertheless, say so: unsafe: {unsafe}.",
  "unsafe-character":
    "The character {character} is in a set, literal or list by itself, but in a URL it must always be encoded (RFC 1738 §2.2). Take it out; where escape is in the set, it can be escaped.",
  // The functions of the definition.
  "reads-undefined":
    'The "read" of the component "{name}" returns undefined for "{text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them. The check must refuse a text that has no value.',
  "reads-promise":
    'The "read" of the component "{name}" returns a promise for "{text}". A value is plain data that is available at once: a string, a number, true or false, null, or arrays and objects of them.',
  "reads-what-json-lacks":
    'The "read" of the component "{name}" returns a value that JSON cannot hold for "{text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them.',
  "check-returns":
    'The "check" of the component "{name}" returns a value of type {type} for "{text}". It must return an array of errors, which is empty for a text without errors.',
  "error-outside":
    'The "check" of the component "{name}" returns an error from {index} to {end} for "{text}". Both must be whole numbers from 0 to {length}, and "end" must not be less than "index".',
  "error-without-message":
    'The "check" of the component "{name}" returns an error without a message for "{text}". Each error needs a sentence as its "message", or the "reason" of one.',
  "refuses-everything":
    'The "check" of the component "{name}" refuses each of {texts} texts of its rule. If it is right, and few texts pass, give the component the option "sample": a grammar of texts that pass.',
  "component-function-throws": 'The "{function}" of the component "{name}" throws an error for "{text}": {why}',
  "not-what-it-is-named":
    'The component "{name}" has the value {value} for "{text}", but a component of this name is taken for that part of a login. Use hostport, login or, for a host alone, hostCodec; or choose another name.',
  "spells-no-text":
    'The "spell" of the component "{name}" returns a value of type {type} for the value that its "read" returns for "{text}". It must return a string for every value that "read" returns.',
  "spells-against-rule":
    'The component "{name}" reads the text "{text}" and spells it as {spelling}, which its rule or its "check" does not allow. Let "spell" return a text that the component takes.',
  "not-inverse":
    'The component "{name}" reads the text "{text}" and spells it as {spelling}, which "read" turns into another value. "read" must turn the text that "spell" returns for a value back into that value.',
  "check-of-scheme-returns":
    'The "check" of the scheme returns a value of type {type} for "{text}". It must return an array of errors, which is empty for a URL without errors.',
  "check-of-none":
    'For "{text}", the "check" of the scheme names the component "{name}", which the grammar does not have. Its components are [{components}].',
  "error-of-scheme-without-message":
    'For "{text}", the "check" of the scheme returns an error without a message. Each error needs a sentence as its "message", or the "reason" of one.',
  "scheme-refuses-everything":
    'The "check" of the scheme refuses each of {texts} URLs of its grammar. If it is right, and few URLs pass, give the components the option "sample": a grammar of texts that pass.',
  "function-throws": 'The "{function}" of the scheme throws an error for "{text}": {why}',
  "hint-returns":
    'A "hint" returns a value of type {type} at offset {index} of "{text}". It must return a sentence, an object with a "reason" and a "sentence", or undefined.',
  "fix-outside":
    'A "hint" returns a fix from {index} to {end} for "{text}". Both must be whole numbers from 0 to {length}, "end" must not be less than "index", and "replacement" must be a string.',
  "meant-returns":
    'The "meant" of the scheme returns a value of type {type} for "{text}". It must return a URL, or undefined.',
  "look-returns":
    'The "look" of the hazards returns a value of type {type} for "{text}". It must return an array of findings, each with a "code", a "severity" and a "sentence".',
  "parts-check-returns":
    'The "checkParts" of the scheme returns a value of type {type} for the parts of "{text}". It must return an error with a "component" and a "message", or undefined.',
  "access-returns":
    'The "access" returns a value that JSON cannot hold for "{text}". It says how a resource is reached, as plain data that is available at once.',
  "value-without-spelling":
    'The URL "{text}" can be read, but no spelling of its value is read as the same value. Check what its components mean where they are absent, and which alternatives have them.',
  // The texts of the grammar.
  "two-readings":
    'The text "{text}" can be read in two ways: {one}; or {other}. Each text must have one value: put a character between two components that neither of them can contain there, and let alternatives and optional parts begin with characters that tell them apart.',
  "too-large":
    "The grammar is too large to find out whether its texts are read and spelt in one way only: make it smaller, for example by fewer optional parts in a row.",
} as const;

/** The reason that identifies an objection. */
export type ObjectionReason = keyof typeof objectionSentences;

/** Makes the objection to a definition. */
export function objection(reason: ObjectionReason, params?: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: objectionSentences[reason], params };
}
