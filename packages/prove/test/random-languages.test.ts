import { choice, many, type Node, optional, sequence, some } from "@url1738/core/define";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLanguages, type NotationName } from "../src/index.ts";

// The comparison agrees with a list of all short texts, which is made from the meaning of the grammar, without any automaton.

/** A grammar of texts made of a and b. */
type Tree =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "sequence" | "choice"; readonly items: readonly [Tree, Tree] }
  | { readonly kind: "optional" | "many" | "some"; readonly item: Tree };

const { tree } = fc.letrec<{ tree: Tree; items: readonly [Tree, Tree] }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: "large" },
    fc.record({ kind: fc.constant("text" as const), text: fc.constantFrom("a", "b", "ab", "ba") }),
    fc.record({ kind: fc.constantFrom("sequence" as const, "choice" as const), items: tie("items") }),
    fc.record({
      kind: fc.constantFrom("optional" as const, "many" as const, "some" as const),
      item: tie("tree"),
    }),
  ),
  items: fc.tuple(tie("tree"), tie("tree")),
}));

const LONGEST = 6;

type Texts = ReadonlySet<string>;

function joined(one: Texts, other: Texts): Texts {
  const all = [...one].flatMap((before) => [...other].map((after) => before + after));
  return new Set(all.filter(({ length }) => length <= LONGEST));
}

function repeated(once: Texts): Texts {
  let all: Texts = new Set([""]);
  for (let size = 0; size < all.size; ) {
    size = all.size;
    all = new Set([...all, ...joined(all, once)]);
  }
  return all;
}

/** Lists the texts of a grammar, up to some length. */
function textsOf(tree: Tree): Texts {
  switch (tree.kind) {
    case "text":
      return new Set([tree.text]);
    case "sequence":
      return joined(textsOf(tree.items[0]), textsOf(tree.items[1]));
    case "choice":
      return new Set(tree.items.flatMap((item) => [...textsOf(item)]));
    case "optional":
      return new Set(["", ...textsOf(tree.item)]);
    case "many":
      return repeated(textsOf(tree.item));
    case "some":
      return joined(textsOf(tree.item), repeated(textsOf(tree.item)));
  }
}

function nodeOf(tree: Tree): Node {
  switch (tree.kind) {
    case "text":
      return sequence(tree.text);
    case "sequence":
      return sequence(nodeOf(tree.items[0]), nodeOf(tree.items[1]));
    case "choice":
      return choice(nodeOf(tree.items[0]), nodeOf(tree.items[1]));
    case "optional":
      return optional(nodeOf(tree.item));
    case "many":
      return many(nodeOf(tree.item));
    case "some":
      return some(nodeOf(tree.item));
  }
}

/** Writes a grammar in a notation. */
function written(tree: Tree, notation: NotationName): string {
  const inner = (one: Tree) => written(one, notation);
  const group = (text: string) => (notation === "rfc1738" ? `[ ${text} ]` : `( ${text} )`);
  switch (tree.kind) {
    case "text":
      return notation === "rfc1738" ? `"${tree.text}"` : `%s"${tree.text}"`;
    case "sequence":
      return tree.items.map(inner).join(" ");
    case "choice":
      return `( ${tree.items.map(inner).join(notation === "rfc1738" ? " | " : " / ")} )`;
    case "optional":
      return `[ ${inner(tree.item)} ]`;
    case "many":
      return `*${group(inner(tree.item))}`;
    case "some":
      return `1*${group(inner(tree.item))}`;
  }
}

const pairs = fc.oneof(
  fc.tuple(tree, tree),
  tree.map((one) => [one, one] as const),
  // Nearly the same, and often the same in other words.
  fc
    .tuple(tree, fc.constantFrom("optional" as const, "many" as const, "some" as const))
    .map(([item, kind]): readonly [Tree, Tree] => [item, { kind, item }]),
);

test.each(["rfc1738", "abnf"] as const)("in the notation %s, as the list of short texts says", (notation) => {
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      const [ours, theirs] = [textsOf(one), textsOf(other)];
      const listed = [
        ...[...ours].filter((text) => !theirs.has(text)),
        ...[...theirs].filter((text) => !ours.has(text)),
      ];
      const found = compareLanguages(
        { name: "x", schemepart: nodeOf(one) },
        `x = "x:" ${written(other, notation)}`,
        "x",
        {
          notation,
        },
      );
      if (found === undefined) expect(listed).toEqual([]);
      else if (found.text.length <= "x:".length + LONGEST) {
        const text = found.text.slice("x:".length);
        expect([ours.has(text), theirs.has(text)]).toEqual([found.takenBy === "scheme", found.takenBy === "bnf"]);
        expect(text).toHaveLength(Math.min(...listed.map(({ length }) => length)));
      } else expect(listed).toEqual([]);
    }),
    { numRuns: 4_000 },
  );
});
