/**
 * The contract between copies of core, on one page: everything that one copy relies on in the objects of another. Two copies
 * meet whenever packages bundle different versions of core. Everything here is structure: nothing is recognised by its class. The page
 * describes the copies in use; `contract.test-d.ts` compares it with today's types.
 */

/** The scheme that `defineScheme` returns. Its methods are bound: they work however they are called. */
export interface Scheme {
  /** The version that the scheme keeps. If a copy does not know it, it must not read anything else. */
  readonly contract: number;
  readonly name: string;
  readonly defaultPort: number | undefined;
  readonly section: string | undefined;
  readonly hint: Hint | undefined;
  readonly meant: ((text: string) => string | undefined) | undefined;
  readonly hazards: object | undefined;
  readonly bare?: boolean | undefined;
  readonly relative?: "never" | "generic" | "always" | undefined;
  readonly secrets?: Secrets | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** A function that a scheme with words has: it returns the sentence about a wrong word. */
  readonly wordTold?: object | undefined;
  /** A function that a scheme with a rule of `checkDecoded` has: it returns the terms of that rule at a place where a text leaves the grammar. */
  readonly termsOfRefusal?: object | undefined;
  /** For a scheme of several names, a scheme for each of them. */
  readonly members?: readonly Scheme[] | undefined;
  /** For an interpreted scheme. */
  readonly definition?: { readonly name: string; readonly schemepart: Node } | undefined;
  readonly "~standard": object;
  machine(): Machine;
  errors(text: string): readonly RuleErrorOf[];
  places(text: string, isDeep?: boolean): readonly ComponentPlace[];
  explain(text: unknown, advise?: (text: string, failure: Failure) => object | string | undefined): object;
  parse(text: string): { readonly scheme: string };
  safeParse(text: unknown): { readonly ok: boolean };
  canParse(text: unknown): boolean;
  normalize(text: string): string;
  build(parts: never): { readonly scheme: string };
  format(url: never): string;
  access(url: never, context?: never): unknown;
}

/** Why a text is not a URL of its scheme, before there is a record of it. */
export interface Failure {
  readonly text: string;
  readonly scheme: string;
  readonly rules: object;
  readonly machine: Machine;
  readonly mismatch: { readonly index: number; readonly state: unknown };
  readonly broken: RuleErrorOf | undefined;
  readonly isSecret: boolean;
  readonly isFirst: boolean;
  readonly told: { readonly sentence?: object; readonly component: string | undefined } | undefined;
}

/** The components of a scheme whose text is secret. */
export interface Secrets {
  readonly paths: readonly string[];
  include(path: string): boolean;
  concern(path: string): boolean;
  concernAt(error: ComponentPlace, reading: ReadText): boolean;
  mayFollow(reading: ReadText, mismatch: { readonly index: number; readonly state: unknown }): boolean;
  placesIn(reading: ReadText, mismatch: { readonly index: number; readonly state: unknown }): readonly ComponentPlace[];
}

/** A machine that reads the text after a scheme's name and colon, character by character. Only the machine itself understands its states. */
export interface Machine {
  readonly first: unknown;
  step(state: unknown, code: number): unknown;
  isEnd(state: unknown): boolean;
  mismatchAt(state: unknown, index: number): Mismatch;
  componentsAt(state: unknown): ReadonlySet<string>;
}

/** The place where a text leaves a grammar, and what could have followed. */
export interface Mismatch {
  readonly index: number;
  readonly expected: readonly string[];
  readonly component: string | undefined;
  readonly section: string | undefined;
  readonly canEscape: boolean;
  readonly hints: readonly Hint[];
}

/** A text, its machine, and what finds the places of components in texts that the grammar accepts. */
export interface ReadText {
  readonly text: string;
  readonly machine: Machine;
  readonly rules: { readonly places: (text: string, isDeep: boolean) => readonly ComponentPlace[] };
}

/** The place of a component in a URL, in UTF-16 offsets. */
export interface ComponentPlace {
  readonly component: string;
  readonly index: number;
  readonly end: number;
}

/** An error in a component of a URL. */
export interface RuleErrorOf extends RuleError {
  readonly component: string;
  readonly section: string | undefined;
}

