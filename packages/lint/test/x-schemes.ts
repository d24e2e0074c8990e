import { createRegistry } from "@url1738/core";
import {
  decodedText,
  defineScheme,
  list,
  login,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  some,
  uchar,
  xchar,
} from "@url1738/core/define";

/** Schemes whose texts can be wrong in many ways. */

export const fileDefinition = schemeDefinition({
  name: "x-file",
  defaultPort: 7,
  schemepart: sequence(
    "//",
    login,
    optional("/", list("path", decodedText("segment", rule("segment", many(uchar))), "/", "between")),
    optional("?", decodedText("query", rule("query", many(oneOf(uchar, "=&"))))),
  ),
  access: "It designates a file.",
});
const xFile = defineScheme(fileDefinition);

export const xWord = defineScheme({
  name: "x-word",
  schemepart: decodedText("word", some(xchar)),
  access: "It designates a word.",
});

export const registry = createRegistry([xFile, xWord]);
