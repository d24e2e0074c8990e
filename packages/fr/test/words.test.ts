import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { afterA, afterDe } from "../src/words/after.ts";
import { characterName, expectation } from "../src/words/characters.ts";
import { componentName, withArticle } from "../src/words/components.ts";
import { anyPart, partWithArticle, placeInGrammar, valueKind } from "../src/words/kinds.ts";
import { spelledNumber } from "../src/words/typeset.ts";

// The French of every word, to be read. After a change that is meant, `npx pnpm@12 test packages/fr/test/words.test.ts --update` writes it.

/** Returns the words that a source has French for. */
function wordsIn(file: string): readonly string[] {
  const code = readFileSync(new URL(`../src/words/${file}`, import.meta.url), "utf8");
  return [...code.matchAll(/^ {2}(?:(\w+)|("(?:[^"\\]|\\.)*")|'(.*)'):\s/gm)].map(
    ([, name, quoted, text = ""]) =>
      name ??
      (quoted === undefined ? text.replaceAll("\\'", "'") : (JSON.parse(quoted.replace("\\0", "\\u0000")) as string)),
  );
}

const shown = (word: string) =>
  JSON.stringify(word).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function* lines(): Generator<string, void> {
  for (const word of [
    ...wordsIn("characters.ts"),
    "é",
    "\u00ff",
    "\u0080",
    "\udc80",
    "\udcff",
    "\ud800",
    "😀",
    "a",
    "%",
  ])
    yield `${shown(word)}: ${characterName(word)}`;
  for (const words of [["a"], ["a", "digit"], ["a", "digit", "%"], ["letter", "digit", "-", "."]])
    yield `${shown(words.join(" "))}: ${expectation(words)}`;
  for (const word of [...wordsIn("kinds.ts"), "something else"])
    yield `${shown(word)}: ${valueKind(word)}; ${partWithArticle(word)}; ${anyPart(word)}; ${placeInGrammar(word)}; ${placeInGrammar(`${word} "two words"`)}`;
  for (const word of [...wordsIn("components.ts"), "path[2]", "hosts[0].port", "options.x", "x"])
    for (const scheme of [undefined, "ftp", "http", "news", "mailto", "x-a"]) {
      const name = withArticle(word, scheme);
      yield `${scheme ?? "-"} ${shown(word)}: ${name}; ${afterDe(name)}; ${afterA(name)}; ${componentName(word, scheme)}`;
    }
  for (const number of [0, 1, 999, 1000, 12_345, 1_000_000, 1.5, 1234.5, -1])
    yield `${number}: ${spelledNumber(number)}`;
}

test("the French of every word", async () => {
  const all = [...lines()];
  expect(all.length).toBeGreaterThan(200);
  await expect(`${all.join("\n")}\n`).toMatchFileSnapshot("words.txt");
});
