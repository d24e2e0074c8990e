import type { Colours } from "./colours.ts";
import { quoted } from "./visible.ts";

/** A value within a component as it is shown. */
export type Row = readonly [label: string, component: string, shown: string];

/** The rows of one component: one for each item of a list, one for each field of an object. */
export function rowsOf(label: string, component: string, value: unknown, colour: Colours): readonly Row[] {
  if (value === undefined) return [[label, component, colour.dim("(none)")]];
  if (typeof value === "string") return [[label, component, quoted(value)]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[label, component, colour.dim("(no items)")]];
    return value.flatMap((item, index) => rowsOf(`${label}[${index}]`, component, item, colour));
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([field, inner]) => rowsOf(`${label}.${field}`, component, inner, colour));
  return [[label, component, String(value)]];
}
