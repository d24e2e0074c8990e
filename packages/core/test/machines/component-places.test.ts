import { decodedText, list, many, optional, sequence, uchar } from "@url1738/core/grammar";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { componentPlaces, LONG } from "../../src/machines/component-places.ts";
import { componentsReader } from "../../src/machines/reader.ts";
import { casesIn } from "./cases.ts";
import { SITE } from "./site.ts";

describe.each(casesIn("component-places.txt"))("%s", (_, grammar, rows) => {
  const placesIn = componentPlaces(grammar, "");

  test.each(rows)("%s", (input, result) => {
    const places = placesIn(input)?.map((place) => (place === undefined ? "-" : place.join("-")));
    expect(places?.join(" ") ?? "none").toBe(result);
  });

  test("with something in front, the places move by its length", () => {
    for (const [input] of rows) {
      const moved = placesIn(input)?.map((place) => place?.map((offset) => offset + 2));
      expect(componentPlaces(grammar, "[xX]:")(`X:${input}`)).toEqual(moved);
    }
  });
});

test("a long text of which nothing can be left out is looked at as it is", () => {
  const grammar = sequence(optional(decodedText("a", many(uchar)), "@"), decodedText("b", many(uchar)));
  const text = "x".repeat(2 * LONG);
  expect(componentPlaces(grammar, "")(text)).toEqual([undefined, [0, text.length]]);
  expect(componentPlaces(grammar, "")(`${text}~`)).toBeUndefined();
});

describe("in an engine that gives up on long texts", () => {
  const field = sequence(decodedText("key", many(uchar)), "=", decodedText("value", many(uchar)));
  const grammar = sequence("/", decodedText("path", many(uchar)), list("fields", field, ";", "before"));
  const COUNT = LONG / 4;
  const text = `/path${";k=v".repeat(COUNT)}`;
  const { exec } = RegExp.prototype;

  beforeEach(() => {
    vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, given) {
      return given.length > LONG ? null : exec.call(this, given);
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("components are found all the same", () => {
    expect(componentPlaces(grammar, "")(text)).toEqual([
      [1, 5],
      [5, text.length],
    ]);
    expect(componentPlaces(grammar, "[xX]:")(`x:${text}`)).toEqual([
      [3, 7],
      [7, text.length + 2],
    ]);
  });

  test("they are read, up to the last one", () => {
    const [path, fields] = componentsReader(grammar, "", SITE).read(`${text};last=one`) ?? [];
    expect(path).toBe("path");
    expect(fields).toHaveLength(COUNT + 1);
    expect((fields as readonly unknown[]).at(-1)).toEqual({ key: "last", value: "one" });
  });

  test.each([";", ";k", "~", ";k==", ";k=%4"])("what does not end as it must is refused: %s", (end) => {
    expect(componentPlaces(grammar, "")(`${text}${end}`)).toBeUndefined();
    expect(componentsReader(grammar, "", SITE).read(`${text}${end}`)).toBeUndefined();
  });
});
