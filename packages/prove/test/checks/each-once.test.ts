import {
  choice,
  decodedText,
  defineScheme,
  hostport,
  list,
  many,
  type Node,
  optional,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { conformance } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";
import { withoutGrowth } from "../../../testkit/test/without-growth.ts";

const page = decodedText("page", some(uchar));
const other = () => decodedText("page", some(uchar));

const messageOf = (schemepart: Node) =>
  errorOf(() => checkDefinition({ name: "x-a", defaultPort: 7, schemepart, access: "It is nothing." }))?.message;

describe("alternatives that have the same component", () => {
  const schemepart = choice(
    sequence("/", page),
    sequence("?", page, "=", decodedText("value", many(uchar))),
    sequence("//", page, "@", hostport),
  );
  const definition = { name: "x-a", defaultPort: 7, schemepart, access: "It is nothing." };
  const examples = {
    urls: [
      { url: "x-a:/a", value: { page: "a" } },
      { url: "x-a:?a=", value: { page: "a", value: "" } },
      { url: "x-a://a%2F@h", value: { page: "a/", host: "h", port: 7 } },
    ],
    refused: [{ value: { value: "a", port: 7 }, component: "page" }],
  };
  const scheme = defineScheme(definition as never);
  for (const { name, run } of withoutGrowth(conformance(scheme as never, definition as never, examples as never)))
    test(name, run);
});

test.each([
  ["in a sequence", sequence(page, "/", page)],
  ["outside of the alternatives", sequence(page, "/", choice(page, "-"))],
  ["in what may be left out", sequence(page, optional("/", page))],
])("no text has the same one twice: %s", (_, schemepart) => {
  expect(messageOf(schemepart)).toContain('One text would have two components "page"');
});

test("two that only have the same name", () => {
  expect(messageOf(choice(sequence("/", page), sequence("?", other())))).toContain(
    'Alternatives have the component "page" with different definitions. Define it once',
  );
});

test("in the items of a list as well", () => {
  const item = choice(page, sequence("=", page));
  expect(messageOf(sequence(":", list("all", item, ";", "before")))).toBeUndefined();
  expect(messageOf(sequence(":", list("all", sequence(page, "/", page), ";", "before")))).toContain("two components");
});
