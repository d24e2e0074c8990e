import type { Plugin } from "rolldown";

interface Node {
  readonly type: string;
  readonly expressions?: readonly unknown[];
}

/** Tells whether a node that passes a test is evaluated with a part of a syntax tree. */
function evaluates(part: unknown, test: (node: Node) => boolean): boolean {
  if (Array.isArray(part)) return part.some((item) => evaluates(item, test));
  if (typeof part !== "object" || part === null) return false;
  const node = part as Partial<Node>;
  if (node.type?.includes("Function")) return false;
  return (node.type !== undefined && test(node as Node)) || Object.values(part).some((item) => evaluates(item, test));
}

const EFFECTS = new Set(["CallExpression", "NewExpression", "MemberExpression", "SpreadElement", "ClassExpression"]);

/** Tells whether a bundler must assume that a node does something besides giving a value. */
const mayAct = ({ type, expressions }: Node) =>
  EFFECTS.has(type) || (type === "TemplateLiteral" && expressions?.length !== 0);

const waits = ({ type }: Node) => type === "AwaitExpression";

/**
 * Lets bundlers leave out each constant of a module that nothing uses. While each module was a file, `sideEffects: false` of its package said
 * so; within a file, only a call that is marked as pure does.
 */
export const leftOutIfUnused: Plugin = {
  name: "left-out-if-unused",
  renderChunk(code) {
    const pieces: string[] = [];
    let from = 0;
    for (const statement of this.parse(code).body) {
      if (statement.type !== "VariableDeclaration") continue;
      for (const { id, init } of statement.declarations) {
        if (!evaluates(init, mayAct) || evaluates(init, waits) || !init) continue;
        const text = code.slice(init.start, init.end);
        // A class takes its name from the constant that it is the value of.
        const isUnnamed = init.type === "ClassExpression" && !init.id;
        const value = isUnnamed && id.type === "Identifier" ? text.replace(/^class/, `class ${id.name}`) : text;
        pieces.push(code.slice(from, init.start), `/* @__PURE__ */ (() => (${value}))()`);
        from = init.end;
      }
    }
    return { code: pieces.join("") + code.slice(from), map: null };
  },
};
