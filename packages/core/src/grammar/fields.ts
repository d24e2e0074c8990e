/** Types of a grammar's components, for the type checker only. Nothing here exists at run time. */

/** A component in the type of a grammar: its name, the type of its value, and the type that it has where the text leaves it out. @public */
export interface Field<Name extends string = string, Value = unknown, Absent = unknown> {
  /** The name of the field. */
  readonly name: Name;
  /** Its value. */
  readonly value: Value;
  /** Its value where the text leaves the component out. */
  readonly absent: Absent;
}

/** The components of a piece of grammar, in order. @public */
export type Fields = readonly Field[];

/** The part of every node that only the type checker sees. @public */
export interface Typed<F extends Fields> {
  /** Never present at run time. */
  readonly "~fields"?: F;
}

/** The components of a piece of grammar. @public */
export type FieldsOf<P> = P extends string ? readonly [] : P extends Typed<infer F extends Fields> ? F : readonly [];

/** The components of pieces in sequence, after those found so far: type checkers follow only tail calls more than 50 deep. @public */
export type Concat<P extends readonly unknown[], Found extends Fields = readonly []> = P extends readonly [
  infer First,
  ...infer Rest,
]
  ? Concat<Rest, readonly [...Found, ...FieldsOf<First>]>
  : Found;

/** A component that the text leaves out. @public */
export type LeftOut<E> = E extends Field<infer N, unknown, infer A> ? Field<N, A, A> : never;

/** The names of the components of which no value is one of both alternatives, such as different words. @public */
export type Telling<F extends Fields, G extends Fields> = F[number] extends infer E
  ? E extends Field<infer N, infer V>
    ? Extract<G[number], { readonly name: N }> extends Field<N, infer W>
      ? [V & W] extends [never]
        ? N
        : never
      : never
    : never
  : never;

/**
 * True if a text may be of either alternative, as far as its components tell: neither needs one that the other lacks, and none tells them apart.
 *
 * @public
 */
export type AreAlike<F extends Fields, G extends Fields> = [
  Exclude<Needed<F>, G[number]["name"]> | Exclude<Needed<G>, F[number]["name"]> | Telling<F, G>,
] extends [never]
  ? true
  : false;

/** The value of a component in an alternative without it: none, unless the text may be of one that has it. @public */
export type ValueBeside<N, A, F extends Fields, P extends Fields> =
  | undefined
  | (P extends Fields ? (N extends P[number]["name"] ? (AreAlike<F, P> extends true ? A : never) : never) : never);

/** A component in an alternative without it. @public */
export type Beside<E, F extends Fields, P extends Fields> =
  E extends Field<infer N, unknown, infer A>
    ? [A] extends [undefined]
      ? Field<N, A, A>
      : Field<N, ValueBeside<N, A, F, P>, ValueBeside<N, A, F, P>>
    : never;

/** The components of one alternative, and all others as left out. @public */
export type Alternative<F extends Fields, P extends Fields, All> = F extends Fields
  ? readonly [...F, ...Beside<Exclude<All, { readonly name: F[number]["name"] }>, F, P>[]]
  : never;

/** The components of a choice: those of one alternative. @public */
export type Alternatives<P extends readonly unknown[]> = Concat<P>[number] extends never
  ? readonly []
  : Alternative<FieldsOf<P[number]>, FieldsOf<P[number]>, Concat<P>[number]>;

/** True if components are those of alternatives. @public */
export type AreAlternatives<F extends Fields, One = F> = F extends Fields ? ([One] extends [F] ? false : true) : never;

/** The components of an optional part: each of them may be absent; for alternatives, those of one are present, or none. @public */
export type Maybe<F extends Fields> =
  true extends AreAlternatives<F>
    ? F | readonly LeftOut<F[number]>[]
    : { readonly [K in keyof F]: F[K] extends Field<infer N, infer V, infer A> ? Field<N, V | A, A> : never };

/** An intersection as one object type. @public */
export type Flat<T> = { [K in keyof T]: T[K] } & {};
/** All components as fields. @public */
export type Named<F extends Fields> = { [E in F[number] as E["name"]]: E["value"] };
/** The fields that are always present. @public */
export type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
/** The fields that may be absent. @public */
export type Absent<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] | undefined };

/** The object with the components as its fields; for alternatives, one of several. @public */
export type RecordOf<F extends Fields> = F extends Fields ? Flat<Present<Named<F>> & Absent<Named<F>>> : never;

/** The names of the components that every text has, or every text of an alternative that has them. @public */
export type Needed<F extends Fields> = F[number] extends infer E
  ? E extends Field<infer N, infer V, infer A>
    ? undefined extends V | A
      ? undefined extends V
        ? never
        : N
      : never
    : never
  : never;

/** The value of a component that the text leaves out: with an `absent` text, of the same type as when present. @public */
export type AbsentValue<Value, O> = O extends { readonly absent: unknown } ? Value : undefined;

/** Restricts the type of some options to the known ones. @public */
export type Only<O, Known> = { readonly [K in keyof O]: K extends keyof Known ? O[K] : never };
