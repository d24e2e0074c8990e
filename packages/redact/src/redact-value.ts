import { type RedactorOptions, type Settings, settingsOf } from "./options.ts";
import { redactBy } from "./redact.ts";
import type { NameKind } from "./secret-name.ts";

/** The depth to which a value is copied, and the number of objects that are. Anything more is masked. */
const DEEPEST = 64;
const MOST_OBJECTS = 1_000_000;

/**
 * Copies any value, such as a log record, as plain data with the secrets in it masked: those in its strings, keys and descriptions, as
 * `redact` finds them, and, as assignments, the values of fields with the names of secrets, see `isSecretName`. It never fails, and never changes its argument.
 *
 * The copy has objects, arrays, maps, sets and primitive values alone, and cycles stay cycles. The result of `toJSON` is copied in place of an
 * object with that method, so a `URL` or a date becomes a string. An error becomes an object with its name, message, stack, cause and errors;
 * headers, the parameters of a URL and form data one with their fields. Functions, symbols and binary data become strings that name them.
 * Whatever throws, and anything deeper than 64 levels, is masked as a whole.
 *
 * @param value - Anything.
 * @param options - The secrets to find, and their replacement.
 * @returns The copy.
 * @public
 */
export function redactValue(value: unknown, options?: RedactorOptions): unknown {
  return new Copier(options).copy(value, 0);
}

/** Tells whether a value under the name of a secret is one: `true`, `false`, `null` and numbers are passwords or one-time codes at most. */
const isSecretValue = (value: unknown, kind: NameKind) =>
  value !== undefined && (kind === "password" || !(value === null || /^(?:boolean|number|bigint)$/.test(typeof value)));

/** The fields of objects of the platform that are not their own, by what the object calls itself. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Error: ["name", "message", "stack", "cause", "errors"],
  DOMException: ["name", "message", "stack", "cause"],
  Request: ["method", "url", "headers"],
  Response: ["url", "status", "statusText", "headers"],
};

/** Objects of the platform that consist of names and values. */
const PAIRS = /^(?:Headers|URLSearchParams|FormData)$/;

/** Objects around a primitive value. */
const BOXES = [String, Number, Boolean, Symbol, BigInt];

type CopiedFields = Record<string | symbol, unknown>;

/** Copies a value, with the secrets in it masked. */
class Copier {
  readonly #settings: Settings;
  /** The copies of the objects met so far, so that cycles stay cycles; a mask for those whose copy is not known yet. */
  readonly #copies = new Map<object, unknown>();

  constructor(options: RedactorOptions | undefined) {
    this.#settings = settingsOf(options);
  }

  copy(value: unknown, depth: number): unknown {
    if (typeof value === "string") return this.#text(value);
    if (typeof value === "symbol") return this.#text(value.toString());
    if (typeof value !== "function" && (typeof value !== "object" || value === null)) return value;
    if (this.#copies.has(value)) return this.#copies.get(value);
    if (depth > DEEPEST || this.#copies.size > MOST_OBJECTS) return this.#settings.mask;
    // The value may be a proxy that throws.
    return this.#unlessItThrows(() => this.#keep(value, this.#copyObject(this.#begun(value), depth + 1)));
  }

  #text(text: string): string {
    return redactBy(this.#settings, text);
  }

  #begun<T extends object>(value: T): T {
    this.#keep(value, this.#settings.mask);
    return value;
  }

  #copyObject(value: object, depth: number): unknown {
    if (typeof value === "function") return this.#text(`[Function: ${String(value.name)}]`);
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (ArrayBuffer.isView(value) || /ArrayBuffer$/.test(tag))
      return this.#text(`[${tag}: ${Number(Reflect.get(value, "byteLength"))} bytes]`);
    const toJson: unknown = Reflect.get(value, "toJSON");
    if (typeof toJson === "function") return this.copy(Reflect.apply(toJson, value, []), depth);
    for (const box of BOXES)
      if (value instanceof box) return this.copy(Reflect.apply(box.prototype.valueOf, value, []), depth);
    if (value instanceof RegExp) return this.#text(RegExp.prototype.toString.call(value));
    if (value instanceof Map) {
      const copy = this.#keep(value, new Map());
      Map.prototype.forEach.call(value, (item, key) => copy.set(this.copy(key, depth), this.#field(key, item, depth)));
      return copy;
    }
    if (value instanceof Set) {
      const copy = this.#keep(value, new Set());
      Set.prototype.forEach.call(value, (item) => copy.add(this.copy(item, depth)));
      return copy;
    }
    if (Array.isArray(value)) return this.#copyArray(value, depth);
    const copy: CopiedFields = this.#keep(value, {});
    if (PAIRS.test(tag)) {
      for (const [name, item] of value as Iterable<[string, unknown]>) this.#define(copy, name, () => item, depth);
      return copy;
    }
    const fields = FIELDS[value instanceof Error ? "Error" : tag] ?? [];
    for (const name of fields) if (name in value) this.#define(copy, name, () => Reflect.get(value, name), depth);
    for (const key of Reflect.ownKeys(value))
      if (!fields.includes(key as string) && this.#isShown(value, key))
        this.#define(copy, key, () => Reflect.get(value, key), depth);
    return copy;
  }

  #copyArray(value: readonly unknown[], depth: number): unknown {
    const copy: unknown[] = this.#keep(value, []);
    copy.length = value.length;
    for (const key of Reflect.ownKeys(value))
      if (typeof key === "string" && /^\d+$/.test(key))
        this.#set(copy, key, () => this.copy(Reflect.get(value, key), depth));
    return copy;
  }

  #keep<T>(value: object, copy: T): T {
    this.#copies.set(value, copy);
    return copy;
  }

  /** Tells whether a field is copied: those that nobody prints are not, nor are symbols other than those that loggers share. */
  #isShown(value: object, key: string | symbol): boolean {
    const { enumerable = false } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
    if (typeof key === "string" || !enumerable) return enumerable;
    const name = Symbol.keyFor(key);
    return name !== undefined && this.#text(name) === name && typeof Reflect.get(value, key) !== "function";
  }

  /** Defines a field; several of one name become an array. */
  #define(copy: CopiedFields, key: string | symbol, read: () => unknown, depth: number): void {
    const name = typeof key === "string" ? this.#text(key) : key;
    this.#set(copy, name, () => this.#field(key, read(), depth));
  }

  #set(copy: object, key: string | symbol, read: () => unknown): void {
    // The field may be a getter that throws.
    const value = this.#unlessItThrows(read);
    const known: unknown = Object.hasOwn(copy, key) ? Reflect.get(copy, key) : undefined;
    Object.defineProperty(copy, key, {
      value: known === undefined ? value : [known, value].flat(),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }

  #field(key: unknown, value: unknown, depth: number): unknown {
    const { names, mask, kinds } = this.#settings;
    const kind = typeof key === "string" && kinds.has("assignments") ? names.kindOf(key) : undefined;
    if (kind !== undefined && isSecretValue(value, kind)) return mask;
    // Node's messages have their fields in a row: name, value, name, value.
    if (key === "rawHeaders" && Array.isArray(value))
      return value.map((item, place) =>
        place % 2 === 1 ? this.#field(value[place - 1], item, depth) : this.copy(item, depth),
      );
    return this.copy(value, depth);
  }

  #unlessItThrows(copy: () => unknown): unknown {
    try {
      return copy();
    } catch {
      return this.#settings.mask;
    }
  }
}
