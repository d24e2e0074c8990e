// Defines a scheme whose author bundles it with the core that it was made with.
import { decodedText, defineScheme, many, schemeDefinition, uchar } from "@url1738/core/define";

export const noteDefinition = schemeDefinition({
  name: "x-note",
  schemepart: decodedText("text", many(uchar)),
  access: "It designates its own text.",
});

export const note = defineScheme(noteDefinition);
