/** A statement of a function that builds a text in the variable `t`: one that appends a literal text, or any other as code. */
export type Statement = { readonly put: string } | string;

/** Writes a statement that does one thing or another. */
export function branch(condition: string, body: readonly Statement[], otherwise: readonly Statement[] = []): string {
  const other = emitStatements(otherwise);
  const isChain = otherwise.length === 1 && other.startsWith("if (");
  return `if (${condition}) { ${emitStatements(body)} }${other === "" ? "" : ` else ${isChain ? other : `{ ${other} }`}`}`;
}

/** Writes statements. */
export const emitStatements = (statements: readonly Statement[]): string =>
  statements.map((one) => (typeof one === "string" ? one : `t += ${emitText(one.put)};`)).join(" ");

/** Writes statements that build a whole text, which starts out with its first literals. */
export function emitWhole(lead: string, statements: readonly Statement[]): string {
  const first = statements.findIndex((one) => typeof one === "string");
  const begun = statements.slice(0, first < 0 ? statements.length : first);
  const begin = begun.map((one) => (typeof one === "string" ? "" : one.put)).join("");
  return `let t = ${emitText(lead + begin)};\n    ${emitStatements(statements.slice(begun.length))}`;
}

/** Writes data as code; functions in it by `write`. Unlike JSON, it keeps fields that are `undefined`. */
export function emitText(value: unknown, write: (own: unknown) => string = JSON.stringify): string {
  if (Array.isArray(value)) return `[${value.map((one) => emitText(one, write))}]`;
  if (typeof value === "function") return write(value);
  if (typeof value !== "object" || value === null) return value === undefined ? "undefined" : JSON.stringify(value);
  const keyOf = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));
  return `{${Object.entries(value).map(([name, one]) => `${keyOf(name)}:${emitText(one, write)}`)}}`;
}
