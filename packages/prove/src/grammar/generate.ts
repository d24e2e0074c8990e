import { escapeOctet, type Scheme, Url1738Error } from "@url1738/core";
import { type CharacterSet, type Literal, type Node, type Sentence, urlError } from "@url1738/core/define";
import { admittedGrammar, checkSource, type Machine, shortestTo, type WholeScheme } from "@url1738/core/grammar";
import { charactersOf, ruleOf } from "@url1738/core/inside/grammar/walk";
import { ownFields } from "@url1738/core/runtime";
import { PRINTABLE } from "./printable.ts";

/**
 * Makes the generator's decisions: returns a whole number from 0 to `n` - 1, never a fraction as `Math.random` does. Smaller numbers
 * give shorter texts.
 *
 * @public
 */
export type Draw = (n: number) => number;

/** The number that determines all decisions: the same number always gives the same URL. @public */
export interface Seed {
  /** Any number; its fractional part is ignored. */
  readonly seed: number;
}

/** A source of URLs: a scheme, a definition, or anything else with a name and a grammar. @public */
export type Drawable =
  | { readonly name: string; readonly schemepart: Node }
  | Pick<Scheme, "name" | "canParse" | "safeParse">;

/** The length in characters from which a text ends as soon as its grammar allows. */
const LONG = 1_000;

/** Makes decisions from a seed: each number follows from the previous one (SplitMix32). */
function decisionsOf(seed: number): Draw {
  let state = Math.trunc(seed) | 0;
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

const notAPick: Sentence = {
  reason: "not-a-pick",
  sentence:
    "generate takes a number from which its decisions follow, as in { seed: 1 }, or a function that makes them.",
};

const wrongPick: Sentence = {
  reason: "wrong-pick",
  sentence:
    "The function that makes the decisions of generate was asked for a whole number from 0 to {most} and returned {given}. Instead of Math.random, give (n) => Math.floor(Math.random() * n), or { seed: 1 }.",
};

function invalidPick(sentence: Sentence): Url1738Error {
  return new Url1738Error(urlError({ code: "invalid-value", component: "pick" }, sentence));
}

/** Returns the function that makes the decisions, and checks each of them. */
function decisions(pick: unknown): Draw {
  const { seed } = ownFields(pick as { readonly seed?: unknown });
  if (typeof pick === "object" && Number.isFinite(seed)) return decisionsOf(seed as number);
  if (typeof pick !== "function") throw invalidPick(notAPick);
  return (n) => {
    const picked: unknown = pick(n);
    if (Number.isInteger(picked) && (picked as number) >= 0 && (picked as number) < n) return picked as number;
    throw invalidPick({ ...wrongPick, params: { most: n - 1, given: String(picked) } });
  };
}

class Drawing {
  readonly pick: Draw;
  #length = 0;

  constructor(pick: Draw) {
    this.pick = pick;
  }

  #written(text: string): string {
    this.#length += text.length;
    return text;
  }

  get #isLong(): boolean {
    return this.#length >= LONG;
  }

  /** Draws a text any number of times, three on average. */
  #repeatedly(once: () => string): string {
    let text = "";
    // Limit the times: a part that adds nothing would never make the text long.
    for (let times = 0; times < LONG && !this.#isLong && this.pick(4) > 0; times++) text += once();
    return text;
  }

  /** Draws the case of each letter of a literal. */
  #cased(literal: Literal): string {
    if (literal.anyCase !== true) return literal.text;
    return charactersOf(literal)
      .map((cases) => cases.charAt(cases.length > 1 ? this.pick(cases.length) : 0))
      .join("");
  }

  #member(set: CharacterSet): string {
    if (set.characters !== "" && !(set.escapes && this.pick(4) === 3))
      return set.characters.charAt(this.pick(set.characters.length));
    const octets = Array.from({ length: 256 }, (_, octet) => octet).filter((octet) => !set.without.includes(octet));
    const escaped = escapeOctet(octets[this.pick(octets.length)] as number);
    return this.pick(2) === 0 ? escaped : escaped.toLowerCase();
  }

  /** Draws a random text of a node. */
  draw(node: Node): string {
    switch (node.kind) {
      case "literal":
        return this.#written(this.#cased(node));
      case "set":
        return this.#written(this.#member(node));
      case "sequence":
        return node.items.map((item) => this.draw(item)).join("");
      case "choice":
        return this.draw(node.items[this.pick(node.items.length)] as Node);
      case "optional":
        return this.#isLong || this.pick(2) === 0 ? "" : this.draw(node.item);
      case "repeat":
        return (node.least === 0 ? "" : this.draw(node.item)) + this.#repeatedly(() => this.draw(node.item));
      case "rule":
        return this.draw(node.item);
      case "component": {
        const { sample } = node.options;
        return (sample && node.codec.spell(this.draw(sample))) ?? this.draw(node.item);
      }
      case "list":
        return this.draw(ruleOf(node));
    }
  }
}

/** The random part of a text ends at each character with a chance of one in this many. */
const FREE = 12;

/** Draws a random text of a machine's grammar: any characters that can follow, then the shortest way to an end. */
function randomWalk(machine: Machine, pick: Draw): string {
  let state = machine.first;
  let text = "";
  while (text.length < LONG && pick(FREE) > 0) {
    const codes = PRINTABLE.filter((code) => machine.step(state, code) !== undefined);
    if (codes.length === 0) break;
    const code = codes[pick(codes.length)] as number;
    state = machine.step(state, code);
    text += String.fromCharCode(code);
  }
  const end = shortestTo(machine, state, undefined, PRINTABLE, Infinity);
  return end === undefined ? "" : text + end.replacement;
}

/** Tells whether the source has a grammar. A source that is not a scheme should have one. */
function isGrammar(source: Drawable): source is Extract<Drawable, { readonly schemepart: Node }> {
  const { schemepart, machine }: { readonly schemepart?: unknown; readonly machine?: unknown } =
    ownFields<object>(source);
  return schemepart !== undefined || typeof machine !== "function";
}

/** The greatest number of texts to draw in search of one that the scheme accepts. */
const TRIES = 100;

/**
 * Draws a random URL. A URL drawn from a definition obeys its grammar; most also obey the rules beyond it. A URL drawn from a scheme, which
 * need not carry its grammar, is a URL of the scheme, unless its rules beyond the grammar refuse nearly all texts. URLs are not much longer
 * than 1,000 characters, unless the grammar requires it.
 *
 * @param source - A scheme, a definition, or anything else with a name and a grammar.
 * @param pick - The source of the decisions: a function that returns whole numbers (in a property test, the one of its library); or
 *   `{ seed: 1 }`.
 * @throws Url1738Error - With the code `invalid-value` if a decision is not a whole number in the range asked for; with
 *   `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function generate(source: Drawable, pick: Draw | Seed): string {
  if (isGrammar(source)) {
    admittedGrammar(source);
    return `${source.name}:${new Drawing(decisions(pick)).draw(source.schemepart)}`;
  }
  checkSource(source);
  const decide = decisions(pick);
  const { name } = source;
  let text = "";
  for (let tries = 0; tries < TRIES; tries++) {
    text = `${name}:${randomWalk((source as WholeScheme).machine(), decide)}`;
    if (source.canParse(text)) return text;
  }
  return text;
}
