import { createRegistry } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { audit } from "@url1738/lint";
import { checkDefinition } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";
import { scheme as xHost } from "../../../core/test/x-host.ts";
import { schemepart, scheme as xText } from "./x-text.ts";

const xLine = defineScheme({
  name: "x-line",
  defaultPort: 7,
  schemepart,
  hazards: {
    lines: ["text"],
    neverFirst: ["items"],
    look: ({ text }) =>
      text === "x" ? [{ code: "x", component: "text", severity: "info", section: "6", sentence: "It is an x." }] : [],
  },
  access: "It designates text.",
});

const registry = createRegistry([xHost, xText, xLine], { generic: true });

function found(url: string): readonly (readonly (string | undefined)[])[] {
  return audit(registry, url).map(({ code, component, severity }) => [code, component, severity]);
}

describe("the port", () => {
  test.each([
    ["x-host://h", []],
    ["x-host://h:7", []],
    ["x-host://h:0", [["unusual-port", "port", "warning"]]],
    ["x-host://h:1023", [["unusual-port", "port", "warning"]]],
    ["x-host://h:1024", [["unusual-port", "port", "info"]]],
    ["x-host://h:65535", [["unusual-port", "port", "info"]]],
  ])("%s", (url, expected) => {
    expect(found(url)).toEqual(expected);
  });

  test.each([
    [21, "FTP"],
    [22, "SSH"],
    [23, "Telnet"],
    [25, "SMTP"],
    [53, "DNS"],
    [79, "Finger"],
    [110, "POP3"],
    [119, "NNTP"],
    [143, "IMAP"],
    [587, "mail submission"],
    [3306, "MySQL"],
    [5432, "PostgreSQL"],
    [6379, "Redis"],
    [6667, "IRC"],
    [11211, "Memcached"],
  ])("%i is that of %s", (port, service) => {
    expect(audit(registry, `x-host://h:${port}`)).toEqual([
      {
        code: "unusual-port",
        component: "port",
        severity: "danger",
        section: "6",
        reason: "port-of-service",
        params: { port, service, scheme: "x-host", default: 7 },
        sentence: `Port ${port} belongs to ${service}; the default of x-host is 7. The server there may read parts of the URL as commands.`,
      },
    ]);
  });
});

describe("the contents of components", () => {
  test.each([
    [
      "x-text://h/a%0Ab/%0d/%09",
      [
        ["line-break", "text", "warning"],
        ["line-break", "items", "warning"],
        ["control-character", "items", "info"],
      ],
    ],
    [
      "x-text://h/%00%0A",
      [
        ["line-break", "text", "warning"],
        ["control-character", "text", "warning"],
      ],
    ],
    [
      "x-line://h/%00%0A/%00",
      [
        ["line-break", "text", "danger"],
        ["control-character", "text", "danger"],
        ["control-character", "items", "warning"],
      ],
    ],
    ["x-line://h/%1F", [["control-character", "text", "warning"]]],
    ["x-text://h/%2500%250A%C2%85", []],
    [
      "x-text://h/-a/b/-c",
      [
        ["leading-hyphen", "text", "warning"],
        ["leading-hyphen", "items", "warning"],
      ],
    ],
    ["x-line://h/-a/b/-c", [["leading-hyphen", "text", "warning"]]],
    ["x-text://h/a-/%2D", [["leading-hyphen", "items", "warning"]]],
    [
      "x-line://u:p@h/x",
      [
        ["password", "password", "warning"],
        ["x", "text", "info"],
      ],
    ],
    ["x-text://u:@h", []],
    ["x-text://u@h", []],
  ])("%s", (url, expected) => {
    expect(found(url)).toEqual(expected);
  });
});

