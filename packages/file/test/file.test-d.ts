import type { Inferred } from "@url1738/core/define";
import type { FileUrl } from "@url1738/file";
import { type FileAccess, file, posixPath, vmsPath, windowsPath } from "@url1738/file";
import type { schemepart } from "@url1738/file/definition";
import { expectTypeOf, test } from "vitest";

test("the interface matches the grammar", () => {
  // Guards against a field that is declared but not parsed, or parsed but not declared.
  expectTypeOf<FileUrl>().toEqualTypeOf<Inferred<"file", typeof schemepart>>();
});

test("parse", () => {
  const url = file.parse("file://host.dom/directory/name");
  expectTypeOf(url).toEqualTypeOf<FileUrl>();
  // Guards against a host that might be absent: this machine is the empty string.
  expectTypeOf(url.host).toEqualTypeOf<string>();
  // Guards against a path in one string, which would lose an escaped slash.
  expectTypeOf(url.directories).toEqualTypeOf<string[]>();
  // Guards against a name that might be absent: after a slash it is empty.
  expectTypeOf(url.name).toEqualTypeOf<string>();
  // Guards against a port: the scheme has none.
  expectTypeOf(url).not.toHaveProperty("port");
});

test("build", () => {
  // Guards against having to say that the file is on this machine.
  expectTypeOf(file.build).toBeCallableWith({ directories: ["directory"], name: "name" });
  // Guards against having to copy a list that must not be changed.
  expectTypeOf(file.build).toBeCallableWith({ directories: ["directory"] as readonly string[], name: "name" });
  // Guards against a path in one string.
  // @ts-expect-error
  file.build({ directories: "directory", name: "name" });
  // Guards against a port.
  // @ts-expect-error
  file.build({ port: 80, name: "name" });
});

test("format", () => {
  expectTypeOf(file.format).parameter(0).toEqualTypeOf<FileUrl>();
  // Guards against a host that is a number.
  // @ts-expect-error
  file.format({ scheme: "file", host: 1, directories: [], name: "n" });
  // Guards against a value without a host: only build takes it for this machine.
  // @ts-expect-error
  file.format({ scheme: "file", directories: [], name: "n" });
});

test("access", () => {
  const access = file.access(file.parse("file:///a"));
  expectTypeOf(access).toEqualTypeOf<FileAccess>();
  expectTypeOf(access.segments).toEqualTypeOf<string[]>();
});

test("the spelling of a path", () => {
  const url = file.parse("file:///a");
  expectTypeOf(posixPath(url)).toEqualTypeOf<string>();
  expectTypeOf(windowsPath).toBeCallableWith(url, { host: "include" });
  expectTypeOf(vmsPath).toBeCallableWith(url, { host: "include" });
  expectTypeOf(posixPath).toBeCallableWith(url, { host: "omit" });
  // Guards against a path to another host, which POSIX does not have.
  // @ts-expect-error
  posixPath(url, { host: "include" });
  // Guards against a text instead of its value.
  // @ts-expect-error
  posixPath("file:///a");
});
