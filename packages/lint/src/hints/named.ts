/** The meanings of the components whose names only the RFC uses. */
const meanings: Readonly<Record<string, string>> = {
  cwd: "directory",
  gopherPlus: "Gopher+ string",
  gtype: "item type",
  hsoname: "object name",
  wpath: "document path",
  wtype: "document type",
};

/** Returns a component's name, and before it the meaning of a name that only the RFC uses. */
export function named(component: string): string {
  const meaning = Object.hasOwn(meanings, component) ? meanings[component] : undefined;
  return meaning === undefined ? component : `${meaning} (${component})`;
}
