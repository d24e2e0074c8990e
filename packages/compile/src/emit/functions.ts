import { CONTRACT } from "@url1738/core";
import type { Node } from "@url1738/core/define";
import { factsOf, type Recipe } from "@url1738/core/inside/grammar/facts";
import { CompileError } from "../automaton/compile-error.ts";
import { analysisOf } from "../table/analysis.ts";
import { bareTable } from "../table/encode-table.ts";

/** The modules that generated code may import from, by import specifier. @public */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The name of the namespace of the run-time module: generated code looks up functions there, so that a check notices a missing one. */
const CORE = "core";

/** A function that can be imported. */
interface Export {
  readonly module: string;
  readonly name: string;
  readonly value: unknown;
}

/** The length of a call above which it is made only once. */
const LONG_CALL = 100;

/** Tells whether a name is a letter, perhaps with a number, like the names of registers. */
const isShort = (name: string) => /^[A-Za-z]\d*$/.test(name);

/** Finds the names of functions, and records which of them are imported. */
export class Functions {
  /** The exports by name, each from the first module that has one. */
  readonly #byName = new Map<string, Export>();
  readonly #byValue = new Map<unknown, Export>();
  /** The local names of the imported functions. */
  readonly #imported = new Map<Export, string>();
  /** The names of the modules. */
  readonly #modules: readonly string[];
  readonly #taken: Set<string>;
  /** True if the author's functions throw no errors but those of url1738. */
  readonly isTrusted: boolean;
  /** The specifier of the run-time module. */
  readonly #core: string | undefined;
  /** The names of reading functions that calls make, by these calls. */
  readonly #parts = new Map<string, string>();
  /** The names of the guarded reading functions, by the names of the functions that they guard. */
  readonly #watched = new Map<string, string>();
  #grammars = 0;

