import { BnfError } from "./bnf-error.ts";
import { type Notation, type NotationName, notations } from "./notation.ts";

/** The right side of a rule. */
export type Expression =
  /** One character of each set, in order. */
  | { readonly kind: "text"; readonly sets: readonly string[] }
  | { readonly kind: "rule"; readonly rule: BnfRule }
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "sequence"; readonly items: readonly Expression[] }
  | { readonly kind: "choice"; readonly items: readonly Expression[] }
  | { readonly kind: "repeat"; readonly least: number; readonly most: number; readonly item: Expression };

/** A piece of a BNF text. Its kinds are the groups of {@link Notation.tokens}. */
export interface Token {
  readonly kind: string;
  readonly text: string;
}

/** A rule of a text. It is read only when it is asked for, because others may be prose. */
export interface BnfRule {
  readonly name: string;
  /** Returns the right side. @throws BnfError - If it is wrong, or names a rule that is missing. */
  readonly right: () => Expression;
}

/** The end of a page of an RFC, and the beginning of the next one. */
const PAGE = /^.*\[Page \d+\]$|^RFC \d+ .*\d{4}$/gm;

/** Splits a text into tokens without spaces and comments. */
function tokensOf(text: string, { tokens }: Notation): readonly Token[] {
  return Array.from(text.replace(PAGE, "").matchAll(tokens), ({ groups = {} }) => {
    const [kind = "", token = ""] = Object.entries(groups).find(([, group]) => group !== undefined) ?? [];
    return { kind, text: token };
  }).filter(({ kind }) => kind !== "space");
}

type RightSides = ReadonlyMap<string, readonly Token[]>;

/** Returns the right sides of a text by the names of their rules: a name with the sign after it begins a rule. */
function rightSides(text: string, notation: Notation): RightSides {
  const rules = new Map<string, Token[]>();
  const all = tokensOf(text, notation);
  let right: Token[] | undefined;
  for (let at = 0; at < all.length; at++) {
    const token = all[at] as Token;
    const sign = all[at + 1]?.text;
    if (token.kind !== "name" || (sign !== notation.is && sign !== `${notation.is}/`)) {
      if (right === undefined) throw new BnfError("", `The text does not begin with a rule, but with ${token.text}.`);
      right.push(token);
      continue;
    }
    const name = notation.nameOf(token.text);
    const before = rules.get(name);
    if (before === undefined) right = [];
    else if (sign === notation.is) throw new BnfError(name, `The rule ${name} is defined twice.`);
    else right = [...before, { kind: "sign", text: notation.or }];
    rules.set(name, right);
    at++;
  }
  return rules;
}

const inEitherCase = (character: string) => character.toLowerCase() + character.toUpperCase();

const LAST = 0x7f;

/** Reads the right side of one rule. */
class RightSide {
  readonly #rule: string;
  readonly #tokens: readonly Token[];
  readonly #notation: Notation;
  readonly #ruleNamed: (name: string) => BnfRule;
  #at = 0;

  constructor(rule: string, tokens: readonly Token[], notation: Notation, ruleNamed: (name: string) => BnfRule) {
    this.#rule = rule;
    this.#tokens = tokens;
    this.#notation = notation;
    this.#ruleNamed = ruleNamed;
  }

