/** Finds the names in the syntax tree of a statement. */

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
  readonly id?: Node | null;
  readonly params?: readonly Node[];
  readonly param?: Node | null;
  readonly body?: Node | readonly Node[];
  readonly init?: Node | null;
  readonly left?: Node;
  readonly right?: Node;
  readonly declarations?: readonly Node[];
  readonly elements?: readonly (Node | null)[];
  readonly properties?: readonly Node[];
  readonly value?: Node;
  readonly argument?: Node;
}

const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;

/** Returns the parts of a node that can contain names: the name of a property is not one of them. */
function childrenOf(node: Node): readonly Node[] {
  const parts = Object.entries(node).map(([field, part]) => {
    const isProperty = field === "property" || (field === "key" && node.shorthand !== true);
    return isProperty && node.computed === false ? [] : part;
  });
  return parts.flat().filter(isNode);
}

/** Returns the names that a pattern binds. */
function boundBy(pattern: Node | null | undefined): readonly string[] {
  if (!pattern) return [];
  const { type, name, left, elements, properties, value, argument } = pattern;
  if (type === "Identifier") return name === undefined ? [] : [name];
  if (type === "AssignmentPattern") return boundBy(left);
  // A target of an assignment.
  if (type === "MemberExpression") return [];
  return [...(elements ?? properties ?? [value, argument])].flatMap(boundBy);
}

/** Returns the names that a statement declares. */
export function declaredBy(statement: object): readonly string[] {
  const { type, id, declarations } = statement as Node;
  if (type === "VariableDeclaration") return declarations?.flatMap((one) => boundBy(one.id)) ?? [];
  return type === "FunctionDeclaration" || type === "ClassDeclaration" ? boundBy(id) : [];
}

/** Returns the names that are known only within a node. */
function localTo({ type, id, params, param, body, init, left }: Node): readonly string[] {
  if (type.includes("Function") || type.startsWith("Class")) return [id, ...(params ?? [])].flatMap(boundBy);
  if (type === "CatchClause") return boundBy(param);
  if (type.startsWith("For")) return [init, left].flatMap((one) => (one ? declaredBy(one) : []));
  return Array.isArray(body) ? body.flatMap(declaredBy) : [];
}

/** The names of the module that a statement uses, and those among them to which it assigns. */
export interface Names {
  readonly used: ReadonlySet<string>;
  readonly assigned: ReadonlySet<string>;
}

/** Returns the names in a statement that no part of it declares for itself. */
export function namesIn(statement: object): Names {
  const used = new Set<string>();
  const assigned = new Set<string>();

  function collect(node: Node, local: ReadonlySet<string>): void {
    const { type, name, left, argument } = node;
    const add = (names: readonly string[], to: Set<string>) => {
      for (const one of names) if (!local.has(one)) to.add(one);
    };
    if (type === "Identifier" && name !== undefined) add([name], used);
    if (type === "AssignmentExpression") add(boundBy(left), assigned);
    if (type === "UpdateExpression") add(boundBy(argument), assigned);
    const own = localTo(node);
    const within = own.length === 0 ? local : new Set([...local, ...own]);
    for (const child of childrenOf(node)) collect(child, within);
  }

  collect(statement as Node, new Set());
  return { used, assigned };
}
