import type { Codec, Fault } from "../grammar/nodes.ts";
import { Refusal } from "../machines/refusal.ts";
import { isSameValue } from "../machines/same-value.ts";
import { numberAt, type Table } from "./table.ts";

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
  /** Whether its rule takes whatever is spelt. */
  readonly takesAny?: boolean;
  /** The value that absence stands for. */
  readonly absent?: unknown;
}

/** Whether the rule of a component has a text: read from its own row, it never leaves the component. */
function isOfRule({ next, width, first, like, leaving, staying, dead }: Table, rows: string, text: string): boolean {
  let state = first + numberAt(rows, 0);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    state = code < 0x80 ? (next[code * width + state] as number) : dead;
    if (state >= leaving && (state < staying || state === dead)) return false;
  }
  const row = (like[state] as number) - first;
  for (let index = 1; index < rows.length; index++) if (numberAt(rows, index) === row) return true;
  return false;
}

function wrongType(value: unknown): string {
  if (value === undefined) return "is missing";
  return typeof value === "string" ? "cannot be encoded: it contains a lone surrogate" : "is of the wrong type";
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
  const { section, check = () => none, read, absent } = own;
  return {
    name,
    section,
    faults: check,
    isAbsent: (value) => absent !== undefined && Object.is(value, absent),
    spell: (site, value, exact) => {
      const text = own.spell(value);
      if (text === undefined) throw new Refusal(name, wrongType(value));
      if (own.takesAny) return text;
      if (!isOfRule((own.own ?? site).table(), own.rows, text))
        throw new Refusal(name, "has a value that its rule does not allow");
      const fault = check(text)[0];
      if (fault !== undefined) throw new Refusal(name, `breaks a rule: ${fault.message}`);
      if (exact && !isSameValue(read(text), value))
        throw new Refusal(name, "is not as parse writes it; build does that");
      return text;
    },
  };
}
