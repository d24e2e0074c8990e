import type { UrlValue } from "@url1738/core";
import type { Piece } from "@url1738/core/define";
import { type RowStyle, rowsOf } from "./rows.ts";

/**
 * Renders a URL for people: its canonical spelling, with each component in its colour, and a table of the components.
 *
 * @param pieces - The places of its components in the spelling.
 */
export function renderUrl(href: string, url: UrlValue, pieces: readonly Piece[], style: RowStyle): string {
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
