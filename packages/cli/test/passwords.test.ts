import { expect, test } from "vitest";
import { hidePasswords } from "../src/passwords.ts";

test.each([
  ["a password", "ftp://u:secret@h/", "ftp://u:***@h/"],
  ["an empty one", "ftp://u:@h/", "ftp://u:***@h/"],
  ["up to the last @", "ftp://u:se@cr@et:x@h/", "ftp://u:***@h/"],
  ["from the first colon", "ftp://h:21/a@b", "ftp://h:***@b"],
  ["in any text, several", 'see <ftp://u:a@h> or "ftp://u:b@h"', 'see <ftp://u:***@h> or "ftp://u:***@h"'],
  ["not beyond white space", "ftp://u:a b@h", "ftp://u:a b@h"],
  ["beyond a blank that is no ASCII", "ftp://u:a\u00A0b@h", "ftp://u:***@h"],
  ["no user", "ftp://h:21/a", "ftp://h:21/a"],
  ["no password", "ftp://u@h:21/", "ftp://u@h:21/"],
  ["no slashes", "mailto:a:b@c", "mailto:a:b@c"],
])("passwords: %s", (_, text, hidden) => {
  expect(hidePasswords(text).text).toBe(hidden);
});

test.each([
  ["before", "http", "http"],
  ["within", "cre", "***"],
  ["across its end", "et@h", "***@h"],
  ["across its beginning", "u:se", "u:***"],
  ["around", "u:secret@h", "u:***@h"],
  ["behind", "place", "place"],
])("a place %s a password moves along", (_, place, shown) => {
  const source = "http://u:secret@h/place";
  const index = source.indexOf(place);
  const hidden = hidePasswords(source, { index, end: index + place.length });
  expect(hidden.text.slice(hidden.index, hidden.end)).toBe(shown);
});

test("a place of no length stays one", () => {
  const hidden = hidePasswords("http://u:secret@h/", { index: 18, end: 18 });
  expect(hidden).toEqual({ text: "http://u:***@h/", index: 15, end: 15 });
});

test("a million slashes, colons and at-signs take linear time", () => {
  // In quadratic time this does not end before the test's time is over.
  for (const text of ["/", ":", "@", "//:@", "//a:"]) hidePasswords(text.repeat(1_000_000));
});
