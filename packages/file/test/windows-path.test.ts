import { urlErrorOf } from "@url1738/core";
import { file, type PathOptions, windowsPath } from "@url1738/file";
import { describe, expect, test } from "vitest";

function spelt(url: string, options?: PathOptions): unknown {
  try {
    return windowsPath(file.parse(url), options);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    return [error?.code, error?.component];
  }
}

test.each([
  ["file:///C:/dir/name", "C:\\dir\\name"],
  ["file:///c:/", "c:\\"],
  ["file:///c%3A/a/", "c:\\a\\"],
  ["file://localhost/C:/a%20b/%C3%A9.txt", "C:\\a b\\\u00e9.txt"],
  ["file:///C:/.a/%20a/con1/com/nully.txt/auxiliary", "C:\\.a\\ a\\con1\\com\\nully.txt\\auxiliary"],
  ["file:///C:/%F0%9F%98%80", "C:\\\u{1f600}"],
])("%s is %j", (url, path) => {
  expect(spelt(url)).toBe(path);
});

describe("a path with another meaning is refused", () => {
  test.each([
    ["no drive: that of the moment", "file:///dir/name", "directories"],
    ["no drive at all", "file:///name", "directories"],
    ["a drive without slash: the directory of the moment", "file:///C:", "directories"],
    ["a drive with a bar", "file:///C%7C/a", "directories"],
    ["two letters for a drive", "file:///CC:/a", "directories"],
    ["a slash", "file:///C:/a%2Fb", "name"],
    ["a backslash", "file:///C:/a%5C..%5Cb/c", "directories"],
    ["NUL", "file:///C:/a%00", "name"],
    ["a line feed", "file:///C:/a%0A", "name"],
    ["a stream", "file:///C:/a.txt:b", "name"],
    ["the default stream", "file:///C:/a.asp::$DATA", "name"],
    ["a second drive", "file:///C:/D:/a", "directories"],
    ["a wildcard", "file:///C:/*.txt", "name"],
    ["another wildcard", "file:///C:/a?.txt", "name"],
    ["a wildcard of DOS", "file:///C:/a%3C", "name"],
    ["another wildcard of DOS", "file:///C:/%3E", "name"],
    ["one more wildcard of DOS", "file:///C:/%22", "name"],
    ["a bar", "file:///C:/a%7Cb", "name"],
    ["the directory above", "file:///C:/../a", "directories"],
    ["the directory itself", "file:///C:/.", "name"],
    ["an empty directory", "file:///C://a", "directories"],
    ["a dot at the end", "file:///C:/a.", "name"],
    ["dots alone", "file:///C:/.../a", "directories"],
    ["a blank at the end", "file:///C:/a%20/b", "directories"],
    ["a device", "file:///C:/con", "name"],
    ["a device in capitals", "file:///C:/NUL", "name"],
    ["a device with a suffix", "file:///C:/a/Aux.txt", "name"],
    ["a device with a blank and a suffix", "file:///C:/prn%20.txt", "name"],
    ["a device with two suffixes", "file:///C:/lpt1.tar.gz", "name"],
    ["a device for a directory", "file:///C:/com0/a", "directories"],
    ["a device with a superscript", "file:///C:/COM%C2%B9", "name"],
    ["the console's input", "file:///C:/conin$", "name"],
    ["octets that are not text", "file:///C:/%FF", "name"],
    ["the host of another machine", "file://host.dom/C:/a", "host"],
  ])("%s: %s", (_, url, component) => {
    expect(spelt(url)).toEqual(["unsafe-argument", component]);
  });
});

describe("another machine's file", () => {
  test.each([
    ["file://host.dom/share/dir/name", "include", "\\\\host.dom\\share\\dir\\name"],
    ["file://10.0.0.1/c$/", "include", "\\\\10.0.0.1\\c$\\"],
    ["file://host.dom/share", "include", "\\\\host.dom\\share"],
    ["file:///C:/a", "include", "C:\\a"],
    ["file://host.dom/C:/a", "omit", "C:\\a"],
    ["file://host.dom/share/a", "omit", ["unsafe-argument", "directories"]],
    ["file://host.dom/C:/a", "include", ["unsafe-argument", "directories"]],
    ["file://host.dom/", "include", ["unsafe-argument", "name"]],
    ["file://host.dom//a", "include", ["unsafe-argument", "directories"]],
    ["file://host.dom/pipe/a", "include", ["unsafe-argument", "directories"]],
    ["file://host.dom/IPC$/a", "include", ["unsafe-argument", "directories"]],
    ["file://host.dom/MailSlot", "include", ["unsafe-argument", "name"]],
    ["file://host.dom/share/../a", "include", ["unsafe-argument", "directories"]],
    ["file://host.dom/share/nul", "include", ["unsafe-argument", "name"]],
  ] as const)("%s, host %s: %j", (url, host, expected) => {
    expect(spelt(url, { host })).toEqual(expected);
  });
});
