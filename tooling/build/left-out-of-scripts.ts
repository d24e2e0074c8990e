import type { Plugin } from "rolldown";

/** The fields of a compiled scheme that no function of a script asks for: how it is accessed, what is dangerous, what `build` checks. */
const UNASKED: ReadonlySet<string> = new Set(["access", "hazards", "checkParts"]);

/** A function that only saves time: a script finds the same if it returns nothing; and the class of an option that no script has. */
const EMPTY: ReadonlySet<string> = new Set(["isValueless", "PatternFinder"]);

/** A part of code; an object has properties. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly properties?: readonly Property[];
}

interface Property extends Part {
  readonly key: { readonly name?: string };
}

/** A function, or a class. */
interface Body {
  readonly body?: Part | null;
}

interface Constant {
  readonly id: { readonly name?: string };
  /** Its value; a call has a `callee` and `arguments`; bundlers call functions for classes, which are the function's `body`. */
  readonly init?: {
    readonly callee?: { readonly property?: { readonly name?: string }; readonly body?: Body };
    readonly arguments?: readonly Part[];
  } | null;
}

/** Returns what a script leaves out of a function or a class. */
const insideOf = (name: string | undefined, { body }: Body): readonly Part[] =>
  body && EMPTY.has(name ?? "") ? [{ start: body.start + 1, end: body.end - 1 }] : [];

/** Returns the parts of a constant that a script does not need. */
function unneededOf({ id, init }: Constant): readonly Part[] {
  if (init?.callee?.body) return insideOf(id.name, init.callee.body);
  const isScheme = init?.callee?.property?.name === "compiledScheme";
  const objects = isScheme ? (init?.arguments ?? []) : [];
  return objects.flatMap(({ properties = [] }) => properties.filter(({ key }) => UNASKED.has(key?.name ?? "")));
}

/**
 * Leaves out of scripts what none of their functions needs. Bundlers cannot, since any code may ask for a property.
 */
export const leftOutOfScripts: Plugin = {
  name: "left-out-of-scripts",
  transform: {
    // The schemes are those of built packages.
    filter: { id: /\.js$/ },
    handler(code) {
      const unneeded = this.parse(code).body.flatMap((statement): readonly Part[] => {
        if (statement.type === "VariableDeclaration")
          return (statement.declarations as readonly Constant[]).flatMap(unneededOf);
        return statement.type === "FunctionDeclaration" ? insideOf(statement.id?.name, statement as Body) : [];
      });
      let from = 0;
      const pieces = unneeded.map(({ start, end }) => {
        const piece = code.slice(from, start);
        from = code[end] === "," ? end + 1 : end;
        return piece;
      });
      return { code: pieces.join("") + code.slice(from), map: null };
    },
  },
};
