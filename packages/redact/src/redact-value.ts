import { type FieldKey, type FieldKeys, fieldKeysFor } from "./field-keys.ts";
import { type RedactorOptions, type Settings, settingsOf } from "./options.ts";
import { redactBy } from "./redact.ts";
import type { NameKind } from "./secret-name.ts";
import { isShown } from "./shown-values.ts";

/** The depth to which a value is copied, and the number of objects that are. Anything more is masked. */
const DEEPEST = 64;
const MOST_OBJECTS = 1_000_000;

/** The most characters of a name that a field or an argument holds. */
const LONGEST_NAME = 128;

/**
 * Copies any value, such as a log record, as plain data with the secrets in it masked: those in its strings, keys and descriptions, as
 * `redact` finds them, and, as assignments, the values of fields with the names of secrets, see `isSecretName`. It never fails, and never
 * changes its argument.
 *
 * A name may also be the field of an object that has its value in another (`{name: "X-Api-Key", value: "x"}`), the first of each pair in a
 * list, or an option before its argument (`["--password", "x"]`). JSON in a string is read as the value that it stands for, and a field
 * such as `url.query` as a query without its `?`.
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
  return redactValueBy(settingsOf(options), value);
}

/** Copies a value by settings that were made once. */
export function redactValueBy(settings: Settings, value: unknown): unknown {
  return new Copier(settings).copy(value, 0);
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

/** Stands for whatever is before `Name`, if the field of the value is `value` alone. */
const ANY = Symbol("any");

type CopiedFields = Record<string | symbol, unknown>;

/** Tells whether an object has fields of its own alone. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && typeof Reflect.get(value, "toJSON") !== "function";
}

/** Tells whether an object is a buffer, as JSON has it. */
const isBuffer = (value: object): value is { readonly data: readonly unknown[] } =>
  Reflect.get(value, "type") === "Buffer" && Array.isArray(Reflect.get(value, "data"));

/** Tells whether an item of a list is a name with its value, as `Object.entries` has them. */
const isPair = (item: unknown): item is readonly [string, unknown] =>
  Array.isArray(item) && item.length === 2 && typeof item[0] === "string";

/** The arrays of fields of one name. */
const joined = new WeakSet<unknown[]>();

/** Sets a field; several of one name become an array. */
function set(copy: CopiedFields, key: string | symbol, value: unknown): void {
  const known = Object.hasOwn(copy, key) ? copy[key] : undefined;
  // Nothing is inherited, whether a prototype is polluted or not.
  if (!(key in copy)) copy[key] = value;
  else if (Array.isArray(known) && joined.has(known)) known.push(value);
  else {
    const all = known === undefined ? value : [known, value].flat();
    if (all !== value) joined.add(all as unknown[]);
    Object.defineProperty(copy, key, { value: all, enumerable: true, writable: true, configurable: true });
  }
}

/** Copies a value, with the secrets in it masked. */
class Copier {
  readonly #settings: Settings;
  readonly #keys: FieldKeys;
  /** The copies of the objects met so far, so that cycles stay cycles; a mask for those whose copy is not known yet. */
  readonly #copies = new Map<object, unknown>();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#keys = fieldKeysFor(settings);
  }

  copy(value: unknown, depth: number): unknown {
    if (typeof value === "string") return this.#string(value, depth);
    if (typeof value === "symbol") return this.#text(value.toString());
    if (typeof value !== "function" && (typeof value !== "object" || value === null)) return value;
    if (this.#copies.has(value)) return this.#copies.get(value);
    if (depth > DEEPEST || this.#copies.size > MOST_OBJECTS) return this.#settings.mask;
    // The value may be a proxy that throws.
    return this.#unlessItThrows(() => {
      if (isBuffer(value)) return `[Uint8Array: ${value.data.length} bytes]`;
      if (isPlain(value)) return this.#copyFields(value, [], depth + 1);
      this.#keep(value, this.#settings.mask);
      return this.#keep(value, this.#copyObject(value, depth + 1));
    });
  }

  #text(text: string): string {
    return redactBy(this.#settings, text);
  }

  /** Masks a string. If it is JSON, it has the secrets that the value would have. */
  #string(text: string, depth: number): string {
    const masked = this.#text(text);
    if (!/^\s*[[{]/.test(masked)) return masked;
    try {
      const value: unknown = JSON.parse(masked);
      const copy = JSON.stringify(this.copy(value, depth + 1));
      return copy === JSON.stringify(value) ? masked : copy;
    } catch {
      return masked;
    }
  }

  #copyObject(value: object, depth: number): unknown {
    if (typeof value === "function") return this.#text(`[Function: ${String(value.name)}]`);
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (ArrayBuffer.isView(value) || /ArrayBuffer$/.test(tag))
      return this.#text(`[${tag}: ${Number(Reflect.get(value, "byteLength"))} bytes]`);
    const toJson: unknown = Reflect.get(value, "toJSON");
    if (typeof toJson === "function") return this.copy(Reflect.apply(toJson, value, []), depth);
    if (Array.isArray(value)) return this.#copyArray(value, depth);
    for (const box of BOXES)
      if (value instanceof box) return this.copy(Reflect.apply(box.prototype.valueOf, value, []), depth);
    if (value instanceof RegExp) return this.#text(RegExp.prototype.toString.call(value));
    if (value instanceof Map) {
      const copy = this.#keep(value, new Map());
      Map.prototype.forEach.call(value, (item, key: unknown) => {
        const isName = typeof key === "string" || typeof key === "symbol";
        const shown = isName ? this.#field(this.#keys.of(key), item, depth) : this.copy(item, depth);
        copy.set(this.copy(key, depth), shown);
      });
      return copy;
    }
    if (value instanceof Set) {
      const copy = this.#keep(value, new Set());
      Set.prototype.forEach.call(value, (item) => copy.add(this.copy(item, depth)));
      return copy;
    }
    if (PAIRS.test(tag)) {
      const copy: CopiedFields = this.#keep(value, {});
      for (const [name, item] of value as Iterable<[string, unknown]>) {
        const key = this.#keys.of(name);
        set(copy, key.shown, this.#field(key, item, depth));
      }
      return copy;
    }
    return this.#copyFields(value, FIELDS[value instanceof Error ? "Error" : tag] ?? [], depth);
  }

  /** Copies the fields of an object, and others of given names. */
  #copyFields(value: object, names: readonly string[], depth: number): CopiedFields {
    const copy: CopiedFields = this.#keep(value, {});
    const keys: FieldKey[] = [];
    for (const name of names) if (name in value) keys.push(this.#keys.of(name));
    for (const name of Object.keys(value)) if (!names.includes(name)) keys.push(this.#keys.of(name));
    for (const symbol of Object.getOwnPropertySymbols(value))
      if (this.#isShown(value, symbol)) keys.push(this.#keys.of(symbol));
    const paired = keys.some(({ valuePrefix }) => valuePrefix !== undefined)
      ? this.#secretNames(value, keys)
      : undefined;
    for (const key of keys) {
      let shown: unknown = this.#settings.mask;
      // The field may be a getter that throws.
      try {
        const item: unknown = Reflect.get(value, key.key);
        const isPaired = paired !== undefined && key.kind === undefined && typeof item === "string";
        const name = isPaired ? paired.get(key.key === "value" ? ANY : key.valuePrefix) : undefined;
        shown = name === undefined ? this.#field(key, item, depth) : this.#named(name, item, depth);
      } catch {}
      set(copy, key.shown, shown);
    }
    return copy;
  }

  /** Returns the secret names that fields hold, each by what stands before `Name`; the first of them also by `ANY`. */
  #secretNames(value: object, keys: readonly FieldKey[]): ReadonlyMap<unknown, string> {
    const names = new Map<unknown, string>();
    for (const { key, namePrefix } of keys) {
      const name: unknown = namePrefix === undefined ? undefined : this.#unlessItThrows(() => Reflect.get(value, key));
      if (typeof name !== "string" || !this.#isSecretName(name)) continue;
      if (names.size === 0) names.set(ANY, name);
      names.set(namePrefix, name);
    }
    return names;
  }

  #isSecretName(name: string): boolean {
    return name.length <= LONGEST_NAME && this.#keys.of(name).kind !== undefined;
  }

  #copyArray(value: readonly unknown[], depth: number): unknown {
    const copy: unknown[] = this.#keep(value, []);
    copy.length = value.length;
    const places = Object.keys(value)
      .filter((key) => /^\d+$/.test(key))
      .map(Number);
    const arePairs = places.every((place) => isPair(value[place]));
    for (const place of places) copy[place] = this.#unlessItThrows(() => this.#item(value, place, arePairs, depth));
    return copy;
  }

  #item(value: readonly unknown[], place: number, isPaired: boolean, depth: number): unknown {
    const item = value[place];
    if (isPaired) {
      const [name, under] = item as readonly [string, unknown];
      return [this.copy(name, depth), this.#named(name, under, depth + 1)];
    }
    // An argument after its option: --password, x.
    const option = typeof item === "string" && !item.startsWith("-") ? value[place - 1] : undefined;
    return typeof option === "string" && /^--?[a-z]/i.test(option) && this.#isSecretName(option)
      ? this.#named(option, item, depth)
      : this.copy(item, depth);
  }

  /** Copies a value with its name somewhere before it: as in texts, words that tell about a secret are none. */
  #named(name: string, value: unknown, depth: number): unknown {
    const key = this.#keys.of(name);
    const isTelling = typeof value === "string" && key.kind !== undefined && isShown(value, key.kind);
    return isTelling ? this.copy(value, depth) : this.#field(key, value, depth);
  }

  #keep<T>(value: object, copy: T): T {
    this.#copies.set(value, copy);
    return copy;
  }

  /** Tells whether the field of a symbol is copied: one that is printed, under a symbol that loggers share. */
  #isShown(value: object, key: symbol): boolean {
    const { enumerable = false } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
    const name = enumerable ? Symbol.keyFor(key) : undefined;
    return name !== undefined && this.#text(name) === name && typeof Reflect.get(value, key) !== "function";
  }

  #field({ key, kind, isQuery }: FieldKey, value: unknown, depth: number): unknown {
    if (kind !== undefined && isSecretValue(value, kind)) return this.#settings.mask;
    if (isQuery && typeof value === "string") return this.#text(`?${value}`).replace(/^\?/, "");
    // Node's messages have their fields in a row: name, value, name, value.
    if (key === "rawHeaders" && Array.isArray(value))
      return value.map((item, place) =>
        place % 2 === 1 ? this.#field(this.#keys.of(String(value[place - 1])), item, depth) : this.copy(item, depth),
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
