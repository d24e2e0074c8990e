import { CODES } from "../automaton/program.ts";
import { looksAhead, type Part, parseExpression, setsIn } from "./parse-expression.ts";

/** The language of a regular expression, walked by derivatives: a state is the set of the texts that may follow. */

/** A set of texts. Each is made once, so equal ones are the same object. */
export interface Term {
  readonly id: number;
  readonly kind: "none" | "end" | "set" | "then" | "or" | "and" | "not" | "star" | "loop";
  readonly items: readonly Term[];
  readonly set: string;
  /** The part that repeats, before {@link items}, if it looks ahead. */
  readonly body: Part | undefined;
}

export class ExpressionLanguage {
  readonly first: Term;
  /** The class of each ASCII character: characters of a class are in the same sets. */
  readonly classOf: readonly number[];
  readonly #known = new Map<string, Term>();
  readonly #steps = new Map<Term, Term[]>();
  readonly #ends = new Map<Term, boolean>();
  readonly #bodies = new Map<Part, number>();
  /** A character of each class. */
  readonly #examples: string[] = [];
  readonly #none = this.#make("none", []);
  readonly #end = this.#make("end", []);
  readonly #any = this.#make("not", [this.#none]);

  constructor(source: string) {
    const whole = parseExpression(source);
    const sets = setsIn(whole);
    const classes = new Map<string, number>();
    this.classOf = CODES.map((code) => {
      const key = sets.map((set) => Number(set.includes(String.fromCharCode(code)))).join("");
      const of = classes.get(key) ?? classes.size;
      if (!classes.has(key)) this.#examples.push(String.fromCharCode(code));
      classes.set(key, of);
      return of;
    });
    // The expression says itself where the text ends.
    this.first = this.#before(whole, this.#any);
  }

  #make(kind: Term["kind"], items: readonly Term[], set = "", body?: Part): Term {
    if (body !== undefined && !this.#bodies.has(body)) this.#bodies.set(body, this.#bodies.size);
    const key = `${kind}:${items.map(({ id }) => id).join()}:${body === undefined ? "" : this.#bodies.get(body)}:${set}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const term: Term = { id: this.#known.size, kind, items, set, body };
    this.#known.set(key, term);
    return term;
  }

  #then(one: Term, other: Term): Term {
    if (one === this.#none || other === this.#none) return this.#none;
    if (one === this.#end) return other;
    const [first, rest] = one.items;
    return one.kind === "then"
      ? this.#then(first as Term, this.#then(rest as Term, other))
      : this.#make("then", [one, other]);
  }

  /** Joins terms: with one of `decisive`, the result is that one; `neutral` ones change nothing. */
  #joined(kind: "or" | "and", terms: readonly Term[], decisive: Term, neutral: Term): Term {
    const flat = terms.flatMap((term) => (term.kind === kind ? term.items : [term]));
    const items = [...new Set(flat)].filter((term) => term !== neutral);
    if (items.includes(decisive)) return decisive;
    return items.length < 2
      ? (items[0] ?? neutral)
      : this.#make(
          kind,
          items.sort((one, other) => one.id - other.id),
        );
  }

  readonly #or = (terms: readonly Term[]) => this.#joined("or", terms, this.#any, this.#none);
  readonly #and = (terms: readonly Term[]) => this.#joined("and", terms, this.#none, this.#any);
  readonly #not = (term: Term) => (term.kind === "not" ? (term.items[0] as Term) : this.#make("not", [term]));

  /** Returns the texts of a part before others. */
  #before(part: Part, rest: Term): Term {
    switch (part.kind) {
      case "set":
        return part.set === "" ? this.#none : this.#then(this.#make("set", [], part.set), rest);
      case "row":
        return part.items.reduceRight((after, item) => this.#before(item, after), rest);
      case "choice":
        return this.#or(part.items.map((item) => this.#before(item, rest)));
      case "end":
        return this.#and([this.#end, rest]);
      case "ahead": {
        const ahead = this.#before(part.item, this.#any);
        return this.#and([part.isNot ? this.#not(ahead) : ahead, rest]);
      }
      case "repeat": {
        const { item, least, most } = part;
        let after = rest;
        if (most < Number.POSITIVE_INFINITY)
          for (let more = least; more < most; more++) after = this.#or([rest, this.#before(item, after)]);
        else if (looksAhead(item)) after = this.#make("loop", [rest], "", item);
        else after = this.#then(this.#make("star", [this.#before(item, this.#end)]), rest);
        for (let count = 0; count < least; count++) after = this.#before(item, after);
        return after;
      }
    }
  }

  readonly isEnd = (term: Term): boolean => {
    const known = this.#ends.get(term);
    if (known !== undefined) return known;
    const { kind, items } = term;
    const isAny = kind === "or" || kind === "loop";
    const is =
      kind === "not"
        ? !this.isEnd(items[0] as Term)
        : kind === "end" ||
          kind === "star" ||
          (isAny && items.some(this.isEnd)) ||
          (this.#isAll(kind) && items.every(this.isEnd));
    this.#ends.set(term, is);
    return is;
  };

  readonly #isAll = (kind: Term["kind"]) => kind === "and" || kind === "then";

  /** Returns the texts that follow a character of a class. */
  #after(term: Term, of: number): Term {
    const steps = this.#steps.get(term) ?? [];
    this.#steps.set(term, steps);
    steps[of] ??= this.#derived(term, of);
    return steps[of];
  }

  #derived(term: Term, of: number): Term {
    const { kind, items, set, body } = term;
    const [one, other] = items as readonly [Term, Term];
    switch (kind) {
      case "set":
        return set.includes(this.#examples[of] as string) ? this.#end : this.#none;
      case "then": {
        const first = this.#then(this.#after(one, of), other);
        return this.isEnd(one) ? this.#or([first, this.#after(other, of)]) : first;
      }
      case "or":
        return this.#or(items.map((item) => this.#after(item, of)));
      case "and":
        return this.#and(items.map((item) => this.#after(item, of)));
      case "not":
        return this.#not(this.#after(one, of));
      case "star":
        return this.#then(this.#after(one, of), term);
      case "loop":
        // The part is not empty, so the loop that follows it is not the one that is derived.
        return this.#or([this.#after(one, of), this.#after(this.#before(body as Part, term), of)]);
      default:
        return this.#none;
    }
  }

  /** Returns the state after a character; `undefined` if no text continues so. */
  readonly step = (state: Term, code: number): Term | undefined => {
    const next = this.#after(state, this.classOf[code] as number);
    return next === this.#none ? undefined : next;
  };

  /** Returns the state after some text. */
  readonly after = (text: string, from = this.first): Term | undefined => {
    let state: Term | undefined = from;
    for (const character of text) state &&= this.step(state, character.charCodeAt(0));
    return state;
  };
}
