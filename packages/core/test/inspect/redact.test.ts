import { passwordsIn, redact } from "@url1738/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("redact", () => {
  test.each([
    ["ftp://u:secret@h/", "ftp://u:***@h/"],
    ["ftp://u:@h/", "ftp://u:***@h/"],
    ["ftp://u@h:21/", "ftp://u@h:21/"],
    ["http://h:80/", "http://h:80/"],
    ["ftp://u:a@b:c@h/", "ftp://u:***@h/"],
    ["ftp://u:a/b?c#d@h", "ftp://u:***@h"],
    ["x //u:p@h y //v:q@i", "x //u:***@h y //v:***@i"],
    ["<ftp://u:p@h><ftp://u:q@h>", "<ftp://u:***@h><ftp://u:***@h>"],
    ['"//u:p@h"', '"//u:***@h"'],
    ["//u:p\u00a0q@h", "//u:***@h"],
    ["//u:p\ud800@h", "//u:***@h"],
    ["//h:80/~user@site", "//h:***@site"],
    ["mailto:a@b", "mailto:a@b"],
    ["", ""],
  ])("%j becomes %j", (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  test.each([[undefined], [null], [1], [{}], [Symbol("s")]])("%s has no password", (value) => {
    expect(redact(value as never)).toBe("");
  });

  test("no sentinel stays, in a line of whatever stands around it", () => {
    const around = fc.string({ unit: "binary" }).map((text) => text.replaceAll("SENTINEL", ""));
    const user = fc.string().map((text) => text.replace(/[\s<>"]/g, ""));
    fc.assert(
      fc.property(around, user, user, around, (before, name, host, after) => {
        expect(redact(`${before} ftp://${name}:SENTINEL@${host} ${after}`)).not.toContain("SENTINEL");
      }),
    );
  });

  test("what it hides is what passwordsIn finds", () => {
    const text = "a ftp://u:p@h //v:q@i";
    expect(passwordsIn(text).map(({ index, end }) => text.slice(index, end))).toEqual(["p", "q"]);
  });
});