  /**
   * @param taken - Names that generated code uses for something else.
   * @param isTrusted - True if reading functions are known to return a value.
   */
  constructor(modules: Modules, taken: readonly string[], isTrusted: boolean) {
    this.#modules = Object.keys(modules);
    this.isTrusted = isTrusted;
    this.#taken = new Set([...taken, CORE]);
    for (const [module, names] of Object.entries(modules))
      for (const [name, value] of Object.entries(names).filter(([, value]) => typeof value === "function")) {
        const exported = { module, name, value };
        if (!this.#byName.has(name)) this.#byName.set(name, exported);
        if (!this.#byValue.has(value)) this.#byValue.set(value, exported);
      }
    this.#core = this.#byName.get("checkCompiled")?.module;
  }

  /** Imports an export, and returns its local name. */
  #import(exported: Export): string {
    const cached = this.#imported.get(exported);
    if (cached !== undefined) return cached;
    let local = exported.module === this.#core ? `${CORE}.${exported.name}` : exported.name;
    for (let count = 2; this.#taken.has(local) || isShort(local); count++) local = `${exported.name}_${count}`;
    this.#taken.add(local);
    this.#imported.set(exported, local);
    return local;
  }

  /** Imports an export by its name alone, from the first module that has it. */
  named(name: string): string {
    const exported = this.#byName.get(name);
    if (exported === undefined) throw new CompileError("not-exported", `No module exports a function "${name}".`);
    return this.#import(exported);
  }

  /** Tells whether the code that is written calls an export by this name. */
  isUsed(name: string): boolean {
    return [...this.#imported.keys()].some((exported) => exported.name === name);
  }

  /** Tells whether a function is the author's. */
  isOwn(value: unknown): boolean {
    return (this.#byValue.get(value)?.module ?? this.#core) !== this.#core;
  }

  /** Tells whether a function is the export of this name in the first module that has one. */
  is(value: unknown, name: string): boolean {
    return value !== undefined && this.#byName.get(name)?.value === value;
  }

  /**
   * Writes a function as code: its imported name, or a call of the function that makes it.
   *
   * @param what - A description of it for an error.
   * @throws CompileError - If no module exports it and it has no recipe.
   */
  write(value: unknown, what: string): string {
    const exported = this.#byValue.get(value);
    if (exported !== undefined) return this.#import(exported);
    const { recipe } = factsOf(value);
    const maker = recipe && this.#makerOf(recipe);
    if (recipe !== undefined && maker !== undefined) {
      const written = recipe.arguments.map((argument) => this.#argument(argument, what));
      const call = `${this.#import(maker)}(${written.join(", ")})`;
      if (recipe.part === undefined) return call;
      // The functions of one codec share a long call.
      return `${call.length > LONG_CALL ? this.#made(call) : call}.${recipe.part}`;
    }
    throw new CompileError(
      "not-exported",
      `The ${what} is not exported by ${this.#modules.join(", ") || "any module"}. Give it a name in a module of its own, and export it there; or name the package that does.`,
    );
  }

  /** Writes a reading function as code. It guards one of the author's, which may return nothing. */
  reader(value: unknown, what: string): string {
    const { recipe } = factsOf(value);
    const code = this.write(value, what);
    const name = recipe?.part === undefined ? code : this.#made(code);
    const maker = this.#byValue.get(value) ?? (recipe && this.#makerOf(recipe));
    if (this.isTrusted || maker?.module === this.#core) return name;
    const watched = this.#watched.get(name) ?? `R${this.#watched.size}`;
    this.#watched.set(name, watched);
    return watched;
  }

  /** Returns the export that makes a function: an author's bundler may have renamed it. */
  #makerOf({ make, name }: Recipe): Export | undefined {
    return this.#byValue.get(make) ?? this.#byName.get(name);
  }

  /** Returns the constant of a function that a call makes. */
  #made(code: string): string {
    const constant = this.#parts.get(code) ?? `K${this.#parts.size}`;
    this.#parts.set(code, constant);
    return constant;
  }

  /** Writes an argument of a recipe; a piece of grammar by its table. */
  #argument(value: unknown, what: string): string {
    const isNode = typeof value === "object" && value !== null && "kind" in value;
    const data = isNode ? bareTable(analysisOf(value as Node, []).encoded.text) : value;
    return emitText(
      data,
      (run) => this.write(run, what),
      (object) => this.#call(object, what),
    );
  }

  /** Writes a codec as the call that makes it; `undefined` for any other object. */
  #call(object: object, what: string): string | undefined {
    const [recipe] = Object.values(object).flatMap((value) => factsOf(value).recipe ?? []);
    const maker = recipe?.part === undefined ? undefined : this.#makerOf(recipe);
    if (recipe === undefined || maker === undefined) return undefined;
    const codec: object = (maker.value as (...values: readonly unknown[]) => object)(...recipe.arguments);
    const isMade = (name: string, run: unknown) => {
      const other = factsOf(run).recipe;
      return other === undefined
        ? run === Reflect.get(codec, name)
        : other.arguments === recipe.arguments && other.part === name;
    };
    const isWhole = Object.keys(codec).length === Object.keys(object).length;
    if (!isWhole || !Object.entries(object).every(([name, run]) => isMade(name, run))) return undefined;
    return `${this.#import(maker)}(${recipe.arguments.map((argument) => this.#argument(argument, what)).join(", ")})`;
  }

  /** Returns the end of the names of constants for the next grammar of the module. */
  nextSuffix(): string {
    return this.#grammars++ === 0 ? "" : `$${this.#grammars - 1}`;
  }

  /**
   * Writes the import declarations, and the check that the run-time module has all imported functions. The check is marked as pure, so
   * bundlers, which look for the exports themselves, leave it out.
   *
   * @param scheme - The name of the scheme.
   * @param version - The version of core to ask for.
   */
  declarations(scheme: string, version: string): string {
    const watched = [...this.#watched].map(
      ([name, constant]) => `const ${constant} = /* @__PURE__ */ ${this.named("readsValue")}(${name});\n`,
    );
    const parts = [...this.#parts].map(
      ([code, constant]) => `const ${constant} = /* @__PURE__ */ (() => ${code})();\n`,
    );
    const check = this.named("checkCompiled");
    const importsOf = (module: string | undefined) =>
      [...this.#imported].filter(([exported]) => exported.module === module);
    const used = importsOf(this.#core)
      .map(([, local]) => local)
      .sort();
    const facts = [scheme, version, CONTRACT].map((fact) => JSON.stringify(fact));
    const checked = `/* @__PURE__ */ ${check}(${facts.join(", ")}, [${used.join(", ")}]);\n`;
    const lines = [...new Set([...this.#imported.keys()].map(({ module }) => module))].map((module) => {
      if (module === this.#core) return `import * as ${CORE} from ${JSON.stringify(module)};\n`;
      const names = importsOf(module)
        .map(([{ name }, local]) => (name === local ? name : `${name} as ${local}`))
        .sort();
      return `import { ${names.join(", ")} } from ${JSON.stringify(module)};\n`;
    });
    return [...lines, checked, ...parts, ...watched].join("");
  }
}

/**
 * Writes data as code; functions in it by `write`, and objects by `short` if that returns any code. Unlike JSON, it keeps fields that are
 * `undefined`.
 */
export function emitText(
  value: unknown,
  write: (run: unknown) => string = JSON.stringify,
  short: (object: object) => string | undefined = () => undefined,
): string {
  if (Array.isArray(value)) return `[${value.map((item) => emitText(item, write, short))}]`;
  if (typeof value === "function") return write(value);
  if (typeof value !== "object" || value === null) return value === undefined ? "undefined" : JSON.stringify(value);
  const keyOf = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));
  const fields = () => Object.entries(value).map(([name, field]) => `${keyOf(name)}:${emitText(field, write, short)}`);
  return short(value) ?? `{${fields()}}`;
}