describe("a drive", () => {
  const drive = (component: string) => ["drive-letter", component, "warning"];
  const password = ["password", "password", "warning"];

  test.each([
    ["x-text://h/C%7C/x", [drive("text")]],
    ["x-text://h:7/c%7C", [drive("text")]],
    ["x-text://u@h/C%7C", [drive("text")]],
    ["x-text://u:p@h:7/C%7C", [password, drive("text")]],
    ["x-text://h//C%7C/x", [drive("items")]],
    ["x-text://h/x/C%7C", []],
    ["x-text://c%7C:d%7C@h/x", [password]],
    ["x-text://h/CD%7C", []],
    ["x-text://h/C%7Cx", []],
    ["x-text://h/%7C", []],
    ["x-text://h/1%7C", []],
  ])("%s", (url, expected) => {
    expect(found(url)).toEqual(expected);
  });

  test("is named", () => {
    const finding = { code: "drive-letter", section: "3.10", params: { drive: "C" } };
    expect(audit(registry, "x-text://h/C%7C/x")).toMatchObject([finding]);
  });
});

test.each([
  ["x-text://x-text//h/x", ["x-text"]],
  ["x-text://http//h", ["http"]],
  ["x-text://https//", ["https"]],
  ["x-text://http/h//", []],
  ["x-text://h//http", []],
  ["x-text://httpd//h", []],
])("%s is a scheme, and a path: %j", (text, hosts) => {
  const twice = audit(registry, text).filter(({ code }) => code === "scheme-as-host");
  expect(twice.map(({ params }) => params.host)).toEqual(hosts);
});

describe("a value", () => {
  test("has the findings of its canonical spelling, but none of a spelling", () => {
    const text = "x-line://u:p@010.0.0.1:25/a/../%0A";
    expect(audit(registry, text).map(({ code }) => code)).toEqual([
      "unusual-port",
      "line-break",
      "password",
      "leading-zeros",
      "platform-url",
      "platform-url",
    ]);
    const codes = audit(registry, registry.parse(text)).map(({ code }) => code);
    expect(codes).toEqual(["unusual-port", "line-break", "password"]);
    expect(audit(xLine, xLine.parse(text)).map(({ code }) => code)).toEqual(codes);
  });

  test("that is not one is an error", () => {
    expect(errorOf(() => audit(xHost, { scheme: "x-host", host: "H" } as never))).toMatchObject({
      code: "invalid-value",
      component: "host",
    });
  });
});

test("a text that is not a URL gives the error of parse", () => {
  expect(errorOf(() => audit(xHost, "x-host://h:x"))).toMatchObject({ code: "syntax", index: 11 });
  expect(errorOf(() => audit(createRegistry([xHost]), "y:a"))).toMatchObject({ code: "unknown-scheme" });
});

describe("a scheme that is not known", () => {
  test.each([
    ["y:a%0A", [["line-break", "schemePart", "warning"]]],
    ["y:-a", [["leading-hyphen", "schemePart", "warning"]]],
    ["y://h:25", [["unusual-port", "port", "warning"]]],
    ["y://h:8080/", []],
    [
      "y://u:p@h:7/-a?b",
      [
        ["password", "password", "warning"],
        ["leading-hyphen", "urlPath", "warning"],
      ],
    ],
    ["y://010.0.0.1/", [["leading-zeros", "host", "danger"]]],
    ["https://h:443/a?b", []],
    [
      "https://010.0.0.1/",
      [
        ["leading-zeros", "host", "danger"],
        ["platform-url", "host", "danger"],
      ],
    ],
    ["y://h/a/../b", [["platform-url", "urlPath", "warning"]]],
    ["y://a?b@h/", [["platform-url", "schemePart", "danger"]]],
    ["y:a?b", []],
  ])("%s", (url, expected) => {
    expect(found(url)).toEqual(expected);
  });
});

test("hazards that name something other than components are refused", () => {
  const definition = {
    name: "x-a",
    defaultPort: 7,
    schemepart,
    hazards: { lines: ["txt" as "text"] },
    access: "It designates nothing.",
  };
  expect(errorOf(() => checkDefinition(definition as never))).toMatchObject({
    code: "invalid-definition",
    message:
      'The hazards name the component "txt", which the grammar does not have. Its components are [user, password, host, port, text, items].',
  });
});

test("a long text is looked at in a moment", () => {
  const long = `x-text://h/${"-/../%0A".repeat(16_000)}`;
  expect(audit(registry, long).map(({ code }) => code)).toContain("line-break");
});
