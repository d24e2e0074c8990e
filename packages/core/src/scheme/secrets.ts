import { type Machine, shortestEnd, type Walked } from "../automaton/machine.ts";
import type { ComponentPlace } from "../values/scribe.ts";

/** The components of a scheme whose text is secret. Only schemes that have any carry the code that tells of them. @public */
export interface Secrets {
  /** Their paths in the value, such as `options.password`. */
  readonly paths: readonly string[];
  /** Tells whether a path leads to a secret component, or to a part of one. */
  include(path: string): boolean;
  /** Tells whether a component is secret, is inside one, or has one inside, from its path. */
  concern(path: string): boolean;
  /**
   * Tells whether an error is of a secret, or of a component with one there.
   *
   * @param reading - The text, which the grammar accepts.
   */
  concernAt(
    error: ComponentPlace,
    reading: {
      readonly text: string;
      readonly machine: Machine;
      /** See `Explained.places`. */
      readonly rules: { readonly places: (text: string, isDeep: boolean) => readonly ComponentPlace[] };
    },
  ): boolean;
  /**
   * Tells whether the character with which a text leaves the grammar may have been meant for a secret: if one can go on there, if the text
   * leaves the grammar at its end, or where only literals can follow, which the character may replace.
   *
   * @param mismatch - The place of that character, and the state there.
   */
  mayFollow(reading: Parameters<Secrets["concernAt"]>[1], mismatch: Walked): boolean;
  /** Finds the secrets in a text up to the place where it leaves the grammar; the last one may go on. */
  placesIn(reading: Parameters<Secrets["concernAt"]>[1], mismatch: Walked): readonly ComponentPlace[];
}

/** Tells whether one path is another, or leads to a part of it. */
const isWithin = (path: string, other: string) =>
  path.startsWith(other) && /^(?:$|[.[])/.test(path.slice(other.length));

const withoutIndices = (path: string) => path.replace(/\[\d+\]/g, "[]");

/** Tells of secret components, from their paths. */
export function secretsAt(paths: readonly string[]): Secrets {
  const include = (path: string) => paths.some((secret) => isWithin(withoutIndices(path), secret));
  const placesIn: Secrets["placesIn"] = ({ text, machine, rules }, { index: left, state }) =>
    rules
      .places(text.slice(0, left) + (shortestEnd(machine, state) ?? ""), true)
      .filter(({ component, index }) => include(component) && index <= left)
      .map((place) => ({ ...place, end: Math.min(place.end, left) }));
  const concern = (path: string) => include(path) || paths.some((secret) => isWithin(secret, withoutIndices(path)));
  return {
    paths,
    include,
    concern,
    concernAt: ({ component, index, end }, { text, rules }) => {
      const isHere = (place: ComponentPlace) => place.index < Math.max(end, index + 1) && index < place.end;
      return (
        include(component) ||
        (concern(component) && rules.places(text, true).some((place) => isHere(place) && include(place.component)))
      );
    },
    mayFollow: (reading, mismatch) => {
      const { machine } = reading;
      const { state, index } = mismatch;
      const { component, path = component } = machine.mismatchAt(state, 0);
      const all = [path, ...machine.componentsAt(state)];
      if (all.some((path) => path === undefined || include(path))) return true;
      // Only the text tells of the parts of a component's value.
      const hasParts = all.some((name) => paths.some((secret) => secret.startsWith(`${name}.`)));
      return hasParts && placesIn(reading, mismatch).some(({ end }) => end === index);
    },
    placesIn,
  };
}
