/** Returns the type code in its only form, in lower case. */
export function readType(text: string): "a" | "i" | "d" {
  return text.toLowerCase() as "a" | "i" | "d";
}
