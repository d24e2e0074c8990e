import { parseAst } from "vitest/node";

/** A change of a source that a test should notice. */
export interface Mutant {
  readonly kind: "bound" | "condition" | "conjunct" | "constant" | "item" | "statement";
  readonly index: number;
  readonly before: string;
  readonly after: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const COMPARISONS: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const OPPOSITES: Readonly<Record<string, string>> = { "===": "!==", "!==": "===" };
const OTHER_END: Readonly<Record<string, string>> = {
  find: "findLast",
  findIndex: "findLastIndex",
  findLast: "find",
  indexOf: "lastIndexOf",
  lastIndexOf: "indexOf",
  startsWith: "endsWith",
  endsWith: "startsWith",
  some: "every",
  every: "some",
};

/** The statements that can be dropped whole. */
const DROPPED = ["BreakStatement", "ContinueStatement", "ExpressionStatement", "ThrowStatement"];

/** The longest string that is taken for a constant and not for prose. */
const LONGEST = 12;

/** The most literals that may stand together before they are data. */
const FEW = 4;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Tells whether a list or an object is a table of data: literals alone, and more than a few. */
function isData(node: Node): boolean {
  let literals = 0;
  const isLiteral = (part: Node): boolean => {
    if (part.type === "Literal") literals += 1;
    return /^(?:Literal|Identifier|Property|ArrayExpression|ObjectExpression|TSAsExpression|TSTypeReference)$/.test(
      part.type,
    )
      ? childrenOf(part).every(isLiteral)
      : false;
  };
  return /^(?:Array|Object)Expression$/.test(node.type) && isLiteral(node) && literals > FEW;
}

/** Replaces a part of a node, or a whole node. */
type Replace = (kind: Mutant["kind"], after: string, part?: Pick<Node, "start" | "end">) => readonly Mutant[];

function constantMutant({ value }: Node, replace: Replace): readonly Mutant[] {
  if (typeof value === "number") return replace("constant", value === 1 ? "0" : String(value + 1));
  if (typeof value === "boolean") return replace("constant", String(!value));
  if (value === "") return replace("constant", '"x"');
  const isName = typeof value === "string" && value.length <= LONGEST && !/\s/.test(value);
  return isName ? replace("constant", '""') : [];
}

function operatorMutant(code: string, { left, right, operator }: Node, replace: Replace): readonly Mutant[] {
  const start = code.indexOf(operator as string, (left as Node).end);
  const part = { start, end: start + (operator as string).length };
  const comparison = COMPARISONS[operator as string];
  if (comparison !== undefined) return replace("bound", comparison, part);
  const opposite = OPPOSITES[operator as string];
  if (opposite !== undefined) return replace("condition", opposite, part);
  const isNumeric = [left as Node, right as Node].some(({ value }) => typeof value === "number");
  if (!isNumeric || !/^[+-]$/.test(operator as string)) return [];
  return replace("bound", operator === "+" ? "-" : "+", part);
}

function conjunctMutants(code: string, { left, right, operator }: Node, replace: Replace): readonly Mutant[] {
  const [first, second] = [left, right].map((part) => `(${code.slice((part as Node).start, (part as Node).end)})`);
  const firstAlone = replace("conjunct", first as string);
  if (operator === "??") return firstAlone;
  const start = code.indexOf(operator as string, (left as Node).end);
  const swapped = replace("condition", operator === "&&" ? "||" : "&&", { start, end: start + 2 });
  return [...firstAlone, ...replace("conjunct", second as string), ...swapped];
}

function mutantsOfNode(code: string, node: Node): readonly Mutant[] {
  const { type } = node;
  /** The node is shown with the changed part. */
  const replace: Replace = (kind, after, { start, end } = node) => [
    {
      kind,
      index: node.start,
      before: code.slice(node.start, node.end),
      after: code.slice(node.start, start) + after + code.slice(end, node.end),
    },
  ];
  if (type === "Literal") return constantMutant(node, replace);
  if (type === "BinaryExpression") return operatorMutant(code, node, replace);
  if (type === "LogicalExpression") return conjunctMutants(code, node, replace);
  if (type === "IfStatement" && !isNode(node.alternate)) return replace("statement", ";");
  if (DROPPED.includes(type) && typeof node.directive !== "string") return replace("statement", ";");
  if (type !== "MemberExpression" || node.computed === true) return [];
  const other = OTHER_END[(node.property as Node).name as string];
  return other === undefined ? [] : replace("item", other, node.property as Node);
}

/** Negates the condition of a statement or an expression. */
function negated(code: string, { type, test }: Node): readonly Mutant[] {
  if (!/^(?:If|Conditional)/.test(type)) return [];
  const { start, end, operator } = test as Node;
  // The opposite operator is the same mutant.
  if (OPPOSITES[operator as string] !== undefined) return [];
  const before = code.slice(start, end);
  return [{ kind: "condition", index: start, before, after: `!(${before})` }];
}

/** Returns the parts of a node that run: neither types, nor the names of members, nor imports. */
function running(node: Node): readonly Node[] {
  if (/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return [node.expression as Node];
  if (/^(?:TS|Import|Export(?:All|Specifier))/.test(node.type) || isData(node)) return [];
  if (node.type === "ExportNamedDeclaration") return isNode(node.declaration) ? [node.declaration] : [];
  return childrenOf(node).filter((child) => child !== node.key || node.computed === true);
}

/** Returns all mutants of a TypeScript source: one changed place each. Types, tables of data and prose stay. */
export function mutantsOf(code: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const pending: Node[] = [parseAst(code, { lang: "ts" }) as unknown as Node];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    pending.push(...[...running(node)].reverse());
    if (!isData(node)) mutants.push(...mutantsOfNode(code, node), ...negated(code, node));
  }
  return mutants;
}
