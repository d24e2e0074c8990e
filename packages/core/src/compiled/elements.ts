import { notCanonical } from "../errors/sentences.ts";
import type { Codec, Fault } from "../grammar/nodes.ts";
import { followingIn } from "../machines/following.ts";
import { Refusal, refusalOf, refusalOfFault, refusalOfText } from "../machines/refusal.ts";
import { isSameValue } from "../machines/same-value.ts";
import { numberAt, numberText, type Table } from "./table.ts";

/** What generated code says of the fields of a value, to spell what is not plain and to check what may break a rule. */

/** What a whole grammar is read and written by. @public */
export interface Site {
  /** Gives the table of the grammar; it is filled when it is first asked for. */
  readonly table: () => Table;
}

/** A field of a value, or an item of a list, as generated code spells and checks it. @public */
export interface Element {
  /** The name of the field. */
  readonly name: string;
  /** The section of RFC 1738 that describes it. */
  readonly section?: string | undefined;
  /**
   * Spells any value, percent-encoded.
   *
   * @param site - Where it stands: the table that has its rows, unless it has one of its own.
   * @param value - The value, of any type.
   * @param exact - Whether only a value will do that reading the spelling gives back.
   * @returns The spelling.
   * @throws Refusal - Where no text stands for the value.
   */
  readonly spell: (site: Site, value: unknown, exact: boolean) => string;
  /** Matches every string that may be spelt otherwise than it is; without it, any may. */
  readonly odd?: RegExp | undefined;
  /** Looks for the faults of a text of its rule, still percent-encoded; their places are those in the text. */
  readonly faults: (text: string) => readonly Fault[];
  /** Whether a value is the one that absence stands for. */
  readonly isAbsent: (value: unknown) => boolean;
}

const none: readonly Fault[] = [];

/** What generated code tells of a component. @public */
export interface ComponentText extends Pick<Codec<unknown>, "read" | "check"> {
  /** The section of RFC 1738 that describes it. */
  readonly section?: string;
  /** The row from which its texts are read, and those where they may end, each a number of the table. */
  readonly rows: string;
  /** A table of its own, where the rows are not those of the whole. */
  readonly own?: Site;
  /** Gives the text of a value, percent-encoded; `undefined` for what is not a value of it. */
  readonly spell: (value: unknown) => string | undefined;
  /** See {@link Element.odd}. */
  readonly odd?: RegExp;
  /** Whether its rule takes whatever is spelt. */
  readonly takesAny?: boolean;
  /** The value that absence stands for. */
  readonly absent?: unknown;
}

/** Refuses a text that the rule of a component does not have: read from its own row, it leaves the component, or ends too early. */
function checkRule(name: string, { section, rows, own }: ComponentText, site: Site, text: string): void {
  const { next, width, first, like, leaving, staying, dead } = (own ?? site).table();
  /** The row after a character; nothing where the component has ended. */
  const step = (row: number, code: number) => {
    const to = code < 0x80 ? (next[code * width + row] as number) : dead;
    return to >= leaving && (to < staying || to === dead) ? undefined : to;
  };
  let row = first + numberAt(rows, 0);
  let index = 0;
  for (; index < text.length; index++) {
    const to = step(row, text.charCodeAt(index));
    if (to === undefined) break;
    row = to;
  }
  // A function that had the row itself would keep the loop from having it in a register.
  const last = row;
  const isEnd = rows.includes(numberText((like[last] as number) - first), 1);
  if (index < text.length || !isEnd)
    throw refusalOfText(
      name,
      section,
      text,
      index,
      followingIn((code) => step(last, code) !== undefined),
    );
}

/**
 * A component that is not a list.
 *
 * @param name - Its name.
 * @param own - What else there is to it.
 * @returns What spells and checks it.
 * @public
 */
export function componentElement(name: string, own: ComponentText): Element {
  const { section, odd, check = () => none, read, absent } = own;
  return {
    name,
    section,
    odd,
    faults: check,
    isAbsent: (value) => absent !== undefined && Object.is(value, absent),
    spell: (site, value, exact) => {
      const text = own.spell(value);
      if (text === undefined) throw refusalOf(name, value);
      if (own.takesAny) return text;
      checkRule(name, own, site, text);
      const fault = check(text)[0];
      if (fault !== undefined) throw refusalOfFault(name, section, text, fault);
      if (exact && !isSameValue(read(text), value)) throw new Refusal(name, notCanonical);
      return text;
    },
  };
}

/**
 * Spells a value; most strings are spelt as they are, which is quickly told.
 *
 * @param element - What spells it.
 * @param value - The value, of any type.
 * @param site - See {@link Element.spell}.
 * @param exact - See {@link Element.spell}.
 * @returns The spelling.
 * @throws Refusal - Where no text stands for the value.
 * @public
 */
export function spelt(element: Element, value: unknown, site: Site, exact: boolean): string {
  return typeof value === "string" && element.odd?.test(value) === false ? value : element.spell(site, value, exact);
}
