import type { Plugin } from "rolldown";

/** The fields of a compiled scheme that no function of a script asks for: how it is accessed, what is dangerous, what `build` checks. */
const UNASKED: ReadonlySet<string> = new Set(["access", "hazards", "checkParts"]);

/** The functions that only save time: a script finds the same if they return nothing. */
const SHORTCUTS: ReadonlySet<string> = new Set(["isValueless"]);

/** A part of code; an object has properties. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly properties?: readonly Property[];
}

interface Property extends Part {
  readonly key: { readonly name?: string };
}

interface Constant {
  /** Its value; a call has a `callee` and `arguments`. */
  readonly init?: {
    readonly callee?: { readonly property?: { readonly name?: string } };
    readonly arguments?: readonly Part[];
  } | null;
}

/** Returns the parts of a constant that a script does not need. */
function unneededOf({ init }: Constant): readonly Part[] {
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
        const isShortcut = statement.type === "FunctionDeclaration" && SHORTCUTS.has(statement.id?.name ?? "");
        const body = isShortcut ? (statement.body as Part | null) : null;
        return body ? [{ start: body.start + 1, end: body.end - 1 }] : [];
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
