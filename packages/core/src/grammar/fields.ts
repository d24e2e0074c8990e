/** What the type checker knows of a grammar's components. Nothing here is there at run time. */

/**
 * What the type of a grammar remembers of a component: its name, the type of its value, and the type that it has where the
 * text leaves it out.
 *
 * @public
 */
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
  /** Never there at run time. */
  readonly "~fields"?: F;
}

/** The components of a piece of grammar. @public */
export type FieldsOf<P> = P extends string ? readonly [] : P extends Typed<infer F extends Fields> ? F : readonly [];

/** The components of pieces that follow one another. @public */
export type Concat<P extends readonly unknown[]> = P extends readonly [infer First, ...infer Rest]
  ? readonly [...FieldsOf<First>, ...Concat<Rest>]
  : readonly [];

/** A component where the text leaves it out. @public */
export type LeftOut<E> = E extends Field<infer N, unknown, infer A> ? Field<N, A, A> : never;

/** The components of one alternative, and all others as they are where the text leaves them out. @public */
export type Alternative<F extends Fields, All> = F extends Fields
  ? readonly [...F, ...LeftOut<Exclude<All, { readonly name: F[number]["name"] }>>[]]
  : never;

/** The components of alternatives: those of one or those of another. @public */
export type Alternatives<P extends readonly unknown[]> = Concat<P>[number] extends never
  ? readonly []
  : Alternative<FieldsOf<P[number]>, Concat<P>[number]>;

/** Whether components are those of alternatives. @public */
export type AreAlternatives<F extends Fields, One = F> = F extends Fields ? ([One] extends [F] ? false : true) : never;

/**
 * The components of something that the text may leave out: each of them may be absent; of alternatives, those of one are there, or
 * none.
 *
 * @public
 */
export type Maybe<F extends Fields> =
  true extends AreAlternatives<F>
    ? F | readonly LeftOut<F[number]>[]
    : { readonly [K in keyof F]: F[K] extends Field<infer N, infer V, infer A> ? Field<N, V | A, A> : never };

/** An intersection as one object type. @public */
export type Flat<T> = { [K in keyof T]: T[K] } & {};
/** All components as fields. @public */
export type Named<F extends Fields> = { [E in F[number] as E["name"]]: E["value"] };
/** The fields that are always there. @public */
export type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
/** The fields that may be absent. @public */
export type Absent<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] | undefined };

/** The object that has the components as its fields; of alternatives, one of several. @public */
export type RecordOf<F extends Fields> = F extends Fields ? Flat<Present<Named<F>> & Absent<Named<F>>> : never;

/** The value that a component has where the text leaves it out: with an `absent` text, none other than present. @public */
export type AbsentValue<Value, O> = O extends { readonly absent: unknown } ? Value : undefined;

/** Demands of the type of some options that none is there but those that are known. @public */
export type Only<O, Known> = { readonly [K in keyof O]: K extends keyof Known ? O[K] : never };
