import { readFileSync } from "node:fs";
import { hintExamples } from "./reasons-in-sources.ts";
import type { Said } from "./said.ts";

/** A reason as `docs/errors.md` lists it: a row of one of its tables. */
export interface ListedReason {
  readonly reason: string;
  readonly params: readonly string[];
  /** An expression that is evaluated, see `outcomeOf`. */
  readonly example: string;
  /** The row as the document has it. */
  readonly row: string;
}

/** The document that lists them. */
export const list: URL = new URL("../../../docs/errors.md", import.meta.url);

/** The part of the document that lists hints. */
const HINTS = /^### Hints .*?(?=\n\n### (?!Hints ))/ms;

// `reason` | params | `example` | sentence. The header and the line under it begin with a cell that is not code.
// A new row needs only the reason and the example.
const row = /^\| `(?<reason>[^`]+)` \|(?<params>[^|]*)\| `(?<example>(?:[^`|\\]|\\.)*)` \|.*\|$/gm;

/** Characters that would end the cell of a table, or be taken for markup. */
const MARKUP = /[\\|*_<>[\]~`]/g;

/** Returns the document, with a row for every hint that has its example in the sources. */
export function listWithHints(): string {
  return readFileSync(list, "utf8").replace(HINTS, (hints) => {
    const rows = [...hintExamples.keys()].map((reason) => `\n| \`${reason}\` | `);
    const missing = rows.filter((beginning) => !hints.includes(beginning));
    return hints + missing.map((beginning) => `${beginning} | \`\` |  |`).join("");
  });
}

/** Returns all reasons of {@link listWithHints}, in its order; the examples of hints are those in the sources. */
export function listedReasons(): readonly ListedReason[] {
  const text = listWithHints();
  const [hints = ""] = HINTS.exec(text) ?? [];
  const start = text.indexOf(hints);
  return [...text.matchAll(row)].map(({ 0: row, index, groups = {} }) => {
    const { reason = "", params = "", example = "" } = groups;
    const isHint = index > start && index < start + hints.length;
    const own = isHint ? hintExamples.get(reason) : undefined;
    return { reason, params: params.match(/\w+/g) ?? [], example: own ?? example.replaceAll("\\|", "|"), row };
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
