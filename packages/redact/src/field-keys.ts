import type { Settings } from "./options.ts";
import { NAME_KEY, VALUE_KEY } from "./pairs.ts";
import { redactBy } from "./redact.ts";
import type { NameKind } from "./secret-name.ts";

/** The key of a field, and how the field is read. */
export interface FieldKey<Key extends string | symbol = string | symbol> {
  readonly key: Key;
  /** The key, with the secrets in it masked. */
  readonly shown: Key;
  /** The kind of the secret under it. */
  readonly kind: NameKind | undefined;
  /** True if its field holds a query or a fragment, without the delimiter before it. */
  readonly isQuery: boolean;
  /** What stands before `Name` or `Key`, if its field may hold the name of a pair: `{headerName: "X-Api-Key", headerValue: "x"}`. */
  readonly namePrefix: string | undefined;
  /** What stands before `Value`, if its field may hold the value of a pair. */
  readonly valuePrefix: string | undefined;
}

const QUERY = /(?:^|[._-])(?:query|fragment)$|query_?string$/i;
const NAME = new RegExp(`^(?:(.*)(?:name|key)|${NAME_KEY})$`, "i");
const VALUE = new RegExp(`^(?:(.*)value|${VALUE_KEY})$`, "i");

/** Returns what stands before the word of a pair, if a key has one. */
function beforeWord(word: RegExp, key: string): string | undefined {
  const match = word.exec(key);
  return match ? (match[1] ?? "") : undefined;
}

/** The number of keys that are kept, and the length of the longest. */
const MOST_KEPT = 1000;
const LONGEST_KEPT = 64;

/** Reads the keys of fields, and keeps the last ones: most records have few different ones. */
export class FieldKeys {
  readonly #settings: Settings;
  readonly #kept = new Map<string, FieldKey<string>>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Reads a key. The name of a symbol is its description. */
  of<Key extends string | symbol>(key: Key): FieldKey<Key>;
  of(key: string | symbol): FieldKey {
    if (typeof key === "symbol") return { ...this.of(key.description ?? ""), key, shown: key };
    return this.#kept.get(key) ?? this.#read(key);
  }

  #read(key: string): FieldKey<string> {
    const { names, kinds } = this.#settings;
    const isAssigned = kinds.has("assignments");
    const shown = redactBy(this.#settings, key);
    const read = {
      key,
      shown,
      kind: isAssigned ? names.kindOf(key) : undefined,
      isQuery: QUERY.test(key),
      namePrefix: isAssigned ? beforeWord(NAME, key) : undefined,
      valuePrefix: isAssigned ? beforeWord(VALUE, key) : undefined,
    };
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    // No secret is kept.
    if (key.length <= LONGEST_KEPT && shown === key) this.#kept.set(key, read);
    return read;
  }
}

const made = new WeakMap<Settings, FieldKeys>();

/** Returns what reads the keys of fields by settings. */
export function fieldKeysFor(settings: Settings): FieldKeys {
  const known = made.get(settings) ?? new FieldKeys(settings);
  made.set(settings, known);
  return known;
}
