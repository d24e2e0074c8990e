import type { Plugin } from "rolldown";

/** The fields of a compiled scheme that no function of a script asks for: how it is accessed, what is dangerous, what `build` checks. */
const UNASKED: ReadonlySet<string> = new Set(["access", "hazards", "checkParts"]);

/** A property of an object in code. */
interface Property {
  readonly start: number;
  readonly end: number;
  readonly key: { readonly name?: string };
}

interface Constant {
  /** Its value; a call has a `callee` and `arguments`. */
  readonly init?: {
    readonly callee?: { readonly property?: { readonly name?: string } };
    readonly arguments?: readonly { readonly properties?: readonly Property[] }[];
  } | null;
}

/** Returns the properties of a constant that a script does not need. */
function unneededOf({ init }: Constant): readonly Property[] {
  if (init?.callee?.property?.name !== "compiledScheme") return [];
  return (init.arguments?.[0]?.properties ?? []).filter(({ key }) => UNASKED.has(key.name ?? ""));
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
