import { type RedactorOptions, type Settings, settingsOf } from "./options.ts";
import { redact } from "./redact.ts";
import type { SecretKind } from "./secret-name.ts";

/** The depth to which a value is copied. Anything deeper is masked. */
const DEEPEST = 64;

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

/** Tells whether a value under the name of a secret is one: `true`, `false`, `null` and numbers are passwords or one-time codes at most. */
const isSecretValue = (value: unknown, kind: SecretKind) =>
  value !== undefined && (kind === "password" || !(value === null || /^(?:boolean|number|bigint)$/.test(typeof value)));

/** Copies a value, with the secrets in it masked. */
class Copier {
  readonly #options: RedactorOptions | undefined;
  readonly #settings: Settings;
  /** The copies of the objects met so far, so that cycles stay cycles. */
  readonly #copies = new Map<object, unknown>();

  constructor(options: RedactorOptions | undefined) {
    this.#options = options;
    this.#settings = settingsOf(options);
  }

  copy(value: unknown, depth: number): unknown {
    if (typeof value === "string") return redact(value, this.#options);
    if (typeof value !== "object" || value === null) return value;
    const known = this.#copies.get(value);
    if (known !== undefined) return known;
    // The value may be a proxy that throws.
    return depth > DEEPEST ? this.#settings.mask : this.#unlessItThrows(() => this.#copyObject(value, depth + 1));
  }

  #copyObject(value: object, depth: number): unknown {
    if (value instanceof URL) return redact(value.href, this.#options);
    if (value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value)) return value;
    if (value instanceof Map) {
      const copy = this.#keep(value, new Map());
      for (const [key, item] of value) copy.set(this.copy(key, depth), this.#field(key, item, depth));
      return copy;
    }
    if (value instanceof Set) {
      const copy = this.#keep(value, new Set());
      for (const item of value) copy.add(this.copy(item, depth));
      return copy;
    }
    const copy = this.#keep(value, Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value)));
    for (const key of Reflect.ownKeys(value)) this.#define(copy, value, key, depth);
    return copy;
  }

  #keep<T>(value: object, copy: T): T {
    this.#copies.set(value, copy);
    return copy;
  }

  #define(copy: object, value: object, key: string | symbol, depth: number): void {
    const { enumerable = false } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
    if (Array.isArray(copy) && key === "length") copy.length = (value as unknown[]).length;
    else
      Object.defineProperty(copy, key, {
        // The field may be a getter that throws.
        value: this.#unlessItThrows(() => this.#field(key, Reflect.get(value, key), depth)),
        enumerable,
        writable: true,
        configurable: true,
      });
  }

  #field(key: unknown, value: unknown, depth: number): unknown {
    const { names, mask } = this.#settings;
    const kind = typeof key === "string" ? names.kindOf(key) : undefined;
    return kind === undefined || !isSecretValue(value, kind) ? this.copy(value, depth) : mask;
  }

  #unlessItThrows(copy: () => unknown): unknown {
    try {
      return copy();
    } catch {
      return this.#settings.mask;
    }
  }
}
