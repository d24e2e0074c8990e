import { pathToFileURL } from "node:url";
import { octets, urlErrorOf } from "@url1738/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { file, fromPosixPath, fromWindowsPath, posixPath, windowsPath } from "../src/index.ts";

function codeOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return [error?.code, error?.component];
  }
}

describe("fromPosixPath", () => {
  test.each([
    ["/", "file:///"],
    ["/etc/motd", "file:///etc/motd"],
    ["/etc/", "file:///etc/"],
    ["/etc//./motd", "file:///etc/motd"],
    ["/etc/.", "file:///etc/"],
    ["///etc", "file:///etc"],
    ["/a?b#c%d;e\\f", "file:///a%3Fb%23c%25d%3Be%5Cf"],
    ["/C:/x", "file:///C:/x"],
    ["/caf\udce9", "file:///caf%E9"],
  ])("%j is %s", (path, url) => {
    expect(file.format(fromPosixPath(path))).toBe(url);
    expect(fromPosixPath(octets(path) as Uint8Array)).toEqual(fromPosixPath(path));
  });

  test.each([[""], ["a"], ["./a"], ["//host/a"], ["/a/../b"], ["/.."], ["/a\0b"]])("%j is refused", (path) => {
    expect(codeOf(() => fromPosixPath(path))).toEqual(["unsafe-argument", "path"]);
  });

  test("half of a surrogate pair represents no octets", () => {
    expect(codeOf(() => fromPosixPath("/\ud800"))).toEqual(["invalid-value", "name"]);
  });

  test("is the inverse of posixPath, for all octets, and agrees with pathToFileURL", () => {
    const octet = fc.integer({ min: 1, max: 255 });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), octet, (bytes, last) => {
        const path = Buffer.concat([Buffer.from("/x"), bytes.map((byte) => byte || last), Buffer.from("y")]);
        const url = codeOf(() => fromPosixPath(path));
        if (Array.isArray(url)) return;
        const again = posixPath(url as ReturnType<typeof fromPosixPath>);
        expect(fromPosixPath(octets(again) as Uint8Array)).toEqual(url);
        const text = path.toString("latin1").replace(/[^ -~]/g, "_");
        const ours = file.format(fromPosixPath(text));
        expect(
          file.format(
            file.parse(
              pathToFileURL(text, { windows: false })
                .href.replace(/[~^|{}`[\]]/g, encodeURIComponent)
                .replace(/;/g, "%3B"),
            ),
          ),
        ).toBe(ours);
      }),
    );
  });
});

describe("fromWindowsPath", () => {
  test.each([
    ["C:\\", "file:///C:/"],
    ["c:\\dir\\a b.txt", "file:///c:/dir/a%20b.txt"],
    ["C:/dir/name", "file:///C:/dir/name"],
    ["C:\\dir\\\\.\\name\\", "file:///C:/dir/name/"],
    ["C:\\PROGRA~1\\a", "file:///C:/PROGRA%7E1/a"],
    ["\\\\Host.dom\\share\\a", "file://host.dom/share/a"],
    ["\\\\host.dom\\share\\", "file://host.dom/share/"],
  ])("%j is %s", (path, href) => {
    const url = fromWindowsPath(path);
    expect(file.format(url)).toBe(href);
    expect(fromWindowsPath(windowsPath(url, { host: "include", shortNames: "allow" }))).toEqual(url);
  });

  test.each([
    ["", "path"],
    ["C:", "path"],
    ["C:name", "path"],
    ["\\name", "path"],
    ["name", "path"],
    ["\\\\?\\C:\\a", "path"],
    ["\\\\.\\C:\\a", "path"],
    ["\\\\.\\pipe\\a", "path"],
    ["\\\\localhost\\share\\a", "path"],
    ["C:\\a\\..\\b", "path"],
    ["C:\\nul", "name"],
    ["C:\\a.txt:b", "name"],
    ["C:\\a.\\b", "directories"],
    ["\\\\host.dom\\ipc$\\a", "directories"],
  ])("%j is refused", (path, component) => {
    expect(codeOf(() => fromWindowsPath(path))).toEqual(["unsafe-argument", component]);
  });

  test("a host that RFC 1738 does not allow is refused", () => {
    expect(codeOf(() => fromWindowsPath("\\\\my_server\\share\\a"))).toEqual(["invalid-value", "host"]);
  });

  test("a value other than a string is refused with a clear message", () => {
    const path = new Uint8Array() as never;
    expect(codeOf(() => fromWindowsPath(path))).toEqual(["invalid-value", "path"]);
    expect(() => fromWindowsPath(path)).toThrow("The path must be a string.");
  });
});

describe("8.3 aliases", () => {
  test.each(["PROGRA~1", "a~1.txt", "ABCDE~12.T", "LONGNA~1."])("%s is refused unless allowed", (name) => {
    const url = file.build({ host: "", directories: ["C:", name.replace(/\.$/, "")], name: "a" });
    expect(codeOf(() => windowsPath(url))).toEqual(["unsafe-argument", "directories"]);
    expect(windowsPath(url, { shortNames: "allow" })).toBe(`C:\\${name.replace(/\.$/, "")}\\a`);
  });

  test.each(["~1", "a~b", "PROGRAMS~1", "a~1.html", "a~1.b.c", "~anna"])("%s is not one", (name) => {
    expect(windowsPath(file.build({ host: "", directories: ["C:"], name }))).toBe(`C:\\${name}`);
  });

  test("another option is an error", () => {
    const url = file.parse("file:///C:/a");
    expect(codeOf(() => windowsPath(url, { shortNames: "maybe" as never }))).toEqual([
      "invalid-value",
      "options.shortNames",
    ]);
  });

  test("inherited options are not obeyed", () => {
    const url = file.parse("file://host.dom/C:/PROGRA%7E1");
    expect(codeOf(() => windowsPath(url, Object.create({ host: "omit" })))).toEqual(["unsafe-argument", "host"]);
    expect(
      codeOf(() => windowsPath(url, Object.assign(Object.create({ shortNames: "allow" }), { host: "omit" }))),
    ).toEqual(["unsafe-argument", "name"]);
  });
});
