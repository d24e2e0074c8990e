import { notCanonical } from "../errors/sentences.ts";
import type { Codec, Fault } from "../grammar/nodes.ts";
import { isSameValue } from "./record.ts";
import { type Leaving, Refusal, refusalOf, refusalOfFault, refusalOfText } from "./refusal.ts";

/**
 * A field of a value, or an item of a list: what spells and checks it. A site is what is known of the grammar in which it stands.
 *
 * @public
 */
export interface Element<Site = never> {
  /** The name of the field. */
  readonly name: string;
  /** The section that describes it. */
  readonly section?: string | undefined;
  /**
   * Spells any value, percent-encoded.
   *
   * @param site - Where it stands.
   * @param value - The value, of any type.
   * @param exact - Whether only a value will do that reading the spelling gives back.
   * @returns The spelling.
   * @throws Refusal - Where no text stands for the value.
   */
  readonly spell: (site: Site, value: unknown, exact: boolean) => string;
  /** Matches every string that may be spelt otherwise than it is; without it, any may. */
  readonly odd?: RegExp | undefined;
  /** Finds the faults of a text of its rule, still percent-encoded; their places are those in the text. */
  readonly faults: (text: string) => readonly Fault[];
  /** Whether a value is the one that absence stands for, `undefined` aside. */
  readonly isAbsent: (value: unknown) => boolean;
}

/** What there is to say of a component. @public */
export interface ComponentFacts<Site> extends Pick<Codec<unknown>, "read" | "spell" | "check"> {
  /** The section that describes it. */
  readonly section?: string | undefined;
  /** Finds where a text leaves its rule. */
  readonly leaving: (text: string, site: Site) => Leaving | undefined;
  /** See {@link Element.odd}. */
  readonly odd?: RegExp | undefined;
  /** Whether its rule takes whatever is spelt. */
  readonly takesAny?: boolean | undefined;
  /** The value that absence stands for. */
  readonly absent?: unknown;
}

/**
 * Makes the element of a component that is not a list.
 *
 * @param name - Its name.
 * @param facts - What else there is to say of it.
 * @returns What spells and checks it.
 * @public
 */
export function componentElement<Site>(name: string, facts: ComponentFacts<Site>): Element<Site> {
  const { section, odd, check = (): readonly Fault[] => [], read, absent } = facts;
  return {
    name,
    section,
    odd,
    faults: check,
    isAbsent: (value) => absent !== undefined && isSameValue(value, absent),
    spell: (site, value, exact) => {
      const text = facts.spell(value);
      if (text === undefined) throw refusalOf(name, value);
      if (facts.takesAny) return text;
      const leaving = facts.leaving(text, site);
      if (leaving !== undefined) throw refusalOfText(name, section, text, leaving);
      const fault = check(text)[0];
      if (fault !== undefined) throw refusalOfFault(name, section, text, fault);
      if (exact && !isSameValue(read(text), value)) throw new Refusal(name, notCanonical);
      return text;
    },
  };
}

/**
 * Spells a value. Most strings are spelt as they are, which is quickly told.
 *
 * @param element - What spells it.
 * @param value - The value, of any type.
 * @param site - See {@link Element.spell}.
 * @param exact - See {@link Element.spell}.
 * @returns The spelling.
 * @throws Refusal - Where no text stands for the value.
 * @public
 */
export function spelt<Site>(element: Element<Site>, value: unknown, site: Site, exact: boolean): string {
  return typeof value === "string" && element.odd?.test(value) === false ? value : element.spell(site, value, exact);
}
