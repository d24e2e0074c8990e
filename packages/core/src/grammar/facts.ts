import type { Codec, Node, Part, Sequence, Usual } from "./nodes.ts";
import { asNode, children } from "./walk.ts";

/**
 * The key under which functions and codecs keep facts for a compiler and for `replaced`. It is a registered symbol: every copy of this
 * package shares it, and no field of an author's clashes with it.
 */
const FACTS: unique symbol = Symbol.for("@url1738/core: facts") as never;

/** The call that made a function, for a compiler that cannot import the function itself. @public */
export interface Recipe {
  /** The name of the export that makes such functions. */
  readonly name: string;
  /** That export itself; without it, the name tells. */
  readonly make?: object;
  /** The arguments of the call: data, functions that have names or recipes, and pieces of grammar. */
  readonly arguments: readonly unknown[];
  /** The name of the function in the codec that the call makes; without it, the call makes the function itself. */
  readonly part?: string;
}

/** The facts about a function that another function made. @public */
export interface FunctionFacts {
  /** The call that makes it again. */
  readonly recipe?: Recipe | undefined;
  /** For a function that reads or spells: true if it returns every string as it is. */
  readonly isString?: true;
  /** For a check: the texts for which it finds no errors, whatever their length. */
  readonly spared?: Node | undefined;
}

/** The texts for which a compiler need not call the functions of a codec. A function that is left out is always called. @public */
export interface Spared {
  /** The texts that `read` returns unchanged. */
  readonly read?: Node | undefined;
  /** The strings that `spell` returns unchanged. */
  readonly spell?: Node | undefined;
  /**
   * The texts that `spell` returns for what `read` returns, if they have no escapes but those of octets that the codec `keeps`, with
   * upper-case digits; without it, the texts that both functions return unchanged.
   */
  readonly written?: Node | undefined;
  /** Tells whether the escape of an octet stays one in the canonical spelling; without it, none is known to. */
  readonly keeps?: ((octet: number) => boolean) | undefined;
  /** The texts, of at most {@link Spared.most} characters, for which `check` finds no errors. */
  readonly check?: Node | undefined;
  /** The greatest length of a text that `check` need not see; without it, any length. */
  readonly most?: number | undefined;
  /** Finds the errors that only longer texts can have, see {@link Usual.checkLong}. */
  readonly checkLong?: Codec<unknown>["check"];
  /**
   * Texts that people have, of at most {@link Spared.most} characters, that are their own canonical spelling and for which `check` finds no
   * errors; if there is a {@link Spared.read}, `read` returns them unchanged. An expression is made of their grammar, which has no component,
   * and no escapes but those of octets that the codec `keeps`; without it, the compiler finds such texts if single characters tell what they
   * are.
   */
  readonly usual?: Node | undefined;
  /** The texts of the grammar of {@link Spared.usual} that are none of these texts. */
  readonly except?: Node | undefined;
}

/** The facts about a ready-made codec. @public */
export interface CodecFacts {
  /**
   * Makes the same codec for another rule of the text; without it, only the whole component can be replaced.
   *
   * @param rule - The other rule.
   * @returns The fields of this codec that change.
   */
  readonly forRule?: ((rule: Node) => Partial<Codec<unknown>>) | undefined;
  /** The texts that need none of its functions. */
  readonly spared?: Spared | undefined;
}

/** The facts about a part of the grammar of {@link Spared.usual}. @public */
export interface PartFacts {
  /** The texts that must not begin where it begins, even if they continue after its end. */
  readonly unlike?: Node | undefined;
}

/** Attaches facts to a function, a codec or a part of a grammar, and returns the same object, which copies show as the owner. @public */
export function withFacts<T extends object>(owner: T, facts: FunctionFacts | CodecFacts | PartFacts): T {
  return Object.assign(owner, { [FACTS]: { facts, owner } });
}

