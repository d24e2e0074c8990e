import type { Plugin } from "rolldown";

/** The fields of a compiled scheme that no function of a script asks for: how it is accessed, what is dangerous, what `build` checks. */
const UNASKED: ReadonlySet<string> = new Set(["access", "hazards", "checkParts"]);

/** A property that the code of a compiled scheme has. */
interface Field {
  readonly key: { readonly name?: string };
  readonly start: number;
  readonly end: number;
}

/** Returns the fields of a constant that is a compiled scheme; none of another constant. */
function fieldsOf(init: unknown): readonly Field[] {
  const { callee, arguments: given } = (init ?? {}) as {
    readonly callee?: { readonly property?: { readonly name?: string } };
    readonly arguments?: readonly { readonly properties?: readonly Field[] }[];
  };
  return (callee?.property?.name === "compiledScheme" && given?.[0]?.properties) || [];
}

/** Leaves these fields out of a script. Bundlers cannot, since any code may ask for a property. */
export const leftOutOfScripts: Plugin = {
  name: "left-out-of-scripts",
  transform(code) {
    if (!code.includes(".compiledScheme(")) return undefined;
    const constants = this.parse(code).body.flatMap((statement) =>
      statement.type === "VariableDeclaration" ? statement.declarations : [],
    );
    const unasked = constants.flatMap(({ init }) => fieldsOf(init)).filter(({ key }) => UNASKED.has(key.name ?? ""));
    let from = 0;
    const pieces = unasked.map(({ start, end }) => {
      const piece = code.slice(from, start);
      from = code[end] === "," ? end + 1 : end;
      return piece;
    });
    return { code: pieces.join("") + code.slice(from), map: null };
  },
};
