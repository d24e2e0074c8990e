import { CONTRACT, functionFacts, type Node } from "@url1738/core/runtime";
import { CompileError } from "../automaton/compile-error.ts";
import { unitOf } from "../table/unit.ts";
import { emitText } from "./statement.ts";

/** The modules that generated code may import from, by import specifier. @public */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The name of the namespace of the run-time module: generated code looks up functions there, so that a check notices a missing one. */
const CORE = "core";

interface Place {
  readonly module: string;
  readonly name: string;
}

/** Tells whether a name is a letter, perhaps with a number, like the names of registers. */
const isShort = (name: string) => /^[A-Za-z]\d*$/.test(name);

/** Finds the names of functions, and records which of them are imported. */
export class Functions {
  readonly #modules: Modules;
  readonly #places = new Map<unknown, Place>();
  readonly #imported = new Map<string, Map<string, string>>();
  readonly #taken: Set<string>;
  readonly #isTrusted: boolean;
  /** The specifier of the run-time module. */
  readonly #core: string | undefined;
  /** The names of the guarded reading functions, by the names of the functions that they guard. */
  readonly #watched = new Map<string, string>();
  #grammars = 0;

  /**
   * @param taken - Names that generated code uses for something else.
   * @param isTrusted - True if reading functions are known to return a value.
   */
  constructor(modules: Modules, taken: readonly string[], isTrusted: boolean) {
    this.#modules = modules;
    this.#isTrusted = isTrusted;
    this.#taken = new Set([...taken, CORE]);
    for (const [module, names] of Object.entries(modules))
      for (const [name, value] of Object.entries(names))
        if (typeof value === "function" && !this.#places.has(value)) this.#places.set(value, { module, name });
    this.#core = this.#moduleOf("checkCompiled");
  }

  /** Imports an export, and returns its local name. */
  import({ module, name }: Place): string {
    const names = this.#imported.get(module) ?? new Map<string, string>();
    this.#imported.set(module, names);
    if (module === this.#core) names.set(name, `${CORE}.${name}`);
    const known = names.get(name);
    if (known !== undefined) return known;
    let local = name;
    for (let count = 2; this.#taken.has(local) || isShort(local); count++) local = `${name}_${count}`;
    this.#taken.add(local);
    names.set(name, local);
    return local;
  }

  /** Returns the first module with an export of this name. */
  #moduleOf(name: string): string | undefined {
    return Object.entries(this.#modules).find(([, names]) => typeof names[name] === "function")?.[0];
  }

  /** Imports an export by its name alone, from the first module that has it. */
  named(name: string): string {
    const module = this.#moduleOf(name);
    if (module === undefined) throw new CompileError("not-exported", `No module exports a function "${name}".`);
    return this.import({ module, name });
  }

  /** Tells whether a function is the export of this name in the first module that has one. */
  is(value: unknown, name: string): boolean {
    const module = this.#moduleOf(name);
    return module !== undefined && this.#modules[module]?.[name] === value;
  }

  /**
   * Writes a function as code: its imported name, or a call of the function that makes it.
   *
   * @param what - A description of it for an error.
   * @throws CompileError - If no module exports it and it has no recipe.
   */
  write(value: unknown, what: string): string {
    const place = this.#places.get(value);
    if (place !== undefined) return this.import(place);
    const { recipe } = functionFacts(value);
    if (recipe !== undefined && this.#moduleOf(recipe.name) !== undefined) {
      const written = recipe.arguments.map((one) => this.#argument(one, what));
      return `${this.named(recipe.name)}(${written.join(", ")})`;
    }
    const modules = Object.keys(this.#modules).join(", ");
    throw new CompileError(
      "not-exported",
      `The ${what} is not exported by ${modules === "" ? "any module" : modules}. Give it a name in a module of its own, and export it there.`,
    );
  }

  /** Writes a reading function as code. It guards one of the author's, which may return nothing. */
  reader(value: unknown, what: string): string {
    const name = this.write(value, what);
    const [own] = Object.values(this.#modules);
    if (this.#isTrusted || Object.values(own ?? {}).includes(value)) return name;
    const watched = this.#watched.get(name) ?? `R${this.#watched.size}`;
    this.#watched.set(name, watched);
    return watched;
  }

  /** Writes an argument of a recipe; a piece of grammar by its table. */
  #argument(value: unknown, what: string): string {
    if (typeof value === "function") return this.write(value, what);
    const isNode = typeof value === "object" && value !== null && "kind" in value;
    return isNode ? emitText(unitOf(value as Node, []).encoded.text) : JSON.stringify(value);
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
      ([name, own]) => `const ${own} = /* @__PURE__ */ ${this.named("readsValue")}(${name});\n`,
    );
    const check = this.named("checkCompiled");
    const used = [...(this.#imported.get(this.#core ?? "")?.values() ?? [])].sort();
    const facts = [scheme, version, CONTRACT].map((fact) => JSON.stringify(fact));
    const checked = `/* @__PURE__ */ ${check}(${facts.join(", ")}, [${used.join(", ")}]);\n`;
    const lines = [...this.#imported].map(([module, names]) => {
      if (module === this.#core) return `import * as ${CORE} from ${JSON.stringify(module)};\n`;
      const all = [...names].map(([name, local]) => (name === local ? name : `${name} as ${local}`)).sort();
      return `import { ${all.join(", ")} } from ${JSON.stringify(module)};\n`;
    });
    return [...lines, checked, ...watched].join("");
  }
}