/** Returns the facts about a codec, a part of a grammar or a function. A copy that replaces a function of a codec spares no text. @public */
export function factsOf(holder: Codec<unknown>): CodecFacts;
export function factsOf(holder: Node): PartFacts;
export function factsOf(holder: unknown): FunctionFacts;
export function factsOf(holder: unknown): CodecFacts | FunctionFacts | PartFacts {
  const copy = Object(holder);
  const { facts = {}, owner = copy } = copy[FACTS] ?? {};
  const isReplaced = ["read", "spell", "check"].some((name) => copy[name] !== owner[name]);
  return isReplaced ? { ...facts, spared: undefined } : facts;
}

/**
 * Calls a function that makes a function of a codec, or a whole codec, and notes the call, so that a compiler can write it down:
 * `call(spellerOf, ";", 3)`.
 *
 * @param make - The function to call. The compiler finds it among the exports of the author's modules.
 * @param values - Its arguments: data, exported functions, and functions that `call` returned or core made.
 * @returns The function or codec that `make` returns.
 * @public
 */
export function call<const A extends readonly unknown[], F extends object>(make: (...values: A) => F, ...values: A): F {
  const recipe: Recipe = { name: make.name, make, arguments: values };
  const result = make(...values);
  if (typeof result === "function") return withFacts(result, { recipe });
  for (const [part, run] of Object.entries(result))
    if (typeof run === "function") withFacts(run, { recipe: { ...recipe, part } });
  return result;
}

/**
 * Makes a part of the texts of {@link Usual} that must not begin like something else, even if the text continues after that:
 * `unlike("::", many(digit, ":"))`. Elsewhere in a grammar, this is the part alone.
 *
 * @param other - The beginning that the part must not have.
 * @param parts - The part, a sequence.
 * @public
 */
export function unlike(other: Part, ...parts: readonly Part[]): Sequence<readonly []> {
  return withFacts({ kind: "sequence", items: parts.map(asNode) }, { unlike: asNode(other) });
}

/** Tells whether a grammar has a part made with {@link unlike}, so that only an expression can follow it. */
const hasUnlike = (node: Node): boolean => factsOf(node).unlike !== undefined || children(node).some(hasUnlike);

/** Returns all characters that the sets of a grammar have raw. */
const rawInSets = (node: Node): string =>
  node.kind === "set" ? node.characters : children(node).map(rawInSets).join("");

/** Adds what its author claims to a copy of a codec. @param rule - The rule of the component's text. */
export function withUsual<V>(codec: Codec<V>, rule: Node, usual: Usual): Codec<V> {
  const facts = factsOf(codec as Codec<unknown>);
  return withFacts(withoutInherited(codec), {
    forRule: facts.forRule,
    // Whatever is wrong with the claim or the codec is reported when the definition is checked.
    get spared(): Spared {
      const { except, unchanged, passing, most, checkLong, mustRead = false } = usual;
      const { written, keeps } = facts.spared ?? {};
      const texts = asNode(usual.texts);
      const raw = rawInSets(texts);
      const plain = except === undefined && !mustRead && !hasUnlike(texts) ? texts : undefined;
      return {
        read: unchanged === undefined ? plain : asNode(unchanged),
        spell: factsOf(codec.spell).isString ? rule : plain,
        written,
        keeps: keeps ?? ((octet) => octet > 0x7f || !raw.includes(String.fromCharCode(octet))),
        check: passing === undefined ? plain : asNode(passing),
        most,
        checkLong,
        usual: texts,
        except: except === undefined ? undefined : asNode(except),
      };
    },
  });
}

/** Copies a codec or options without inherited fields. Copies getters without calling them, so that one that throws is reported later. */
export function withoutInherited<T>(value: T): T {
  return Object(value) === value ? Object.create(null, Object.getOwnPropertyDescriptors(value)) : value;
}

/** Makes the same codec for another rule; `undefined` if it fits only its own. Drops the spared texts, which depend on the rule. */
export function codecForRule(codec: Codec<unknown>, rule: Node): Codec<unknown> | undefined {
  const { forRule } = factsOf(codec);
  const changed = forRule?.(rule) as Codec<unknown> | undefined;
  return changed && withFacts(withoutInherited({ ...codec, ...changed }), { forRule, ...factsOf(changed) });
}
