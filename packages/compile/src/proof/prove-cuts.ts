import type { ElementNode, Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import type { Defaults } from "@url1738/core/inside/grammar/walk";
import type { Cut } from "../automaton/cuts.ts";
import { Bordered, examplesOf, isAbsenceEmpty } from "./bordered.ts";
import type { ExpressionLanguage, Term } from "./expression-language.ts";
import { type Refuted, shortestOf, shortestWrong } from "./shortest-wrong.ts";

/** Proves that cuts at delimiters lie where the components of the grammar lie. */

/** Returns the number of characters of a delimiter that a text ends with: those before, and another one. */
function readOf(delimiter: string, before: number, character: string): number {
  const read = delimiter.slice(0, before) + character;
  for (let length = Math.min(read.length, delimiter.length); length > 0; length--)
    if (read.endsWith(delimiter.slice(0, length))) return length;
  return 0;
}

/** The progress of a search that has found its delimiter, and of one that begins after a bracket. */
const [FOUND, LATER] = [-1, -2];

/** A place, by its distance from the character that comes next; `undefined` if the text has not passed it. */
type Distance = number | undefined;

interface At {
  readonly term: Term;
  readonly grammar: AutomatonState;
  /** The number of characters before the first component that are still to come. */
  readonly lead: number;
  /** For each delimiter, the number of its characters that have just been read. */
  readonly progress: readonly number[];
  /** The bracket that must close; none of several kinds. */
  readonly closing: string | undefined;
  /** The end of what comes before the component, and of the component, as the delimiters tell them. */
  readonly cuts: readonly [before: Distance, after: Distance];
  /** The borders of the component, as the grammar tells them. */
  readonly borders: readonly [start: Distance, end: Distance];
  /** Whether a border lies at its cut, once that cannot change. */
  readonly areRight: readonly [start: boolean | undefined, end: boolean | undefined];
  /** Whether the cuts say that the component is there, once that cannot change. */
  readonly isThere: boolean | undefined;
  /** True if the component begins here; and if it ends where it begins. */
  readonly isBegun: boolean;
  readonly isEmpty: boolean;
}

/** Proves one component at a time, which needs fewer states than all. */
class CutProof {
  readonly #usual: ExpressionLanguage;
  readonly #grammar: Bordered;
  readonly #cuts: readonly Cut[];
  /** The number of the component's cut. */
  readonly #of: number;
  /** True if an empty component means the same as an absent one. */
  readonly #isAlike: boolean;
  /** The cuts at whose delimiters the component, or what comes before it, may end. */
  readonly #searched: readonly Cut[];
  /** The number of characters of the longest delimiter: a cut that is as far away is final. */
  readonly #longest: number;
  /** Greater distances than this need not be told apart. */
  readonly #far: number;

  constructor(node: Node, usual: ExpressionLanguage, cuts: readonly Cut[], element: ElementNode, defaults: Defaults) {
    const { name } = element;
    this.#usual = usual;
    this.#grammar = new Bordered(node, (one, isInList) => !isInList && one.name === name);
    this.#cuts = cuts;
    this.#of = cuts.findIndex(({ component }) => component.name === name);
    this.#isAlike = isAbsenceEmpty(element, defaults);
    this.#searched = cuts.slice(Math.max(1, this.#of));
    this.#longest = Math.max(1, ...this.#searched.map(({ delimiter }) => delimiter.length));
    this.#far = this.#longest + 2 + Math.max(...cuts.map(({ outside, inside }) => outside + inside));
  }

  /** Tells whether the cuts say that the component is there. */
  #saysThere([before = 0, after = 0]: At["cuts"]): boolean {
    const cut = this.#cuts[this.#of];
    if (cut === undefined) return false;
    return !cut.isOptional || before - (this.#of === 0 ? 0 : cut.outside) > after;
  }

  /** Tells whether a border lies at its cut. */
  #isRight({ cuts, borders }: Pick<At, "cuts" | "borders">, border: 0 | 1): boolean {
    const { outside = 0, inside = 0 } = this.#cuts[this.#of] ?? {};
    const skipped = border === 1 || this.#of === 0 ? 0 : outside + inside;
    return borders[border] === (cuts[border] ?? 0) - skipped;
  }

  #wrongAt(at: At): string | undefined {
    if (!this.#usual.isEnd(at.term) || !this.#grammar.isEnd(at.grammar)) return undefined;
    if (at.lead > 0 || at.closing !== undefined) return "is looked for elsewhere";
    const isThere = at.areRight[0] !== undefined || at.borders[0] !== undefined;
    // Left out, it would mean the same.
    if (at.isEmpty && this.#isAlike && !(at.isThere ?? this.#saysThere(at.cuts))) return undefined;
    if (isThere !== (at.isThere ?? this.#saysThere(at.cuts))) return isThere ? "is there" : "is not there";
    if (!isThere) return undefined;
    if (!(at.areRight[0] ?? this.#isRight(at, 0))) return "begins elsewhere";
    return (at.areRight[1] ?? this.#isRight(at, 1)) ? undefined : "ends elsewhere";
  }

  /** Decides what can no longer change. */
  #settled(at: At): At {
    const [, after] = at.cuts;
    const areRight = ([0, 1] as const).map((border) => {
      const isFinal = (at.cuts[border] ?? 0) >= this.#longest || at.borders[border] === this.#far;
      const known = at.areRight[border];
      if (known !== undefined || at.borders[border] === undefined || !isFinal) return known;
      return at.cuts[border] !== undefined && this.#isRight(at, border);
    });
    const isFinal = after !== undefined && after >= this.#longest;
    const borders = at.borders.map((border, of) => (areRight[of] === undefined ? border : undefined));
    return {
      ...at,
      areRight: areRight as unknown as At["areRight"],
      borders: borders as unknown as At["borders"],
      isThere: at.isThere ?? (isFinal ? this.#saysThere(at.cuts) : undefined),
    };
  }

  #older(distance: Distance): Distance {
    return distance === undefined ? undefined : Math.min(distance + 1, this.#far);
  }

  /** Reads a character with all searches. */
  #searchedBy(at: At, character: string): Pick<At, "lead" | "progress" | "closing" | "cuts"> {
    const older = at.cuts.map((cut) => this.#older(cut)) as unknown as At["cuts"];
    if (at.lead > 0) {
      const [before, after] = older;
      const isNext = at.lead === 1 && this.#of === 0;
      return { ...at, lead: at.lead - 1, cuts: [isNext ? 0 : before, after] };
    }
    let [before, after] = older;
    let { closing } = at;
    const progress = at.progress.map((progressed, index) => {
      const { delimiter, brackets } = this.#searched[index] as Cut;
      let read = progressed;
      const isFirst = read === LATER && closing === undefined;
      if (isFirst && brackets?.[0] !== character) read = 0;
      if (read === LATER && brackets?.[1] === character) read = 0;
      if (read < 0) return read;
      read = readOf(delimiter, read, character);
      if (read < delimiter.length) return read;
      // The earliest place counts.
      if (this.#of > 0) before = Math.max(before ?? 0, read);
      if (this.#of === 0 || index > 0) after = Math.max(after ?? 0, read);
      return FOUND;
    });
    const isLater = progress.includes(LATER);
    const bracket = this.#searched.find((_, index) => progress[index] === LATER)?.brackets?.[1];
    closing = isLater ? bracket : undefined;
    return { lead: 0, progress, closing, cuts: [before, after] };
  }

  #passing(at: At, border: 0 | 1, to: AutomatonState | undefined): readonly At[] {
    const borders = at.borders.map((one, of) => (of === border ? 0 : one)) as unknown as At["borders"];
    const now = { isBegun: border === 0, isEmpty: border === 1 && at.isBegun };
    return to === undefined ? [] : [this.#settled({ ...at, ...now, grammar: to, borders })];
  }

  refuted(begin: Term): Refuted | undefined {
    const lead = this.#cuts[0]?.delimiter.length ?? 0;
    const grammar = this.#grammar;
    return shortestWrong<At>({
      first: {
        term: begin,
        grammar: grammar.first,
        lead,
        progress: this.#searched.map(() => LATER),
        closing: undefined,
        cuts: [lead === 0 && this.#of === 0 ? 0 : undefined, undefined],
        borders: [undefined, undefined],
        areRight: [undefined, undefined],
        isThere: undefined,
        isBegun: false,
        isEmpty: false,
      },
      keyOf: ({ term, grammar: { index }, lead: left, progress, closing, cuts, borders, areRight, isThere, ...now }) =>
        `${term.id};${index};${left};${progress};${closing};${cuts};${borders};${areRight};${isThere};${now.isBegun};${now.isEmpty}`,
      wrongAt: (at) => this.#wrongAt(at),
      beside: (at) => [
        ...this.#passing(at, 0, grammar.opened(at.grammar)),
        ...this.#passing(at, 1, grammar.closed(at.grammar)),
      ],
      after: (at, code) => {
        const [term, to] = [this.#usual.step(at.term, code), grammar.after(at.grammar, code)];
        if (term === undefined || to === undefined) return undefined;
        const borders = at.borders.map((one) => this.#older(one)) as unknown as At["borders"];
        const searched = this.#searchedBy(at, String.fromCharCode(code));
        return this.#settled({ ...at, ...searched, term, grammar: to, borders, isBegun: false });
      },
      codes: examplesOf([
        (code) => this.#usual.classOf[code],
        (code) => grammar.classOf(code),
        (code) => this.#named.indexOf(String.fromCharCode(code)),
      ]),
    });
  }

  /** The characters that searches compare. */
  get #named(): string {
    return this.#searched.map(({ delimiter, brackets }) => delimiter + (brackets ?? []).join("")).join("");
  }
}

/**
 * Proves that cuts lie where the components of a grammar lie, and tell which are there.
 *
 * @param usual - The texts that are cut.
 * @param begin - Its state where the grammar begins.
 */
export function refutedCuts(
  node: Node,
  usual: ExpressionLanguage,
  begin: Term,
  cuts: readonly Cut[],
  defaults: Defaults,
): Refuted | undefined {
  // The first closing bracket of the whole text would be one before the component.
  if (cuts.some(({ brackets }) => brackets && cuts[0]?.delimiter.includes(brackets[1])))
    return { text: "", reason: "a bracket is in what comes first" };
  const all = componentsOf(node).map((element) => {
    const refuted = new CutProof(node, usual, cuts, element, defaults).refuted(begin);
    return refuted && { ...refuted, reason: `${element.name} ${refuted.reason}` };
  });
  return shortestOf(all);
}
