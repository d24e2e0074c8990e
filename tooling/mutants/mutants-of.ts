import { parseAst } from "vitest/node";
import { patternMutants } from "./pattern-mutants.ts";

/** A change of a source that a test should notice. */
export interface Mutant {
  readonly kind: Kind;
  readonly index: number;
  readonly before: string;
  readonly after: string;
}

type Kind =
  | "bound"
  | "call"
  | "chain"
  | "condition"
  | "conjunct"
  | "constant"
  | "datum"
  | "item"
  | "list"
  | "outcome"
  | "pattern"
  | "sign"
  | "statement"
  | "text";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const COMPARISONS: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const OPPOSITES: Readonly<Record<string, string>> = { "===": "!==", "!==": "===" };
const OTHER_OPERATORS: Readonly<Record<string, string>> = { "-": "+", "*": "/", "/": "*", "%": "*" };
const OTHER_ASSIGNMENTS: Readonly<Record<string, string>> = { "+=": "-=", "-=": "+=", "??=": "=", "||=": "&&=" };
const OTHER_METHODS: Readonly<Record<string, string>> = {
  find: "findLast",
  findIndex: "findLastIndex",
  findLast: "find",
  indexOf: "lastIndexOf",
  lastIndexOf: "indexOf",
  startsWith: "endsWith",
  endsWith: "startsWith",
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  trimStart: "trimEnd",
  trimEnd: "trimStart",
};

/** The methods whose result is like what they are called on: the call can be dropped. */
const DROPPED_CALLS = /^(?:trim\w*|slice|filter|sort|toSorted|reverse|toReversed|concat|charAt)$/;

/** The statements that can be dropped whole. */
const DROPPED = /^(?:Break|Continue|Expression|Throw)Statement$/;

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
type Replace = (kind: Kind, after: string, part?: Pick<Node, "start" | "end">) => readonly Mutant[];

function constantMutant({ value, regex }: Node, replace: Replace): readonly Mutant[] {
  if (typeof value === "number") return replace("constant", value === 1 ? "0" : String(value + 1));
  if (typeof value === "boolean") return replace("constant", String(!value));
  if (value === "") return replace("constant", '"x"');
  if (regex !== undefined)
    return patternMutants(regex as { readonly pattern: string; readonly flags: string }).flatMap((after) =>
      replace("pattern", after),
    );
  if (typeof value !== "string") return [];
  return replace(value.length <= LONGEST && !/\s/.test(value) ? "constant" : "text", '""');
}

function operatorMutants(code: string, { left, right, operator }: Node, replace: Replace): readonly Mutant[] {
  const name = operator as string;
  const start = code.indexOf(name, (left as Node).end);
  const part = { start, end: start + name.length };
  const decided = ["true", "false"].flatMap((after) => replace("condition", after));
  const comparison = COMPARISONS[name];
  if (comparison !== undefined) return [...replace("bound", comparison, part), ...decided];
  const opposite = OPPOSITES[name];
  if (opposite !== undefined) return [...replace("condition", opposite, part), ...decided];
  // Text is joined where no side is a number.
  const isNumeric = [left as Node, right as Node].some(({ value }) => typeof value === "number");
  const other = name === "+" && isNumeric ? "-" : (OTHER_OPERATORS[name] ?? OTHER_ASSIGNMENTS[name]);
  return other === undefined ? [] : replace("bound", other, part);
}

function conjunctMutants(code: string, { left, right, operator }: Node, replace: Replace): readonly Mutant[] {
  const [first, second] = [left, right].map((part) => `(${code.slice((part as Node).start, (part as Node).end)})`);
  const firstAlone = replace("conjunct", first as string);
  if (operator === "??") return firstAlone;
  const start = code.indexOf(operator as string, (left as Node).end);
  const swapped = replace("condition", operator === "&&" ? "||" : "&&", { start, end: start + 2 });
  return [...firstAlone, ...replace("conjunct", second as string), ...swapped];
}

/** Changes a member that is accessed: the method that looks from the other end, and access to what may be missing. */
function memberMutants(
  code: string,
  { object, property, computed, optional }: Node,
  replace: Replace,
): readonly Mutant[] {
  const name = (property as Node).name as string;
  const other = computed !== true && Object.hasOwn(OTHER_METHODS, name) ? OTHER_METHODS[name] : undefined;
  return [
    ...(other === undefined ? [] : replace("item", other, property as Node)),
    ...(optional === true ? unchained(code, object as Node, replace) : []),
  ];
}