/** A piece of grammar. The list of kinds is closed: a copy refuses a kind that it does not know. */
export type Node =
  | Set
  | { readonly kind: "literal"; readonly text: string; readonly anyCase?: boolean | undefined }
  | { readonly kind: "sequence"; readonly items: readonly Node[] }
  | { readonly kind: "choice"; readonly items: readonly Node[]; readonly ordered?: boolean | undefined }
  | { readonly kind: "optional"; readonly item: Node; readonly implied: boolean }
  | { readonly kind: "repeat"; readonly item: Node; readonly least: 0 | 1 }
  | { readonly kind: "rule"; readonly name: string; readonly item: Node }
  | {
      readonly kind: "component";
      readonly name: string;
      readonly item: Node;
      readonly codec: Codec;
      readonly options: Options;
      /** Its value and its only text, by which alternatives are told apart. */
      readonly word?: string | undefined;
    }
  | {
      readonly kind: "list";
      readonly name: string;
      readonly item: Node;
      readonly separator: string;
      readonly place: "before" | "between" | "after";
      readonly options?: { readonly absent?: string | undefined } | undefined;
    };

/** One character of a set, raw or escaped. */
export interface Set {
  readonly kind: "set";
  readonly name?: string | undefined;
  readonly parts: readonly (Set | string)[];
  readonly characters: string;
  readonly escapes: boolean;
  readonly without: readonly number[];
}

/** The conversion of a component's text to its value and back; `check` finds what breaks a rule beyond the grammar. */
export interface Codec {
  readonly read: (text: string) => unknown;
  readonly spell: (value: unknown, exact?: boolean, name?: string) => string | undefined;
  readonly check?: ((text: string) => readonly ErrorInside[]) | undefined;
  readonly inside?: ((text: string) => readonly PlaceInside[]) | undefined;
  readonly isAbsent?: ((value: unknown, exact: boolean) => boolean) | undefined;
  readonly isExact?: boolean | undefined;
}

/** A part of a value that is an object: its path, such as `.timeout`, and its place in the component's text. */
export interface PlaceInside {
  readonly path: string;
  readonly index: number;
  readonly end: number;
}

/** An error in a component, or in a part of its value. */
export interface ErrorInside extends RuleError {
  readonly path?: string | undefined;
  readonly section?: string | undefined;
}

/** A wrong part of a text, in UTF-16 offsets. */
export interface RuleError {
  readonly index: number;
  readonly end: number;
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: Params | undefined;
  readonly hint?: Advice | string | undefined;
}

/** The values of a sentence's placeholders. */
export type Params = Readonly<Record<string, string | number>>;

/** Advice on what to write instead: a sentence, and the edit that it names. */
export interface Advice {
  readonly reason: string;
  readonly sentence: string;
  readonly params?: Params | undefined;
  readonly fix?: Fix | undefined;
}

/** An edit of a text, in UTF-16 offsets. */
export interface Fix {
  readonly index: number;
  readonly end: number;
  readonly replacement: string;
  readonly sure: boolean;
}

/** Returns advice for a place. */
export type Hint = (place: Place) => Advice | string | undefined;

/** The place where a text leaves a grammar. */
export interface Place {
  readonly text: string;
  readonly index: number;
  readonly found: string;
}

/** The options of a component. */
export interface Options {
  readonly absent?: string | ((scheme: { readonly defaultPort: number | undefined }) => string | undefined) | undefined;
  readonly section?: string | undefined;
  readonly secret?: boolean | undefined;
  /** The parts of its value, by their paths: whether they are secrets; `undefined` if the name tells. */
  readonly parts?: Readonly<Record<string, boolean | undefined>> | undefined;
  readonly specification?: string | undefined;
  readonly hint?: Hint | undefined;
  readonly sample?: Node | undefined;
  readonly usual?: Usual | undefined;
}

/** A claim that makes a compiled scheme faster; a copy that knows nothing of it loses nothing. */
export interface Usual {
  readonly texts: Node | string;
  readonly except?: Node | string | undefined;
  readonly unchanged?: Node | string | undefined;
  readonly passing?: Node | string | undefined;
  readonly most?: number | undefined;
  readonly mustRead?: boolean | undefined;
}

/** The record of an error. A record with an unknown code is still an error. */
export interface Error {
  readonly "~url1738": "error";
  readonly code: string;
  readonly message: string;
}

/** A string that is still percent-encoded: the brand exists for the type checker only. */
export type Encoded = string & { readonly "~url1738": "encoded" };
