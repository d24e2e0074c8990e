import { HEADER_NAMES, namesWith } from "./names.ts";
import { ownFields, type RedactorOptions, settingsOf } from "./options.ts";
import { redact } from "./redact.ts";

/** The depth to which a value is copied. Anything deeper is masked. */
const DEEPEST = 64;

/** Copies a value, with the secrets in it masked. */
class Copier {
  readonly #options: RedactorOptions | undefined;
  readonly #mask: string;
  readonly #names: ReadonlySet<string>;
  /** The copies of the objects met so far, so that cycles stay cycles. */
  readonly #copies = new Map<object, unknown>();

  constructor(options: RedactorOptions | undefined) {
    this.#options = options;
    this.#mask = settingsOf(options).mask;
    const { parameters } = ownFields(options);
    const more = Array.isArray(parameters) ? parameters.filter((name) => typeof name === "string") : [];
    this.#names = namesWith([...HEADER_NAMES, ...more]);
  }

  copy(value: unknown, depth: number): unknown {
    if (typeof value === "string") return redact(value, this.#options);
    if (typeof value !== "object" || value === null) return value;
    const known = this.#copies.get(value);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return this.#mask;
    try {
      return this.#copyObject(value, depth + 1);
    } catch {
      // The value is a proxy that throws.
      return this.#mask;
    }
  }

  #copyObject(value: object, depth: number): unknown {
    if (value instanceof URL) return redact(value.href, this.#options);
    if (value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value)) return value;
    if (value instanceof Map)
      return this.#filled(value, new Map(), (copy) => {
        for (const [key, item] of value) copy.set(this.copy(key, depth), this.#field(key, item, depth));
      });
    if (value instanceof Set)
      return this.#filled(value, new Set(), (copy) => {
        for (const item of value) copy.add(this.copy(item, depth));
      });
    const empty = Array.isArray(value) ? [] : (Object.create(Object.getPrototypeOf(value)) as object);
    return this.#filled(value, empty, (copy) => {
      for (const key of Reflect.ownKeys(value)) this.#define(copy, value, key, depth);
    });
  }

  #filled<T extends object>(value: object, copy: T, fill: (copy: T) => void): T {
    this.#copies.set(value, copy);
    fill(copy);
    return copy;
  }

  #define(copy: object, value: object, key: string | symbol, depth: number): void {
    const { enumerable = false } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
    if (Array.isArray(copy) && key === "length") copy.length = (value as unknown[]).length;
    else
      Object.defineProperty(copy, key, {
        value: this.#read(value, key, depth),
        enumerable,
        writable: true,
        configurable: true,
      });
  }

  #read(value: object, key: string | symbol, depth: number): unknown {
    try {
      return this.#field(key, Reflect.get(value, key), depth);
    } catch {
      // The field is a getter that throws.
      return this.#mask;
    }
  }

  #field(key: unknown, value: unknown, depth: number): unknown {
    const isSecret = typeof key === "string" && this.#names.has(key.toLowerCase());
    return isSecret && value !== undefined && value !== null ? this.#mask : this.copy(value, depth);
  }
}

/**
 * Copies any value, such as a log record, with the secrets in it masked: those in its strings, as `redact` finds them, and the
 * values of fields named like secret parameters or headers (`password`, `token`, `authorization`, `set-cookie`). It never
 * fails, and never changes its argument. Errors, maps, sets and instances of classes keep their prototypes, and cycles stay
 * cycles; a `URL` becomes a string. A getter that throws, and anything deeper than 64 levels, is masked as a whole.
 *
 * @param value - Anything.
 * @param options - The secrets to find, and their replacement.
 * @returns The copy.
 * @public
 */
export function redactValue(value: unknown, options?: RedactorOptions): unknown {
  return new Copier(options).copy(value, 0);
}
