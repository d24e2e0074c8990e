import { describe, expect, test } from "vitest";
import { checkOptions } from "../../src/client/options.ts";

describe("ifRange is a strong entity tag or a date of HTTP", () => {
  test.each(['"v1"', '""', '"!#~-"', "Tue, 15 Nov 1994 12:45:26 GMT"])("%s", (ifRange) => {
    expect(checkOptions({ ifRange })).toEqual({ ifRange });
  });

  test.each([
    ["a weak tag", 'W/"v1"'],
    ["a tag without quotes", "v1"],
    ["a tag with text before it", 'a"v1"'],
    ["a tag with text after it", '"v1"a'],
    ["a quote within a tag", '"a"b"'],
    ["a space within a tag", '"a b"'],
    ["a letter beyond ASCII", '"é"'],
    ["a line break", '"a"\r\nHost: evil.dom'],
    ["no name of a day", "15 Nov 1994 12:45:26 GMT"],
    ["a day in small letters", "tue, 15 Nov 1994 12:45:26 GMT"],
    ["a day's whole name", "Tuesday, 15 Nov 1994 12:45:26 GMT"],
    ["a day of one digit", "Tue, 5 Nov 1994 12:45:26 GMT"],
    ["a month's whole name", "Tue, 15 November 1994 12:45:26 GMT"],
    ["a year of two digits", "Tue, 15 Nov 94 12:45:26 GMT"],
    ["a year of five digits", "Tue, 15 Nov 11994 12:45:26 GMT"],
    ["hyphens", "Tue, 15-Nov-1994 12:45:26 GMT"],
    ["an hour of one digit", "Tue, 15 Nov 1994 2:45:26 GMT"],
    ["no seconds", "Tue, 15 Nov 1994 12:45 GMT"],
    ["another zone", "Tue, 15 Nov 1994 12:45:26 CET"],
    ["text before a date", "xTue, 15 Nov 1994 12:45:26 GMT"],
    ["text after a date", "Tue, 15 Nov 1994 12:45:26 GMTx"],
    ["nothing", ""],
  ])("%s is refused", (_, ifRange) => {
    expect(() => checkOptions({ ifRange })).toThrow("ifRange");
  });
});
