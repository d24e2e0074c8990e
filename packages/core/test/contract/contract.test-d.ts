import type { Encoded, UrlError, UrlValue } from "@url1738/core";
import type { CharacterSet, Codec, ComponentOptions, Node, Place, Placement, RuleError } from "@url1738/core/define";
import type { WholeScheme as Scheme } from "@url1738/core/grammar";
import { expectTypeOf, test } from "vitest";
import type * as contract from "./contract.ts";

/** The fields of a type, except those that only the type checker sees. */
type Keys<T> = Exclude<keyof T, "~fields">;

/** The nodes of a kind. */
type OfKind<N extends { readonly kind: string }, K> = N extends unknown ? (K extends N["kind"] ? N : never) : never;

/** The fields of each kind. */
type FieldsByKind<N extends { readonly kind: string }> = { [K in N["kind"]]: Keys<OfKind<N, K>> };

test("a scheme", () => {
  // Guards against a scheme that another copy cannot use: a member renamed, removed or of another type.
  expectTypeOf<Scheme>().toExtend<contract.Scheme>();
  expectTypeOf<
    Scheme<{ scheme: "x-a"; a: string }, { protocol: "a" }, { readonly b?: string }>
  >().toExtend<contract.Scheme>();
  // Guards against a member that the page does not mention, which no copy could then rely on in another's scheme.
  expectTypeOf<keyof Scheme>().toEqualTypeOf<keyof contract.Scheme>();
  // Guards against a method that a copy may call with less than the page says.
  expectTypeOf<Parameters<Scheme["safeParse"]>>().toEqualTypeOf<Parameters<contract.Scheme["safeParse"]>>();
  expectTypeOf<Parameters<Scheme["canParse"]>>().toEqualTypeOf<Parameters<contract.Scheme["canParse"]>>();
  expectTypeOf<Parameters<Scheme["parse"]>>().toEqualTypeOf<Parameters<contract.Scheme["parse"]>>();
  // Guards against a value without its scheme.
  expectTypeOf<ReturnType<contract.Scheme["parse"]>>().toEqualTypeOf<Readonly<UrlValue>>();
});

test("the kinds of node", () => {
  // Guards against a kind that is added or removed on one side alone. To do so on purpose, raise CONTRACT.
  expectTypeOf<Node["kind"]>().toEqualTypeOf<contract.Node["kind"]>();
  // Guards against a field that is added to a kind or removed from it on one side alone.
  expectTypeOf<FieldsByKind<Node>>().toEqualTypeOf<FieldsByKind<contract.Node>>();
  expectTypeOf<Placement>().toEqualTypeOf<OfKind<contract.Node, "list">["place"]>();
});

test("a node of this copy is one for another, and the other way round", () => {
  // Guards against a field with more or less than crosses between copies.
  expectTypeOf<Node>().toExtend<contract.Node>();
  expectTypeOf<contract.Node>().toExtend<Node>();
  expectTypeOf<CharacterSet>().toExtend<contract.Set>();
  expectTypeOf<contract.Set>().toExtend<CharacterSet>();
  expectTypeOf<ComponentOptions>().toExtend<contract.Options>();
  expectTypeOf<contract.Options>().toExtend<ComponentOptions>();
  // Guards against an option that only one copy knows, which another would ignore.
  expectTypeOf<keyof ComponentOptions>().toEqualTypeOf<keyof contract.Options>();
});

test("a codec, its errors, and a place", () => {
  // Guards against a codec that another copy cannot call, or whose errors it cannot show.
  expectTypeOf<Codec<unknown>>().toExtend<contract.Codec>();
  expectTypeOf<contract.Codec>().toExtend<Codec<unknown>>();
  expectTypeOf<Codec<string>>().toExtend<contract.Codec>();
  expectTypeOf<keyof Codec<unknown>>().toEqualTypeOf<keyof contract.Codec>();
  expectTypeOf<RuleError>().toEqualTypeOf<contract.RuleError>();
  // Guards against advice that needs more facts about a place than every copy gives.
  expectTypeOf<Place>().toEqualTypeOf<contract.Place>();
});

test("brands", () => {
  // Guards against an error that another copy does not recognise, or has no sentence for.
  expectTypeOf<UrlError>().toExtend<contract.Error>();
  expectTypeOf<UrlError["~url1738"]>().toEqualTypeOf<contract.Error["~url1738"]>();
  // Guards against an Encoded that another copy takes for a plain string, or the other way round.
  expectTypeOf<Encoded>().toEqualTypeOf<contract.Encoded>();
  expectTypeOf<string>().not.toExtend<contract.Encoded>();
});
