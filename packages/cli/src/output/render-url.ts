import type { UrlValue } from "@url1738/core";
import type { Node } from "@url1738/core/grammar";
import type { Colours } from "./colours.ts";
import { rowsOf } from "./rows.ts";
import { urlParts } from "./url-parts.ts";

/**
 * Renders a URL for people: its canonical spelling, each component in its colour, and the table of the components.
 *
 * @param schemepart - The grammar of its scheme, if it is known.
 */
export function renderUrl(href: string, url: UrlValue, schemepart: Node | undefined, colour: Colours): string {
  const palette = [colour.cyan, colour.green, colour.yellow, colour.magenta, colour.blue];
  const names = Object.keys(url);
  const paint = (component: string, text: string) =>
    (palette[names.indexOf(component) % palette.length] ?? String)(text);

  const spelling = urlParts(href, url, schemepart).map(({ text, component }) =>
    component === undefined ? text : paint(component, text),
  );
  const rows = Object.entries(url).flatMap(([name, value]) => rowsOf(name, name, value, colour));
  const width = rows.reduce((most, [label]) => Math.max(most, label.length), 0);
  const table = rows.map(
    ([label, component, shown]) => `  ${paint(component, label)}${" ".repeat(width - label.length)}  ${shown}\n`,
  );
  return `${spelling.join("")}\n${table.join("")}`;
}
