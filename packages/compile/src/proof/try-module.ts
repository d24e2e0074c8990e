import type { Result, UrlValue } from "@url1738/core";
import { type AnyDefinition, type Component, defineScheme } from "@url1738/core/define";
import { componentsOf, type WholeScheme } from "@url1738/core/grammar";
import { reasonOf } from "@url1738/core/inside/errors/definition-errors";
import { compareMachines, generate } from "@url1738/prove";
import { languageOf, limitOf } from "../automaton/watched-texts.ts";
import { examplesOf } from "./bordered.ts";
import { CHARACTERS, coverOfAll, coverOfExpression } from "./cover.ts";
import { ExpressionLanguage } from "./expression-language.ts";
import { expressionsIn, numbersIn, textsIn } from "./prove-writer.ts";
import { type Refuted, shortestOf } from "./shortest-wrong.ts";
import { slotsIn } from "./slots.ts";
import { languageFor } from "./try-facts.ts";

/** Tries a written module beside the interpreted scheme: what is below the program that is proved is tested by running it. */

/** The number of random URLs, which combine what a cover has one by one. */
const DRAWN = 150;

/** The number of texts from which on some of a cover are left out: few grammars have more. */
const TEXTS = 3_000;

/** The number of errors to compare, which take ten times as long as values. Elsewhere, only their existence is compared. */
const ERRORS = 25;

/** The length of texts whose values are changed. */
const MOST_BASE = 200;

/** Writes data, with the order of fields and those that are `undefined`. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, own: unknown) => (own === undefined ? "undefined" : Object.is(own, -0) ? "-0" : own));

/** Returns the result of a function, or the reason for which it throws. */
function resultOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return { thrown: reasonOf(thrown) };
  }
}

/** Returns one of each kind of character of a language. */
const kindsOf = (classOf: (code: number) => unknown) => examplesOf([classOf]).map((code) => String.fromCharCode(code));

/** Returns texts of a scheme, the shortest first: those that go every way of its grammar and of its usual URLs, random ones, long ones. */
function textsOf(
  definition: AnyDefinition,
  scheme: WholeScheme,
  languages: readonly ExpressionLanguage[],
): readonly string[] {
  const { name, schemepart } = definition;
  const lead = `${name}:`;
  const { classOf } = languageOf(schemepart).nfa;
  const accepted = coverOfAll(
    [schemepart],
    kindsOf((code) => classOf[code]),
  );
  const matched = languages.flatMap((language) => {
    const kinds = kindsOf((code) => language.classOf[code]);
    const begin = language.after(lead);
    return begin ? coverOfExpression(language, begin, kinds) : [];
  });
  const drawn = Array.from({ length: DRAWN }, (_, seed) => generate(definition, { seed }).slice(lead.length));
  const capital = drawn.slice(0, 5).map((text) => name.toUpperCase() + lead.slice(-1) + text);
  const texts = [...new Set([...accepted, ...matched, ...drawn])].map((text) => lead + text);
  const stride = Math.ceil(texts.length / TEXTS);
  const some = texts.filter((_, at) => at % stride === 0 || at >= texts.length - DRAWN);
  return [...some, ...capital, ...longTexts(definition, scheme, texts)].sort((one, other) => one.length - other.length);
}

/** Returns texts in which one component with a limit is as long as that, and longer. */
function longTexts({ schemepart }: AnyDefinition, scheme: WholeScheme, texts: readonly string[]): readonly string[] {
  return componentsOf(schemepart).flatMap((element) => {
    const limit = limitOf(element);
    if (limit === undefined) return [];
    for (const text of texts) {
      const place = scheme.places(text).find(({ component, index, end }) => component === element.name && index < end);
      if (place === undefined) continue;
      const { index, end } = place;
      const last = text.charAt(end - 1);
      const own = text.slice(index, end);
      return [
        ...[limit, limit + 1].map((length) => own + last.repeat(Math.max(0, length - own.length))),
        own.repeat(Math.ceil((limit + 1) / own.length)),
      ].map((long) => text.slice(0, index) + long + text.slice(end));
    }
    return [];
  });
}

/** Values of other components, and of none. */
const ODD = [undefined, "", "A", "é", "\udc80", "a/b", "%2f", [], -0, -1, 1.5];

/** Returns the source of an expression that a module has written down, and whether it is sticky. */
function expressionIn(code: string, constant: string): readonly [source: string | undefined, isSticky: boolean] {
  const [, source, sticky] = new RegExp(`^const ${constant} = /(.*)/(y?);$`, "m").exec(code) ?? [];
  return [source, sticky !== ""];
}

/** Returns the language of the usual URLs that a module has written down. */
export function usualIn(code: string): ExpressionLanguage | undefined {
  const [source, isSticky] = expressionIn(code, "U");
  if (source === undefined) return undefined;
  return new ExpressionLanguage(isSticky ? `^(?:${source})$` : source);
}

/** Returns the language of all URLs that a module cuts, if these are not only the usual ones. */
export function widerIn(code: string): ExpressionLanguage | undefined {
  const [usual] = expressionIn(code, "U");
  const [open = usual] = expressionIn(code, "O");
  const [rest = ""] = expressionIn(code, "S");
  return open === usual && rest === "" ? undefined : new ExpressionLanguage(`^(?:${open})(?:${rest})$`);
}

