import { relate } from "@url1738/relative";
import { registry } from "url1738";
import { expect, test } from "vitest";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";

const PIECES = ["a", "/", "a/", "a;", ";f=v", ";f=%20", "?", "%20", "a:"];

/** The beginnings and ends of URLs, with a piece repeated between them. */
const AROUND = [
  ["prospero://h/a", ""],
  ["prospero://h/a;f=", "=v"],
  ["gopher://h/1", ""],
  ["ftp://h/", ";type=a"],
  ["http://h/a", "?a#b"],
] as const;

/** What follows the common beginning in the base and in the URL. */
const ENDS = [
  ["x", ""],
  ["", ""],
  ["", "x"],
  ["x/", "y"],
] as const;

const cases = AROUND.flatMap(([start, end]) =>
  PIECES.flatMap((piece) =>
    ENDS.flatMap(([base, url]) => {
      const urlsOf = (length: number) => {
        const common = start + piece.repeat(length / piece.length);
        return [common + base + end, common + url + end] as const;
      };
      return urlsOf(64).every((one) => registry.canParse(one)) ? { start, piece, base, url, urlsOf } : [];
    }),
  ),
);

test.each(cases)('the work to relate $start, "$piece" again and again, "$base" and "$url" is linear', ({ urlsOf }) => {
  expect(growthOfWork((length) => relate(registry, ...urlsOf(length)), 2_048)).toBeLessThan(MOST_GROWTH);
});

test("relate reads its base once, not again for each reference that it tries", () => {
  const base = `prospero://h/a${";f=v".repeat(10)}`;
  let count = 0;
  const safeParse: typeof registry.safeParse = (text) => {
    if (text === base) count += 1;
    return registry.safeParse(text);
  };
  relate({ ...registry, safeParse }, base, "prospero://h/b;g=w");
  expect(count).toBe(1);
});
