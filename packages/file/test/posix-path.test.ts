import { octets, urlErrorOf } from "@url1738/core";
import { file, type PathOptions, posixPath } from "@url1738/file";
import { describe, expect, test } from "vitest";

function spelt(url: string, options?: PathOptions): unknown {
  try {
    return posixPath(file.parse(url), options as { host?: "omit" });
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return [error?.code, error?.component];
  }
}

test.each([
  ["file:///etc/motd", "/etc/motd"],
  ["file://localhost/etc/motd", "/etc/motd"],
  ["file:///", "/"],
  ["file:///a", "/a"],
  ["file:///a/", "/a/"],
  ["file:///a%20b/-c/%7E/*%5C:", "/a b/-c/~/*\\:"],
  ["file:///.../..a/b.", "/.../..a/b."],
  ["file:///a%0Ab%1B", "/a\nb\x1b"],
  ["file:///%C3%A9/con", "/\u00e9/con"],
])("%s is %j", (url, path) => {
  expect(spelt(url)).toBe(path);
});

test("the octets of a path are those of the URL", () => {
  expect(octets(posixPath(file.parse("file:///%C3/%A9")))).toEqual(Uint8Array.of(0x2f, 0xc3, 0x2f, 0xa9));
});

describe("a path with another meaning is refused", () => {
  test.each([
    ["a slash in a directory", "file:///a%2Fb/c", "directories"],
    ["a slash in the name", "file:///a/b%2F", "name"],
    ["NUL", "file:///a/b%00c", "name"],
    ["the directory above", "file:///a/../b", "directories"],
    ["the directory above, escaped", "file:///a/%2E%2E", "name"],
    ["the directory itself", "file:///./b", "directories"],
    ["an empty directory", "file:///a//b", "directories"],
    ["two slashes at the beginning", "file:////a/b", "directories"],
    ["the host of another machine", "file://host.dom/a", "host"],
  ])("%s: %s", (_, url, component) => {
    expect(spelt(url)).toEqual(["unsafe-argument", component]);
  });
});

test("a host is omitted on request, and never written", () => {
  expect(spelt("file://host.dom/a", { host: "omit" })).toBe("/a");
  expect(spelt("file://host.dom/a", { host: "refuse" })).toEqual(["unsafe-argument", "host"]);
  expect(spelt("file://host.dom/a", { host: "include" })).toEqual(["unsafe-argument", "host"]);
  expect(spelt("file:///a", { host: "include" })).toBe("/a");
});

test("the value and the options are checked", () => {
  const check = (run: () => unknown) => {
    try {
      run();
    } catch (thrown) {
      return [urlErrorOf(thrown)?.code, urlErrorOf(thrown)?.component];
    }
  };
  const url = file.parse("file:///a");
  expect(check(() => posixPath({ ...url, host: "H" }))).toEqual(["invalid-value", "host"]);
  expect(check(() => posixPath(url, { host: "other" } as never))).toEqual(["invalid-value", "options.host"]);
});
