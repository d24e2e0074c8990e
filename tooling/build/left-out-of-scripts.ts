import type { Plugin } from "rolldown";

/**
 * The fields that no function of a script asks for: of a compiled scheme, how it is accessed, what is dangerous, what `build` checks; of a
 * row by which texts are masked, what tells that a stream may go on.
 */
const UNASKED: ReadonlySet<string> = new Set(["access", "hazards", "checkParts", "unfinished"]);

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
  readonly id: { readonly name?: string };
  /** Its value; a call has a `callee` and `arguments`, and that of a function, the function's `body`. */
  readonly init?: {
    readonly callee?: {
      readonly property?: { readonly name?: string };
      readonly body?: { readonly elements?: readonly Part[] };
    };
    readonly elements?: readonly Part[];
    readonly arguments?: readonly Part[];
  } | null;
}

/** Returns the parts of a constant that a script does not need. */
function unneededOf({ id, init }: Constant): readonly Part[] {
  const elements = init?.elements ?? init?.callee?.body?.elements ?? [];
  const isScheme = init?.callee?.property?.name === "compiledScheme";
  const objects = isScheme ? (init?.arguments ?? []) : id.name === "ROWS" ? elements : [];
  return objects.flatMap(({ properties = [] }) => properties.filter(({ key }) => UNASKED.has(key?.name ?? "")));
}

/**
 * Leaves out of scripts the parts of schemes that none of their functions needs. Bundlers cannot, since any code may ask for a property.
 */
export const leftOutOfScripts: Plugin = {
  name: "left-out-of-scripts",
  transform: {
    // The schemes are those of built packages.
    filter: { id: /\.js$/ },
    handler(code) {
      const constants = this.parse(code).body.flatMap((statement) =>
        statement.type === "VariableDeclaration" ? (statement.declarations as readonly Constant[]) : [],
      );
      let from = 0;
      const pieces = constants.flatMap(unneededOf).map(({ start, end }) => {
        const piece = code.slice(from, start);
        from = code[end] === "," ? end + 1 : end;
        return piece;
      });
      return { code: pieces.join("") + code.slice(from), map: null };
    },
  },
};
