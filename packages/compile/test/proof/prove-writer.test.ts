import type { CharacterSet, Component, Node } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import { withFacts } from "@url1738/core/inside/grammar/facts";
import { expect, test } from "vitest";
import { refutedWriter } from "../../src/proof/prove-writer.ts";

// A writer that writes what a rule does not accept is refuted, by one of the shortest strings for which it does.

const { choice, component, decimal, decodedText, digit, many, oneOf, optional, sequence, some, without } = kit;

const letters = { read: (text: string) => text, spell: (text: unknown) => text as string };
const check = () => [];

const plain = component("c", some(oneOf("ab")), letters);
const checked = component(
  "c",
  some(oneOf("abc")),
  withFacts({ ...letters, check }, { spared: { check: some(oneOf("ab")) } }),
);
const unknown = component("c", some(oneOf("abc")), { ...letters, check });
const claimed = component("c", some(oneOf("abcd")), { ...letters, check }, { usual: { texts: some(oneOf("abc")) } });
const excepted = component(
  "c",
  some(oneOf("abc")),
  { ...letters, check },
  { usual: { texts: some(oneOf("abc")), except: "ab", unchanged: some(oneOf("abc")) } },
);
const octets = (set: CharacterSet, rule: (set: CharacterSet) => Node = many) =>
  decodedText("c", rule(oneOf("ab", set)));
const decoded = decodedText("c", some(oneOf("ab", kit.escape)), { check: kit.checkDecoded(some(oneOf('a"'))) });
const number = (rule: Node) => decimal("c", rule, 999);
const usual = (source: string) => `componentElement("c", { section: "1", usual: /${source}/, most: 63 });`;
const except = (source: string) => `componentElement("c", { usual: /^a$/, except: /${source}/ });`;
const spelt = (source: string) => `componentElement("c", { spelt: /${source}/, section: "1" });`;
const upTo = (most: number) => `$c > 0 && $c <= ${most} && $c % 1 === 0`;

test.each<[what: string, code: string, components: readonly Component[], text: string | undefined]>([
  ["nothing is claimed", "", [plain], undefined],
  ["another component", usual("^c$").replace('"c"', '"d"'), [plain], undefined],
  ["usual strings", usual("^[ab]+$"), [plain], undefined],
  ["an empty one", usual("^[ab]*$"), [plain], ""],
  ["another character", usual("^[a-c]+$"), [plain], "c"],
  ["one that its check may refuse", usual("^[a-c]+$"), [checked], "c"],
  ["those that its check spares", usual("^[ab]+$"), [checked], undefined],
  ["those of a check that is not known", usual("^[ab]+$"), [unknown], "a"],
  ["those that an author claims", usual("^[a-c]+$"), [claimed], undefined],
  ["one that its author does not claim", usual("^[a-d]+$"), [claimed], "d"],
  ["all that its author excepts a text from", usual("^[abc]+$"), [excepted], "ab"],
  ["all but the text that its author excepts", usual("^(?!ab$)[abc]+$"), [excepted], undefined],
  ["one of two components", usual("^[a-c]+$"), [plain, claimed], undefined],
  ["none of two", usual("^[a-d]+$"), [claimed, plain], "d"],
  ["the second of two elements", usual("^a$") + usual("^c$"), [plain], "c"],
  ["all octets", except("[]"), [octets(kit.escape)], undefined],
  ["all but the empty string", except("^$|[]"), [octets(kit.escape, some)], undefined],
  ["the empty string", except("[]"), [octets(kit.escape, some)], ""],
  ["an octet without an escape", except("[x]"), [octets(without(kit.escape, 0x78, 0x79))], "y"],
  ["octets without an escape", except("[xy]"), [octets(without(kit.escape, 0x78, 0x79))], undefined],
  ["the first octet that is not ASCII", except("[]"), [octets(without(kit.escape, 0x80))], "\x80"],
  ["the last octet", except("[]"), [octets(without(kit.escape, 0xff))], "\xff"],
  ["a string that is too long", except("^$|[]"), [octets(kit.escape, (set) => sequence(set, optional(set)))], "\0\0\0"],
  ["spellings of what its check allows", spelt("^(?:a|%22)+$"), [decoded], undefined],
  ["a spelling that its check refuses", spelt("^(?:[ab]|%22)+$"), [decoded], "b"],
  ["another spelling of what its check allows", spelt("^(?:a|%(?:22|61))+$"), [decoded], "%61"],
  ["a spelling that the rule refuses", spelt('^[a"]+$'), [decoded], '"'],
  ["numbers of one digit", upTo(9), [number(digit)], undefined],
  ["a number that is too long", upTo(10), [number(digit)], "10"],
  ["no number", upTo(0), [number(choice("1"))], undefined],
])("%s", (_, code, components, text) => {
  const refuted = refutedWriter(components, code);
  expect(refuted?.text).toBe(text);
  if (text !== undefined) expect(refuted?.reason).toBe("the rule of c does not accept its spelling");
});

test.each([1, 2, 9, 10, 11, 19, 20, 30, 101, 110])("numbers up to %i", (most) => {
  for (const missing of [1, 2, 9, 10, 11, 18, 19, 20, 21, 29, 30, 31, 99, 100, 101, 109, 110, 111]) {
    const others = Array.from({ length: 120 }, (__, at) => String(at)).filter((text) => text !== String(missing));
    const text = refutedWriter([number(choice(...others))], upTo(most))?.text;
    expect([missing, text]).toEqual([missing, missing > most ? undefined : String(missing)]);
  }
});
