import { ownFields } from "../errors/own-fields.ts";
import type { Fields, Needed } from "../grammar/fields.ts";
import { wordPathsOf } from "../grammar/terms.ts";
import { crossChecked } from "../values/cross-checked.ts";
import { interpreted } from "../values/interpreted.ts";
import { designates } from "./access-arguments.ts";
import { admitted } from "./admitted.ts";
import type { Declared, Definition, ValueOf, Yields } from "./definition.ts";
import { guardedScheme } from "./guarded-scheme.ts";
import { portsByName, schemeOfNames, sharedPort } from "./names.ts";
import { termsOfRefusal } from "./refused-escape.ts";
import type { Scheme } from "./scheme.ts";
import { schemeFrom } from "./scheme-from.ts";
import { schemeScribe } from "./scheme-scribe.ts";
import { secretsAt } from "./secrets.ts";
import { wordTeller } from "./word-told.ts";

/**
 * Makes a scheme from its grammar. It refuses what is malformed, and is cheap, since it runs whenever a program starts. That no text has two
 * readings, and everything else that an author may overlook, is checked by `checkDefinition` of `@url1738/prove`: call it in a test.
 *
 * @param definition - The author's definition of the scheme.
 * @returns The scheme, to be used alone or in a registry. Whatever a function of the definition throws becomes the cause of an error with
 *   the code `plugin`, and its message part of that error's, unless it could quote a secret.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change; with `contract-version` if
 *   the grammar has a kind of node that is unknown here, because a newer copy of this package made it; with `plugin` if one
 *   of its functions throws.
 * @public
 */
export function defineScheme<const N extends string, F extends Fields, U = ValueOf<N, F>, A = never, C = unknown>(
  definition: Definition<N, F, U, A, C> & Yields<N, F, U>,
): Scheme<Declared<N, F, U>, A, C, Needed<F>> {
  type V = Declared<N, F, U>;
  // A function that needs less of a value than the grammar yields takes all of it.
  return admitted(definition as unknown as Definition<N, F, V, A, C>, (cleared): Scheme<V, A, C> => {
    const { name, section, schemepart, check, normalize, labels, access } = cleared;
    const { scribe, automaton, secrets } = interpreted<V>(schemepart, { defaultPort: sharedPort(cleared) }, name);
    const words = wordPathsOf(schemepart);
    const facts = {
      ...cleared,
      access: typeof access === "string" ? designates(section, access) : access,
      termsOfRefusal,
      wordTold: words.length > 0 ? wordTeller(words) : undefined,
    };
    const scheme = schemeOfNames<V, A, C>(portsByName(cleared), scribe, (name, defaultPort, ofName) => {
      const checked = check || normalize ? crossChecked(ofName, check, normalize) : ofName;
      const own = { name: name as V["scheme"], secrets: secrets && secretsAt(secrets), labels };
      const whole = schemeScribe<V>(checked, own, () => automaton().machine);
      return guardedScheme<V, A, C>(schemeFrom<V, A, C>(whole, ownFields({ ...facts, defaultPort })));
    });
    return Object.assign(scheme, { definition });
  });
}
