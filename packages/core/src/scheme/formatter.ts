import { MAX_LENGTH, tooLong } from "../errors/too-long.ts";
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

/** Spells values. */
export interface Formatter {
  /**
   * Spells a value of whatever length.
   *
   * @param exact - Whether only a value that `parse` returns will do.
   * @throws Url1738Error - With the code `invalid-value`.
   */
  readonly spell: (parts: unknown, exact: boolean) => string;
  /** The same, but refuses what is too long for a URL. */
  readonly spellUrl: (parts: unknown, exact: boolean) => string;
}

function invalidValue(scheme: string | undefined, { component, reason }: Refusal): Url1738Error {
  return new Url1738Error(
    urlError({ code: "invalid-value", scheme, component, message: `The component "${component}" ${reason}.` }),
  );
}

function spellAnyScheme(given: unknown, exact: boolean): string {
  const scheme = typeof given === "string" && !exact ? given.toLowerCase() : given;
  if (typeof scheme === "string" && /^[\da-z+.-]+$/.test(scheme)) return `${scheme}:`;
  throw new Refusal("scheme", "is not the name of a scheme in lower case");
}

/** The scheme, which stands before the components. */
function schemeLead(name: string | undefined): Lead {
  if (name === undefined) return { name: "scheme", only: undefined, spell: spellAnyScheme };
  const text = `${name}:`;
  function spell(given: unknown, exact: boolean): string {
    const isRight = exact
      ? given === name
      : given === undefined || (typeof given === "string" && given.toLowerCase() === name);
    if (isRight) return text;
    throw new Refusal("scheme", `is not "${name}"`);
  }
  return { name: "scheme", only: { value: name, text }, spell };
}

/** Makes the formatter of a scheme. Nothing is compiled before it is needed. */
export function createFormatter({ name, defaultPort, schemepart }: Spelt): Formatter {
  let spellParts: PartsSpeller | undefined;

  function spell(parts: unknown, exact: boolean): string {
    try {
      if (!isRecord(parts)) throw new Refusal("scheme", "is missing: this is not a plain object");
      spellParts ??= partsSpeller(schemepart, { defaultPort }, schemeLead(name));
      return spellParts(parts, exact);
    } catch (thrown) {
      // Whatever else is thrown comes out of the value: a getter, a proxy, a nesting without end.
      const refusal =
        thrown instanceof Refusal ? thrown : new Refusal("scheme", "belongs to a value that cannot be read");
      throw invalidValue(name, refusal);
    }
  }

  function spellUrl(parts: unknown, exact: boolean): string {
    const text = spell(parts, exact);
    if (text.length > MAX_LENGTH) throw new Url1738Error(tooLong());
    return text;
  }

  return { spell, spellUrl };
}
