/** Returns the component that a path of a value begins with: `fields` for `fields[1].name`. */
export function rootOf(path: string | undefined): string | undefined {
  return path?.replace(/[.[].*/, "");
}
