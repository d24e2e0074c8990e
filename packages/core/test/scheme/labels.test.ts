import { createRegistry, urlErrorOf } from "@url1738/core";
import {
  type AnyDefinition,
  decodedText,
  defineScheme,
  digit,
  list,
  many,
  oneOf,
  optional,
  sequence,
} from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { deriveScheme } from "@url1738/derive";
import { advice, audit, diagnose } from "@url1738/lint";
import { expect, test } from "vitest";

const text = (name: string) => decodedText(name, many(oneOf("abc")));
const definition = {
  name: "x-a",
  schemepart: sequence(
    text("gtype"),
    list("dirs", text("dir"), "/", "before"),
    optional(";", list("pairs", sequence(text("key"), "=", text("other")), "&", "between")),
    optional(
      "?",
      decodedText("count", digit, { check: () => [{ index: 0, end: 1, message: "The {component} is odd." }] }),
    ),
  ),
  labels: { gtype: "item type", dirs: "directory", key: "keyword", count: "number of items" },
  hazards: { neverFirst: ["count"] },
  access: (url: { readonly dirs: unknown }) => url,
} as unknown as AnyDefinition;
const scheme = defineScheme(definition);

const errorOf = (run: () => unknown) => {
  try {
    return run();
  } catch (thrown) {
    return urlErrorOf(thrown);
  }
};

test.each([
  ["x-a:d", "gtype", "item type", "the item type"],
  ["x-a:a/b/d", "dirs[1]", "directory", "the directory"],
  ["x-a:a/b;a=b&d", "pairs[1].key", "keyword", "the keyword of pairs[1]"],
  ["x-a:a/b;a=d", "pairs[0].other", undefined, "the other of pairs[0]"],
  ["x-a:a/b?1", "count", "number of items", "The number of items is odd."],
])("%s: the error of %s", (url, component, label, said) => {
  const result = scheme.safeParse(url);
  const error = result.ok ? undefined : result.error;
  expect(error).toMatchObject({ component, message: expect.stringContaining(said) });
  expect(error?.label).toBe(label);
  // All that the sentence says is in the record, which JSON carries.
  expect(JSON.parse(JSON.stringify(error)).label).toBe(label);
  expect(diagnose(scheme, url)[0]).toMatchObject({ component, message: error?.message });
  const advised = createRegistry([scheme], { advice }).safeParse(url);
  expect(advised.ok ? undefined : advised.error.message).toBe(error?.message);
});

test.each([
  [{ gtype: 1 }, "gtype", "The item type cannot be of type number."],
  [{ gtype: "a", dirs: ["a", 1] }, "dirs[1]", "The directory cannot be of type number."],
  [{ gtype: "a", dirs: [], pairs: [{ other: "" }] }, "pairs[0].key", "The keyword of pairs[0] is missing."],
  [{ gtype: "a", dirs: [], item: 1 }, "item", 'This scheme has no component "item".'],
])("the error of a value, %j", (parts, component, message) => {
  expect(errorOf(() => scheme.build(parts as never))).toMatchObject({ component, message });
});

test("a finding", () => {
  const lines = defineScheme({ ...definition, hazards: { lines: ["dirs" as never] } });
  expect(audit(lines, "x-a:a//")).toContainEqual(
    expect.objectContaining({
      component: "dirs",
      sentence: expect.stringContaining("The directory has an empty item."),
    }),
  );
});

test("a derived scheme has those of its base, unless it has its own", () => {
  const labelsOf = (changes: object) =>
    (deriveScheme(definition, { name: "x-b", access: "It is.", ...changes }) as WholeScheme).labels;
  expect(labelsOf({})).toEqual(definition.labels);
  expect(labelsOf({ labels: { gtype: "kind" } })).toEqual({ gtype: "kind" });
});
