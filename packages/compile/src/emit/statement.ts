/** A statement of a function that builds a text in the variable `t`. */
export type Statement =
  /** Appends a literal text. */
  | { readonly put: string }
  /** Appends the value of an expression. */
  | { readonly puts: string }
  /** Does something else. */
  | { readonly run: string }
  | {
      readonly condition: string;
      readonly body: readonly Statement[];
      readonly otherwise?: readonly Statement[] | undefined;
    };

function emitStatement(statement: Statement): string {
  if ("put" in statement) return `t += ${emitText(statement.put)};`;
  if ("puts" in statement) return `t += ${statement.puts};`;
  if ("run" in statement) return `${statement.run};`;
  const { condition, body, otherwise = [] } = statement;
  const branch = `if (${condition}) { ${emitStatements(body)} }`;
  const [other] = otherwise;
  if (other === undefined) return branch;
  const isChain = otherwise.length === 1 && "condition" in other;
  return `${branch} else ${isChain ? emitStatement(other) : `{ ${emitStatements(otherwise)} }`}`;
}

/** Writes statements. */
export const emitStatements = (statements: readonly Statement[]): string => statements.map(emitStatement).join(" ");

/** Writes statements that build a whole text, which starts out with its first literals. */
export function emitWhole(lead: string, statements: readonly Statement[]): string {
  const first = statements.findIndex((statement) => !("put" in statement));
  const begun = statements.slice(0, first < 0 ? statements.length : first);
  const begin = begun.map((statement) => ("put" in statement ? statement.put : "")).join("");
  return `let t = ${emitText(lead + begin)};\n    ${emitStatements(statements.slice(begun.length))}`;
}

/** Writes data as code. Unlike JSON, it keeps fields that are `undefined`. */
export function emitText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(emitText).join(",")}]`;
  if (typeof value !== "object" || value === null) return value === undefined ? "undefined" : JSON.stringify(value);
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${emitText(one)}`)}}`;
}
