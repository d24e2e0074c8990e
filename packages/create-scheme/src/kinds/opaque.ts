import { fileNameOf, identifierOf, typeNameOf } from "../plan/names.ts";
import { exportedRows, type SchemeKind } from "./scheme-kind.ts";

export const opaque: SchemeKind = {
  label: "a text with a rule of its own, as in x-name:4006381333931",
  write: ({ name }) => {
    const [id, type, file] = [identifierOf(name), typeNameOf(name), fileNameOf(name)];
    const start = `${name}:`;
    const bnf = `${name}url = "${name}:" number`;
    return {
      scheme: `import type { Definition, FieldsOf } from "@url1738/core/define";
import { digit, rule, some, unescapedText } from "@url1738/core/define";
import { checkNumber } from "./check-number.js";
import type { ${type}Url } from "./${file}-url.js";

// number = 1*digit
const number = rule("number", some(digit));

// ${bnf}
const schemepart = unescapedText("number", number, undefined, { check: checkNumber });

/** The definition of \`${name}\`. */
export const ${id}Definition: Definition<"${name}", FieldsOf<typeof schemepart>, ${type}Url, never, unknown> = {
  name: "${name}",
  schemepart,
  // RFC 1738 §4 requires every scheme to say how its resources are reached, or what its names designate instead.
  access: "It designates a product by its number; there is nothing to retrieve.",
};
`,
      others: {
        "src/check-number.ts": `import type { RuleError } from "@url1738/core/define";

/** The rule beyond the grammar: the sum of the digits, every second one from the right times three, is a multiple of ten. */
export function checkNumber(text: string): readonly RuleError[] {
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, value, index) => total + value * (index % 2 === 0 ? 1 : 3), 0);
  if (sum % 10 === 0) return [];
  const message = "The check digit of the number is wrong.";
  const hint = "Compare the number with its source: a digit is wrong, or two have changed places.";
  return [{ index: text.length - 1, end: text.length, message, hint }];
}
`,
      },
      urlType: `/** The value of a URL of the scheme \`${name}\`. */
export interface ${type}Url {
  /** Always \`"${name}"\`. */
  scheme: "${name}";
  /** The number, digits only; the last is its check digit. */
  number: string;
}
`,
      rows: exportedRows(`{
  urls: [
    { url: "${start}4006381333931", value: { number: "4006381333931" } },
    { url: "${start.toUpperCase()}0", value: { number: "0" }, href: "${start}0" },
  ],
  errors: [
    { why: "no number", url: "${start}", code: "syntax", index: ${start.length} },
    { why: "no digit", url: "${start}40a", code: "syntax", index: ${start.length + 2} },
    { why: "a wrong check digit", url: "${start}4006381333932", code: "not-allowed", index: ${start.length + 12}, end: ${start.length + 13}, component: "number" },
  ],
  parts: [
    { parts: { number: "4006381333931" }, url: "${start}4006381333931" },
    { parts: { number: "1" }, refused: "number" },
  ],
  refused: [{ value: { number: "4006381333932" }, component: "number" }],
}`),
      url: `${start}4006381333931`,
      value: `{ scheme: "${name}", number: "4006381333931" }`,
      needs: [],
      bnf,
    };
  },
};
