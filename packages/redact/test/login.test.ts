import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordsIn, redact } from "../src/index.ts";
import { atAfter, loginAfter, maskingOf } from "../src/masking.ts";

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
  const characters = ["a", "7", ..."@:?#/ <>\"'&;=[\t\n\v\f\r\0\x0e\u00a0é"];
  const pieces = fc.array(fc.constantFrom(...characters), { maxLength: 9 });
  fc.assert(
    fc.property(fc.constantFrom("ftp", "http", "a+https"), pieces, fc.boolean(), (scheme, some, hasPath) => {
      const text = `${scheme}://${some.join("")}${hasPath ? "/x@y" : ""}`;
      const masked = passwordsIn(text, { only: ["urls"] }).map(({ index, end }) => text.slice(index, end));
      expect([text, masked.filter((one) => one !== "")]).toEqual([text, maskedBy(text)]);
    }),
    { numRuns: 20_000 },
  );
});

test("of ftp and telnet is masked whatever delimiters its password has, unless digits and a slash after a host are a port", () => {
  const characters = ["5", "a", "?", "#", "/", "&", ";", "=", "%41"];
  const longer = (passwords: readonly string[]) => passwords.flatMap((some) => characters.map((one) => some + one));
  const ofOne = longer([""]);
  const ofTwo = longer(ofOne);
  const ofThree = longer(ofTwo);
  const shown: string[] = [];
  for (const before of ["ftp://:", "ftp://max:", "telnet://:", "telnet://max:"])
    for (const password of [...ofOne, ...ofTwo, ...ofThree, ...longer(ofThree)]) {
      if (before.endsWith("max:") && /^5+\//.test(password)) continue;
      const text = `${before}${password}@h.dom/`;
      const isMasked = maskingOf(text);
      const isWhole = Array.from(password, (_, index) => isMasked(before.length + index)).every(Boolean);
      if (redact(text) !== `${before}***@h.dom/` || !isWhole) shown.push(text);
    }
  expect(shown).toEqual([]);
});
