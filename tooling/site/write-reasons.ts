import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Reason {
  readonly reason: string;
  readonly kind: string;
  readonly code: string;
  readonly params: string;
  readonly example: string;
  readonly en: string;
}

/** Writes a text for a cell of a table, without any markup. */
export const textCell = (text: string) => text.replace(/[&<>{|\\*_[\]~`]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Writes code for a cell of a table. */
export const codeCell = (text: string) => `<code v-pre>${textCell(text)}</code>`;

const NOTE =
  "In the examples, `parse`, `build`, `format` and `access` are those of the registry of `url1738`; [Errors](/docs/errors.md#all-reasons) says more.";

/** Writes the page of all reasons, from the data of `url1738 explain`. */
export function writeReasons(root: string, into: string): void {
  const all: readonly Reason[] = JSON.parse(readFileSync(join(root, "packages/cli/data/reasons.json"), "utf8"));
  const groups = Map.groupBy(all, ({ kind, code }) => `${kind}: ${code}`);
  const tables = [...groups].map(([group, reasons]) => {
    const rows = reasons.map(
      ({ reason, params, example, en }) =>
        `| ${codeCell(reason)} | ${params} | ${codeCell(example)} | ${textCell(en)} |`,
    );
    return `## ${group}\n\n| reason | params | example | sentence |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  writeFileSync(join(into, "reasons.md"), `---\noutline: 2\n---\n\n# All reasons\n\n${NOTE}\n\n${tables.join("\n")}`);
}
