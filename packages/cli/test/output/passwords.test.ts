import { diagnose } from "@url1738/lint";
import fc from "fast-check";
import { expect, test } from "vitest";
import { renderError } from "../../src/output/render-error.ts";
import { maskPasswords } from "../../src/output/without-secrets.ts";
import { registryFor } from "../../src/schemes/registry-for.ts";
import { runWith } from "../fake-host.ts";

const registry = registryFor({ rfc: true });

const nowhere = { index: 0, end: 0 };

test.each([
  ["a password", "ftp://u:secret@h/", "ftp://u:***@h/"],
  ["an empty one", "ftp://u:@h/", "ftp://u:***@h/"],
  ["up to the last @", "ftp://u:se@cr@et:x@h/", "ftp://u:***@h/"],
  ["not a port", "ftp://h:21/a@b", "ftp://h:21/a@b"],
  ["a token", "https://token@h/", "https://***@h/"],
  ["several", "http://u:a@h/?token=b&c#token=d", "http://***:***@h/?token=***&c#token=***"],
  ["beyond white space, quotation marks and brackets", 'ftp://u:a b"c<d>e@h', "ftp://u:***@h"],
  ["no user", "ftp://h:21/a", "ftp://h:21/a"],
  ["no password", "ftp://u@h:21/", "ftp://u@h:21/"],
  ["no slashes", "ftp:a:b@c", "ftp:a:***@c"],
])("passwords: %s", (_, text, hidden) => {
  expect(maskPasswords(text)(nowhere).text).toBe(hidden);
});

test.each([
  ["before", "http", "http"],
  ["within", "cre", "***"],
  ["across its end", "et@h", "***@h"],
  ["across its beginning", "u:se", "***:***"],
  ["around", "u:secret@h", "***:***@h"],
  ["after", "place", "place"],
])("a place %s a password moves along", (_, place, shown) => {
  const source = "http://u:secret@h/place";
  const index = source.indexOf(place);
  const hidden = maskPasswords(source)({ index, end: index + place.length });
  expect(hidden.text.slice(hidden.index, hidden.end)).toBe(shown);
});

test("a place after several secrets moves with all of them", () => {
  const source = "http://u:secret@h/?token=x&place";
  const index = source.indexOf("place");
  const hidden = maskPasswords(source)({ index, end: index + 5 });
  expect(hidden.text.slice(hidden.index, hidden.end)).toBe("place");
});

test("a place of no length stays one", () => {
  const hidden = maskPasswords("http://u:secret@h/")({ index: 18, end: 18 });
  expect(hidden).toEqual({ text: "http://***:***@h/", index: 17, end: 17 });
});

test("no rendering, message or hint shows a password, in URLs valid and broken", () => {
  const noise = fc.string({ unit: "binary-ascii", maxLength: 6 });
  const scheme = fc.constantFrom("ftp", "telnet", "http", "gopher", "https", "x y", "");
  fc.assert(
    fc.property(scheme, noise, noise, noise, (name, user, around, rest) => {
      // No user contains a slash, a backslash or a #, and digits, or none, before a slash, ? or # are a port.
      const [before, within] = [user.replace(/[/\\#]/g, ""), around.replace(/^(?:\d*[/?#])+/, "")];
      const text = `${name}://${before}:${within}SENTINEL${within}@${rest}`;
      for (const error of diagnose(registry, text)) {
        expect(renderError(error, text)).not.toContain("SENTINEL");
        expect(JSON.stringify(error)).not.toContain("SENTINEL");
      }
    }),
  );
});

test("no command writes one to standard error", async () => {
  const text = "ftp://anna:SENT INEL@h@i/";
  for (const command of ["parse", "check", "format", "repair", "diagnose"]) {
    const { stdout, stderr } = await runWith([command, text]);
    expect(stdout + stderr).toContain("anna:***@i");
    expect(stdout + stderr).not.toMatch(/SENT|INEL/);
  }
});
