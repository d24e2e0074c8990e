import { readdirSync } from "node:fs";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { httpDefinition, httpsDefinition } from "@url1738/https/definition";
import type { Examples } from "@url1738/testkit";
import fc from "fast-check";
import { rfc1738Definitions } from "url1738/definitions";
import { expect, test } from "vitest";
import { ofToday, valid } from "../../../tooling/bench/corpora.ts";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { identifierOf } from "../../create-scheme/src/plan/names.ts";
import { usualAddress } from "../../rfc3986/src/host6.ts";
import { expressionOf } from "../src/automaton/expressions.ts";
import type { Op } from "../src/automaton/program.ts";
import { usualOfGrammar } from "../src/automaton/usual-url.ts";
import { CHECK } from "../src/automaton/watched-texts.ts";
import { analyse } from "../src/table/analysis.ts";

/** Texts that people have must need no check, no reading unless they have an escape, and be known to be canonical if they are. */

/** Returns the numbers of the flags that a text raises after the name of its scheme. */
function flagsOf({ layout }: ReturnType<typeof analyse>, text: string): ReadonlySet<number> {
  const done: Op[] = [...layout.initial];
  let state = 0;
  for (const character of text) {
    const row = layout.next[state]?.[character.charCodeAt(0)] ?? Number.NaN;
    const entered = layout.entered[row - layout.states.length];
    done.push(...(entered?.ops ?? []));
    state = entered?.to ?? row;
  }
  done.push(...(layout.finals[layout.ends[state] as number] as readonly Op[]));
  return new Set(done.flatMap(({ what, of }) => (what === "flag" ? [of] : [])));
}

/**
 * Returns the expression of the usual texts of a scheme; one that matches nothing if none are known, or if a rule concerns several
 * components.
 */
function usualOf({ schemepart, defaultPort, name, check }: AnyDefinition): Pick<RegExp, "test"> {
  const usual = check === undefined ? usualOfGrammar(schemepart, `${name}:`, { defaultPort }) : undefined;
  const { expression = "$.", isStraight = false } = usual ?? {};
  if (!isStraight) return new RegExp(expression);
  const straight = new RegExp(expression.slice(1, -1), "y");
  const test = (text: string) => {
    straight.lastIndex = 0;
    return straight.test(text) && straight.lastIndex === text.length;
  };
  return { test };
}

/** Returns the texts that are their own canonical spelling. */
function canonicalAmong(own: AnyDefinition, texts: readonly string[]): readonly string[] {
  const { normalize } = defineScheme(own as Parameters<typeof defineScheme>[0]);
  return texts.filter((text) => normalize(text) === text);
}

/** Returns the shares of texts that need no check and no reading, and of canonical ones that are known to be so. */
function sharesOf(own: AnyDefinition, texts: readonly string[]): readonly number[] {
  const analysis = analyse(own.schemepart);
  const flags = texts.map((text) => [text, flagsOf(analysis, text.slice(own.name.length + 1))] as const);
  const unread = flags.filter(([text, raised]) => text.includes("%") || [...raised].every((flag) => flag === CHECK));
  const canonical = canonicalAmong(own, texts);
  const usual = usualOf(own);
  return [
    flags.filter(([, raised]) => !raised.has(CHECK)).length / texts.length,
    unread.length / texts.length,
    canonical.filter((text) => usual.test(text)).length / canonical.length,
  ];
}

const corpora: readonly (readonly [on: string, definition: unknown, texts: readonly string[]])[] = [
  ...[...ofToday].map(([on, texts]) => [on, on.startsWith("https") ? httpsDefinition : httpDefinition, texts] as const),
  ...[...valid].flatMap(([on, texts]) => {
    const definition = rfc1738Definitions.find(({ name }) => texts.every((text) => text.startsWith(`${name}:`)));
    return definition === undefined ? [] : [[on, definition, texts] as const];
  }),
];

/** Tables cannot tell whether an address is right; the expression can. */
const ADDRESSES = ["https, IPv4", "https, IPv6", "http, IPv4", "ftp, IPv4"];

