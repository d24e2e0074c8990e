import fc from "fast-check";
import { expect, test } from "vitest";
import { lastBefore } from "../../src/hints/runs.ts";

const texts = fc.string({ unit: fc.constantFrom("@", "%", "2", "a"), maxLength: 20 });

test("it agrees with lastIndexOf, whatever the earlier calls", () => {
  fc.assert(
    fc.property(fc.constantFrom("@", "%2"), fc.array(fc.tuple(texts, fc.nat(20)), { minLength: 1 }), (what, asked) => {
      const last = lastBefore(what);
      for (const [text, index] of asked)
        for (const at of [index, index + 1, index])
          expect(last(text, at)).toBe(at === 0 ? -1 : text.lastIndexOf(what, at - 1));
    }),
  );
});
