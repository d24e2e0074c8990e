import { tsPlugin } from "@sveltejs/acorn-typescript";
import type { AnyDefinition } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import { lowerCase } from "@url1738/core/runtime";
import * as rfc3986 from "@url1738/rfc3986";
import { type Expression, Parser, type Pattern, type Program, type SpreadElement } from "acorn";

/** The part of a scheme that an author writes on this page: its name, its grammar and its port. */
export type Sketch = Pick<AnyDefinition, "name" | "schemepart" | "defaultPort" | "section"> & {
  readonly unsafe?: string;
};

/** An error in the notation, with its place. */
export class NotationError extends Error {
  readonly index: number;

  constructor(thrown: unknown, index: number) {
    super(thrown instanceof Error ? thrown.message.replace(/ \(\d+:\d+\)$/, ".") : String(thrown));
    this.index = index;
  }
}

const parser = Parser.extend(tsPlugin());

function programOf(source: string): Program {
  try {
    return parser.parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true });
  } catch (thrown) {
    throw new NotationError(thrown, (thrown as { readonly pos?: number }).pos ?? 0);
  }
}

/** The codec in place of one whose functions are code: the text as it is written. */
const asWritten = {
  read: (text: string) => text,
  spell: (value: unknown) => (typeof value === "string" ? value : undefined),
};

/** Makes a component whose codec may be code. */
function component(name: string, rule: kit.Part, codec?: Partial<kit.Codec<unknown>>, options?: object): unknown {
  const isWhole = codec?.read !== undefined && codec.spell !== undefined;
  return kit.component(name, rule, (isWhole ? codec : asWritten) as kit.Codec<unknown>, options);
}

/**
 * Reads a grammar: names given with `const`, calls of the kit's combinators, strings, numbers, lists and objects, and a call of
 * `defineScheme`. It is a module of TypeScript, read and not run, because the page allows no code made from text: a codec of functions
 * leaves the text as it is written, and no check of a function is made.
 *
 * @throws NotationError - If something cannot be understood, or if a combinator refuses its arguments.
 */
export function readGrammar(source: string): Sketch {
  const sketches: Sketch[] = [];
  const defineScheme = (sketch: Sketch) => {
    sketches.push(sketch);
    return sketch;
  };
  const scope = { ...kit, lowerCase, ...rfc3986, component, undefined, defineScheme, schemeDefinition: defineScheme };
  const named = new Map<string, unknown>(Object.entries(scope));

  /** Names what is code, unless it is known. */
  function nameCode(names: readonly (string | undefined)[]): void {
    for (const name of names) if (name !== undefined && !named.has(name)) named.set(name, undefined);
  }

  function lookup(name: string, index: number): unknown {
    if (named.has(name)) return named.get(name);
    throw new NotationError(`${name} is not the name of anything here.`, index);
  }

  function call(name: string, parameters: readonly (Expression | SpreadElement)[], index: number): unknown {
    const called = lookup(name, index);
    if (typeof called !== "function") throw new NotationError(`${name} is not a function.`, index);
    const values = parameters.map(read);
    try {
      return called(...values);
    } catch (thrown) {
      throw new NotationError(thrown, index);
    }
  }

  /** Returns the value of an expression; code is `undefined`, as if its field were not there. */
  function read(node: Expression | SpreadElement | Pattern | null): unknown {
    // The type after a value says nothing about it.
    const { expression } = node as { readonly expression?: Expression };
    if (/^TS(?:As|Satisfies|NonNull)/.test(node?.type ?? "") && expression !== undefined) return read(expression);
    switch (node?.type) {
      case "Literal":
        return node.regex ? undefined : node.value;
      case "Identifier":
        return lookup(node.name, node.start);
      case "ArrayExpression":
        return node.elements.map(read);
      case "ObjectExpression": {
        const fields = node.properties.flatMap((field): [string, unknown][] => {
          if (field.type !== "Property" || field.computed || field.method) return [];
          const { name, value = name } = field.key as { readonly name?: string; readonly value?: unknown };
          return [[String(value), read(field.value)]];
        });
        return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
      }
      case "CallExpression":
        return node.callee.type === "Identifier" ? call(node.callee.name, node.arguments, node.start) : undefined;
      default:
        return undefined;
    }
  }

  function obey(node: Program["body"][number]): void {
    if (node.type === "ImportDeclaration") nameCode(node.specifiers.map(({ local }) => local.name));
    else if (node.type === "ExportNamedDeclaration" && node.declaration) obey(node.declaration);
    else if (node.type === "ExportDefaultDeclaration") read(node.declaration as Expression);
    else if (node.type === "ExpressionStatement") read(node.expression);
    else if (node.type === "VariableDeclaration")
      for (const { id, init } of node.declarations)
        if (id.type === "Identifier") named.set(id.name, read(init ?? null));
  }

  const { body } = programOf(source);
  // Functions are there before they are declared.
  for (const node of body) {
    const declared = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declared?.type === "FunctionDeclaration") nameCode([declared.id?.name]);
  }
  for (const node of body) obey(node);
  const sketch = sketches.at(-1);
  if (sketch === undefined) throw new NotationError("A call of defineScheme was expected.", source.length);
  return sketch;
}
