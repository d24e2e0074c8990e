import { escapeOctet } from "@url1738/core";
import type { Component, Node } from "@url1738/core/define";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { claimedExpression, usualTextsOf } from "../automaton/plain-texts.ts";
import { CODES } from "../automaton/program.ts";
import { isEnd, languageOf, sparedCheck, sparedOf } from "../automaton/watched-texts.ts";
import { NO_TEXT } from "../emit/shortcuts.ts";
import { ExpressionLanguage } from "./expression-language.ts";
import { refutedExpression, refutedLanguage } from "./prove-usual.ts";
import { type Refuted, shortestOf, shortestWrong } from "./shortest-wrong.ts";
import { languageFor } from "./try-facts.ts";

/**
 * Proves that the writer writes texts of a component's rule where it does not look at the grammar: strings that an expression tells, strings
 * without some characters, octet by octet, and plain numbers. All that is tried of them is that their functions do what is known of them.
 */

/** Returns the sources of the expressions in a field of the elements that a module makes for components of a name. */
export function expressionsIn(code: string, name: string, field: "usual" | "except" | "spelt"): readonly string[] {
  const elements = new RegExp(`componentElement\\("${name}", \\{.*? ${field}: /((?:\\\\.|[^\\\\/])*)/`, "g");
  return Array.from(code.matchAll(elements), ([, source = ""]) => source);
}

/** Returns the texts with which a module compares a component of a name before it writes it as it is. */
export const textsIn = (code: string, name: string): readonly string[] =>
  Array.from(code.matchAll(new RegExp(`\\$${name} === ("(?:\\\\.|[^"\\\\])*")`, "g")), ([, text = ""]) =>
    JSON.parse(text),
  );

/** Returns the numbers, above 0, up to which a module writes the digits of a component of a name. */
export const numbersIn = (code: string, name: string): readonly string[] =>
  Array.from(code.matchAll(new RegExp(`\\$${name} <= ([1-9]\\d*) `, "g")), ([, digits = ""]) => digits);

/** An expression that no string matches. */
const NO_STRING = "^[]$";

/** Writes an expression for the digits of the numbers from 1 on. */
function expressionUpTo(most: string): string {
  const less = [...most].flatMap((digit, at) => {
    const least = at === 0 ? 1 : 0;
    const isNone = Number(digit) <= least;
    return isNone ? [] : `${most.slice(0, at)}[${least}-${Number(digit) - 1}]\\d{${most.length - at - 1}}`;
  });
  return `^(?:${[`[1-9]\\d{0,${most.length - 2}}`, ...less, most].slice(most.length < 2 ? 1 : 0).join("|")})$`;
}

/** Proves that the spelling of each string that an expression does not match is a text of a rule. */
function refutedOctets(rule: Node, { codec }: Component, except: RegExp): Refuted | undefined {
  const language = languageOf(rule);
  const octets = [...CODES, ...CODES.map((code) => code + CODES.length)];
  const spelt = (octet: number) =>
    octet < CODES.length ? String(codec.spell(String.fromCharCode(octet))) : escapeOctet(octet);
  return shortestWrong<{ readonly state: AutomatonState | undefined; readonly isEmpty: boolean }>({
    first: { state: language.first, isEmpty: true },
    keyOf: ({ state, isEmpty }) => `${state?.index},${isEmpty}`,
    wrongAt: ({ state, isEmpty }) => {
      const isText = state !== undefined && isEnd(language, state);
      return isText || (isEmpty && except.test("")) ? undefined : "the rule does not accept the spelling";
    },
    beside: () => [],
    after: ({ state }, octet) => {
      let to = state;
      for (const character of spelt(octet)) to &&= language.after(to, character.charCodeAt(0));
      return { state: to, isEmpty: false };
    },
    codes: octets.filter((octet) => !except.test(String.fromCharCode(octet))),
  });
}

/** Proves that all texts of an expression are texts of a rule. */
const refutedTexts = (rule: Node, language: ExpressionLanguage) => refutedLanguage(rule, language, language.first);

/** Proves that all strings of an expression are among those that are tried. */
function refutedClaim(component: Component, source: string, language: ExpressionLanguage): Refuted | undefined {
  const claimed = usualTextsOf(component);
  const tried = claimed === undefined ? NO_STRING : `^${claimedExpression(claimed)}$`;
  return tried === source ? undefined : refutedExpression(new ExpressionLanguage(tried), language);
}

/** Returns the rules that a text of a component obeys: its own, and that of its check, unless what its author claims is only tried. */
function rulesOf(component: Component): readonly Node[] {
  const { item, codec } = component;
  const isTried = codec.check === undefined || sparedOf(component).usual !== undefined;
  return isTried ? [item] : [item, sparedCheck(component) ?? NO_TEXT];
}

/**
 * Proves what the writer of a module knows of the components of a name. Lists may have components of one name with several rules; each claim
 * must be true of one of them.
 */
export function refutedWriter(components: readonly Component[], code: string): Refuted | undefined {
  const [{ name }] = components as readonly [Component];
  const claims: readonly ((component: Component) => readonly (Refuted | undefined)[])[] = [
    ...expressionsIn(code, name, "usual").map((source) => {
      const language = languageFor(components[0] as Component, source);
      return (component: Component) => [
        ...rulesOf(component).map((rule) => refutedTexts(rule, language)),
        // The author's claim is proved as well.
        sparedOf(component).usual && refutedClaim(component, source, language),
      ];
    }),
    ...expressionsIn(code, name, "spelt").map((source) => {
      const language = new ExpressionLanguage(source);
      return (component: Component) => [
        refutedTexts(component.item, language),
        refutedClaim(component, source, language),
      ];
    }),
    ...expressionsIn(code, name, "except").map(
      (source) => (component: Component) =>
        rulesOf(component).map((rule) => refutedOctets(rule, component, new RegExp(source))),
    ),
    ...numbersIn(code, name).map((most) => (component: Component) => [
      refutedTexts(component.item, new ExpressionLanguage(expressionUpTo(most))),
    ]),
  ];
  for (const claim of claims) {
    const refuted = components.map((component) => shortestOf(claim(component)));
    const [wrong] = refuted;
    if (wrong !== undefined && !refuted.includes(undefined))
      return { text: wrong.text, reason: `the rule of ${name} does not accept its spelling` };
  }
  return undefined;
}
