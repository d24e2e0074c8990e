/** Counts work instead of timing it, so that the result is the same in every run, on any machine and in any engine. */

type Method = (...parameters: never[]) => unknown;

/** Returns the cost of one call of a method, in items looked at or copied, by its receiver, result and parameters. */
type Cost = (self: never, result: never, parameters: readonly never[]) => number;

const single: Cost = () => 1;
const sized: Cost = (_, result: { readonly length: number } | null) => result?.length ?? 1;
const all: Cost = (self: { readonly length: number }) => self.length;

/** Counts the characters from where a search began to where it ended. */
const searched: Cost = (self: string, result: unknown, [what, from = 0]: readonly unknown[]) => {
  const start = Math.min(Math.max(Number(from), 0), self.length);
  const at = typeof result === "number" ? result : result === true ? self.indexOf(String(what), start) : -1;
  return (at < 0 ? self.length : at + String(what).length) - start;
};

const searchedBackwards: Cost = (self: string, result: number, [, from = self.length]: readonly number[]) =>
  Math.min(from, self.length) - Math.max(result, 0);

const anchored = new Map<string, boolean>();

/** Tells whether an expression is tried only at the beginning of a text: it begins with `^`, and has no alternatives outside of groups. */
function isAnchored({ source, multiline }: RegExp): boolean {
  if (multiline || !source.startsWith("^")) return false;
  let isSure = anchored.get(source);
  if (isSure === undefined) {
    let rest = source.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
    for (let before = ""; before !== rest; ) [before, rest] = [rest, rest.replace(/\([^()]*\)/g, "")];
    isSure = !rest.includes("|");
    anchored.set(source, isSure);
  }
  return isSure;
}

/** Counts the characters of a match, and those that an expression without the flag `y` passed before it. */
function matched(before: number, expression: RegExp, text: string, result: RegExpExecArray | null): number {
  const start = expression.global || expression.sticky ? before : 0;
  if (result !== null) return result.index + result[0].length - start;
  return expression.sticky || isAnchored(expression) ? 1 : text.length - start;
}

// A slice of a string costs one, because engines copy none of its characters.
const STRING: Readonly<Record<string, Cost>> = {
  charCodeAt: single,
  codePointAt: single,
  charAt: single,
  at: single,
  slice: single,
  substring: single,
  indexOf: searched,
  includes: searched,
  lastIndexOf: searchedBackwards,
  split: all,
  toLowerCase: all,
  toUpperCase: all,
  normalize: all,
  repeat: sized,
};

const ARRAY: Readonly<Record<string, Cost>> = {
  push: single,
  pop: single,
  join: sized,
  slice: sized,
  concat: sized,
  map: all,
  flatMap: all,
  filter: all,
  reduce: all,
  includes: all,
  indexOf: all,
  shift: all,
  unshift: all,
  splice: all,
  reverse: all,
  sort: all,
};

/** The methods of arrays that ask a function about one item after the other, until they know enough. */
const ASKING = ["find", "findIndex", "some", "every"];

/** The work counted so far, the most that may be, and whether the counters are in place. */
let work = 0;
let limit = Number.POSITIVE_INFINITY;
let isCounting = false;

/** Ends work that is more than may be. */
class TooMuchWork extends Error {}

function add(cost: number): void {
  work += cost;
  if (work > limit) throw new TooMuchWork();
}

/** Puts a counter in place of each method, and returns a function that puts the methods back. */
function putCounters(): () => void {
  const restores: (() => void)[] = [];
  const replace = (prototype: object, name: string, make: (original: Method) => Method) => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
    Object.defineProperty(prototype, name, { ...descriptor, value: make(descriptor.value as Method) });
    restores[restores.length] = () => Object.defineProperty(prototype, name, descriptor);
  };
  const count = (prototype: object, costs: Readonly<Record<string, Cost>>) => {
    for (const [name, cost] of Object.entries(costs))
      replace(
        prototype,
        name,
        (original) =>
          function (this: never, ...parameters: never[]) {
            const length = (this as { readonly length: number }).length;
            const result = Reflect.apply(original, this, parameters) as never;
            add(cost === all ? length : cost(this, result, parameters));
            return result;
          },
      );
  };
  replace(
    RegExp.prototype,
    "exec",
    (original) =>
      function (this: RegExp, ...[text]: string[]) {
        const before = this.lastIndex;
        const result = Reflect.apply(original, this, [text]) as RegExpExecArray | null;
        add(matched(before, this, String(text), result));
        return result;
      } as Method,
  );
  for (const name of ASKING)
    replace(
      Array.prototype,
      name,
      (original) =>
        function (this: never, ask: Method) {
          const counted: Method = (...parameters) => {
            add(1);
            return ask(...parameters);
          };
          return Reflect.apply(original, this, [counted]) as unknown;
        } as Method,
    );
  count(String.prototype, STRING);
  count(Array.prototype, ARRAY);
  return () => {
    for (let index = restores.length - 1; index >= 0; index--) restores[index]?.();
  };
}

