import type { Plugin } from "rolldown";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly expressions?: readonly unknown[];
  readonly object?: { readonly name?: string };
}

/** Yields the nodes of a syntax tree that are evaluated with it, but not those inside functions. */
function* evaluated(part: unknown): Generator<Node> {
  if (typeof part !== "object" || part === null) return;
  const node = part as Partial<Node>;
  if (node.type?.includes("Function")) return;
  if (node.type !== undefined) yield node as Node;
  for (const child of Object.values(part)) yield* evaluated(child);
}

const isCall = ({ type }: Node) => type === "CallExpression" || type === "NewExpression";

/**
 * Tells whether a bundler must assume that a node runs code, and no mark at a call would deny it: a getter, an iterator, a `toString`.
 *
 * @param modules - The names of imported modules, which have no getters.
 */
function mayAct({ type, expressions, object }: Node, modules: ReadonlySet<unknown>): boolean {
  if (type === "MemberExpression") return !modules.has(object?.name);
  if (type === "TemplateLiteral") return expressions?.length !== 0;
  return type === "SpreadElement" || type === "ClassExpression";
}

const PURE = "/* @__PURE__ */ ";

/**
 * Lets bundlers leave out each unused constant of a module. For a module in its own file, `sideEffects: false` of its package says so;
 * within a file, only a call that is marked as pure does.
 */
export const leftOutIfUnused: Plugin = {
  name: "left-out-if-unused",
  renderChunk(code) {
    const pieces: string[] = [];
    let from = 0;
    const upTo = (index: number) => {
      pieces.push(code.slice(from, index));
      from = index;
    };
    const { body } = this.parse(code);
    const imports = body.flatMap((statement) => (statement.type === "ImportDeclaration" ? statement.specifiers : []));
    const modules = new Set(
      imports.flatMap(({ type, local }) => (type === "ImportNamespaceSpecifier" ? local.name : [])),
    );
    for (const statement of body) {
      if (statement.type !== "VariableDeclaration") continue;
      for (const { id, init } of statement.declarations) {
        const nodes = init ? [...evaluated(init)] : [];
        if (!init || nodes.some(({ type }) => type === "AwaitExpression")) continue;
        if (nodes.some((node) => mayAct(node, modules))) {
          upTo(init.start);
          const text = code.slice(init.start, init.end);
          // A class takes its name from the constant that it is the value of.
          const isUnnamed = init.type === "ClassExpression" && !init.id;
          const value = isUnnamed && id.type === "Identifier" ? text.replace(/^class/, `class ${id.name}`) : text;
          pieces.push(`${PURE}(() => (${value}))()`);
          from = init.end;
          continue;
        }
        for (const { start } of nodes.filter(isCall)) {
          upTo(start);
          if (!code.slice(0, start).endsWith(PURE)) pieces.push(PURE);
        }
      }
    }
    return { code: pieces.join("") + code.slice(from), map: null };
  },
};
