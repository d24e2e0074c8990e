import { ruleErrorSentence } from "../errors/sentence.ts";
import { Refusal } from "../values/refusal.ts";
import type { Found } from "../values/unit.ts";
import type { ValueError } from "./definition.ts";
import type { SchemePractice } from "./scheme-unit.ts";

/** Adds the errors of a value, in the order of their components in the text, to a list that is empty so far. */
function addErrors(found: Found, errors: readonly ValueError[], text: string): void {
  const placed = errors.map(({ component, message, reason, params, hint }) => {
    // A component that the text leaves out would have to be added at the end.
    const missing = { index: text.length, end: text.length };
    const { index, end } = found.places.find((place) => place.component === component) ?? missing;
    return { component, index, end, message, section: undefined, reason, params, hint };
  });
  found.errors.push(...placed.sort((one, other) => one.index - other.index));
}

/**
 * Adds the rules that concern several components at once, see `Definition.check`, to a practice that reads and writes URLs. The result has
 * no `test`, since no table covers the check.
 *
 * @public
 */
export function crossChecked<U, Kept, P extends SchemePractice<U, Kept>>(
  practice: P & SchemePractice<U, Kept>,
  check: (url: U) => readonly ValueError[],
): P {
  const { read, write } = practice;
  return {
    ...practice,
    test: undefined,
    read: (kept, text, from, found) => {
      if (found !== undefined) read(kept, text, from, found);
      const url = found?.errors.length ? undefined : read(kept, text, from);
      const errors = url === undefined ? [] : check(url);
      if (found !== undefined) addErrors(found, errors, text);
      // Read again, since the check may have changed the value.
      return errors.length === 0 && url ? read(kept, text, from) : undefined;
    },
    write: (unit, parts, names, exact) => {
      const text = write(unit, parts, names, exact);
      const url = read(unit.keep(), text, 0);
      const [error] = url === undefined ? [] : check(url);
      if (error !== undefined) throw new Refusal(error.component, ruleErrorSentence(error), { hint: error.hint });
      return text;
    },
  };
}
