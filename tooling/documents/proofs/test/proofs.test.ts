import { readFileSync } from "node:fs";
import { BnfError, compareLanguages, type LanguageOptions } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../build/vitest/draws.ts";
import { proofs } from "../proofs.ts";
import { statementsOf } from "../statements.ts";

const ofShortcuts = sampled(proofs);

describe.each(proofs.map((proof) => [proof.definition.name, proof.specification, proof] as const))(
  "%s by %s",
  (name, _, proof) => {
    // Every build decides the same of shortcuts, and compiling takes most of the time.
    const statements = statementsOf(proof).filter(({ says }) => ofShortcuts.includes(proof) || !/shortcut/.test(says));

    test.each(statements.map(({ says, refute }) => [says, refute] as const))("%s", (_, refute) => {
      expect(refute()).toBeUndefined();
    });

    const { definition, bnf, rule, options = {} } = proof;

    function isProved(other: LanguageOptions): boolean {
      try {
        return compareLanguages(definition, bnf, rule, other) === undefined;
      } catch (thrown) {
        if (thrown instanceof BnfError) return false;
        throw thrown;
      }
    }

    test("every rule handed in is needed", () => {
      const { rules = {} } = options;
      const needless = Object.keys(rules).filter((rule) => {
        const { [rule]: _, ...others } = rules;
        return isProved({ ...options, rules: others });
      });
      // A selector is *xchar in §5: it takes whatever a search may be.
      expect(needless).toEqual(name === "gopher" ? ["search"] : []);
    });
  },
);

describe("the text of RFC 1738 itself, with its comments and ends of pages", () => {
  const whole = readFileSync(new URL("../../rfc/rfc1738.txt", import.meta.url), "utf8");
  const [, section5 = ""] = /^(genericurl = .*?)^6\. Security/ms.exec(whole) ?? [];

  // Its gopherurl has a bracket too few, and a slash without quotation marks.
  const gopherurl = {
    bnf: '"gopher://" hostport [ "/" [ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ] ]',
    sentence: "gopher://<host>:<port>/<gopher-path> (§3.4)",
  };

  test.each(
    proofs.flatMap(({ definition, rule, specification }) =>
      specification === "RFC 1738 §5" ? [[rule, definition] as const] : [],
    ),
  )("%s", (rule, definition) => {
    const options = rule === "gopherurl" ? { rules: { gopherurl } } : {};
    expect(compareLanguages(definition, section5, rule, options)).toBeUndefined();
  });
});