test.each(corpora)("%s takes the fast way", (on, definition, texts) => {
  const shares = sharesOf(definition as AnyDefinition, sampled(texts));
  const counted = ADDRESSES.includes(on) ? shares.slice(2) : shares;
  expect(Math.min(...counted), `without a check, a reading, a spelling: ${shares.join(", ")}`).toBeGreaterThanOrEqual(
    0.95,
  );
});

test("the addresses that an expression tells are most of those that the platform's URL spells alike", () => {
  const usual = usualOf(httpsDefinition as unknown as AnyDefinition);
  const good = fc.array(fc.constantFrom("1", "a0", "ffff", "1", "a0", "ffff", "0"), { maxLength: 8 });
  const odd = fc.array(fc.constantFrom("", "", "0", "F", "01", "12345"), { maxLength: 2 });
  fc.assert(
    fc.property(good, odd, good, odd, (...all) => {
      const groups = all.flat();
      const url = `https://[${groups.join(":")}]/`;
      const isOdd = /\b0:0\b/.test(url) || (/\[::|::\]/.test(url) && groups.length === 8);
      const isTold = !isOdd && URL.canParse(url) && new URL(url).href === url;
      expect([url, usual.test(url)]).toEqual([url, isTold]);
    }),
    { numRuns: 5000 },
  );
});

const USUAL_ADDRESS = new RegExp(`^${expressionOf(usualAddress)}$`);

// USUAL_ADDRESS tells groups apart only by whether they are "0", as spelling addresses does, so these are all addresses up to ten groups.
test("every usual address is one, in its canonical spelling: all addresses of the groups 0, 1 and none", () => {
  let addresses = [""];
  let usual = 0;
  for (let groups = 1; groups <= 10; groups++) {
    addresses = addresses.flatMap((address) =>
      ["0", "1", ""].map((group) => (groups === 1 ? group : `${address}:${group}`)),
    );
    for (const address of addresses) {
      const text = `[${address}]`;
      if (!USUAL_ADDRESS.test(text)) continue;
      usual++;
      expect([text, URL.canParse(`x://${text}/`) && new URL(`http://${text}/`).hostname]).toEqual([text, text]);
    }
  }
  expect(usual).toBe(176);
});

test("a group of a usual address has no capital, no zero before others, and at most four digits", () => {
  let groups = [""];
  for (let length = 1; length <= 5; length++) {
    groups = groups.flatMap((group) => ["0", "1", "f", "F", "g", ".", "%"].map((digit) => group + digit));
    for (const group of groups)
      expect([group, USUAL_ADDRESS.test(`[2::1:${group}]`)]).toEqual([group, /^(?:0|[1f][01f]{0,3})$/.test(group)]);
  }
});

/** Schemes whose canonical spellings no expression tells, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  irc: "Its author's function checks the flags and the key together.",
  s3: "Only its author's function knows which buckets it lets pass.",
};

/** Texts that no expression tells, and why. */
const ODD: Readonly<Record<string, string>> = {
  "cid:foo4%25foo1@bar.net": "The rule for addresses is about decoded text.",
  "ldap:///o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)": "Only its author's function knows filters.",
  "mid:a%2Fb@h": "The rule for addresses is about decoded text.",
};

const gallery = new URL("../../create-scheme/gallery/", import.meta.url);

test.each(readdirSync(gallery).map((file) => file.replace(/\.ts$/, "")))(
  "%s, of the gallery, does too",
  async (name) => {
    const exports = await import(/* @vite-ignore */ new URL(`${name}.ts`, gallery).href);
    const definition = exports[`${identifierOf(name)}Definition`] as AnyDefinition;
    const { urls } = exports.rows as Examples;
    const usual = usualOf(definition);
    const texts = canonicalAmong(
      definition,
      urls.map(({ url, href }) => href ?? url),
    ).filter((text) => ODD[text] === undefined);
    expect(texts.filter((text) => !usual.test(text))).toEqual(UNTOLD[name] === undefined ? [] : texts);
  },
);
