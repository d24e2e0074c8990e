import type { Codec, Fault } from "../grammar/nodes.ts";
import { Refusal } from "../machines/refusal.ts";
import { isSameValue } from "../machines/same-value.ts";
import { numberAt, type Table } from "./table.ts";

/** What generated code says of the fields of a value, to spell what is not plain and to check what may break a rule. */

/** Where generated code stands that a whole grammar is read and written by. */
export interface Site {
  /** The table of the grammar. */
  readonly table: () => Table;
}

/** A field of a value, or an item of a list. */
export interface Element {
  /** The name of the field. */
  readonly name: string;
  /** The section of RFC 1738 that describes it. */
  readonly section?: string | undefined;
  /**
   * Spells any value.
   *
   * @param exact - Whether only a value will do that reading the spelling gives back.
   * @throws Refusal
   */
  readonly spell: (site: Site, value: unknown, exact: boolean) => string;
  /** The faults of a text, each as an offset in it. */
  readonly faults: (text: string) => readonly Fault[];
  /** Whether a value is the one that absence stands for. */
  readonly isAbsent: (value: unknown) => boolean;
}

const none: readonly Fault[] = [];

/** What a component declares. */
export interface ComponentText extends Pick<Codec<unknown>, "read" | "check"> {
  readonly section?: string;
  /** The row from which its texts are read, and those where they may end, each a number of the table. */
  readonly rows: string;
  /** A table of its own, where the rows are not those of the whole. */
  readonly own?: Site;
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
  return typeof value === "string"
    ? "cannot be encoded: it contains a lone surrogate"
    : "has a value of the wrong type";
}

/** A component that is no list. */
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
        throw new Refusal(name, "is not written as parse writes it; build does that");
      return text;
    },
  };
}
