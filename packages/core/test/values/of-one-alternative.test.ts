import { urlErrorOf } from "@url1738/core";
import {
  choice,
  decimal,
  decodedText,
  defineScheme,
  digits,
  hostport,
  list,
  optional,
  rule,
  sequence,
  some,
  uchar,
  without,
} from "@url1738/core/define";
import { describe, expect, test } from "vitest";

const database = decodedText("database", rule("database", some(without(uchar, ","))));
const option = decodedText("option", rule("option", some(without(uchar, ","))));

const jdbc = defineScheme({
  name: "jdbc",
  defaultPort: 5432,
  schemepart: sequence(
    "postgresql:",
    choice(sequence("//", hostport, "/", database, list("options", option, ",", "before")), database),
  ),
  access: "It names a database.",
});

/** Returns the component that is refused. */
function refused(run: () => unknown): string | undefined {
  try {
    run();
  } catch (thrown) {
    return urlErrorOf(thrown)?.component;
  }
  throw new Error("Nothing is refused.");
}

describe("a component of other alternatives has no value, whatever its absence means in its own", () => {
  test.each([
    ["jdbc:postgresql:db", { scheme: "jdbc", host: undefined, port: undefined, database: "db", options: undefined }],
    ["jdbc:postgresql://h/db", { scheme: "jdbc", host: "h", port: 5432, database: "db", options: [] }],
    ["jdbc:postgresql://h:1/db,x", { scheme: "jdbc", host: "h", port: 1, database: "db", options: ["x"] }],
  ])("%s", (text, value) => {
    const url = jdbc.parse(text);
    expect(url).toStrictEqual(value);
    expect(jdbc.format(url)).toBe(text);
    expect(jdbc.build(url)).toStrictEqual(url);
  });

  test.each([
    ["port", { database: "db", port: 5432 }],
    ["options", { database: "db", options: [] }],
    ["host", { database: "db", port: 1 }],
  ])("%s is named, for a value without a host: %j", (component, parts) => {
    const whole = { scheme: "jdbc", host: undefined, port: undefined, options: undefined, ...parts };
    for (const spell of [jdbc.format, jdbc.build]) expect(refused(() => spell(whole as never))).toBe(component);
  });

  test("and must have one in its own", () => {
    const url = { ...jdbc.parse("jdbc:postgresql://h/db"), port: undefined };
    expect(refused(() => jdbc.format(url as never))).toBe("port");
    expect(jdbc.build(url as never)).toStrictEqual(jdbc.parse("jdbc:postgresql://h/db"));
  });
});

test("if nothing tells the alternative of a text, an absent component means what it means in any of them", () => {
  const scheme = defineScheme({
    name: "x-a",
    defaultPort: 7,
    schemepart: choice(sequence(hostport, "!"), sequence(hostport, optional("?", list("all", option, ",", "after")))),
    access: "It names nothing.",
  });
  expect(scheme.parse("x-a:h!")).toStrictEqual(scheme.parse("x-a:h"));
  expect(scheme.parse("x-a:h")).toStrictEqual({ scheme: "x-a", host: "h", port: 7, all: [] });
});

test("if a choice is left out, an absent component means what it means in any of its alternatives, and must be declared", () => {
  const scheme = defineScheme({
    name: "x-a",
    defaultPort: 7,
    schemepart: optional("@", choice(sequence("!", option), hostport)),
    access: "It names nothing.",
  });
  const url = scheme.parse("x-a:");
  expect(url).toStrictEqual({ scheme: "x-a", option: undefined, host: undefined, port: 7 });
  expect(scheme.parse("x-a:@!x").port).toBeUndefined();
  expect(refused(() => scheme.format({ ...url, port: undefined } as never))).toBe("port");
});

test("a text with the value that absence means is not taken for one without it", () => {
  const scheme = defineScheme({
    name: "x-a",
    schemepart: optional("//", choice("=", decimal("size", digits, 9, { absent: "" }))),
    access: "It names nothing.",
  });
  expect(scheme.parse("x-a://0").size).toBe(0);
});
