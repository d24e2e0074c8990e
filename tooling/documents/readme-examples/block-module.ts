import { fileURLToPath } from "node:url";
import { parseAst } from "vitest/node";
import type { Block } from "./blocks.ts";

const ownChecks = fileURLToPath(new URL("checks.ts", import.meta.url));

// The comment after a statement, on its last line; it may continue on the next lines.
const comment = /^ *\/\/ (?<expected>.*(?:\n\/\/ .*)*)/;

function checkOf(expression: string, expected: string): string {
  const [, error, text] = /^([A-Z]\w*Error): (.*)/.exec(expected) ?? [];
  if (error === undefined) return `same(${expression}, (${expected}));`;
  return `await throws(async () => ${expression}, "${error}", ${JSON.stringify(text)});`;
}

/** Replaces every `expression; // value` with a check. */
function checkedExpressions(code: string): string {
  let checked = code;
  for (const statement of parseAst(code, { lang: "ts" }).body.reverse()) {
    const [whole, expected] = comment.exec(code.slice(statement.end)) ?? [];
    if (statement.type !== "ExpressionStatement" || whole === undefined || expected === undefined) continue;
    const { start, end } = statement.expression;
    const check = checkOf(code.slice(start, end), expected.replaceAll("\n// ", "\n"));
    checked = checked.slice(0, statement.start) + check + checked.slice(statement.end + whole.length);
  }
  return checked;
}

/** Makes a check of every example in a table, on the line where it is. */
function checkedRows(rows: Block["rows"]): string {
  return rows.map((examples) => examples.map(checkedExpressions).join(" ")).join("\n");
}

/** Replaces every command, a line that begins with `$`, with a check. */
function checkedCommands(code: string): string {
  return code.replace(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm, (_, command: string, output: string) => {
    const isOurs = /(^|\| *)(npx )?url1738\b/.test(command);
    const check = isOurs ? `await prints(${JSON.stringify(command)}, ${JSON.stringify(output)});` : "";
    return `${check}\n${output.replace(/.+/g, "")}`;
  });
}

/**
 * Returns the module that runs a block. Its lines have the document's numbers, so that an error names the right one. It imports the
 * functions that check from `checks`: `same` and `throws`, or `prints` for commands.
 */
export function blockModule({ language, line, code, rows }: Block, checks = ownChecks): string {
  const [imports, checked] =
    language === "ts"
      ? ["same, throws", checkedExpressions(code) + checkedRows(rows)]
      : ["prints", checkedCommands(code)];
  return `import { ${imports} } from ${JSON.stringify(checks)};${"\n".repeat(line - 1)}${checked}`;
}
