import { readFileSync } from "node:fs";
import type { Said } from "./said.ts";

/** A reason as `docs/errors.md` lists it: a row of one of its tables. */
export interface ListedReason {
  readonly reason: string;
  readonly params: readonly string[];
  /** An expression that is evaluated, see `factOf`. */
  readonly example: string;
  /** The row as the document has it. */
  readonly row: string;
}

/** The document that lists them. */
export const list: URL = new URL("../../../docs/errors.md", import.meta.url);

// `reason` | params | `example` | sentence. The header and the line under it begin with a cell that is not code.
// A new row needs only the reason and the example.
const row = /^\| `(?<reason>[^`]+)` \|(?<params>[^|]*)\| `(?<example>(?:[^`|\\]|\\.)+)` \|.*\|$/gm;

/** Characters that would end the cell of a table, or be taken for markup. */
const MARKUP = /[\\|*_<>[\]~`]/g;

/** Returns all listed reasons, in the order of the list. */
export function listedReasons(): readonly ListedReason[] {
  return [...readFileSync(list, "utf8").matchAll(row)].map(({ 0: row, groups = {} }) => {
    const { reason = "", params = "", example = "" } = groups;
    return { reason, params: params.match(/\w+/g) ?? [], example: example.replaceAll("\\|", "|"), row };
  });
}

/** Writes the row of a reason: the sentence that its example gives, and its subject. */
export function rowOf(example: string, { reason, params, sentence }: Said): string {
  const names = Object.keys(params).map((name) => `\`${name}\``);
  const cells = [
    `\`${reason}\``,
    names.join(", "),
    `\`${example.replaceAll("|", "\\|")}\``,
    sentence.replace(MARKUP, (mark) => `\\${mark}`),
  ];
  return `| ${cells.join(" | ")} |`;
}
