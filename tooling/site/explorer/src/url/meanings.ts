/** A part of a value: its path, and its content. */
export interface Meaning {
  readonly path: string;
  readonly value: string | number | undefined;
  /** True if it is a list without items. */
  readonly isEmptyList?: boolean;
}

/** Returns the parts of a value, item by item and field by field. */
export function meaningsOf(value: unknown, path = ""): readonly Meaning[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ path, value: undefined, isEmptyList: true }];
    return value.flatMap((item, index) => meaningsOf(item, `${path}[${index}]`));
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => meaningsOf(inner, path === "" ? name : `${path}.${name}`));
  return [{ path, value: value as string | number | undefined }];
}
