/**
 * The contract between copies of this package, on one page: everything that one copy relies on in the objects of another. Two copies meet
 * whenever packages bundle different versions of core. Everything here is structure: nothing is recognised by its class. The public types
 * say the same at greater length; a type test keeps the two equal.
 */

/**
 * The version of the contract between copies of this package: the methods of a scheme, what they tell about its grammar, and the kinds of
 * grammar node. Schemes of an older version work here as well; the meaning of a newer version is not known.
 *
 * Since version 2, a scheme describes its grammar by `machine`, `errors` and `places`, so that it can be compiled and need not have one.
 * For a scheme of version 1, a registry calls the methods and reports the errors that they give.
 *
 * @public
 */
export const CONTRACT = 2;

/** The oldest version of the contract whose schemes still work here. */
export const OLDEST_CONTRACT = 1;

/** The key of a brand, by which an object is recognised, whichever copy made it. */
export const BRAND = "~url1738";

/** The scheme that `defineScheme` returns. Its methods are bound: they work however they are called. */
export interface ContractScheme {
  /** The version that the scheme keeps. If it is not known, nothing else may be read. */
  readonly contract: number;
  readonly name: string;
  readonly defaultPort: number | undefined;
  readonly section: string | undefined;
  readonly hint: ContractHint | undefined;
  readonly meant: ((text: string) => string | undefined) | undefined;
  readonly hazards: object | undefined;
  readonly bare?: boolean | undefined;
  readonly secrets?: readonly string[] | undefined;
  readonly "~standard": object;
  machine(): ContractMachine;
  errors(text: string): readonly ContractRuleErrorOf[];
  places(text: string): readonly ContractComponentPlace[];
  parse(text: string): { readonly scheme: string };
  safeParse(text: unknown): { readonly ok: boolean };
  canParse(text: unknown): boolean;
  build(parts: never): { readonly scheme: string };
  format(url: never): string;
  access(url: never, context?: never): unknown;
}

/** A grammar that reads what follows a scheme's name and colon, character by character. Only the machine itself understands its states. */
export interface ContractMachine {
  readonly first: unknown;
  step(state: unknown, code: number): unknown;
  isEnd(state: unknown): boolean;
  departureAt(state: unknown, index: number): ContractDeparture;
  componentsAt(state: unknown): ReadonlySet<string>;
}

/** The place where a text leaves a grammar, and what could have followed. */
export interface ContractDeparture {
  readonly index: number;
  readonly expected: readonly string[];
  readonly component: string | undefined;
  readonly section: string | undefined;
  readonly canEscape: boolean;
  readonly hints: readonly ContractHint[];
}

/** The place of a component in a URL, in UTF-16 offsets. */
export interface ContractComponentPlace {
  readonly component: string;
  readonly index: number;
  readonly end: number;
}

/** An error in a component of a URL. */
export interface ContractRuleErrorOf extends ContractRuleError {
  readonly component: string;
  readonly section: string | undefined;
}

/** A piece of grammar. The list of kinds is closed: a copy refuses a kind that it does not know. */
export type ContractNode =
  | ContractSet
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "sequence" | "choice"; readonly items: readonly ContractNode[] }
  | { readonly kind: "optional"; readonly item: ContractNode; readonly implied: boolean }
  | { readonly kind: "repeat"; readonly item: ContractNode; readonly least: 0 | 1 }
  | { readonly kind: "rule"; readonly name: string; readonly item: ContractNode }
  | {
      readonly kind: "component";
      readonly name: string;
      readonly item: ContractNode;
      readonly codec: ContractCodec;
      readonly options: ContractOptions;
    }
  | {
      readonly kind: "list";
      readonly name: string;
      readonly item: ContractNode;
      readonly separator: string;
      readonly place: "before" | "between" | "after";
      readonly options?: { readonly absent?: string | undefined } | undefined;
    };

/** One character of a set, raw or escaped. */
export interface ContractSet {
  readonly kind: "set";
  readonly name?: string | undefined;
  readonly parts: readonly (ContractSet | string)[];
  readonly characters: string;
  readonly escapes: boolean;
  readonly without: readonly number[];
}

/** The conversion of a component's text to its value and back; `check` finds what breaks a rule beyond the grammar. */
export interface ContractCodec {
  readonly read: (text: string) => unknown;
  readonly spell: (value: unknown) => string | undefined;
  readonly check?: ((text: string) => readonly ContractRuleError[]) | undefined;
}

/** A wrong part of a text, in UTF-16 offsets. */
export interface ContractRuleError {
  readonly index: number;
  readonly end: number;
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: ContractParams | undefined;
  readonly hint?: ContractAdvice | string | undefined;
}

/** The values of a sentence's placeholders. */
export type ContractParams = Readonly<Record<string, string | number>>;

/** Advice on what to write instead: a sentence, and the edit that it names. */
export interface ContractAdvice {
  readonly reason: string;
  readonly sentence: string;
  readonly params?: ContractParams | undefined;
  readonly fix?: ContractFix | undefined;
}

/** An edit of a text, in UTF-16 offsets. */
export interface ContractFix {
  readonly index: number;
  readonly end: number;
  readonly replacement: string;
  readonly sure: boolean;
}

/** Returns advice for a place. */
export type ContractHint = (place: ContractPlace) => ContractAdvice | string | undefined;

/** The place where a text leaves a grammar. */
export interface ContractPlace {
  readonly text: string;
  readonly index: number;
  readonly found: string;
}

/** The options of a component. */
export interface ContractOptions {
  readonly absent?: string | ((scheme: { readonly defaultPort: number | undefined }) => string | undefined) | undefined;
  readonly section?: string | undefined;
  readonly secret?: boolean | undefined;
  readonly specification?: string | undefined;
  readonly hint?: ContractHint | undefined;
  readonly sample?: ContractNode | undefined;
}

/** The record of an error. A record with an unknown code is still an error. */
export interface ContractError {
  readonly [BRAND]: "error";
  readonly code: string;
  readonly message: string;
}

/** A string that is still percent-encoded: the brand exists for the type checker only. */
export type ContractEncoded = string & { readonly [BRAND]: "encoded" };
