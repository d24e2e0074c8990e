import { functionFacts } from "@url1738/core/runtime";
import { CompileError } from "../automaton/compile-error.ts";

/** Modules from which generated code may import, by what it imports them as. @public */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Place {
  readonly module: string;
  readonly name: string;
}

/** What turns an argument of a recipe that is not plain data into code. */
export type WriteArgument = (value: unknown) => string | undefined;

/** Whether a name is a letter, perhaps with a number, as those of registers and the like. */
const isShort = (name: string) => /^[A-Za-z]\d*$/.test(name);

/** Finds the names of functions, and keeps account of which are imported. */
export class Functions {
  readonly #modules: Modules;
  readonly #places = new Map<unknown, Place>();
  readonly #imported = new Map<string, Map<string, string>>();
  readonly #taken: Set<string>;
  readonly #isTrusted: boolean;
  /** The functions that read and are watched, by the names of those that do it. */
  readonly #watched = new Map<string, string>();

  /**
   * @param taken - Names that generated code has for something else.
   * @param isTrusted - Whether functions that read are known to return a value.
   */
  constructor(modules: Modules, taken: readonly string[], isTrusted: boolean) {
    this.#modules = modules;
    this.#isTrusted = isTrusted;
    this.#taken = new Set(taken);
    for (const [module, names] of Object.entries(modules))
      for (const [name, value] of Object.entries(names))
        if (typeof value === "function" && !this.#places.has(value)) this.#places.set(value, { module, name });
  }

  /** Imports an export, and says by which name. */
  import({ module, name }: Place): string {
    const names = this.#imported.get(module) ?? new Map<string, string>();
    this.#imported.set(module, names);
    const known = names.get(name);
    if (known !== undefined) return known;
    let local = name;
    for (let count = 2; this.#taken.has(local) || isShort(local); count++) local = `${name}_${count}`;
    this.#taken.add(local);
    names.set(name, local);
    return local;
  }

  /** The first module that has an export of a name. */
  #moduleOf(name: string): string | undefined {
    return Object.entries(this.#modules).find(([, names]) => typeof names[name] === "function")?.[0];
  }

  /** Imports an export by its name alone, from the first module that has it. */
  named(name: string): string {
    const module = this.#moduleOf(name);
    if (module === undefined) throw new CompileError("not-exported", `No module exports a function "${name}".`);
    return this.import({ module, name });
  }

  /** Whether a function is the export of a name of the first module that has one. */
  is(value: unknown, name: string): boolean {
    const module = this.#moduleOf(name);
    return module !== undefined && this.#modules[module]?.[name] === value;
  }

  /**
   * A function as code: the name by which it is imported, or a call of what makes it.
   *
   * @param what - What it is, for an error.
   * @throws CompileError - Where no module exports it, and it does not tell how it was made.
   */
  write(value: unknown, what: string, argument: WriteArgument): string {
    const place = this.#places.get(value);
    if (place !== undefined) return this.import(place);
    const { recipe } = functionFacts(value);
    if (recipe !== undefined && this.#moduleOf(recipe.name) !== undefined) {
      const written = recipe.arguments.map((one) => this.#argument(one, what, argument));
      return `${this.named(recipe.name)}(${written.join(", ")})`;
    }
    const modules = Object.keys(this.#modules).join(", ");
    throw new CompileError(
      "not-exported",
      `The ${what} is not exported by ${modules === "" ? "any module" : modules}. Give it a name in a module of its own, and export it there.`,
    );
  }

  /** A function that reads, as code. One of the author's is watched, since it may return nothing. */
  reader(value: unknown, what: string): string {
    const name = this.write(value, what, () => undefined);
    const [own] = Object.values(this.#modules);
    if (this.#isTrusted || Object.values(own ?? {}).includes(value)) return name;
    const watched = this.#watched.get(name) ?? `R${this.#watched.size}`;
    this.#watched.set(name, watched);
    return watched;
  }

  #argument(value: unknown, what: string, argument: WriteArgument): string {
    if (typeof value === "function") return this.write(value, what, argument);
    return argument(value) ?? JSON.stringify(value);
  }

  /** The import declarations. */
  declarations(): string {
    const watched = [...this.#watched].map(
      ([name, own]) => `const ${own} = /* @__PURE__ */ ${this.named("readsValue")}(${name});\n`,
    );
    const lines = [...this.#imported].map(([module, names]) => {
      const all = [...names].map(([name, local]) => (name === local ? name : `${name} as ${local}`)).sort();
      return `import { ${all.join(", ")} } from ${JSON.stringify(module)};\n`;
    });
    return [...lines, ...watched].join("");
  }
}
