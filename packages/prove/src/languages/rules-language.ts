import { BnfError } from "./bnf-error.ts";
import type { Language } from "./language.ts";
import type { BnfRule, Expression } from "./read-rules.ts";

/** The rules of a BNF text as an automaton: nondeterministic, then deterministic, state by state as texts reach it. */

interface Reader {
  readonly kind: "reader";
  readonly index: number;
  /** For each ASCII character 1 if it is read here. */
  readonly takes: Uint8Array;
  readonly next: Point;
}

interface Fork {
  readonly kind: "fork";
  readonly ways: Point[];
}

type Point = Reader | Fork | { readonly kind: "end" };

/** Enough for any specification; counts such as `1000000*DIGIT` would otherwise fill the memory. */
const MOST_STATES = 100_000;

class Builder {
  readonly #sets = new Map<string, Uint8Array>();
  /** The rules around the one that is being built, outermost first. */
  readonly #open: BnfRule[] = [];
  /** The rules built so far. */
  readonly reached = new Set<BnfRule>();
  #states = 0;

  #state<S extends Point>(state: S): S {
    if (++this.#states > MOST_STATES) {
      const { name } = this.#open.at(-1) as BnfRule;
      throw new BnfError(name, `The rule ${name} makes the grammar too large to be compared.`);
    }
    return state;
  }

  #takes(set: string): Uint8Array {
    const cached = this.#sets.get(set);
    if (cached !== undefined) return cached;
    const takes = new Uint8Array(128);
    for (const character of set) takes[character.charCodeAt(0)] = 1;
    this.#sets.set(set, takes);
    return takes;
  }

  /** Follows a rule to its right side, unless it is inside itself. */
  #within<Result>(rule: BnfRule, follow: (right: Expression) => Result): Result {
    const { name } = rule;
    if (this.#open.includes(rule))
      throw new BnfError(name, `The rule ${name} contains itself. Hand in one that does not, with its sentence.`);
    this.reached.add(rule);
    this.#open.push(rule);
    const result = follow(rule.right());
    this.#open.pop();
    return result;
  }

  /** Returns the characters of an expression whose texts have just one; `undefined` for others. */
  #oneOf(expression: Expression): string | undefined {
    if (expression.kind === "text") return expression.sets.length === 1 ? expression.sets[0] : undefined;
    if (expression.kind === "rule") return this.#within(expression.rule, (right) => this.#oneOf(right));
    if (expression.kind !== "choice") return undefined;
    const sets = expression.items.map((item) => this.#oneOf(item));
    return sets.includes(undefined) ? undefined : sets.join("");
  }

  #read(set: string, next: Point): Point {
    return this.#state({ kind: "reader", index: this.#states, takes: this.#takes(set), next });
  }

  /** Builds what reads a rule and continues with `next`. Works from right to left. */
  rule(rule: BnfRule, next: Point): Point {
    return this.#within(rule, (right) => this.#build(right, next));
  }

  #build(expression: Expression, next: Point): Point {
    switch (expression.kind) {
      case "text":
        return expression.sets.reduceRight<Point>((after, set) => this.#read(set, after), next);
      case "sequence":
        return expression.items.reduceRight<Point>((after, item) => this.#build(item, after), next);
      case "choice":
        return this.#choice(expression.items, next);
      case "repeat":
        return this.#repeat(expression, next);
      case "rule":
        return this.rule(expression.rule, next);
      case "prose": {
        const { name } = this.#open.at(-1) as BnfRule;
        throw new BnfError(name, `The rule ${name} is prose: ${expression.text}. Hand in one that is not.`);
      }
    }
  }

  /** Reads alternatives of one character as one set: a hundred readers for the letters and digits take most of the time. */
  #choice(items: readonly Expression[], next: Point): Point {
    const sets = items.map((item) => this.#oneOf(item));
    const ways = items.filter((_, at) => sets[at] === undefined).map((item) => this.#build(item, next));
    const set = sets.join("");
    return this.#state({ kind: "fork", ways: set === "" ? ways : [this.#read(set, next), ...ways] });
  }

  #repeat({ least, most, item }: Expression & { readonly kind: "repeat" }, next: Point): Point {
    let state = next;
    if (most === Number.POSITIVE_INFINITY) {
      const again = this.#state<Fork>({ kind: "fork", ways: [] });
      again.ways.push(this.#build(item, again), next);
      state = again;
    } else
      for (let count = least; count < most; count++)
        state = this.#state({ kind: "fork", ways: [this.#build(item, state), next] });
    for (let count = 0; count < least; count++) state = this.#state({ kind: "fork", ways: [this.#build(item, state)] });
    return state;
  }
}

/** A state of the deterministic automaton. */
interface ReachedPoints {
  readonly readers: readonly Reader[];
  readonly isEnd: boolean;
  /** True until the colon after the name of the scheme has been read. */
  readonly isName: boolean;
  /** The next states by character, once known; `null` where no text continues. */
  readonly after: (ReachedPoints | null | undefined)[];
  /** The known next states by the readers that lead to them. */
  readonly known: Map<string, ReachedPoints>;
}

/** Finds what can be reached from some states without reading. */
function reachedFrom(from: readonly Point[]): { readonly readers: readonly Reader[]; readonly isEnd: boolean } {
  const reached = new Set(from);
  for (const state of reached) if (state.kind === "fork") for (const way of state.ways) reached.add(way);
  const readers: Reader[] = [];
  let isEnd = false;
  for (const state of reached) {
    if (state.kind === "reader") readers.push(state);
    else if (state.kind === "end") isEnd = true;
  }
  return { readers: readers.sort((left, right) => left.index - right.index), isEnd };
}

const keyOf = (readers: readonly Reader[]) => readers.map(({ index }) => index).join();

const COLON = ":".charCodeAt(0);
const CAPITALS = /[A-Z]/;

/** The language of a rule, see {@link rulesLanguage}. */
export interface RulesLanguage extends Language<ReachedPoints> {
  /** The rules that the language is made of. */
  readonly reached: ReadonlySet<BnfRule>;
}

/**
 * Makes the language of a rule. It has the names of schemes in lower case only, as capitals mean the same there in every specification (RFC
 * 1738 §2.1, RFC 3986 §3.1): a text is taken if the rule takes it with capitals before its first colon.
 *
 * @throws BnfError - If a rule that it needs contains itself, is missing, wrong, prose, or too large.
 */
export function rulesLanguage(rule: BnfRule): RulesLanguage {
  const builder = new Builder();
  const reached = new Map<string, ReachedPoints>();

  function stateOf(from: readonly Point[], isName: boolean): ReachedPoints {
    const { readers, isEnd } = reachedFrom(from);
    const key = `${isName} ${isEnd} ${keyOf(readers)}`;
    const state = reached.get(key) ?? { readers, isEnd, isName, after: [], known: new Map() };
    reached.set(key, state);
    return state;
  }

  function after({ readers, isName, known }: ReachedPoints, code: number): ReachedPoints | null {
    const character = String.fromCharCode(code);
    if (isName && CAPITALS.test(character)) return null;
    const other = isName ? character.toUpperCase().charCodeAt(0) : code;
    const reading = readers.filter(({ takes }) => takes[code] === 1 || takes[other] === 1);
    if (reading.length === 0) return null;
    const key = `${code === COLON} ${keyOf(reading)}`;
    const next =
      known.get(key) ??
      stateOf(
        reading.map(({ next }) => next),
        isName && code !== COLON,
      );
    known.set(key, next);
    return next;
  }

  const first = stateOf([builder.rule(rule, { kind: "end" })], true);
  return {
    first,
    isEnd: ({ isEnd }) => isEnd,
    step(state, code) {
      let next = state.after[code];
      if (next === undefined) {
        next = after(state, code);
        state.after[code] = next;
      }
      return next ?? undefined;
    },
    reached: builder.reached,
  };
}
