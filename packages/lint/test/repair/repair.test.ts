import { diagnose, repair } from "@url1738/lint";
import { generate } from "@url1738/prove";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edited } from "../../src/repair/fixes.ts";
import { fileDefinition, registry } from "../x-schemes.ts";

describe("repair", () => {
  test.each([
    [
      "x-file://h/~a b%",
      "x-file://h/%7Ea%20b%25",
      [
        [11, 12, "%7E"],
        [13, 14, "%20"],
        [15, 16, "%25"],
      ],
    ],
    [
      "x-word:\u20ac\udce9",
      "x-word:%E2%82%AC%E9",
      [
        [7, 8, "%E2%82%AC"],
        [8, 9, "%E9"],
      ],
    ],
    [
      "x-word:\u00e9\u{1f600}~\udce9%a\u00e9\u00e9b",
      "x-word:%C3%A9%F0%9F%98%80%7E%E9%25a%C3%A9%C3%A9b",
      [
        [7, 8, "%C3%A9"],
        [8, 10, "%F0%9F%98%80"],
        [10, 11, "%7E"],
        [11, 12, "%E9"],
        [12, 13, "%25"],
        [14, 15, "%C3%A9"],
        [15, 16, "%C3%A9"],
      ],
    ],
    ["x-word:a%2fb", "x-word:a%2fb", []],
    ["X-WORD:{", "X-WORD:%7B", [[7, 8, "%7B"]]],
  ])("%j is %s", (text, href, changes) => {
    expect(repair(registry, text)).toEqual({
      ok: true,
      href,
      changes: changes.map(([index, end, replacement]) => ({ index, end, replacement })),
    });
  });

  test.each([
    ["x-word:a#b", 8, "a raw #"],
    [" x-word:a", 0, "white space before it"],
    ["x-word:a b ", 10, "white space after it"],
    ["x-file://\u00e9/", 9, "a host that is not ASCII"],
    ["x-file://u@v@h/~", 12, "a second @"],
    ["x-file://h/a;b", 12, "a reserved character"],
    ["x-file://h:70000/~", 11, "a rule beyond the grammar"],
    ["x-file://~@1.2.3.400/", 17, "a rule beyond the grammar, after a change"],
    ["x-word:a\tb", 8, "a control character"],
    ["x-word:~~~\t~", 10, "a control character after a run of escapes"],
    ["y:a b", 0, "an unknown scheme"],
  ])("%j is refused at %i: %s", (text, index) => {
    const result = repair(registry, text);
    expect(result.ok ? result.href : result.error.index).toBe(index);
  });

  test.each([
    ["x-file:/h/a", "x-file://h/a"],
    ["x-file:\\\\h\\a", "x-file://h/a"],
    ["x-fle://h/a", "x-file://h/a"],
    ["x-file;//h/a", "x-file://h/a"],
    ["<x-file://h/a>", "x-file://h/a"],
    ["(x-file://h/a)", "x-file://h/a"],
    ["[a](x-file://h/a)", "x-file://h/a"],
    ["x-file://h:/a", "x-file://h/a"],
    ["x-file://a@b:c@h/a", "x-file://a%40b:c@h/a"],
    ["x-file://u:p/q@h/a", "x-file://u:p%2Fq@h/a"],
    ["x-file://h/a#b", "x-file://h/a"],
    ["x-file://h/a\u200b", "x-file://h/a"],
    ["\ufeff x-file://h/a b ", "x-file://h/a%20b"],
  ])("%j is likely to be %j", (text, href) => {
    const result = repair(registry, text, { likely: true });
    expect(result.ok ? result.href : result.error.message).toBe(href);
    if (result.ok) expect(edited(text, result.changes)).toBe(href);
    expect(repair(registry, text).ok).toBe(false);
  });

  test.each(["x-file://h_x/a", "x-file:///a", "x-fled:a", "git@h:x", "x-files://h/", "x-file://[::1]/"])(
    "nobody knows what %j is likely to be",
    (text) => {
      expect(repair(registry, text, { likely: true }).ok).toBe(false);
    },
  );

  test.each([
    ["x-file://x-file://h/a", "x-file", "h"],
    ["x-file://h./a", "h.", "h"],
    ["x-file://good.dom#@evil.dom/", "good.dom", "evil.dom"],
    ["x-file://good.dom:80#@evil.dom:90/", "good.dom", "evil.dom"],
    ["x-file://u:g#d@evil.dom/", undefined, "evil.dom"],
  ])("%j is repaired to no host if browsers read another: %j, %j", (text, read, left) => {
    const result = repair(registry, text, { likely: true });
    if (read === undefined) return expect(result).toMatchObject({ ok: true });
    const hint = `Write the host that is meant: browsers read "${read}" here, but mended, the text names "${left}".`;
    expect(result).toMatchObject({ ok: false, error: { hint } });
    expect(repair(registry, text)).toMatchObject({ ok: false, error: { hint } });
  });

  test("returns a URL, and the changes that make it from the original", () => {
    const unsafe = [..."~ {}<\u00e9\u20ac%", "%4", "%zz"];
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const url = generate(fileDefinition, (n) => draw(fc.nat, { max: n - 1 }));
        const at = draw(fc.nat, { max: url.length });
        const text = url.slice(0, at) + (unsafe[draw(fc.nat, { max: unsafe.length - 1 })] as string) + url.slice(at);
        const result = repair(registry, text);
        if (!result.ok) return;
        expect(registry.canParse(result.href)).toBe(true);
        let applied = text;
        for (const { index, end, replacement } of [...result.changes].reverse())
          applied = applied.slice(0, index) + replacement + applied.slice(end);
        expect(applied).toBe(result.href);
        expect(diagnose(registry, text)).toHaveLength(result.changes.length);
      }),
    );
  });

  test("a text that escapes make too long is refused at the character that exceeds the limit", () => {
    const result = repair(registry, `x-word:${"~".repeat(349_530)}`);
    expect(result.ok ? result.href : [result.error.code, result.error.index]).toEqual(["too-long", 349_530]);
  });

  test("long texts take linear time and no more stack than short ones", () => {
    for (const fragment of ["~", "%", "%4", "\u00e9", "a b", " ", "@", ":"]) {
      const count = 30_000 / fragment.length;
      const [once, often] = [1, count].map((times) => repair(registry, `x-file://h/${fragment.repeat(times)}`));
      expect(often?.ok).toBe(!/[ @:]/.test(fragment) || fragment === "a b");
      if (!often?.ok || !once?.ok) continue;
      expect(often.href).toBe(`x-file://h/${once.href.slice("x-file://h/".length).repeat(count)}`);
      expect(often.changes).toHaveLength(count * once.changes.length);
    }
  });
});
