import { urlErrorOf } from "@url1738/core";
import { file, type PathOptions, vmsPath } from "@url1738/file";
import { describe, expect, test } from "vitest";

function spelt(url: string, options?: PathOptions): unknown {
  try {
    return vmsPath(file.parse(url), options);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return [error?.code, error?.component];
  }
}

describe("the example of §3.10", () => {
  const url = "file://vms.host.edu/disk$user/my/notes/note12345.txt";

  test("on its host", () => {
    expect(spelt(url, { host: "omit" })).toBe("DISK$USER:[MY.NOTES]NOTE12345.TXT");
  });

  test("from elsewhere", () => {
    expect(spelt(url, { host: "include" })).toBe("VMS.HOST.EDU::DISK$USER:[MY.NOTES]NOTE12345.TXT");
    expect(spelt(url)).toEqual(["unsafe-argument", "host"]);
  });
});

test.each([
  ["file:///disk$user/my/notes/", "DISK$USER:[MY.NOTES]"],
  ["file:///dka0/", "DKA0:[000000]"],
  ["file:///dka0/login.com", "DKA0:[000000]LOGIN.COM"],
  ["file:///dka0/a/readme", "DKA0:[A]README."],
  ["file:///dka0/a/readme.", "DKA0:[A]README."],
  ["file:///dka0/a/.txt", "DKA0:[A].TXT"],
  ["file:///dka0/a-b_c/-d-.e-", "DKA0:[A-B_C]-D-.E-"],
])("%s is %s", (url, path) => {
  expect(spelt(url)).toBe(path);
});

describe("a path with another meaning is refused", () => {
  test.each([
    ["no device: that of the moment", "file:///note.txt", "directories"],
    ["nothing at all", "file:///", "directories"],
    ["an empty device", "file:////a/b", "directories"],
    ["an empty directory", "file:///dka0//b", "directories"],
    ["a dot in a directory", "file:///dka0/a.b/c", "directories"],
    ["the directory above", "file:///dka0/../c", "directories"],
    ["the directory above as VMS has it", "file:///dka0/-/c", "directories"],
    ["the one above that", "file:///dka0/--/c", "directories"],
    ["all directories below", "file:///dka0/.../c", "directories"],
    ["a colon", "file:///dka0:/a/c", "directories"],
    ["a bracket", "file:///dka0/a%5D/c", "directories"],
    ["a version", "file:///dka0/a/b.txt%3B1", "name"],
    ["a version after a dot", "file:///dka0/a/b.txt.1", "name"],
    ["a wildcard", "file:///dka0/a/*.txt", "name"],
    ["another wildcard", "file:///dka0/a/b%25.txt", "name"],
    ["a logical name", "file:///dka0/a/b:c.txt", "name"],
    ["a qualifier", "file:///dka0/a/b%2Fdelete", "name"],
    ["a blank", "file:///dka0/a/b%20c", "name"],
    ["an escape of newer file systems", "file:///dka0/a/b%5E.c", "name"],
    ["letters that are not ASCII", "file:///dka0/a/%C3%A9", "name"],
    ["NUL", "file:///dka0/a/b%00", "name"],
    ["a line feed", "file:///dka0/a/b%0A", "name"],
    ["a dot alone", "file:///dka0/a/.", "name"],
    ["two dots", "file:///dka0/a/..", "name"],
  ])("%s: %s", (_, url, component) => {
    expect(spelt(url)).toEqual(["unsafe-argument", component]);
  });
});

test("four numbers are not a node", () => {
  expect(spelt("file://10.0.0.1/dka0/a", { host: "include" })).toEqual(["unsafe-argument", "host"]);
  expect(spelt("file://10.0.0.1/dka0/a", { host: "omit" })).toBe("DKA0:[000000]A.");
});
