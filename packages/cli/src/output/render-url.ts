import type { UrlValue } from "@url1738/core";
import type { Piece } from "@url1738/lint";
import type { Language } from "../language/language.ts";
import type { Colours } from "./colours.ts";
import { quoted } from "./visible.ts";

/** A row of the table: a value within a component. */
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

/** Renders a URL for people: its canonical spelling, cut into `pieces` of different colours, and a table of the components. */
export function renderUrl(
  href: string,
  url: UrlValue,
  pieces: readonly Omit<Piece, "rules">[],
  style: RowStyle,
): string {
  const { colour, language } = style;
  const palette = [colour.cyan, colour.green, colour.yellow, colour.magenta, colour.blue];
  const names = Object.keys(url);
  const paint = (component: string, text: string) =>
    (palette[names.indexOf(component) % palette.length] ?? String)(text);

  const spelling = pieces.map(({ component, path = component, index, end }) => {
    const [field] = path?.split(/[.[]/, 1) ?? [];
    const text = href.slice(index, end);
    return field === undefined || text === "" ? text : paint(field, text);
  });
  const rows = Object.entries(url).flatMap(([name, value]) =>
    rowsOf(language.label(name, style.scheme), name, value, style),
  );
  const width = rows.reduce((most, [label]) => Math.max(most, label.length), 0);
  const table = rows.map(
    ([label, component, shown]) => `  ${paint(component, label)}${" ".repeat(width - label.length)}  ${shown}\n`,
  );
  return `${spelling.join("")}\n${table.join("")}`;
}
