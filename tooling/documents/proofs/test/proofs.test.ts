import { BnfError, compareLanguages, type LanguageOptions } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { proofs } from "../proofs.ts";
import { statementsOf } from "../statements.ts";

describe.each(proofs.map((proof) => [proof.definition.name, proof.specification, proof] as const))(
  "%s by %s",
  (name, _, proof) => {
    test.each(statementsOf(proof).map(({ says, refute }) => [says, refute] as const))("%s", (_, refute) => {
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
      const needless = Object.keys(rules).filter((one) => {
        const { [one]: _, ...others } = rules;
        return isProved({ ...options, rules: others });
      });
      // A selector is *xchar in §5: it takes whatever a search may be.
      expect(needless).toEqual(name === "gopher" ? ["search"] : []);
    });
  },
);
