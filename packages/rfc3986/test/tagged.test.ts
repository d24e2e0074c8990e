import {
  alpha,
  decimal,
  decodedText,
  defineScheme,
  digits,
  hostport,
  many,
  optional,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { hostList, tagged } from "@url1738/rfc3986";
import { expect, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";

const database = decodedText("database", some(uchar));
const size = decimal("size", digits, 99, { absent: "7" });
const jdbc = defineScheme({
  name: "x-jdbc",
  defaultPort: 7,
  schemepart: tagged("driver", {
    mysql: sequence("://", hostList("hosts"), "/", database),
    my: optional("!", database),
    oracle: sequence("@", hostport, optional(":", size)),
    derby: optional(";", size),
    memory: "",
    mail: unescapedText("mail", many(alpha)),
  }),
  access: "It names nothing.",
});

test.each([
  [
    "mysql://a,b:8/db",
    {
      driver: "mysql",
      hosts: [
        { host: "a", port: 7 },
        { host: "b", port: 8 },
      ],
      database: "db",
    },
  ],
  ["my!db", { driver: "my", database: "db" }],
  ["my", { driver: "my" }],
  ["oracle@h", { driver: "oracle", host: "h", port: 7, size: 7 }],
  ["derby;8", { driver: "derby", size: 8 }],
  ["derby", { driver: "derby", size: 7 }],
  ["memory", { driver: "memory" }],
  ["mail", { driver: "mail", mail: "" }],
])("%s has the components of its word only", (text, value) => {
  const url = jdbc.parse(`x-jdbc:${text}`);
  expect(url).toEqual({ scheme: "x-jdbc", ...value });
  expect(jdbc.format(url)).toBe(`x-jdbc:${text}`);
  expect(jdbc.build(value as never)).toEqual(url);
});

test.each<[value: object, component: string]>([
  [{ driver: "memory", database: "db" }, "database"],
  [{ driver: "memory", size: 7 }, "size"],
  [{ driver: "my", database: "db", host: "h", port: 7 }, "host"],
  [{ driver: "oracle", host: "h", port: 7 }, "size"],
  [{ driver: "oracle", port: 7, size: 7 }, "host"],
  [{ driver: "mysq", database: "db" }, "driver"],
  [{ driver: "mysql", hosts: [{ host: "a", port: 7 }] }, "database"],
  [{ database: "db" }, "driver"],
])("%j is not a value", (value, component) => {
  expect(errorOf(() => jdbc.format({ scheme: "x-jdbc", ...value } as never))).toMatchObject({ component });
});

test("an alternative that shares the components of another has its own word", () => {
  const scheme = defineScheme({
    name: "x-kind",
    schemepart: tagged("kind", { a: sequence(":", database), b: sequence(":", database) }),
    access: "It names nothing.",
  });
  expect(scheme.normalize("x-kind:b:x")).toBe("x-kind:b:x");
  expect(scheme.build({ kind: "b", database: "x" })).toEqual({ scheme: "x-kind", kind: "b", database: "x" });
});

test("there must be a word", () => {
  for (const none of [{}, undefined, ["a", "b"]])
    expect(errorOf(() => tagged("kind", none as never))).toMatchObject({ reason: "definition/not-tagged" });
});
