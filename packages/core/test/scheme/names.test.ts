import { createRegistry, update } from "@url1738/core";
import { defineScheme, hostport, many, optional, rule, sequence, set, unescapedText } from "@url1738/core/define";
import { expect, expectTypeOf, test } from "vitest";

const page = unescapedText("page", rule("page", many(set("letter", "abc"))));
const chat = defineScheme({
  name: "x-chat",
  names: [{ name: "x-chats", defaultPort: 443 }, "x-c"],
  defaultPort: 80,
  schemepart: sequence("//", hostport, optional("/", page)),
  access: ({ scheme, host, port }) => ({ protocol: scheme, host, port }),
});

test.each([
  ["x-chat://h", { scheme: "x-chat", port: 80 }, "x-chat://h"],
  ["x-chat://h:80", { scheme: "x-chat", port: 80 }, "x-chat://h"],
  ["x-chat://h:443", { scheme: "x-chat", port: 443 }, "x-chat://h:443"],
  ["x-chats://h", { scheme: "x-chats", port: 443 }, "x-chats://h"],
  ["X-CHATS://h:0443/a", { scheme: "x-chats", port: 443, page: "a" }, "x-chats://h/a"],
  ["x-chats://h:80/", { scheme: "x-chats", port: 80, page: "" }, "x-chats://h:80/"],
  ["x-c://h", { scheme: "x-c", port: 80 }, "x-c://h"],
])("%s keeps its name, whose port is left out", (text, value, href) => {
  const url = chat.parse(text);
  expect(url).toEqual({ host: "h", page: undefined, ...value });
  expect([chat.format(url), chat.normalize(text), chat.canParse(text)]).toEqual([href, href, true]);
  expect(chat.build(url)).toEqual(url);
  expect(chat.access(url)).toEqual({ protocol: url.scheme, host: "h", port: url.port });
});

test("an error is told of the name that the text has, at its place", () => {
  expect(chat.safeParse("x-chats://h/d")).toMatchObject({ ok: false, error: { scheme: "x-chats", index: 12 } });
  expect(chat.safeParse("x-chats://h:65536/")).toMatchObject({ error: { component: "port", index: 12, end: 17 } });
  expect(chat.safeParse("x-other://h")).toMatchObject({ ok: false, error: { code: "unknown-scheme" } });
});

test("no value has the port that stands for an absent one", () => {
  for (const port of [65536, "65536", 65537])
    expect(() => chat.build({ scheme: "x-chats", host: "h", port })).toThrow("65535");
  expect(() => chat.format({ scheme: "x-chats", host: "h", port: 65536 })).toThrow("65535");
});

test("build takes the first name by default, and changes from one to another keep a port that was written", () => {
  expect(chat.build({ host: "h" })).toMatchObject({ scheme: "x-chat", port: 80 });
  expect(chat.build({ scheme: "x-chats", host: "h" })).toMatchObject({ port: 443 });
  expect(update(chat, "x-chat://h/a", { scheme: "x-chats" })).toMatchObject({ scheme: "x-chats", port: 443 });
  expect(update(chat, "x-chat://h:8080/a", { scheme: "x-chats" })).toMatchObject({ scheme: "x-chats", port: 8080 });
});

test("a registry knows all names", () => {
  const registry = createRegistry([chat]);
  expect(registry.schemes.map(({ name, defaultPort }) => [name, defaultPort])).toEqual([
    ["x-chat", 80],
    ["x-chats", 443],
    ["x-c", 80],
  ]);
  expect(registry.format(registry.parse("x-chats://H:443/"))).toBe("x-chats://h/");
  expect(registry.parse("x-c://h").port).toBe(80);
  expect(registry.access(registry.parse("x-chats://h")).protocol).toBe("x-chats");
  expect(() => createRegistry([chat, defineScheme({ name: "x-c", schemepart: page, access: "It is taken." })])).toThrow(
    "given twice",
  );
});

test("the type of the value has all names", () => {
  expectTypeOf(chat.parse("x-c://h").scheme).toEqualTypeOf<"x-chat" | "x-chats" | "x-c">();
});

test.each([["x-a"], [[1]], [[{ name: "x-a" }]], [[{ name: "x a", defaultPort: 1 }]], [{ "x-a": 1 }]])(
  "names cannot be %j",
  (names) => {
    expect(() => defineScheme({ name: "x-b", names: names as never, schemepart: page, access: "None." })).toThrow(
      "a list of names",
    );
  },
);
