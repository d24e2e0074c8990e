/** A text that refutes a claim, and the reason. */
export interface Refuted {
  /** One of the shortest such texts. */
  readonly text: string;
  /** What is wrong, as a clause. */
  readonly reason: string;
}

/** Returns what refutes a claim by the shortest text; `undefined` for none. */
export const shortestOf = (all: readonly (Refuted | undefined)[]): Refuted | undefined =>
  all.reduce(
    (one, other) => (one === undefined || (other && other.text.length < one.text.length) ? other : one),
    undefined,
  );

/** A walk through states: finitely many, although the texts that lead to them are not. */
export interface Walk<S> {
  readonly first: S;
  /** Names a state: with the same name, the same follows. */
  readonly keyOf: (state: S) => string | number;
  /** Returns the reason why the text that leads to a state, read to its end there, refutes the claim. */
  readonly wrongAt: (state: S) => string | undefined;
  /** Returns the states at the same place of the text. */
  readonly beside: (state: S) => readonly S[];
  /** Returns the state after a character; `undefined` if nothing follows it. */
  readonly after: (state: S, code: number) => S | undefined;
  /** The characters to read: one of each class that nothing tells apart. */
  readonly codes: readonly number[];
}

/** More states than the grammars that people write have by far. */
const MOST_STATES = 100_000;

/** A state, and how the walk came there. */
interface Visit<S> {
  readonly state: S;
  readonly from: Visit<S> | undefined;
  /** The character that led here; `undefined` for none. */
  readonly code: number | undefined;
}

/** Returns the text that leads to a state. */
function textTo<S>(visit: Visit<S> | undefined): string {
  const codes: number[] = [];
  for (let at = visit; at !== undefined; at = at.from) if (at.code !== undefined) codes.push(at.code);
  return String.fromCharCode(...codes.reverse());
}

/** Visits every state, those of the shortest texts first. Returns what refutes the claim; `undefined` if it is proved. */
export function shortestWrong<S extends object>(walk: Walk<S>): Refuted | undefined {
  const { keyOf, codes } = walk;
  const seen = new Set<string | number>();
  let layer: Visit<S>[] = [];
  const add = (to: Visit<S>[], state: S, from: Visit<S> | undefined, code?: number) => {
    const { size } = seen;
    seen.add(keyOf(state));
    if (seen.size > size) to.push({ state, from, code });
  };
  add(layer, walk.first, undefined);
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const visit of layer) {
      const { state } = visit;
      const reason = walk.wrongAt(state);
      if (reason !== undefined) return { text: textTo(visit), reason };
      for (const one of walk.beside(state)) add(layer, one, visit);
      for (const code of codes) {
        const to = walk.after(state, code);
        if (to !== undefined) add(next, to, visit, code);
      }
    }
    if (seen.size > MOST_STATES) return { text: "", reason: "it has too many states to prove it" };
    layer = next;
  }
  return undefined;
}
