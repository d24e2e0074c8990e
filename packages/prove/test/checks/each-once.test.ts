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
import { hostList, options } from "@url1738/rfc3986";
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

const text = decodedText("text", some(uchar));
const hosts = hostList("hosts");
const fields = options("fields", { a: decodedText("a", many(uchar)), b: decodedText("b", many(uchar)) });
const pairs = list("pairs", sequence(page, "=", decodedText("value", some(uchar))), ";", "between");
const sectioned = decodedText("text", some(uchar), { section: "3" });

test.each<[string, Node]>([
  ["a list of objects", choice(sequence("//", pairs), sequence("/", pairs, "/", text))],
  ["a list of hosts", choice(sequence("//", hosts), sequence("/", hosts, "/", text))],
  [
    "a list of hosts, made twice",
    choice(sequence("//", hostList("hosts")), sequence("/", hostList("hosts"), "/", text)),
  ],
  ["options", choice(sequence("//", optional("?", fields)), sequence("/", text, optional("?", fields)))],
  [
    "a list of lists",
    choice(
      sequence("//", list("all", pairs, ":", "between")),
      sequence("/", list("all", pairs, ":", "between"), "/", text),
    ),
  ],
  ["a component with a section", choice(sequence("//", sectioned), sequence("/", sectioned, "/", page))],
  ["a component before a host", choice(sequence("//", page, "@", hostport), sequence("/", page))],
])("alternatives may share %s", (_, schemepart) => {
  expect(messageOf(schemepart)).toBeUndefined();
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