function unchained(code: string, { end }: Node, replace: Replace): readonly Mutant[] {
  const start = code.indexOf("?.", end);
  const isName = /^\?\.[\p{ID_Start}$_#]/u.test(code.slice(start));
  return replace("chain", isName ? "." : "", { start, end: start + 2 });
}

function callMutants(code: string, { callee, optional }: Node, replace: Replace): readonly Mutant[] {
  const { type, object, property } = callee as Node;
  if (optional === true) return unchained(code, callee as Node, replace);
  if (type !== "MemberExpression" || !DROPPED_CALLS.test((property as Node).name as string)) return [];
  return replace("call", code.slice((object as Node).start, (object as Node).end));
}

/** Drops a sign, or turns it round. */
function signMutant({ type, operator, prefix, end, start }: Node, code: string, replace: Replace): readonly Mutant[] {
  if (type === "UpdateExpression") {
    const sign = prefix === true ? { start, end: start + 2 } : { start: end - 2, end };
    return replace("sign", operator === "++" ? "--" : "++", sign);
  }
  return /^[-!~]$/.test(operator as string) ? replace("sign", code.slice(start + 1, end)) : [];
}

/** Empties a list, an object or a block. */
function emptied(code: string, { type, start, end }: Node, replace: Replace): readonly Mutant[] {
  const [open, close] = [code.charAt(start), code.charAt(end - 1)];
  const isEmpty = code.slice(start + 1, end - 1).trim() === "";
  if (isEmpty) return type === "ArrayExpression" ? replace("list", '["x"]') : [];
  return replace(type === "BlockStatement" ? "statement" : "list", open + close);
}

/** Decides a condition. Without `else`, an `if` that is never true is a statement that is dropped; a loop that does not end shows nothing. */
function decided(code: string, { type, test, alternate }: Node): readonly Mutant[] {
  if (!isNode(test)) return [];
  const isLoop = /^(?:While|For|DoWhile)Statement$/.test(type);
  const outcomes = isLoop ? ["false"] : type === "IfStatement" && !isNode(alternate) ? ["true"] : ["true", "false"];
  // The operator of a comparison is decided where it is.
  if (test.type === "BinaryExpression") return [];
  const { start, end } = test;
  return outcomes.map((after) => ({ kind: "condition", index: start, before: code.slice(start, end), after }));
}

function mutantsOfNode(code: string, node: Node): readonly Mutant[] {
  /** The node is shown with the changed part. */
  const replace: Replace = (kind, after, { start, end } = node) => [
    {
      kind,
      index: node.start,
      before: code.slice(node.start, node.end),
      after: code.slice(node.start, start) + after + code.slice(end, node.end),
    },
  ];
  const { type } = node;
  if (DROPPED.test(type)) return typeof node.directive === "string" ? [] : replace("statement", ";");
  switch (type) {
    case "Literal":
      return constantMutant(node, replace);
    case "TemplateLiteral":
      return replace("text", "``");
    case "AssignmentExpression":
    case "BinaryExpression":
      return operatorMutants(code, node, replace);
    case "LogicalExpression":
      return conjunctMutants(code, node, replace);
    case "MemberExpression":
      return memberMutants(code, node, replace);
    case "CallExpression":
      return callMutants(code, node, replace);
    case "UnaryExpression":
    case "UpdateExpression":
      return signMutant(node, code, replace);
    case "ArrayExpression":
    case "BlockStatement":
    case "ObjectExpression":
      return emptied(code, node, replace);
    case "ArrowFunctionExpression":
      return node.expression === true ? replace("outcome", "undefined", node.body as Node) : [];
    case "ReturnStatement":
      return isNode(node.argument) ? replace("outcome", "return;") : [];
    case "IfStatement":
      return [...(isNode(node.alternate) ? [] : replace("statement", ";")), ...decided(code, node)];
    default:
      return decided(code, node);
  }
}

/** Returns the parts of a node that run: neither types, nor the names of members, nor imports. */
function running(node: Node): readonly Node[] {
  if (/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return [node.expression as Node];
  if (/^(?:TS|Import|Export(?:All|Specifier))/.test(node.type)) return [];
  if (node.type === "ExportNamedDeclaration") return isNode(node.declaration) ? [node.declaration] : [];
  return childrenOf(node).filter((child) => child !== node.key || node.computed === true);
}

/** Returns all mutants of a TypeScript source: one changed place each. Types stay. */
export function mutantsOf(code: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const pending = [{ node: parseAst(code, { lang: "ts" }) as unknown as Node, inData: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node } = next;
    const inData = next.inData || isData(node);
    pending.push(
      ...running(node)
        .map((child) => ({ node: child, inData }))
        .reverse(),
    );
    const changed = mutantsOfNode(code, node);
    // The items of a table are of one kind, so that they do not outnumber what runs.
    mutants.push(...(next.inData ? changed.map((mutant) => ({ ...mutant, kind: "datum" as const })) : changed));
  }
  return mutants;
}