/** Returns values to put where a component has its own: those that go every way of the shortcuts of the writer. */
function valuesFor(component: Component, code: string): readonly unknown[] {
  const { name } = component;
  const told = expressionsIn(code, name, "usual").flatMap((source) => {
    const language = languageFor(component, source);
    const kinds = kindsOf((one) => language.classOf[one]);
    return coverOfExpression(language, language.first, kinds);
  });
  const isByOctets = expressionsIn(code, name, "except").length > 0;
  const singles = isByOctets ? CHARACTERS.flatMap((one) => [one, `a${one}`]) : [];
  const limits = numbersIn(code, name).flatMap((most) => [Number(most), Number(most) + 1]);
  return [...told, ...textsIn(code, name), ...singles, ...ODD, ...limits];
}

/** The answers to a text. */
function answerTo(scheme: WholeScheme, text: string): unknown {
  const result = scheme.safeParse(text);
  if (!result.ok) return { can: scheme.canParse(text) };
  return {
    can: scheme.canParse(text),
    url: result.url,
    spelling: resultOf(() => scheme.normalize(text)),
    places: scheme.places(text),
  };
}

/** A question, and a text or a value that it is about. */
interface Question {
  readonly about: string;
  readonly ask: (scheme: WholeScheme) => unknown;
  /** Answers it by the interpreted scheme; without it, that is asked as well. */
  readonly expected?: (() => unknown) | undefined;
}

/** A difference between a module and the interpreted scheme, and the question that shows it. */
export interface Difference extends Refuted, Omit<Question, "about"> {}

/** The questions to the modules of a scheme. */
export class ModuleTrial {
  readonly #definition: AnyDefinition;
  readonly #interpreted: WholeScheme;
  /** The scheme without the rule about several components, which has no shortcut. */
  readonly #unchecked: WholeScheme;

  constructor(definition: AnyDefinition) {
    this.#definition = definition;
    this.#interpreted = defineScheme(definition as never) as unknown as WholeScheme;
    const unchecked = definition.check && { ...definition, check: undefined };
    this.#unchecked = unchecked ? (defineScheme(unchecked as never) as unknown as WholeScheme) : this.#interpreted;
  }

  /** Yields questions about texts, then about values of these texts in which one component is another. */
  *#questions(code: string, languages: readonly ExpressionLanguage[]): Generator<Question> {
    const elements = componentsOf(this.#definition.schemepart);
    const values = new Map<Component, unknown>();
    let errors = 0;
    for (const text of textsOf(this.#definition, this.#interpreted, languages)) {
      const result = this.#interpreted.safeParse(text);
      yield { about: text, ask: (scheme) => answerTo(scheme, text), expected: () => this.#expectedFor(text, result) };
      if (!result.ok && errors++ < ERRORS) yield { about: text, ask: (scheme) => Object(scheme.safeParse(text)).error };
      if (!result.ok || text.length > MOST_BASE) continue;
      for (const { component } of slotsIn(elements, result.url))
        if (!values.has(component)) values.set(component, result.url);
    }
    for (const [component, value] of values) {
      const slot = slotsIn(elements, value).find((one) => one.component === component);
      for (const odd of valuesFor(component, code)) {
        const other = slot?.filled(odd);
        yield {
          about: `${component.name}: ${written(odd)}`,
          ask: (scheme) => resultOf(() => scheme.format(other as never)),
        };
      }
    }
  }

  /** Returns what {@link answerTo} must return, without reading the text again. */
  #expectedFor(text: string, result: Result<UrlValue>): unknown {
    if (!result.ok) return { can: false };
    const { url } = result;
    const spelling = resultOf(() => this.#interpreted.format(url));
    return { can: true, url, spelling, places: this.#interpreted.places(text) };
  }

  /** Tells whether a module answers a question as the interpreted scheme does. @param load - Returns its scheme. */
  isAlike(load: () => WholeScheme, { ask, expected = () => ask(this.#interpreted) }: Omit<Question, "about">): boolean {
    return written(resultOf(() => ask(load()))) === written(resultOf(expected));
  }

  /** Finds one of the shortest of some texts that is not its own canonical spelling, or breaks a rule of a component. */
  oddAmong(texts: readonly string[]): Refuted | undefined {
    const { normalize } = this.#unchecked;
    const odd = texts.filter((text) => resultOf(() => normalize(text)) !== text);
    return shortestOf(odd.map((text) => ({ text, reason: "it is not a canonical spelling" })));
  }

  /**
   * Finds one of the shortest texts, or a value, to which a module has another answer than the interpreted scheme.
   *
   * @param languages - The languages of its usual URLs, and of others that it cuts.
   */
  difference(code: string, languages: readonly ExpressionLanguage[], load: () => WholeScheme): Difference | undefined {
    for (const { about, ...question } of this.#questions(code, languages))
      if (!this.isAlike(load, question))
        return { text: about, reason: "the module and the grammar answer differently", ...question };
    const ask = (one: WholeScheme) => compareMachines(one.machine(), this.#interpreted.machine());
    const machines = ask(load());
    if (machines === undefined) return undefined;
    return { text: machines.text, reason: `the table and the grammar answer differently (${machines.question})`, ask };
  }
}
