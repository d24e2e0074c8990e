import { createRegistry } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { accessAs, derivedDefinition, deriveScheme } from "@url1738/derive";
import { ftpDefinition } from "@url1738/ftp/definition";
import { mailtoDefinition } from "@url1738/mailto/definition";
import { newsDefinition } from "@url1738/news/definition";
import { telnetDefinition } from "@url1738/telnet/definition";
import { expect, test } from "vitest";

const ftps = deriveScheme(ftpDefinition, {
  name: "x-ftps",
  defaultPort: 990,
  access: accessAs(ftpDefinition, "ftps"),
});

test("the base's access under another protocol's name has all that the base's has", () => {
  const url = ftps.parse("x-ftps://anna@h/a/b;type=a");
  expect(ftps.access(url)).toEqual({
    protocol: "ftps",
    host: "h",
    port: 990,
    user: "anna",
    commands: [
      { verb: "CWD", argument: "a" },
      { verb: "TYPE", argument: "A" },
      { verb: "RETR", argument: "b" },
    ],
  });
});

test("the context reaches the base's access", () => {
  expect(ftps.access(ftps.parse("x-ftps://h/a"), { email: "a@b" })).toMatchObject({ password: "a@b" });
});

test("an error names the derived scheme", () => {
  const url = ftps.parse("x-ftps://h/a%0Db");
  const error = expect.objectContaining({ code: "unsafe-argument", scheme: "x-ftps", component: "name" });
  expect(() => ftps.access(url)).toThrow(expect.objectContaining({ error }));
});

test("any other error than one of url1738 stays unchanged", () => {
  const broken = deriveScheme(telnetDefinition, {
    name: "x-a",
    access: accessAs({
      ...telnetDefinition,
      access: () => {
        throw new RangeError("x");
      },
    }),
  });
  expect(() => broken.access(broken.parse("x-a://h/"))).toThrow(
    expect.objectContaining({ cause: new RangeError("x") }),
  );
});

test("the base's access can be wrapped", () => {
  const telnet = accessAs(telnetDefinition);
  const tn3270 = deriveScheme(telnetDefinition, {
    name: "tn3270",
    access: (url, context) => ({ ...telnet(url, context), terminal: "IBM-3278" }),
  });
  expect(tn3270.access(tn3270.parse("tn3270://a:b@h/"))).toEqual({
    protocol: "telnet",
    host: "h",
    port: 23,
    user: "a",
    password: "b",
    terminal: "IBM-3278",
  });
});

test("one base, several names, in one registry", () => {
  const other = deriveScheme(ftpDefinition, { name: "x-other", access: accessAs(ftpDefinition, "other") });
  const urls = createRegistry([ftps, other]);
  expect(urls.access(urls.parse("x-other://h/")).protocol).toBe("other");
  expect(urls.access(urls.parse("x-ftps://h/")).protocol).toBe("ftps");
});

test("a scheme that needs a context needs it under another name as well", () => {
  const letters = deriveScheme(newsDefinition, { name: "x-letters", access: accessAs(newsDefinition, "letters") });
  const url = letters.parse("x-letters:a.b");
  expect(letters.access(url, { newsServer: "h" })).toMatchObject({ protocol: "letters", host: "h" });
  expect(() => letters.access(url)).toThrow(
    expect.objectContaining({
      message: "A x-letters URL cannot be accessed without context.newsServer.",
      error: expect.objectContaining({ scheme: "x-letters", params: { scheme: "x-letters" } }),
    }),
  );
});

test("a server of the context has the derived scheme's default port, even in a scheme derived from that", () => {
  const definition = derivedDefinition(newsDefinition, {
    name: "snews",
    defaultPort: 563,
    access: accessAs(newsDefinition, "nntps"),
  });
  const other = { name: "x-other", access: accessAs(definition) } as const;
  const [snews, same, own] = [
    defineScheme(definition),
    deriveScheme(definition, other),
    deriveScheme(definition, { ...other, defaultPort: 8563 }),
  ];
  const context = { newsServer: "h" };
  expect(snews.access(snews.parse("snews:a"), context)).toMatchObject({ protocol: "nntps", port: 563 });
  expect(same.access(same.parse("x-other:a"), context)).toMatchObject({ protocol: "nntps", port: 563 });
  expect(own.access(own.parse("x-other:a"), context).port).toBe(8563);
  expect(snews.access(snews.parse("snews:a"), { newsServer: "h:119" }).port).toBe(119);
});

test("nothing can be made of a sentence", () => {
  expect(() => accessAs(mailtoDefinition, "smtp")).toThrow(
    expect.objectContaining({ code: "invalid-definition", message: expect.stringContaining('"mailto"') }),
  );
});
