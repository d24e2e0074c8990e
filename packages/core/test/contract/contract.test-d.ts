import type { Encoded, Scheme, UrlError, UrlValue } from "@url1738/core";
import type { CharacterSet, Codec, ComponentOptions, Node, Place, Placement, RuleError } from "@url1738/core/define";
import { expectTypeOf, test } from "vitest";
import type {
  BRAND,
  ContractCodec,
  ContractEncoded,
  ContractError,
  ContractNode,
  ContractOptions,
  ContractPlace,
  ContractRuleError,
  ContractScheme,
  ContractSet,
} from "../../src/contract/contract.ts";

/** The fields of a type, except those that only the type checker sees. */
type Keys<T> = Exclude<keyof T, "~fields">;

/** The nodes of a kind. */
type OfKind<N extends { readonly kind: string }, K> = N extends unknown ? (K extends N["kind"] ? N : never) : never;

/** The fields of each kind. */
type FieldsByKind<N extends { readonly kind: string }> = { [K in N["kind"]]: Keys<OfKind<N, K>> };

test("a scheme", () => {
  // Guards against a scheme that another copy cannot use: a member renamed, removed or of another type.
  expectTypeOf<Scheme>().toExtend<ContractScheme>();
  expectTypeOf<
    Scheme<{ scheme: "x-a"; a: string }, { protocol: "a" }, { readonly b?: string }>
  >().toExtend<ContractScheme>();
  // Guards against a member that the page does not mention, which no copy could then rely on in another's scheme.
  expectTypeOf<keyof Scheme>().toEqualTypeOf<keyof ContractScheme>();
  // Guards against a method that a copy may call with less than the page says.
  expectTypeOf<Parameters<Scheme["safeParse"]>>().toEqualTypeOf<Parameters<ContractScheme["safeParse"]>>();
  expectTypeOf<Parameters<Scheme["canParse"]>>().toEqualTypeOf<Parameters<ContractScheme["canParse"]>>();
  expectTypeOf<Parameters<Scheme["parse"]>>().toEqualTypeOf<Parameters<ContractScheme["parse"]>>();
  // Guards against a value without its scheme.
  expectTypeOf<ReturnType<ContractScheme["parse"]>>().toEqualTypeOf<Readonly<UrlValue>>();
});

test("the kinds of node", () => {
  // Guards against a kind that is added or removed on one side alone. Anyone who means to do so raises CONTRACT.
  expectTypeOf<Node["kind"]>().toEqualTypeOf<ContractNode["kind"]>();
  // Guards against a field that is added to a kind or removed from it on one side alone.
  expectTypeOf<FieldsByKind<Node>>().toEqualTypeOf<FieldsByKind<ContractNode>>();
  expectTypeOf<Placement>().toEqualTypeOf<OfKind<ContractNode, "list">["place"]>();
});

test("a node of this copy is one for another, and the other way round", () => {
  // Guards against a field that says more or less than what crosses.
  expectTypeOf<Node>().toExtend<ContractNode>();
  expectTypeOf<ContractNode>().toExtend<Node>();
  expectTypeOf<CharacterSet>().toExtend<ContractSet>();
  expectTypeOf<ContractSet>().toExtend<CharacterSet>();
  expectTypeOf<ComponentOptions>().toExtend<ContractOptions>();
  expectTypeOf<ContractOptions>().toExtend<ComponentOptions>();
  // Guards against an option that only one copy knows, which another would ignore.
  expectTypeOf<keyof ComponentOptions>().toEqualTypeOf<keyof ContractOptions>();
});

test("a codec, its errors, and a place", () => {
  // Guards against a codec that another copy cannot call, or whose errors it cannot show.
  expectTypeOf<Codec<unknown>>().toExtend<ContractCodec>();
  expectTypeOf<ContractCodec>().toExtend<Codec<unknown>>();
  expectTypeOf<Codec<string>>().toExtend<ContractCodec>();
  expectTypeOf<keyof Codec<unknown>>().toEqualTypeOf<keyof ContractCodec>();
  expectTypeOf<RuleError>().toEqualTypeOf<ContractRuleError>();
  // Guards against advice that needs more facts about a place than every copy gives.
  expectTypeOf<Place>().toEqualTypeOf<ContractPlace>();
});

test("brands", () => {
  // Guards against an error that another copy does not recognise, or has no sentence for.
  expectTypeOf<UrlError>().toExtend<ContractError>();
  expectTypeOf<UrlError[typeof BRAND]>().toEqualTypeOf<ContractError[typeof BRAND]>();
  // Guards against an Encoded that another copy takes for a plain string, or the other way round.
  expectTypeOf<Encoded>().toEqualTypeOf<ContractEncoded>();
  expectTypeOf<string>().not.toExtend<ContractEncoded>();
});
