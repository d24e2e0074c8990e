import { inspect } from "node:util";
import { expect } from "vitest";

/** Forms of a secret, wherever a text stands. */
export const forms: readonly ((canary: string) => string)[] = [
  (canary) => `https://anna:${canary}@h.dom/`,
  (canary) => JSON.stringify({ user: "anna", password: canary }),
  (canary) => `Authorization: Bearer ${canary}`,
  (canary) => `token=${canary}`,
  (canary) => `ftp://anna:57?${canary}@h.dom/d`,
];

/** The objects of a real event that lie deeper are sockets and parsers. */
const DEEPEST = 7;

/**
 * Copies an event of a real package, and puts a secret in the place of each text, or of each key.
 *
 * @returns The copy, and the paths of the texts: a secret has the number of its path.
 */
function planted(
  event: unknown,
  form: (canary: string) => string,
  where: "texts" | "keys" = "texts",
): { readonly copy: unknown; readonly paths: readonly string[] } {
  const paths: string[] = [];
  const copies = new Map<object, unknown>();
  const secret = (path: string) => form(`CNRY${paths.push(path)}`);
  const plant = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === "string") return where === "texts" ? secret(path) : "";
    if (typeof value !== "object" || value === null) return value;
    if (copies.has(value)) return copies.get(value);
    if (depth > DEEPEST || ArrayBuffer.isView(value)) return undefined;
    const copy: object = Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value));
    copies.set(value, copy);
    const isError = value instanceof Error;
    for (const key of Reflect.ownKeys(value)) {
      const { enumerable = false, writable = false } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
      if (!writable || !(enumerable || (isError && typeof key === "string"))) continue;
      const inside = `${path}.${String(key)}`;
      const isName = where === "keys" && typeof key === "string" && !Array.isArray(value);
      const name = isName ? secret(inside) : key;
      const item = plant(Reflect.get(value, key), inside, depth + 1);
      Object.defineProperty(copy, name, { value: item, enumerable, writable, configurable: true });
    }
    return copy;
  };
  return { copy: plant(event, "", 0), paths };
}

/** Returns everything that is printed of a value, whoever prints it. */
export function printed(value: unknown): string {
  const inspected = inspect(value, { depth: Infinity, showHidden: true, maxStringLength: null, maxArrayLength: null });
  const seen = new Set<unknown>();
  const once = (_: string, item: unknown) => {
    if (typeof item !== "object" || item === null) return item;
    if (seen.has(item)) return "seen";
    seen.add(item);
    return item;
  };
  return inspected + JSON.stringify(value, once);
}

/** Puts a secret in each text and each key of an event in turn, in each form, and expects none of them in what is made of the event. */
export function expectNone(event: unknown, mask: (event: never) => unknown): void {
  for (const form of forms)
    for (const where of ["texts", "keys"] as const) {
      const { copy, paths } = planted(event, form, where);
      expect(paths.length).toBeGreaterThan(2);
      const shown = printed(mask(copy as never)).matchAll(/CNRY(\d+)/g);
      expect([...new Set(Array.from(shown, ([, count]) => paths[Number(count) - 1]))], form(where)).toEqual([]);
    }
}
