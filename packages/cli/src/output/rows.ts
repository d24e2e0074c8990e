import type { Language } from "../language/language.ts";
import type { Colours } from "./colours.ts";
import { quoted } from "./visible.ts";

/** A row of the table: a value within a component, as it is shown. */
export type Row = readonly [label: string, component: string, shown: string];

/** The colours, the language and the scheme for showing values. */
export interface RowStyle {
  readonly colour: Colours;
  readonly language: Language;
  /** The scheme of the values; `""` for those of an access. */
  readonly scheme: string;
}

/** Returns the rows of one component: one for each item of a list, one for each field of an object. */
export function rowsOf(label: string, component: string, value: unknown, style: RowStyle): readonly Row[] {
  const { colour, language, scheme } = style;
  if (value === undefined) return [[label, component, colour.dim(language.say("(none)"))]];
  if (typeof value === "string") return [[label, component, quoted(value)]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[label, component, colour.dim(language.say("(no items)"))]];
    return value.flatMap((item, index) => rowsOf(`${label}[${index}]`, component, item, style));
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([field, inner]) =>
      rowsOf(`${label}.${language.label(field, scheme)}`, component, inner, style),
    );
  return [[label, component, String(value)]];
}
