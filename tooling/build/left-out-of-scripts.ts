import type { Plugin } from "rolldown";

/** The fields of a compiled scheme that no function of a script asks for: how it is accessed, what is dangerous, what `build` checks. */
const UNASKED: ReadonlySet<string> = new Set(["access", "hazards", "checkParts"]);

interface Part {
  readonly start: number;
  readonly end: number;
}

/** A property of an object in code. */
interface Property extends Part {
  readonly key: { readonly name?: string };
  readonly value: Part & { readonly type: string };
}

interface Constant {
  readonly id: { readonly name?: string };
  /** Its value. An object has `properties`; a call has a `callee` and `arguments`. */
  readonly init?: {
    readonly properties?: readonly Property[];
    readonly callee?: { readonly name?: string; readonly property?: { readonly name?: string } };
    readonly arguments?: readonly { readonly properties?: readonly Property[] }[];
  } | null;
}

/** Returns what a script does not need of a constant, and what to write instead. */
function unneededOf({ id, init }: Constant): readonly (Part & { readonly instead: string })[] {
  const { callee, arguments: [given] = [], properties } = init ?? {};
  if (callee?.property?.name === "compiledScheme")
    return (given?.properties ?? []).flatMap(({ key, start, end }) =>
      UNASKED.has(key.name ?? "") ? [{ start, end, instead: "" }] : [],
    );
  // A script mends URLs by the fixes of advice, and shows no advice.
  const sentences = callee?.name === "sayings" ? given?.properties : id.name === "sharedSentences" ? properties : [];
  return (sentences ?? []).flatMap(({ value: { type, start, end } }) =>
    type === "Literal" ? [{ start, end, instead: '""' }] : [],
  );
}

/**
 * Leaves out of scripts the parts of schemes and of advice that none of their functions needs. Bundlers cannot, since any code may ask for a
 * property.
 */
export const leftOutOfScripts: Plugin = {
  name: "left-out-of-scripts",
  transform: {
    // The schemes and the advice are those of built packages.
    filter: { id: /\.js$/ },
    handler(code) {
      const constants = this.parse(code).body.flatMap((statement) =>
        statement.type === "VariableDeclaration" ? (statement.declarations as readonly Constant[]) : [],
      );
      let from = 0;
      const pieces = constants.flatMap(unneededOf).map(({ start, end, instead }) => {
        const piece = code.slice(from, start) + instead;
        from = instead === "" && code[end] === "," ? end + 1 : end;
        return piece;
      });
      return { code: pieces.join("") + code.slice(from), map: null };
    },
  },
};
