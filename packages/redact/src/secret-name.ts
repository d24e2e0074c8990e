import { itemsOf, ownFields } from "./own-fields.ts";
import { PASSWORDS } from "./secret-words.ts";
import { LONGEST_RUN, LONGEST_WORD, secretsIn, wordsOf } from "./secrets-in-name.ts";

/**
 * The names that are secret in addition to those known by their words, and those that are not.
 *
 * @public
 */
export interface SecretNameOptions {
  /** Words in a row, apart or written together, that make a name secret as well, such as `session ref`. */
  readonly parameters?: readonly string[] | undefined;
  /** Whole names that are not secret, in any case and however their words are separated. */
  readonly except?: readonly string[] | undefined;
}

/** The kind of a secret name: in objects, a password or one-time code may be a number as well. */
export type NameKind = "password" | "other";

/** The number of names whose kinds are kept. */
const MOST_KNOWN = 1000;

const PASSWORD = new RegExp(PASSWORDS);

/** Further words of names. */
export interface NameTable {
  /** Words in a row, written together. */
  readonly runs: readonly string[];
  /** Matches a secret word, or the end of one. */
  readonly ending: RegExp;
  /** Matches last words with which a name is not secret, those of the usual table included. */
  readonly telling: RegExp;
  /** Matches whole names that are not secret. */
  readonly harmless: RegExp;
  /** Matches those words that are passwords. */
  readonly password: RegExp;
}

/** Knows the names of secrets. */
export class SecretNames {
  readonly #added: ReadonlySet<string>;
  readonly #excepted: ReadonlySet<string>;
  /** The most words of a row. */
  readonly longest: number;
  readonly #table: NameTable | undefined;
  /** The rows of words that were added. */
  readonly rows: readonly (readonly string[])[];
  /** The kinds of the last names: most texts have few different ones. */
  readonly #kinds = new Map<string, NameKind | "none">();

  constructor(parameters: readonly string[], except: readonly string[], table?: NameTable) {
    const added = parameters.map(wordsOf).filter(({ length }) => length > 0);
    this.#table = table;
    this.#added = new Set([...added.map((words) => words.join("")), ...(table?.runs ?? [])]);
    this.rows = added;
    this.#excepted = new Set(except.map((name) => wordsOf(name).join("_")));
    this.longest = added.reduce((longest, { length }) => Math.max(longest, length), LONGEST_RUN);
  }

  /** Tells the kind of the secret that a name has; `undefined` if it has none. */
  kindOf(name: string): NameKind | undefined {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known === "none" ? undefined : known;
    const kind = this.#findKind(name);
    if (this.#kinds.size > MOST_KNOWN) this.#kinds.clear();
    if (name.length < LONGEST_WORD) this.#kinds.set(name, kind ?? "none");
    return kind;
  }

  #findKind(name: string): NameKind | undefined {
    const words = wordsOf(name);
    const table = this.#table;
    if (this.#excepted.has(words.join("_")) || table?.harmless.test(words.join(""))) return undefined;
    const secrets = secretsIn(words, this.#added, this.longest, table?.telling, table?.ending);
    if (secrets.length === 0) return undefined;
    return secrets.some((secret) => PASSWORD.test(secret) || table?.password.test(secret)) ? "password" : "other";
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";

/** Returns what knows the names of secrets; anything but texts is ignored. */
export function secretNames({ parameters, except }: SecretNameOptions, table?: NameTable): SecretNames {
  return new SecretNames(itemsOf(parameters, isText), itemsOf(except, isText), table);
}

/** The names that nobody has added to, made once. */
let known: SecretNames | undefined;

/**
 * Tells by its words whether a name, such as that of a parameter, a header field or a field of an object, is that of a secret: those of
 * `accessToken`, `X-API-Key` and `user%5Bpassword%5D` are, those of `token_type` and `author` are not. It takes time proportional to the
 * length of the name. This one knows only the words that errors know; that of `@url1738/redact` knows further ones.
 *
 * @param name - The name, as it is written; anything but a string is not secret.
 * @param options - Further names that are, or are not.
 * @returns True if the value of that name is a secret.
 * @public
 */
export function isSecretName(name: string, options?: SecretNameOptions): boolean {
  known ??= secretNames({});
  const names = options === undefined ? known : secretNames(ownFields(options));
  return typeof name === "string" && names.kindOf(name) !== undefined;
}
