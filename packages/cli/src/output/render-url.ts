import type { ComponentPlace, UrlValue } from "@url1738/core";
import { type RowStyle, rowsOf } from "./rows.ts";

/**
 * Renders a URL for people: its canonical spelling, each component in its colour, and the table of the components.
 *
 * @param places - Where its components stand in the spelling.
 */
export function renderUrl(href: string, url: UrlValue, places: readonly ComponentPlace[], style: RowStyle): string {
  const { colour, language } = style;
  const palette = [colour.cyan, colour.green, colour.yellow, colour.magenta, colour.blue];
  const names = Object.keys(url);
  const paint = (component: string, text: string) =>
    (palette[names.indexOf(component) % palette.length] ?? String)(text);

  const { scheme } = url;
  const all = [{ component: "scheme", index: 0, end: scheme.length }, ...places];
  const spelling = all.map(({ component, index, end }, order) => {
    const rest = href.slice(end, all[order + 1]?.index);
    return (index < end ? paint(component, href.slice(index, end)) : "") + rest;
  });
  const rows = Object.entries(url).flatMap(([name, value]) => rowsOf(language.label(name), name, value, style));
  const width = rows.reduce((most, [label]) => Math.max(most, label.length), 0);
  const table = rows.map(
    ([label, component, shown]) => `  ${paint(component, label)}${" ".repeat(width - label.length)}  ${shown}\n`,
  );
  return `${spelling.join("")}\n${table.join("")}`;
}
