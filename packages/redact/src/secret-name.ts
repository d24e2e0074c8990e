import { itemsOf, ownFields } from "./own-fields.ts";
import { WORDS } from "./secret-words.ts";

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

/** The kind of a secret: in objects, a password or one-time code may be a number as well. */
export type SecretKind = "password" | "other";

/** The most words that a row of the table has, however a name is cut into words. */
const LONGEST_RUN = 4;

/** The number of characters of a word that are looked at, from its end. */
const LONGEST_WORD = 64;

/** An escape of a URL, or one of a string of JSON. */
const ESCAPE = /%(?:25){0,2}([\da-f]{2})|\\u00([\da-f]{2})/gi;
const decoded = (_: string, percent: string | undefined, json: string) =>
  String.fromCharCode(Number.parseInt(percent ?? json, 16));

/** A place where a name is cut, whatever follows it. */
const CUT = /[\0-/:-@[-`{-\x7f]|[a-z\d](?=[A-Z])/;

/** The number of names whose kinds are kept. */
const MOST_KNOWN = 1000;

const set = (alternatives: string) => new Set(alternatives.split("|"));

/** Returns all rows of words that a row with alternatives stands for, written together. */
const spelt = (run: string) =>
  run
    .split(" ")
    .reduce(
      (runs: readonly string[], words) => runs.flatMap((run) => words.split("|").map((word) => run + word)),
      [""],
    );

const ENDING = new RegExp(`(?:${WORDS.endings})$`);
const RUNS: ReadonlySet<string> = new Set([WORDS.endings, WORDS.words, ...WORDS.runs].flatMap(spelt));
const NAMES = set(WORDS.names);
const LAST = set(WORDS.last);
const LAST_AFTER = set(WORDS.lastAfter);
const AFTER = new RegExp(`(?:${WORDS.after})$`);
const FIRST = set(WORDS.first);
const PASSWORD = new RegExp(WORDS.passwords);

/** Returns a word without digits and a plural `s` at its end. */
function singular(word: string): string {
  const letters = word.slice(-LONGEST_WORD).replace(/\d$/, "");
  return LAST.has(letters) || FIRST.has(letters) ? letters : letters.replace(/\d?(?<!s)s$/, "");
}

/** Cuts a name into words. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(ESCAPE, decoded)
    .replace(/\d+/g, "0")
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, "$&_")
    .toLowerCase()
    .split(/[\0-/:-`{-\x7f]+/)
    .map(singular)
    .filter((word) => word !== "");
}

/** Knows the names of secrets. */
export class SecretNames {
  readonly #added: ReadonlySet<string>;
  readonly #excepted: ReadonlySet<string>;
  readonly #longest: number;
  /** The kinds of the last names: most texts have few different ones. */
  readonly #kinds = new Map<string, SecretKind | "none">();

  constructor(parameters: readonly string[], except: readonly string[]) {
    const added = parameters.map(wordsOf).filter(({ length }) => length > 0);
    this.#added = new Set(added.map((words) => words.join("")));
    this.#excepted = new Set(except.map((name) => wordsOf(name).join("_")));
    this.#longest = added.reduce((longest, { length }) => Math.max(longest, length), LONGEST_RUN);
  }

  /** Tells the kind of the secret that a name has; `undefined` if it has none. */
  kindOf(name: string): SecretKind | undefined {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known === "none" ? undefined : known;
    const kind = this.#findKind(name);
    if (this.#kinds.size > MOST_KNOWN) this.#kinds.clear();
    if (name.length < LONGEST_WORD) this.#kinds.set(name, kind ?? "none");
    return kind;
  }

  #findKind(name: string): SecretKind | undefined {
    const words = wordsOf(name);
    const last = words.length - 1;
    if (last < 0 || this.#excepted.has(words.join("_"))) return undefined;
    const whole = words.length <= LONGEST_RUN ? words.join("") : "";
    if (NAMES.has(whole)) return PASSWORD.test(whole) ? "password" : "other";
    const isFirstHarmless = FIRST.has(words[0] as string);
    const isLastHarmless = tells(words[last] as string, words[last - 1]);
    let kind: SecretKind | undefined;
    for (let from = 0; from <= last && words[from] !== WORDS.before; from++) {
      if (from > 0 && isFirstHarmless) break;
      let run = "";
      for (let to = from; to <= last && to < from + this.#longest; to++) {
        run += words[to];
        if (to < last && isLastHarmless) continue;
        const secret = this.#secretIn(run, to === from);
        if (secret !== undefined) kind = kind === "password" || PASSWORD.test(secret) ? "password" : "other";
      }
    }
    return kind;
  }

  /** Returns a shorter name of the same kind, whatever is added to both at the end. */
  shortened(name: string): string {
    const plain = name.replace(ESCAPE, decoded).replace(/\d+/g, "0");
    // An escape may be cut.
    let cut = plain.search(/[%\\][\da-fu]{0,5}$|$/i);
    while (cut > 0 && !CUT.test(plain.slice(cut - 1, cut + 1))) cut--;
    const words = wordsOf(plain.slice(0, cut));
    const secret = this.kindOf(`${words.join("_")}_x`);
    const isHarmless = words.includes(WORDS.before) || FIRST.has(words[0] ?? "");
    const head = secret === undefined ? (isHarmless ? WORDS.before : "x") : secret === "password" ? "pwd" : "sig";
    const rest = plain.slice(cut);
    const last = rest.length > LONGEST_WORD ? `x${rest.slice(-LONGEST_WORD)}` : rest;
    return [head, "x", ...words.slice(-this.#longest), last].join("_");
  }

  #secretIn(run: string, isWord: boolean): string | undefined {
    if (RUNS.has(run) || this.#added.has(run)) return run;
    return isWord ? ENDING.exec(run)?.[0] : undefined;
  }
}

/** Tells whether a last word tells something about the secret before it. */
function tells(last: string, before: string | undefined): boolean {
  return LAST.has(last) || (LAST_AFTER.has(last) && before !== undefined && AFTER.test(before));
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The names that nobody has added to, made once. */
let known: SecretNames | undefined;

/** Returns what knows the names of secrets; anything but texts is ignored. */
export function secretNames({ parameters, except }: SecretNameOptions): SecretNames {
  const added = itemsOf(parameters, isText);
  const excepted = itemsOf(except, isText);
  if (added.length > 0 || excepted.length > 0) return new SecretNames(added, excepted);
  known ??= new SecretNames([], []);
  return known;
}

/**
 * Tells by its words whether a name, such as that of a parameter, a header field or a field of an object, is that of a secret: those of
 * `accessToken`, `X-API-Key` and `user%5Bpassword%5D` are, those of `token_type` and `author` are not. It takes time proportional to the
 * length of the name.
 *
 * @param name - The name, as it is written; anything but a string is not secret.
 * @param options - Further names that are, or are not.
 * @returns True if the value of that name is a secret.
 * @public
 */
export function isSecretName(name: string, options?: SecretNameOptions): boolean {
  return typeof name === "string" && secretNames(ownFields(options)).kindOf(name) !== undefined;
}
