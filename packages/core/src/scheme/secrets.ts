import type { Machine } from "../automaton/machine.ts";

/** The components of a scheme whose text is secret. Only schemes that have any carry the code that tells of them. @public */
export interface Secrets {
  /** Their paths in the value, such as `options.password`. */
  readonly paths: readonly string[];
  /** Tells whether a path leads to a secret component, or to a part of one. */
  include(path: string): boolean;
  /** Tells whether a component is secret, is inside one, or has one inside, from its path. */
  concern(path: string): boolean;
  /**
   * Tells whether the character with which a text leaves the grammar may have been meant for a secret: if one can go on there, if the text
   * leaves the grammar at its end, or where only literals can follow, which the character may replace.
   */
  mayFollow<State>(machine: Machine<State>, state: State): boolean;
}

/** Tells whether one path is another, or leads to a part of it. */
const isWithin = (path: string, other: string) =>
  path.startsWith(other) && /^(?:$|[.[])/.test(path.slice(other.length));

const withoutIndices = (path: string) => path.replace(/\[\d+\]/g, "[]");

/** Tells of secret components, from their paths. */
export function secretsAt(paths: readonly string[]): Secrets {
  const include = (path: string) => paths.some((secret) => isWithin(withoutIndices(path), secret));
  return {
    paths,
    include,
    concern: (path) => include(path) || paths.some((secret) => isWithin(secret, withoutIndices(path))),
    mayFollow: (machine, state) => {
      const { component, path = component } = machine.departureAt(state, 0);
      return [path, ...machine.componentsAt(state)].some((one) => one === undefined || include(one));
    },
  };
}
