import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordsIn } from "../src/index.ts";
import { atAfter, loginAfter } from "../src/masking.ts";

/** The spans that are masked if a text has one login, from where it begins. */
function maskedBy(text: string): readonly string[] {
  const colon = text.indexOf(":");
  const login = loginAfter(text, 0, colon);
  if (login === undefined) return [];
  const begin = colon + (/:\/*/.exec(text) as RegExpExecArray)[0].length;
  const { end, isPassword, isHttp } = login;
  const lastAt = (from: number, to: number) => {
    let last = -1;
    for (let at = atAfter(text, from); text[at] === "@" && at < to; at = atAfter(text, at + 1)) last = at;
    return last;
  };
  const at = isPassword ? lastAt(end, text.length) : -1;
  const userEnd = at >= 0 ? end - 1 : lastAt(begin, end);
  return [isHttp ? text.slice(begin, Math.max(begin, userEnd)) : "", text.slice(end, Math.max(end, at))].filter(
    (one) => one !== "",
  );
}

test.each([
  ["ftp://anna:pw@host.dom", ["pw"]],
  ["ftp://u?v:pw@host.dom", ["pw"]],
  ["ftp://u/v:pw@host.dom", []],
  ["http://u?v:pw@host.dom", []],
  ["http://token@host.dom", ["token"]],
  ["git+https://u:pw@host.dom", ["u", "pw"]],
  ["ftp://host.dom:80/@scope", []],
  ["ftp://u:p w@host.dom", []],
])("the login of %s", (text, masked) => {
  expect(maskedBy(text)).toEqual(masked);
  expect(passwordsIn(text).map(({ index, end }) => text.slice(index, end))).toEqual(masked);
});

test("is the one that is masked, in any text without escapes", () => {
  const pieces = fc.array(fc.constantFrom("a", "7", ":", "@", "?", "#", " ", ">", "é"), { maxLength: 9 });
  fc.assert(
    fc.property(fc.constantFrom("ftp", "http", "a+https"), pieces, fc.boolean(), (scheme, some, hasPath) => {
      const text = `${scheme}://${some.join("")}${hasPath ? "/x@y" : ""}`;
      const masked = passwordsIn(text, { only: ["urls"] }).map(({ index, end }) => text.slice(index, end));
      expect([text, masked.filter((one) => one !== "")]).toEqual([text, maskedBy(text)]);
    }),
    { numRuns: 20_000 },
  );
});
