/** The component in which a path of a value begins: of `fields[1].name`, `fields`. */
export function rootOf(path: string | undefined): string | undefined {
  return path?.replace(/[.[].*/, "");
}
