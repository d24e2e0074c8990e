import { renderErrors } from "@url1738/cli";
import { createRegistry, MAX_LENGTH } from "@url1738/core";
import { fr } from "@url1738/fr";
import { advice, diagnose, repair } from "@url1738/lint";
import { habits, schemes } from "url1738";
import { families } from "../../packages/cli/test/malformed-families.ts";
import { type Family, textOf } from "../../packages/text/test/hostile-families.ts";
import { type Halves, timeOf } from "./growth.ts";

/** Times everything that can be done with a text full of errors. */

const registry = createRegistry(schemes, { advice, habits });

/** Rendering is limited to half a million errors: the lines of twice as many may be too long for one string. */
const MANY = MAX_LENGTH / 2;

interface Deed {
  /** The length of the longest text. */
  readonly length: number;
  /** Returns the function to time; the preparation itself is not timed. */
  readonly prepare: (text: string) => () => unknown;
}

/** The operations, by name. */
export const deeds: Readonly<Record<string, Deed>> = {
  diagnose: { length: MAX_LENGTH, prepare: (text) => () => diagnose(registry, text) },
  repair: { length: MAX_LENGTH, prepare: (text) => () => repair(registry, text) },
  // An escape is three times as long as its character, and the repaired text must not be too long for a URL.
  "repair, likely": {
    length: Math.floor(MAX_LENGTH / 3),
    prepare: (text) => () => repair(registry, text, { likely: true }),
  },
  renderErrors: {
    length: MANY,
    prepare: (text) => {
      const errors = diagnose(registry, text);
      return () => renderErrors(errors, text, { schemes: registry });
    },
  },
  "fr, of all errors": {
    length: MANY,
    prepare: (text) => {
      const errors = diagnose(registry, text);
      return () => errors.map((error) => fr(error).message);
    },
  },
};

/** Measures milliseconds for a part of the longest text. */
export function timeOfPart({ prepare, length }: Deed, family: Family, part: number): number {
  return timeOf(prepare(textOf(family, Math.floor(length * part))));
}

/** Measures milliseconds for half the longest text and for all of it, after warming the engine up. */
export function timesOf(deedName: string, familyName: string): Halves {
  const deed = deeds[deedName];
  const family = families.find(({ name }) => name === familyName);
  if (deed === undefined || family === undefined)
    throw new Error(`Nothing is called "${deedName}" or "${familyName}".`);
  for (let round = 0; round < 5; round++) timeOfPart(deed, family, 1 / 64);
  return [timeOfPart(deed, family, 1 / 2), timeOfPart(deed, family, 1)];
}
