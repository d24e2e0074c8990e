import { list, type Node, sequence, some, unescapedText } from "@url1738/core/define";
import { expect, test } from "vitest";
import { grammarsIn } from "../../src/proof/prove-flags.ts";

test("the grammars with a table are the whole, and the items of several components, also in lists of lists", () => {
  const one = (name: string) => unescapedText(name, some("a"));
  const inner = sequence(one("a"), one("b"));
  const outer = sequence(one("c"), list("d", inner, ",", "between"));
  const whole: Node = sequence(
    list("e", outer, ";", "after"),
    list("f", one("g"), "/", "after"),
    list("h", list("i", inner, ",", "after"), "/", "after"),
  );
  expect(grammarsIn(whole)).toEqual([whole, outer, inner, inner]);
});