/**
 * Keeps the counters in place while a function runs: engines recompile everything whenever counters come or go.
 *
 * @param run - Counts work; it must not wait.
 */
export function withCounters<T>(run: () => T): T {
  if (isCounting) return run();
  const putBack = putCounters();
  isCounting = true;
  try {
    return run();
  } finally {
    isCounting = false;
    putBack();
  }
}

/**
 * Counts the characters and elements that functions of the platform look at or copy while a function runs. It does not count the
 * backtracking of regular expressions.
 *
 * @param run - Does the work to be counted; it must not wait.
 * @param most - The amount of work at which it is ended.
 */
export function countedWork(run: () => void, most = Number.POSITIVE_INFINITY): number {
  return withCounters(() => {
    const before = work;
    limit = before + most;
    try {
      run();
    } catch (thrown) {
      if (!(thrown instanceof TooMuchWork)) throw thrown;
    } finally {
      limit = Number.POSITIVE_INFINITY;
    }
    return work - before;
  });
}

/** The growth at which work is ended: no length makes a test take long. */
const ENDED = 200;

/** Yields the lengths to try, each with the work at which it is ended; receives the work of each, and returns the growth. */
function* trials(length: number, times: number): Generator<readonly [length: number, most: number], number, number> {
  const lengths = Array.from({ length: times + 1 }, (_, index) => length / 8 ** (times - index));
  const [least = length, ...others] = lengths;
  // Run it once before, because some things are made only once.
  yield [least, Number.POSITIVE_INFINITY];
  let before = Math.max(yield [least, Number.POSITIVE_INFINITY], 1);
  let growth = 0;
  for (const longer of others) {
    const after = yield [longer, ENDED * before];
    const factor = after / before;
    // Long texts may take another way, on which each character costs more: twice the length then shows how work grows there.
    const isOther = times > 1 && factor >= MOST_GROWTH && factor < ENDED;
    growth = Math.max(growth, isOther ? (after / (yield [longer / 2, Number.POSITIVE_INFINITY])) ** 3 : factor);
    if (growth >= MOST_GROWTH) break;
    before = Math.max(after, 1);
  }
  return growth;
}

/**
 * Returns the factor by which work grows when the length grows eightfold: eight for linear work, 64 for quadratic work.
 *
 * @param run - A function that does something with a text of a given length.
 * @param length - The greatest length.
 * @param times - The number of times that the length grows; of several factors, the greatest is returned.
 */
export function growthOfWork(run: (length: number) => void, length: number, times = 1): number {
  return withCounters(() => {
    const all = trials(length, times);
    let next = all.next();
    while (!next.done) {
      const [input, most] = next.value;
      next = all.next(countedWork(() => run(input), most));
    }
    return next.value;
  });
}

/** Does the same as {@link growthOfWork} for a function that waits, such as for the pieces of a stream. Nothing else may run meanwhile. */
export async function growthOfWaitingWork(
  run: (length: number) => Promise<unknown>,
  length: number,
  times = 1,
): Promise<number> {
  const putBack = putCounters();
  try {
    const all = trials(length, times);
    let next = all.next();
    while (!next.done) {
      const [input, most] = next.value;
      const before = work;
      limit = before + most;
      await run(input).catch((thrown: unknown) => {
        if (!(thrown instanceof TooMuchWork)) throw thrown;
      });
      limit = Number.POSITIVE_INFINITY;
      next = all.next(work - before);
    }
    return next.value;
  } finally {
    limit = Number.POSITIVE_INFINITY;
    putBack();
  }
}

/** The greatest growth of linear work when the length grows eightfold. */
export const MOST_GROWTH = 16;
