import { expect, test } from "vitest";
import { emitScheme } from "../../src/emit/emit-scheme.ts";
import { ExpressionLanguage } from "../../src/proof/expression-language.ts";
import { usualIn } from "../../src/proof/try-module.ts";
import { definitionOf, modulesOf, SCHEMES } from "../generate.ts";
import { allTexts } from "./all-texts.ts";

// The language of an expression has exactly the texts that the expression matches.

const EXPRESSIONS: readonly string[] = [
  "^$",
  "^a$",
  "^(?:a|b)$",
  "^ab?$",
  "^ab??b$",
  "^(?:a|ab)(?:b|)$",
  "^[ab]+$",
  "^[ab]+?$",
  "^(?:ab)*$",
  "^(?:a*b)*$",
  "^(?:a*b*)*c$",
  "^a{2}$",
  "^a{2,}b$",
  "^a{1,3}$",
  "^(?:ab|c){2,3}$",
  "^(?:[ab]{2})*[ab]?$",
  "^[a-b]c$",
  "^[a\\-c]+$",
  "^[-a]+$",
  "^[a-]+$",
  "^[^a]$",
  "^\\d+\\w$",
  "^[\\d.]+$",
  "^[\\d-a]+$",
  "^\\.\\x2Fa$",
  "^[\\x2D-\\x2F]+$",
  "^[\\w.]-$",
  "^\\[a\\]$",
  "^(?=a)[ab]+$",
  "^(?!a)[ab]+$",
  "^(?!ab$)[ab]+$",
  "^(?!(?=a)[ab]b)[ab]+$",
  "^(?!(?!a))[ab]*$",
  "^(?:(?!ab)[ab])*$",
  "^(?:(?!ab)[ab]c?)+$",
  "^(?:a(?=b|$)b?)*$",
  "^(?:(?:(?!a)[ab])*|(?:(?!b)[ab])*){2}$",
  "^(?:,?a(?=,|$))*$",
  "^(?!(?=,|$))(?:,?a(?=,|$))?(?:,?b(?=,|$))?$",
  "^a(?:(?=b)b|c)?$",
  "^(?!)a?$",
  "^a(?!b)$",
  "^(?:a|(?=b)b){2}$",
];

test.each(EXPRESSIONS)("%s", (source) => {
  const [language, expression] = [new ExpressionLanguage(source), new RegExp(source)];
  const isMatched = (text: string) => {
    const state = language.after(text);
    return state !== undefined && language.isEnd(state);
  };
  const texts = [...allTexts("abc,", 5), ...allTexts("-./0_a[]^", 3), ...allTexts("aB7~", 3)];
  expect(texts.filter((text) => isMatched(text) !== expression.test(text))).toEqual([]);
});

test.each(["a$", "^(a)$", "^a.b$", "^\\bab$", "^(?<n>a)$", "^a)$", "^a\\", "^(?:a$", "^*$", "^{a$", "^\\n$", "^[a$"])(
  "the compiler does not write %s",
  (source) => expect(() => new ExpressionLanguage(source)).toThrow(SyntaxError),
);

test.each(SCHEMES)("the usual URLs of %s are few states, and the name is before them", async (name) => {
  const language = usualIn(emitScheme(await definitionOf(name), await modulesOf(name)).code);
  if (language === undefined) return expect(name).toBe("none");
  expect(language.after(`${name}:`)).toBeDefined();
  expect(language.after(`${name}!`)).toBeUndefined();
  const states = new Set([language.first]);
  for (const state of states) for (let code = 0; code < 0x80; code++) states.add(language.step(state, code) ?? state);
  expect(states.size).toBeLessThan(600);
});