  read(): Expression {
    const read = this.#choice();
    if (this.#at < this.#tokens.length) this.#refuse();
    return read;
  }

  #fail(message: string): never {
    throw new BnfError(this.#rule, `The rule ${this.#rule} ${message}`);
  }

  #refuse(): never {
    const token = this.#tokens[this.#at];
    if (token === undefined) this.#fail("ends where something must follow.");
    this.#fail(
      `has ${token.text} where its notation has nothing like it. If the rule is prose, hand in one that is not.`,
    );
  }

  #skip(sign: string): boolean {
    if (this.#tokens[this.#at]?.text !== sign) return false;
    this.#at++;
    return true;
  }

  #choice(): Expression {
    const items = [this.#sequence()];
    while (this.#skip(this.#notation.or)) items.push(this.#sequence());
    return items.length === 1 ? (items[0] as Expression) : { kind: "choice", items };
  }

  #sequence(): Expression {
    const items: Expression[] = [];
    for (let item = this.#element(); item !== undefined; item = this.#element()) items.push(item);
    if (items.length === 0) this.#refuse();
    return items.length === 1 ? (items[0] as Expression) : { kind: "sequence", items };
  }

  #element(): Expression | undefined {
    const { kind, text = "" } = this.#tokens[this.#at] ?? {};
    if (kind !== "count") return this.#item(false);
    this.#at++;
    const [least = "", most = least] = text.split("*");
    const item = this.#item(this.#notation.repeatsBrackets);
    if (item === undefined) this.#refuse();
    const repeat = { least: Number(least), most: most === "" ? Number.POSITIVE_INFINITY : Number(most) };
    if (repeat.most < repeat.least) this.#fail(`repeats an element ${text}, which is at most less than at least.`);
    return { kind: "repeat", ...repeat, item };
  }

  /** @param isGroup - True if brackets only group. */
  #item(isGroup: boolean): Expression | undefined {
    if (this.#skip("(")) return this.#closed(")");
    if (this.#skip("[")) {
      const item = this.#closed("]");
      return isGroup ? item : { kind: "repeat", least: 0, most: 1, item };
    }
    const { kind, text = "" } = this.#tokens[this.#at] ?? {};
    const read = this.#terminal(kind, text);
    if (read !== undefined) this.#at++;
    return read;
  }

  #closed(sign: string): Expression {
    const item = this.#choice();
    if (!this.#skip(sign)) this.#refuse();
    return item;
  }

  #terminal(kind: string | undefined, text: string): Expression | undefined {
    if (kind === "name") return { kind: "rule", rule: this.#ruleNamed(text) };
    if (kind === "prose") return { kind, text };
    if (kind === "nothing") return { kind: "sequence", items: [] };
    if (kind === "literal") return this.#literal(text);
    return kind === "numbers" ? this.#numbers(text) : undefined;
  }

  #literal(text: string): Expression {
    const isSensitive = /^%s/i.test(text) || !this.#notation.anyCase;
    const characters = [...text.slice(text.search(/["<]/) + 1, -1)];
    return this.#text(isSensitive ? characters : characters.map(inEitherCase));
  }

  /** `%x61`, `%x61.62` and `%x61-7A`, as well in decimal and binary digits. */
  #numbers(text: string): Expression {
    const base = { x: 16, d: 10, b: 2 }[text.charAt(1).toLowerCase()] as number;
    const codes = text
      .slice(2)
      .split(/[.-]/)
      .map((digits) => Math.min(Number.parseInt(digits, base), LAST + 1));
    const [first = 0, last = first] = codes;
    if (!text.includes("-")) return this.#text(codes.map((code) => String.fromCharCode(code)));
    if (last < first) this.#fail(`has ${text}, whose end is before its beginning.`);
    return this.#text([String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at))]);
  }

  #text(sets: readonly string[]): Expression {
    if (sets.some((set) => [...set].some((character) => character.charCodeAt(0) > LAST)))
      this.#fail("has a character beyond ASCII, which no URL has. Hand in one that has none.");
    return { kind: "text", sets };
  }
}

/** A text of BNF and its notation. */
export interface BnfText {
  readonly bnf: string;
  readonly notation: NotationName;
}

/**
 * Returns a function that finds a rule of a text, or throws. A rule that a text lacks is looked for in the texts after it.
 *
 * @param changed - Right sides in place of the first text's own, or in addition to them.
 * @throws BnfError - If a text does not consist of rules, or has one twice.
 */
export function readRules(
  [{ bnf, notation: name }, ...others]: readonly [BnfText, ...BnfText[]],
  changed: Readonly<Record<string, string>> = {},
): (name: string) => BnfRule {
  const [next, ...last] = others;
  const inOthers = next === undefined ? undefined : readRules([next, ...last]);
  const notation = notations[name];
  const tokens: RightSides = new Map([
    ...rightSides(notation.core, notation),
    ...rightSides(bnf, notation),
    ...Object.entries(changed).map(([rule, right]) => [notation.nameOf(rule), tokensOf(right, notation)] as const),
  ]);
  const rules = new Map<string, BnfRule>();

  function ruleNamed(written: string): BnfRule {
    const name = notation.nameOf(written);
    const right = tokens.get(name);
    if (right === undefined && inOthers !== undefined) return inOthers(name);
    if (right === undefined) throw new BnfError(name, `The text has no rule ${name}. Hand it in.`);
    let expression: Expression | undefined;
    const rule = rules.get(name) ?? {
      name,
      right() {
        expression ??= new RightSide(name, right, notation, ruleNamed).read();
        return expression;
      },
    };
    rules.set(name, rule);
    return rule;
  }

  return ruleNamed;
}
