import { Url1738Error, urlError } from "../errors/url-error.ts";
import type { Node } from "../grammar/nodes.ts";
import { isRecord } from "../machines/record.ts";
import { Refusal } from "../machines/refusal.ts";
import { type Lead, type PartsSpeller, partsSpeller } from "../machines/speller.ts";

/** What the formatter needs of a definition; without a name, it is that of any scheme. */
interface Spelt {
  readonly name: string | undefined;
  readonly defaultPort?: number | undefined;
  readonly schemepart: Node;
}

/**
 * Spells a value of whatever length.
 *
 * @param exact - Whether only a value that `parse` returns will do.
 * @throws Url1738Error - With the code `invalid-value`.
 */
export type Formatter = (parts: unknown, exact: boolean) => string;

function invalidValue(scheme: string | undefined, { component, reason }: Refusal): Url1738Error {
  return new Url1738Error(
    urlError({ code: "invalid-value", scheme, component, message: `The component "${component}" ${reason}.` }),
  );
}

/** The scheme, which stands before the components. */
function schemeLead(name: string | undefined): Lead {
  return {
    name: "scheme",
    only: name === undefined ? undefined : { value: name, text: `${name}:` },
    spell: (given, exact) => {
      const scheme = exact ? given : typeof given === "string" ? given.toLowerCase() : (given ?? name);
      const isRight = name === undefined ? typeof scheme === "string" && /^[\da-z+.-]+$/.test(scheme) : scheme === name;
      if (isRight) return `${scheme}:`;
      throw new Refusal(
        "scheme",
        name === undefined ? "is not the name of a scheme in lower case" : `is not "${name}"`,
      );
    },
  };
}

/** Makes the formatter of a scheme. Nothing is compiled before it is needed. */
export function createFormatter({ name, defaultPort, schemepart }: Spelt): Formatter {
  let spell: PartsSpeller | undefined;
  return (parts, exact) => {
    try {
      if (!isRecord(parts)) throw new Refusal("scheme", "is missing: not a plain object");
      spell ??= partsSpeller(schemepart, { defaultPort }, schemeLead(name));
      return spell(parts, exact);
    } catch (thrown) {
      // Whatever else is thrown comes out of the value: a getter, a proxy, a nesting without end.
      throw invalidValue(
        name,
        thrown instanceof Refusal ? thrown : new Refusal("scheme", "belongs to a value that cannot be read"),
      );
    }
  };
}
