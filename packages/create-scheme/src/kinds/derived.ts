import { capitalised, fileNameOf, identifierOf, typeNameOf } from "../plan/names.ts";
import { type BaseName, hasPort } from "../plan/plan.ts";
import { examplesOf } from "./derived-examples.ts";
import { exportedRows, type SchemeKind } from "./scheme-kind.ts";

/** The types of the contexts that the accesses of bases need in addition to the URL. */
const contexts: { readonly [B in BaseName]?: string } = { ftp: "FtpContext", news: "NewsContext" };

/** Returns the words that tell the types of a base's values apart; most bases have a single type. */
const valuesOf = (base: BaseName): readonly string[] => (base === "news" ? ["Group", "Article"] : [""]);

export const derived: SchemeKind = {
  label: "another scheme under a new name, as https is http",
  write: (plan) => {
    const { name, port, base } = plan;
    const [id, type, file] = [identifierOf(name), typeNameOf(name), fileNameOf(name)];
    const [Base, context, values] = [capitalised(base), contexts[base], valuesOf(base)];
    const contextImport = context === undefined ? "" : `import type { ${context} } from "@url1738/${base}";\n`;
    const { rows, url, fields, bnf } = examplesOf(plan);
    const types = values.map(
      (
        suffix,
      ) => `/** The value of a URL of the scheme \`${name}\`: the same as for \`${base}\`, except for the scheme. */
export interface ${type}${suffix}Url extends Omit<${Base}${suffix}Url, "scheme"> {
  /** Always \`"${name}"\`. */
  scheme: "${name}";
}
`,
    );
    const either = `/** The value of a URL of the scheme \`${name}\`. */
export type ${type}Url = ${values.map((suffix) => `${type}${suffix}Url`).join(" | ")};
`;
    return {
      scheme: `import type { Definition, Fields } from "@url1738/core/define";
import { accessAs, derivedDefinition } from "@url1738/derive";
${contextImport}import { ${base}Definition } from "@url1738/${base}/definition";
import type { ${type}Access } from "./access.js";
import type { ${type}Url } from "./${file}-url.js";

// ${name}url = ${bnf}
/** The definition of \`${name}\`: the same URLs as those of \`${base}\`, reached the same way, but by another protocol. */
export const ${id}Definition: Definition<"${name}", Fields, ${type}Url, ${type}Access, ${context ?? "unknown"}> = derivedDefinition(${base}Definition, {
  name: "${name}",
${hasPort(plan) ? `  defaultPort: ${port},\n` : ""}  access: accessAs(${base}Definition, "${name}"),
});
`,
      urlType: `import type { ${values.map((suffix) => `${Base}${suffix}Url`).join(", ")} } from "@url1738/${base}";

${[...types, ...(values.length === 1 ? [] : [either])].join("\n")}`,
      access: `import type { ${Base}Access } from "@url1738/${base}";

/** The way to a resource: the same as for \`${base}\`, but by the protocol \`${name}\`. */
export interface ${type}Access extends Omit<${Base}Access, "protocol"> {
  /** Always \`"${name}"\`. */
  protocol: "${name}";
}
`,
      rows: exportedRows(rows),
      url,
      value: `{ scheme: "${name}", ${fields} }`,
      needs: [`@url1738/${base}`, "@url1738/derive"],
      ...(context !== undefined && { context: { type: context, from: `@url1738/${base}` } }),
      bnf: `${name}url = ${bnf}`,
    };
  },
};
