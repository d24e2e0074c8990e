import { rfc1738 as registry } from "url1738";
import { expect, test } from "vitest";
import { byHand } from "../by-hand.ts";
import { COUNT, valid } from "../corpora.ts";
import { takenBy } from "../taken-by.ts";

test.each([...byHand])(
  "what is written by hand for %s does the same, on most URLs",
  (scheme, { parse, format, formatExactly }) => {
    const taken = takenBy(parse, valid.get(scheme) ?? []);
    expect(taken.length).toBeGreaterThan(COUNT * 0.8);
    for (const text of taken) {
      const url = registry.parse(text);
      expect(parse(text)).toEqual(url);
      expect(format(url as never)).toBe(registry.format(url));
      expect(formatExactly(url as never)).toBe(registry.format(url));
    }
  },
);

test.each([...byHand])(
  "what is written by hand for %s refuses what would not come back",
  (scheme, { parse, format }) => {
    const [text = ""] = takenBy(parse, valid.get(scheme) ?? []);
    const url = parse(text) as object;
    for (const wrong of [{ host: "a_b" }, { host: "a".repeat(64) }, { scheme: "x" }])
      expect(() => format({ ...url, ...wrong } as never)).toThrow(TypeError);
  },
);

test.each([...byHand])(
  "what is exact for %s refuses what parse does not return",
  (scheme, { parse, formatExactly }) => {
    const [text = ""] = takenBy(parse, valid.get(scheme) ?? []);
    const url = parse(text) as { readonly cwd?: readonly string[] };
    class Other {}
    const wrong = [{ ...url, more: 1 }, Object.assign(new Other(), url), Object.create(url)];
    if (url.cwd !== undefined) wrong.push({ ...url, cwd: Object.assign([...url.cwd], { more: 1 }) });
    for (const value of wrong) expect(() => formatExactly(value as never)).toThrow(TypeError);
  },
);
