import type { ElementNode, Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { type State as AutomatonState, HERE } from "@url1738/core/inside/automaton/state";
import { type Defaults, hasOrder } from "@url1738/core/inside/grammar/walk";
import { CompileError } from "../automaton/compile-error.ts";
import type { Op, Program } from "../automaton/program.ts";
import { Bordered, examplesOf, isAbsenceEmpty } from "./bordered.ts";
import { type Refuted, shortestOf, shortestWrong } from "./shortest-wrong.ts";

/** Proves that a program notes where elements begin and end, and which are there. */

/** The content of a register: nothing, the place of its border, another place, or a place that is yet to come. */
const [UNSET, RIGHT, WRONG, NEXT] = [0, 1, 2, 3];

/** The greatest number of digits of {@link At.held}, which must be exact. */
const MOST_REGISTERS = 26;

/** The state of a program that does not accept the text. */
const NO_STATE = -1;

/** The borders of an element. */
type Border = 0 | 1;

interface At {
  readonly grammar: AutomatonState;
  /** The state of the program, or {@link NO_STATE}. */
  readonly state: number;
  /** The number of characters read, as long as the beginning notes places that are yet to come. */
  readonly read: number;
  /** The contents of the registers that are watched, as the digits of a number in base 4. */
  readonly held: number;
  /** True if the element that tells of this one's presence is there. */
  readonly isOn: boolean;
  /** The borders that the text has passed, as bits; and those of them that are here. */
  readonly passed: number;
  readonly here: number;
  /** True if the element is empty. */
  readonly isEmpty: boolean;
}

/** Proves a program for one element at a time, which needs fewer states than for all. */
class ElementProof {
  readonly #program: Program;
  readonly #of: number;
  /** The element that tells whether this one is there. */
  readonly #told: number | undefined;
  readonly #grammar: Bordered;
  readonly #tags: number;
  readonly #mostInitial: number;
  /** The values of the digits of {@link At.held}, by register. */
  readonly #units = new Map<number, number>();
  /** True if an empty text may count as left out: both mean the same. */
  readonly #isAlike: boolean;

  constructor(node: Node, program: Program, elements: readonly ElementNode[], of: number, defaults: Defaults) {
    const element = elements[of] as ElementNode;
    this.#program = program;
    this.#of = of;
    this.#told = program.presence[of];
    this.#grammar = new Bordered(node, ({ name }, isInList) => !isInList && name === element.name);
    this.#tags = 2 * elements.length;
    this.#mostInitial = Math.max(0, ...program.initial.map(({ by }) => by));
    this.#isAlike = isAbsenceEmpty(element, defaults);
  }

  /** Tells whether a register may hold a border of the element, or the beginning of the one that tells of its presence. */
  #isWatched(register: number): boolean {
    const tag = register % this.#tags;
    return tag >> 1 === this.#of || tag === 2 * (this.#told ?? this.#of);
  }

  /** Returns the content of a register that takes the place here. */
  #content(register: number, here: number): number {
    const tag = register % this.#tags;
    return tag >> 1 === this.#of && (here >> (tag % 2)) & 1 ? RIGHT : WRONG;
  }

  /** Returns the value of the digit for a register. */
  #unitOf(register: number): number {
    const known = this.#units.get(register);
    if (known !== undefined) return known;
    if (this.#units.size === MOST_REGISTERS)
      throw new CompileError(
        "too-many-states",
        "The grammar needs so many places at once that nothing could be proved of them.",
      );
    const unit = 4 ** this.#units.size;
    this.#units.set(register, unit);
    return unit;
  }

  #heldBy(held: number, register: number): number {
    return Math.floor(held / this.#unitOf(register)) % 4;
  }

  #with(held: number, register: number, content: number): number {
    return held + (content - this.#heldBy(held, register)) * this.#unitOf(register);
  }

  /** Does operations at a place. */
  #done({ held, isOn, here }: At, ops: readonly Op[]): Pick<At, "held" | "isOn"> {
    let after = held;
    let isTold = isOn;
    for (const { what, of, by, from = HERE } of ops) {
      const register = what === "start" ? 2 * of : 2 * of + 1;
      const isPlace = (what === "start" || what === "end") && this.#isWatched(register);
      if (isPlace) after = this.#with(after, register, by === 0 ? this.#content(register, here) : NEXT);
      else if (what === "move" && this.#isWatched(of))
        after = this.#with(after, of, from === HERE ? this.#content(of, here) : this.#heldBy(held, from));
      else if (of === this.#told && what === "on") isTold = true;
      else if (of === this.#told && what === "off") isTold = false;
    }
    return { held: after, isOn: isTold };
  }

  /** Learns whether the places that were to come are those of the borders here. */
  #settled(at: At): At {
    let { held, isOn } = at;
    for (const register of this.#units.keys())
      if (this.#heldBy(held, register) === NEXT) held = this.#with(held, register, this.#content(register, at.here));
    for (const { what, of, by } of this.#program.initial) {
      if (by !== at.read) continue;
      const register = what === "start" ? 2 * of : 2 * of + 1;
      if ((what === "start" || what === "end") && this.#isWatched(register))
        held = this.#with(held, register, this.#content(register, at.here));
      if (what === "on" && of === this.#told) isOn = true;
    }
    return { ...at, held, isOn };
  }

  #wrongAt(at: At): string | undefined {
    const final = this.#program.states[at.state]?.final;
    if (!this.#grammar.isEnd(at.grammar)) return undefined;
    if (final === undefined) return "is in a text that is not accepted";
    const settled = this.#settled(at);
    const { held, isOn } = this.#done(settled, final);
    const takenBy = (tag: number) => final.find(({ what, of }) => what === "take" && of === tag)?.from ?? HERE;
    const heldBy = (tag: number) => {
      if (!this.#program.copied.has(tag >> 1)) return this.#heldBy(held, tag);
      return takenBy(tag) === HERE ? this.#content(tag, at.here) : this.#heldBy(held, takenBy(tag));
    };
    const told = this.#told;
    const isTaken = told !== undefined && this.#program.copied.has(told);
    const isCopied = isTaken && (takenBy(2 * told) === HERE || this.#heldBy(held, takenBy(2 * told)) !== UNSET);
    const isTold = told === undefined || (isTaken ? isCopied : isOn);
    const isThere = (at.passed & 1) === 1;
    if (isThere && at.isEmpty && this.#isAlike && !isTold) return undefined;
    if (isTold !== isThere) return isThere ? "is there" : "is not there";
    if (!isThere) return undefined;
    const wrong = ([0, 1] as const).find((border) => heldBy(2 * this.#of + border) !== RIGHT);
    return wrong === undefined ? undefined : wrong === 0 ? "begins elsewhere" : "ends elsewhere";
  }

  refuted(): Refuted | undefined {
    const { opened, closed, after } = this.#grammar;
    const passing = (at: At, border: Border, to: AutomatonState | undefined): readonly At[] => {
      const bit = 1 << border;
      const isEmpty = at.isEmpty || (border === 1 && (at.here & 1) === 1);
      return to === undefined ? [] : [{ ...at, grammar: to, passed: at.passed | bit, here: at.here | bit, isEmpty }];
    };
    return shortestWrong<At>({
      first: {
        grammar: this.#grammar.first,
        state: 0,
        read: 0,
        held: 0,
        isOn: false,
        passed: 0,
        here: 0,
        isEmpty: false,
      },
      keyOf: ({ grammar, state, read, held, isOn, passed, here, isEmpty }) => {
        const bits = (((passed << 2) | here) << 2) | (Number(isOn) << 1) | Number(isEmpty);
        return `${grammar.index},${state},${read},${held},${bits}`;
      },
      wrongAt: (at) => this.#wrongAt(at),
      beside: (at) => [...passing(at, 0, opened(at.grammar)), ...passing(at, 1, closed(at.grammar))],
      after: (at, code) => {
        const to = after(at.grammar, code);
        if (to === undefined) return undefined;
        const { classOf, states } = this.#program;
        const step = states[at.state]?.row[classOf[code] as number];
        if (step === undefined) return { ...at, grammar: to, state: NO_STATE, here: 0 };
        const settled = this.#settled(at);
        const done = this.#done(settled, step.ops);
        return {
          ...at,
          ...done,
          grammar: to,
          state: step.to,
          read: Math.min(at.read + 1, this.#mostInitial + 1),
          here: 0,
        };
      },
      codes: examplesOf([(code) => this.#program.classOf[code], (code) => this.#grammar.classOf(code)]),
    });
  }
}

/**
 * Proves that a program notes the places of the elements of a grammar, and tells which are there.
 *
 * @returns What refutes it. A grammar with alternatives in order has more readings than the first, so nothing is proved of it.
 */
export function refutedPlaces(node: Node, program: Program, defaults: Defaults): Refuted | undefined {
  if (hasOrder(node)) return undefined;
  const elements = componentsOf(node);
  const all = elements.map(({ name }, of) => {
    const refuted = new ElementProof(node, program, elements, of, defaults).refuted();
    return refuted && { ...refuted, reason: `${name} ${refuted.reason}` };
  });
  return shortestOf(all);
}
